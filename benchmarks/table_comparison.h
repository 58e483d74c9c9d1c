#pragma once

#include "engine/observation/observation.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// How well photos are read: each item of a reading against what lay on the table.
namespace pocketmars::benchmarks {

enum class ItemKind : std::uint8_t {
    StackValue,  ///< one card of a stack
    StackLength, ///< how many cards a stack has
    OneStar,     ///< one colour on one ★ space
    TwoStar,
    Ship,
    Energy,
    Earth,
    Prep,   ///< one player's backs, in any order
    Discard ///< the pile's top card
};

inline constexpr ItemKind kItemKinds[]{
    ItemKind::StackValue, ItemKind::StackLength, ItemKind::OneStar,
    ItemKind::TwoStar,    ItemKind::Ship,        ItemKind::Energy,
    ItemKind::Earth,      ItemKind::Prep,        ItemKind::Discard};

/// As the summary prints it: `stack value`, `★★`, …
[[nodiscard]] std::string_view name(ItemKind kind);

struct ComparedItem {
    ItemKind kind = ItemKind::StackValue;
    std::string path;  ///< table/1 path, players by colour
    std::string truth; ///< as the format writes it
    std::string read;  ///< the same; `?` unread, empty unseen
    bool right = false;
    std::optional<double> confidence; ///< of what was read, 0..1; of a list the lowest of its items
};

/// Compares what the truth states, item by item. Habitation ids and 0 compare as equal; prep
/// modules compare as multisets.
[[nodiscard]] std::vector<ComparedItem> compareTables(const engine::Observation& read,
                                                      const engine::Observation& truth);

} // namespace pocketmars::benchmarks
