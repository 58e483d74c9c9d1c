#include "engine/observation/item_number.h"

#include <cassert>

namespace pocketmars::engine {

bool isNumber(ItemKind kind) {
    return kind == ItemKind::Energy || kind == ItemKind::Earth || kind == ItemKind::Ship ||
           kind == ItemKind::OneStar || kind == ItemKind::TwoStar;
}

Reading<int> numberAt(const Observation& table, const Item& item) {
    const auto& player = table.players[item.player];
    const auto& building = table.building(item.building);
    switch (item.kind) {
    case ItemKind::Energy:
        return player.energy;
    case ItemKind::Earth:
        return player.earth;
    case ItemKind::Ship:
        return player.ship;
    case ItemKind::OneStar:
        return colonists(building.oneStar, player.colour);
    case ItemKind::TwoStar:
        return colonists(building.twoStar, player.colour);
    default:
        break;
    }
    assert(false && "no number");
    return {};
}

} // namespace pocketmars::engine
