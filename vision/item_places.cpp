#include "vision/item_places.h"

#include <algorithm>
#include <variant>

namespace pocketmars::vision {
namespace {

std::vector<cv::Point2f> onPhoto(const PlacedCard& card, const calibration::CardRect& area) {
    const auto size = card.sizeMm;
    std::vector<cv::Point2f> outline;
    for (const auto& corner : {area.tl(), cv::Point2d(area.br().x, area.tl().y), area.br(),
                               cv::Point2d(area.tl().x, area.br().y)}) {
        outline.emplace_back(
            project(card.cardToPhoto, {corner.x * size.width, corner.y * size.height}));
    }
    return outline;
}

/// Around the centres of the levels, with half a step beyond the first and the last.
calibration::CardRect trackOf(const std::vector<cv::Point2d>& levels) {
    cv::Point2d low(1, 1);
    cv::Point2d high(0, 0);
    for (const auto& level : levels) {
        low = {std::min(low.x, level.x), std::min(low.y, level.y)};
        high = {std::max(high.x, level.x), std::max(high.y, level.y)};
    }
    const double margin =
        cv::norm(levels.back() - levels.front()) / (2.0 * static_cast<double>(levels.size() - 1));
    const cv::Point2d around(margin, margin);
    return {low - around, high + around};
}

} // namespace

std::vector<ItemPlace> itemPlaces(const TableCards& cards, const calibration::Layout& layout,
                                  const engine::Observation& table) {
    std::vector<ItemPlace> places;
    for (const auto suit : engine::kSuits) {
        const auto& building = cards.buildings[engine::index(suit)];
        if (!building) {
            continue;
        }
        const std::string name(engine::name(suit));
        places.push_back({name + ".stack", photoOutline(*building)});
        for (const auto& player : table.players) {
            if (suit != engine::Suit::Habitation) {
                places.push_back(
                    {name + ".one_star." + player.colour, onPhoto(*building, layout.oneStar)});
                places.push_back(
                    {name + ".two_star." + player.colour, onPhoto(*building, layout.twoStar)});
            }
        }
    }
    for (const auto& player : table.players) {
        const auto ship = std::find_if(cards.ships.begin(), cards.ships.end(), [&](const auto& s) {
            return std::get<calibration::ShipFace>(s.face->kind).colour == player.colour;
        });
        if (ship != cards.ships.end()) {
            places.push_back({player.colour + ".ship", onPhoto(*ship, layout.shipColonists)});
            places.push_back({player.colour + ".prep", photoOutline(*ship)});
            if (layout.energyLevels.size() > 1) {
                places.push_back(
                    {player.colour + ".energy", onPhoto(*ship, trackOf(layout.energyLevels))});
            }
        }
        if (cards.earth) {
            places.push_back({player.colour + ".earth", photoOutline(*cards.earth)});
        }
    }
    return places;
}

} // namespace pocketmars::vision
