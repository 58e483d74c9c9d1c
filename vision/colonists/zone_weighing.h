#pragma once

#include "vision/colonists/colonist_reader.h"
#include "vision/colonists/count_posterior.h"
#include "vision/pieces/colonist_place.h"
#include "vision/pieces/piece_evidence.h"
#include "vision/pieces/piece_shape.h"
#include "vision/plane/table_camera.h"

#include <cstddef>
#include <string>
#include <vector>

namespace pocketmars::vision {

/// How the readings of a zone look in one of the photos that show it.
struct ZoneInPhoto {
    std::size_t photo = 0;                                  ///< index
    const RaisedPlane* plane = nullptr;                     ///< of the zone there
    const std::vector<Explanation>* explanations = nullptr; ///< as many as the zone has options
    const PieceShape* shape = nullptr;
};

/// A zone with its readings that come into question. Refers to what it was made of.
struct WeighableZone {
    const std::vector<ColonistPlace>* places = nullptr;
    std::vector<bool> inView;                          ///< by place, of any photo
    const std::vector<std::size_t>* colours = nullptr; ///< that may stand there, by index
    const CountZone* counted = nullptr;
    std::vector<ZoneInPhoto> photos;
};

/// The readings of a zone as counts of all colours.
/// @param places   of the zone
/// @param colours  that may stand there, by index of all
/// @param all      how many colours there are
[[nodiscard]] CountZone countZone(const std::vector<Explanation>& explanations,
                                  const std::vector<ColonistPlace>& places,
                                  const std::vector<std::size_t>& colours, std::size_t all);

/// How likely the totals are what they should be: of all colours together whose places are all in
/// view, 0..1.
/// @param names  of the colours
[[nodiscard]] double totalsFit(const std::vector<WeighableZone>& zones,
                               const std::vector<std::string>& names);

/// Weighs the readings of all zones together.
[[nodiscard]] ColonistReading weighZones(const std::vector<WeighableZone>& zones,
                                         const std::vector<std::string>& names);

} // namespace pocketmars::vision
