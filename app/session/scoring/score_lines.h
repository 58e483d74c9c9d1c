#pragma once

#include "engine/observation/item_path.h"
#include "engine/observation/observation.h"
#include "engine/rules/score.h"

#include <array>
#include <cstddef>
#include <vector>

/// The score pad line by line: what a line counts, and what it can't be sure of.
namespace pocketmars::session {

/// In the order of the score pad.
enum class ScoreLine { Ship, OneStar, TwoStar, AllFour, FourInOne, Energy };

inline constexpr std::size_t kScoreLines = 6;

[[nodiscard]] int points(const engine::ScoreLines& player, ScoreLine line);

/// The items that a line of the sheet counts.
/// @param player   place in seating order
/// @param players  how many play
[[nodiscard]] std::vector<engine::Item> itemsBehind(ScoreLine line, std::size_t player,
                                                    std::size_t players);

/// What a sheet is not sure of. As made, it is sure of everything.
struct SheetDoubts {
    bool open = false; ///< questions are open, so another player may yet win
    /// By player in seating order, then by line: it counts as 0 something that is unseen or unread,
    /// and may change once that is known.
    std::vector<std::array<bool, kScoreLines>> unknown;

    [[nodiscard]] bool isUnknown(std::size_t player, ScoreLine line) const;
    /// Whether any line of the player is.
    [[nodiscard]] bool isUnknown(std::size_t player) const;
    [[nodiscard]] bool anyUnknown() const;

    friend bool operator==(const SheetDoubts&, const SheetDoubts&) = default;
};

/// @param sheet  as scored from the table
[[nodiscard]] SheetDoubts doubtsOf(const engine::Observation& table,
                                   const engine::ScoreSheet& sheet);

} // namespace pocketmars::session
