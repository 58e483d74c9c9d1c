#include "vision/colonists/zone_weighing.h"

#include "vision/pieces/tuning.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace pocketmars::vision {
namespace {

using Kind = ColonistPlace::Kind;

CountedTable countedTable(const std::vector<WeighableZone>& zones,
                          const std::vector<std::string>& names) {
    CountedTable out{names, {}};
    out.zones.reserve(zones.size());
    for (const auto& zone : zones) {
        out.zones.push_back({*zone.places, zone.inView, *zone.colours, *zone.counted});
    }
    return out;
}

} // namespace

CountZone countZone(const std::vector<Explanation>& explanations,
                    const std::vector<ColonistPlace>& places,
                    const std::vector<std::size_t>& colours, std::size_t all) {
    CountZone out{static_cast<int>(places.size()), {}};
    for (const auto& e : explanations) {
        CountOption option{std::vector<int>(places.size() * all, 0), e.score};
        int onTwoStar = 0;
        for (std::size_t i = 0; i < e.counts.size(); ++i) {
            const std::size_t place = i / colours.size();
            option.counts[place * all + colours[i % colours.size()]] += e.counts[i];
            onTwoStar += places[place].kind == Kind::TwoStar ? e.counts[i] : 0;
        }
        // ★★ holds one, with three or four players two; the table may break the rule.
        option.score -=
            tuning::counting.overCapacity() * std::max(0, onTwoStar - (all <= 2 ? 1 : 2));
        out.options.push_back(std::move(option));
    }
    return out;
}

double totalsFit(const std::vector<WeighableZone>& zones, const std::vector<std::string>& names) {
    const auto table = countedTable(zones, names);
    const auto complete = completeColours(table);
    const auto belief = weigh(table).belief;
    double out = 1.0;
    for (std::size_t i = 0; i < complete.size(); ++i) {
        out *= complete[i] ? belief.complete[i] : 1.0;
    }
    return out;
}

ColonistReading weighZones(const std::vector<WeighableZone>& zones,
                           const std::vector<std::string>& names) {
    ColonistReading out;
    const auto counted = std::make_shared<const CountedTable>(countedTable(zones, names));
    auto [belief, counts] = weigh(*counted);
    out.counts = std::move(counts);
    out.counted = counted;
    std::vector<int> totals(names.size(), 0);
    for (std::size_t z = 0; z < zones.size(); ++z) {
        const auto& zone = zones[z];
        const auto& places = *zone.places;
        const std::size_t chosen = belief.chosen[z];
        const auto& stand = zone.counted->options[chosen].counts;
        for (std::size_t i = 0; i < stand.size(); ++i) {
            totals[i % names.size()] += std::min(stand[i], kColonistsPerColour);
        }
        for (const auto& view : zone.photos) {
            for (const auto& piece : (*view.explanations)[chosen].pieces) {
                const auto colour = (*zone.colours)[static_cast<std::size_t>(piece.colour)];
                const auto place = static_cast<std::size_t>(piece.place);
                const std::size_t i = place * names.size() + colour;
                const auto count =
                    static_cast<std::size_t>(std::min(stand[i], kColonistsPerColour));
                const auto& way = view.shape->ways[static_cast<std::size_t>(piece.pose.way)];
                out.pieces.push_back({names[colour], places[place],
                                      silhouette(way, piece.pose, *view.plane),
                                      belief.posterior[z][i][count], view.photo});
            }
        }
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
        // Of a colour that plays seven are about; a few found may be something else.
        const double odds =
            std::exp(tuning::counting.pieceSpeaks() * (totals[i] - tuning::counting.fewPieces()));
        out.colours.push_back({names[i], totals[i], odds / (1 + odds)});
    }
    return out;
}

} // namespace pocketmars::vision
