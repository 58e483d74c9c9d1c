#pragma once

#include "engine/to_mars/state/state.h"

#include <array>
#include <string>
#include <vector>

/// The score of a Mars ship, with its reasons.
namespace pocketmars::to_mars {

/// One who contributed to a section, and what it is worth if the section is complete.
struct Contribution {
    std::size_t seat = 0;
    int size = 0;        ///< of all own modules there
    int points = 0;      ///< 0 unless the section is complete
    bool wonTie = false; ///< as large as another's, but there earlier
};

struct SectionScore {
    int spacesFree = 0;
    int panelsMissing = 0;
    std::vector<Contribution> ranking; ///< those who contributed most first

    [[nodiscard]] bool isComplete() const { return spacesFree == 0 && panelsMissing == 0; }
};

/// What a section scores when the game ends now: 10, 6 and 3 VP; in a tie who placed a module there
/// first is ahead.
[[nodiscard]] SectionScore scoreSection(const Table& table, const State& state,
                                        std::size_t section);

/// Points with the reason why.
struct ScoreLine {
    Source source = Source::Astronaut;
    int points = 0;
    std::string reason; ///< in words
};

struct PlayerScore {
    std::vector<ScoreLine> lines; ///< by source

    [[nodiscard]] int total() const;
    [[nodiscard]] int of(Source source) const;
};

struct Score {
    std::vector<PlayerScore> players; ///< by seat
    std::array<SectionScore, kSectionCount> sections;

    /// The seats with the highest total.
    [[nodiscard]] std::vector<std::size_t> leaders() const;
};

/// As if the game ended now.
[[nodiscard]] Score score(const Table& table, const State& state);

/// Why a section scores what it does, in a sentence: `A is complete`, `B scores nothing yet: 1
/// solar panel is missing`, and at the end of the game without `yet`.
[[nodiscard]] std::string toWords(const SectionScore& section, std::size_t number, bool isOver);

/// What a source is called on the score sheet.
[[nodiscard]] std::string toWords(Source source);

} // namespace pocketmars::to_mars
