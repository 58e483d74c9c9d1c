#pragma once

#include "vision/colonists/counted_table.h"

#include <utility>
#include <vector>

namespace pocketmars::vision {

inline const ColonistPlace kOnEarth{};
inline const ColonistPlace kOnRedShip{ColonistPlace::Kind::Ship, {}, "red"};

/// Counts with their evidence.
using Scores = std::vector<std::pair<int, double>>;

inline CountedZone redZone(const ColonistPlace& place, const Scores& scores) {
    CountedZone zone{{place}, {true}, {0}, {}};
    for (const auto& [count, score] : scores) {
        zone.counted.options.push_back({{count}, score});
    }
    return zone;
}

/// A table on which only red plays, all of it in view and no colonist on a building.
inline CountedTable redTable(const Scores& onEarth, const Scores& onShip) {
    CountedTable table{{"red"}, {redZone(kOnEarth, onEarth), redZone(kOnRedShip, onShip)}};
    for (const auto suit : engine::kScoringSuits) {
        table.zones.push_back(
            {{{ColonistPlace::Kind::OneStar, suit, {}}, {ColonistPlace::Kind::TwoStar, suit, {}}},
             {true, true},
             {0},
             {2, {{{0, 0}, 0.0}}}});
    }
    return table;
}

} // namespace pocketmars::vision
