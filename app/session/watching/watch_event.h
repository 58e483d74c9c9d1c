#pragma once

#include "engine/observation/observation.h"
#include "vision/item_places.h"
#include "vision/table_reader.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/matx.hpp>

#include <string>
#include <variant>
#include <vector>

/// What a watched table has to tell.
namespace pocketmars::session {

/// A settled table was read, or what was read of it has become clearer.
struct TableSeen {
    std::string photo;    ///< the photo's file name, or the frame's number
    double seconds = 0.0; ///< as vision::Frame counts them
    /// Fused from all readings of this table.
    engine::Observation observation;
    std::vector<vision::Finding> findings;   ///< of the last reading; px of `image`
    std::vector<vision::ItemPlace> places{}; ///< of all items; px of `image`
    cv::Mat image;                           ///< CV_8UC3 BGR
    /// Homography, px of `image` to table mm.
    cv::Matx33d photoToTable = cv::Matx33d::eye();
    /// Who sits there, whoever is said to play; empty where that was not asked for.
    std::vector<vision::SeatSeen> seats{};
};

/// Something is wrong that the player can mend; the watch goes on. Said once, when it begins.
struct WatchWarning {
    std::string cause; ///< a word of docs/formats.md: `camera_gone`, `too_dark`, …
    std::string text;  ///< what is wrong, for people, one line
    std::string fix;   ///< what to do, for people, one line
};

using WatchEvent = std::variant<TableSeen, WatchWarning>;

} // namespace pocketmars::session
