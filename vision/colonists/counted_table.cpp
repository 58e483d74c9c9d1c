#include "vision/colonists/counted_table.h"

#include "vision/pieces/tuning.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

namespace pocketmars::vision {
namespace {

using Kind = ColonistPlace::Kind;

constexpr std::ptrdiff_t kPlacesOfAColour = 6; // four buildings, the own ship, Earth

std::vector<CountZone> countsOf(const std::vector<CountedZone>& zones) {
    std::vector<CountZone> out;
    out.reserve(zones.size());
    for (const auto& zone : zones) {
        out.push_back(zone.counted);
    }
    return out;
}

/// @param at  of the options' counts
void know(CountZone& zone, std::size_t at, int count) {
    const auto agrees = [&](const CountOption& option) { return option.counts[at] == count; };
    if (std::none_of(zone.options.begin(), zone.options.end(), agrees)) {
        for (auto& option : zone.options) {
            option.counts[at] = count;
        }
        return;
    }
    std::erase_if(zone.options, [&](const CountOption& option) { return !agrees(option); });
}

} // namespace

std::vector<bool> completeColours(const CountedTable& table) {
    std::vector<bool> complete;
    complete.reserve(table.colours.size());
    for (const auto& name : table.colours) {
        complete.push_back(
            std::count_if(table.zones.begin(), table.zones.end(), [&](const CountedZone& zone) {
                const auto& place = zone.places.front();
                return std::find(zone.inView.begin(), zone.inView.end(), false) ==
                           zone.inView.end() &&
                       (place.kind != Kind::Ship || place.ship == name);
            }) == kPlacesOfAColour);
    }
    return complete;
}

CountedTable knowing(CountedTable table, const std::vector<KnownCount>& known) {
    for (const auto& said : known) {
        const auto colour = std::find(table.colours.begin(), table.colours.end(), said.colour);
        if (colour == table.colours.end()) {
            continue;
        }
        for (auto& zone : table.zones) {
            const auto place = std::find(zone.places.begin(), zone.places.end(), said.place);
            if (place != zone.places.end()) {
                const auto at = static_cast<std::size_t>(place - zone.places.begin());
                know(zone.counted,
                     at * table.colours.size() +
                         static_cast<std::size_t>(colour - table.colours.begin()),
                     said.count);
            }
        }
    }
    return table;
}

WeighedTable weigh(const CountedTable& table) {
    const auto& names = table.colours;
    const auto complete = completeColours(table);
    WeighedTable out{weighCounts(countsOf(table.zones), complete), {}};
    for (std::size_t z = 0; z < table.zones.size(); ++z) {
        const auto& zone = table.zones[z];
        const auto& counts = zone.counted.options[out.belief.chosen[z]].counts;
        const auto& posterior = out.belief.posterior[z];
        for (std::size_t place = 0; place < zone.places.size(); ++place) {
            if (!zone.inView[place]) {
                continue;
            }
            const auto here =
                std::next(counts.begin(), static_cast<std::ptrdiff_t>(place * names.size()));
            const int together = std::accumulate(
                here, std::next(here, static_cast<std::ptrdiff_t>(names.size())), 0);
            for (const auto colour : zone.colours) {
                const std::size_t i = place * names.size() + colour;
                const int count = std::min(counts[i], kColonistsPerColour);
                // A total that can't be says that some count is wrong, but not which.
                double confidence =
                    posterior[i][static_cast<std::size_t>(count)] *
                    (tuning::counting.wrongTotal() +
                     (1 - tuning::counting.wrongTotal()) * out.belief.complete[colour]);
                if (!complete[colour] && count > 0) {
                    confidence *= std::pow(tuning::counting.uncheckedNeighbour(), together - 1);
                }
                confidence = std::min(confidence, zone.cardConfidence);
                if (count == 0) {
                    confidence = std::min(confidence, zone.emptyConfidence);
                }
                out.counts.push_back(
                    {zone.places[place], names[colour], count, confidence, posterior[i]});
            }
        }
    }
    return out;
}

} // namespace pocketmars::vision
