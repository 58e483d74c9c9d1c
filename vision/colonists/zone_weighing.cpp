#include "vision/colonists/zone_weighing.h"

#include "vision/pieces/tuning.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace pocketmars::vision {
namespace {

using Kind = ColonistPlace::Kind;

constexpr std::ptrdiff_t kPlacesOfAColour = 6; // four buildings, the own ship, Earth

std::vector<CountZone> countsOf(const std::vector<WeighableZone>& zones) {
    std::vector<CountZone> out;
    out.reserve(zones.size());
    for (const auto& zone : zones) {
        out.push_back(*zone.counted);
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

std::vector<bool> completeColours(const std::vector<WeighableZone>& zones,
                                  const std::vector<std::string>& names) {
    std::vector<bool> complete;
    complete.reserve(names.size());
    for (const auto& name : names) {
        complete.push_back(
            std::count_if(zones.begin(), zones.end(), [&](const WeighableZone& zone) {
                const auto& place = zone.places->front();
                return std::find(zone.inView.begin(), zone.inView.end(), false) ==
                           zone.inView.end() &&
                       (place.kind != Kind::Ship || place.ship == name);
            }) == kPlacesOfAColour);
    }
    return complete;
}

ColonistReading weighZones(const std::vector<WeighableZone>& zones,
                           const std::vector<std::string>& names) {
    const auto complete = completeColours(zones, names);
    const auto belief = weighCounts(countsOf(zones), complete);

    ColonistReading out;
    std::vector<int> totals(names.size(), 0);
    for (std::size_t z = 0; z < zones.size(); ++z) {
        const auto& zone = zones[z];
        const auto& places = *zone.places;
        const std::size_t chosen = belief.chosen[z];
        const auto& counts = zone.counted->options[chosen].counts;
        const auto& posterior = belief.posterior[z];
        for (std::size_t place = 0; place < places.size(); ++place) {
            const auto* here = &counts[place * names.size()];
            const int together = std::accumulate(here, here + names.size(), 0);
            for (const auto colour : *zone.colours) {
                const std::size_t i = place * names.size() + colour;
                const int count = std::min(counts[i], kColonistsPerColour);
                // A total that can't be says that some count is wrong, but not which.
                double confidence = posterior[i][static_cast<std::size_t>(count)] *
                                    (tuning::counting.wrongTotal() +
                                     (1 - tuning::counting.wrongTotal()) * belief.complete[colour]);
                if (!complete[colour] && count > 0) {
                    confidence *= std::pow(tuning::counting.uncheckedNeighbour(), together - 1);
                }
                if (zone.inView[place]) {
                    out.counts.push_back(
                        {places[place], names[colour], count, confidence, posterior[i]});
                }
                totals[colour] += count;
            }
        }
        for (const auto& view : zone.photos) {
            for (const auto& piece : (*view.explanations)[chosen].pieces) {
                const auto colour = (*zone.colours)[static_cast<std::size_t>(piece.colour)];
                const auto place = static_cast<std::size_t>(piece.place);
                const auto& p = posterior[place * names.size() + colour];
                const auto count = static_cast<std::size_t>(
                    std::min(counts[place * names.size() + colour], kColonistsPerColour));
                const auto& way = view.shape->ways[static_cast<std::size_t>(piece.pose.way)];
                out.pieces.push_back({names[colour], places[place],
                                      silhouette(way, piece.pose, *view.plane), p[count],
                                      view.photo});
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
