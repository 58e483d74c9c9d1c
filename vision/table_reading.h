#pragma once

#include "engine/observation/observation.h"
#include "vision/cards/registration.h"
#include "vision/colonists/counted_table.h"
#include "vision/plane/tile_plane.h"

#include <opencv2/core/types.hpp>

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

/// What was read of a photo: the words of the rules, and where in the picture each of them stands.
namespace pocketmars::vision {

/// One thing that was found, for overlays and for correcting by touch.
struct Finding {
    /// The item's place in table/1, players by colour: `greenhouse.two_star.red`, `red.energy`,
    /// `greenhouse.stack.0`, `blue.prep.1`, `discard_top`. Empty for what is only shown.
    std::string path;
    std::string label;                ///< as read: `5`, `2 red`, `face down`, `?`
    std::vector<cv::Point2f> outline; ///< px of the photo given to read()
    double confidence = 0.0;          ///< 0..1
    std::size_t photo = 0;            ///< which of several photos
};

struct TableReading {
    engine::Observation observation;
    std::vector<Finding> findings;
    Registration registration;     ///< of the photo given to read(), or the first
    std::vector<PlacedTile> tiles; ///< corner tiles; those that don't fit the table, too
    std::shared_ptr<const CountedTable> counted; ///< what the counts of colonists follow from
};

} // namespace pocketmars::vision
