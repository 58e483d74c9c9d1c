#pragma once

#include "vision/colonists/count_posterior.h"
#include "vision/pieces/colonist_place.h"

#include <cstddef>
#include <string>
#include <vector>

/// What photos say of how many colonists stand where, apart from how they look there: enough to
/// weigh it anew once a person says what stands at some place.
namespace pocketmars::vision {

/// How many colonists of one colour stand at a place that is in view.
struct ColonistCount {
    ColonistPlace place;
    std::string colour;
    int count = 0;
    double confidence = 0.0;       ///< probability that the count is right, 0..1
    std::vector<double> posterior; ///< of 0..7 colonists; sums to 1
};

/// A count that a person said.
struct KnownCount {
    ColonistPlace place;
    std::string colour;
    int count = 0;
};

/// One card, or Earth.
struct CountedZone {
    std::vector<ColonistPlace> places;
    std::vector<bool> inView;         ///< by place, of any photo
    std::vector<std::size_t> colours; ///< that may stand there, by index
    CountZone counted;
    double cardConfidence = 1.0;  ///< that it is that card: no more is said of what stands there
    double emptyConfidence = 1.0; ///< the same, of nobody
};

struct CountedTable {
    std::vector<std::string> colours; ///< their names
    std::vector<CountedZone> zones;
};

struct WeighedTable {
    CountBelief belief;                ///< of the zones
    std::vector<ColonistCount> counts; ///< places out of view have none
};

/// Weighs the readings of all zones together.
[[nodiscard]] WeighedTable weigh(const CountedTable& table);

/// The same table with what is known: readings that contradict it are dropped, and where all of
/// them do, all are bent to it. A count at a place of no zone says nothing.
[[nodiscard]] CountedTable knowing(CountedTable table, const std::vector<KnownCount>& known);

/// Of which colours all places are in view.
[[nodiscard]] std::vector<bool> completeColours(const CountedTable& table);

} // namespace pocketmars::vision
