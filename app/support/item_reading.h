#pragma once

#include "engine/observation/item_path.h"
#include "engine/observation/observation.h"

#include <optional>
#include <string>
#include <vector>

namespace pocketmars::app {

/// What an observation says of one item.
struct ItemReading {
    std::string value; ///< as the formats write it: `1`, `G5`, `null`, `?`; empty if unseen
    std::optional<double> confidence; ///< 0..1
};

/// @param item  a single one: neither a whole stack nor a whole prep module
[[nodiscard]] ItemReading readingOf(const engine::Observation& table, const engine::Item& item);

/// What an item may be set to: counts and levels from 0 up, so that each has its place; of cards
/// the likeliest first, what the reader holds for likely and then what it is now.
/// @param asked  the options of the item's question, best first; empty where none is open
[[nodiscard]] std::vector<std::string> likelyChoices(const engine::Observation& table,
                                                     const engine::Item& item,
                                                     const std::vector<std::string>& asked);

} // namespace pocketmars::app
