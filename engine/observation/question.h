#pragma once

#include "engine/observation/observation.h"

#include <optional>
#include <string>
#include <vector>

/// What a score can't be sure of.
namespace pocketmars::engine {

/// An item that the score depends on and that could not be told for sure.
struct Question {
    std::string path;                 ///< of item_path.h: `greenhouse.two_star.red`
    std::string text;                 ///< `greenhouse ★★: 1 or 2 red?`
    std::vector<std::string> options; ///< likeliest first, no gaps; as `setItem` takes them
    /// Where the item is asked about because all of its colour are not seven: how many they are.
    std::optional<int> total = std::nullopt;

    friend bool operator==(const Question&, const Question&) = default;
};

/// The items that the score depends on (energy, ship, ★ and ★★; no cards) and that are
/// unseen, unread or of a confidence below a threshold; by player in the order of the score
/// pad. An item without a stated confidence is taken as certain.
///
/// The seven colonists of a colour and the room on ★★ say what an item could be: its options are
/// all that the certain items leave possible, and what was read.
///
/// Where several places of a colour are in doubt and don't hold seven together, only the least
/// certain of them is asked about, Earth among them: its answer may settle the rest, which is asked
/// about afterwards if it does not.
///
/// Certain items may yet contradict each other: more colonists of a colour than seven, or fewer
/// with every place certain, or more on ★★ than it holds. Then the least certain of them is asked
/// about, Earth among them, until the table could be; whoever insists on all of them is asked
/// again.
///
/// @param minConfidence  0..1
[[nodiscard]] std::vector<Question> openQuestions(const Observation& table, double minConfidence);

} // namespace pocketmars::engine
