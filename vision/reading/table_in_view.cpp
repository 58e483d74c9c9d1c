#include "vision/reading/table_in_view.h"

#include "vision/reading/tuning.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace pocketmars::vision {
namespace {

std::vector<const PlacedCard*> everyCard(const TableCards& cards) {
    std::vector<const PlacedCard*> out;
    const auto add = [&](const PlacedCard& card) { out.push_back(&card); };
    for (const auto& building : cards.buildings) {
        if (building) {
            add(*building);
        }
    }
    std::for_each(cards.ships.begin(), cards.ships.end(), add);
    std::for_each(cards.backs.begin(), cards.backs.end(), add);
    std::for_each(cards.projects.begin(), cards.projects.end(), add);
    if (cards.earth) {
        add(*cards.earth);
    }
    return out;
}

} // namespace

bool isTableInView(const TableCards& cards, bool likeness) {
    const bool anyBuilding = std::any_of(cards.buildings.begin(), cards.buildings.end(),
                                         [](const auto& building) { return building.has_value(); });
    const auto all = everyCard(cards);
    return anyBuilding && std::ssize(all) >= tuning::table.minCards() &&
           (!likeness || std::any_of(all.begin(), all.end(), [](const PlacedCard* card) {
               return card->confidence >= tuning::table.likestCard();
           }));
}

} // namespace pocketmars::vision
