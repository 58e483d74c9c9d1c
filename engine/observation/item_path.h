#pragma once

#include "engine/observation/observation.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <string>
#include <string_view>

/// Paths to the single items of a table, as questions name them and corrections take them: those
/// of `pocketmars.table/1`, with players by colour.
///
///     red.energy   red.earth   red.ship   red.prep   red.prep.0
///     greenhouse.stack   greenhouse.stack.0   greenhouse.one_star.red   greenhouse.two_star.red
///     discard_top   deck_top
///
/// The `players.` and `buildings.` of table/1 may stand before them.
namespace pocketmars::engine {

enum class ItemKind {
    Energy,
    Earth,
    Ship,
    Prep,       ///< the suits on all backs
    CardInPrep, ///< one of them
    Stack,      ///< all cards
    CardInStack,
    OneStar, ///< one colour's colonists there
    TwoStar, ///< one colour's colonists there
    DiscardTop,
    DeckTop
};

struct Item {
    ItemKind kind = ItemKind::DiscardTop;
    std::size_t player = 0;           ///< place in Observation::players, where one is meant
    Suit building = Suit::Greenhouse; ///< where one is meant
    std::size_t place = 0;            ///< of a CardInPrep or CardInStack, the oldest card is 0

    friend bool operator==(const Item&, const Item&) = default;
};

/// One line for people that begins with the path and says what could stand there.
struct ItemError {
    std::string message;
};

[[nodiscard]] tl::expected<Item, ItemError> findItem(const Observation& table,
                                                     std::string_view path);

/// The item's path, players by colour.
[[nodiscard]] std::string pathOf(const Observation& table, const Item& item);

} // namespace pocketmars::engine
