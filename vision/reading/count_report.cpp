#include "vision/reading/count_report.h"

#include "engine/observation/item_number.h"
#include "vision/reading/tuning.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <utility>

namespace pocketmars::vision {
namespace {

using engine::ColonistCounts;
using engine::Item;
using engine::ItemKind;
using engine::Observation;
using engine::Reading;
using Kind = ColonistPlace::Kind;

/// @return nothing for the ship of another colour, or a colour that doesn't play
std::optional<Item> itemOf(const ColonistCount& count, const Observation& table) {
    const auto player = std::find_if(table.players.begin(), table.players.end(),
                                     [&](const auto& each) { return each.colour == count.colour; });
    if (player == table.players.end()) {
        return std::nullopt;
    }
    const auto index = static_cast<std::size_t>(player - table.players.begin());
    switch (count.place.kind) {
    case Kind::OneStar:
        return Item{ItemKind::OneStar, index, count.place.suit};
    case Kind::TwoStar:
        return Item{ItemKind::TwoStar, index, count.place.suit};
    case Kind::Ship:
        return count.place.ship == count.colour ? std::optional(Item{ItemKind::Ship, index})
                                                : std::nullopt;
    case Kind::Earth:
        return Item{ItemKind::Earth, index};
    }
    return std::nullopt;
}

Reading<ColonistCounts>& spaceOf(const Item& item, Observation& table) {
    auto& building = table.building(item.building);
    return item.kind == ItemKind::OneStar ? building.oneStar : building.twoStar;
}

Reading<ColonistCounts> spaceWith(ColonistCounts counts) {
    const auto sure = [](const Reading<int>& count) { return count.confidence().value_or(1.0); };
    double lowest = 1.0;
    for (const auto& [colour, count] : counts) {
        lowest = std::min(lowest, sure(count));
    }
    if (lowest >= tuning::report.worthMention()) {
        std::erase_if(counts, [](const auto& each) {
            return each.second.isRead() && each.second.value() == 0;
        });
    }
    return Reading<ColonistCounts>(std::move(counts), lowest);
}

void writeReadings(const std::vector<std::pair<Item, Reading<int>>>& readings, Observation& table) {
    std::map<std::pair<ItemKind, engine::Suit>, ColonistCounts> spaces;
    for (const auto& [item, count] : readings) {
        auto& player = table.players[item.player];
        if (item.kind == ItemKind::Ship) {
            player.ship = count;
        } else if (item.kind == ItemKind::Earth) {
            player.earth = count;
        } else {
            spaces[{item.kind, item.building}].emplace(player.colour, count);
        }
    }
    for (auto& [where, counts] : spaces) {
        spaceOf({where.first, 0, where.second}, table) = spaceWith(std::move(counts));
    }
}

} // namespace

void writeCounts(const std::vector<ColonistCount>& counts, const std::vector<Item>& said,
                 Observation& table) {
    std::vector<std::pair<Item, Reading<int>>> readings;
    for (const auto& count : counts) {
        if (const auto item = itemOf(count, table)) {
            const bool isSaid = std::find(said.begin(), said.end(), *item) != said.end();
            readings.emplace_back(*item, isSaid ? engine::numberAt(table, *item)
                                                : Reading<int>(count.count, count.confidence));
        }
    }
    writeReadings(readings, table);
}

} // namespace pocketmars::vision
