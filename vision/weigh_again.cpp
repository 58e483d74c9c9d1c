#include "vision/weigh_again.h"

#include "engine/observation/item_number.h"
#include "vision/reading/count_report.h"

#include <optional>
#include <string>

namespace pocketmars::vision {
namespace {

using engine::Item;
using engine::ItemKind;
using Kind = ColonistPlace::Kind;

std::optional<ColonistPlace> placeOf(const Item& item, const std::string& colour) {
    switch (item.kind) {
    case ItemKind::OneStar:
        return ColonistPlace{Kind::OneStar, item.building, {}};
    case ItemKind::TwoStar:
        return ColonistPlace{Kind::TwoStar, item.building, {}};
    case ItemKind::Ship:
        return ColonistPlace{Kind::Ship, {}, colour};
    case ItemKind::Earth:
        return ColonistPlace{};
    default:
        return std::nullopt;
    }
}

} // namespace

void weighAgain(const CountedTable& counted, const std::vector<Item>& said,
                engine::Observation& table) {
    std::vector<KnownCount> known;
    for (const auto& item : said) {
        const auto& colour = table.players[item.player].colour;
        const auto place = placeOf(item, colour);
        if (!place) {
            continue;
        }
        if (const auto count = engine::numberAt(table, item); count.isRead()) {
            known.push_back({*place, colour, count.value()});
        }
    }
    writeCounts(weigh(knowing(counted, known)).counts, said, table);
}

} // namespace pocketmars::vision
