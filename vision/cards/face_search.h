#pragma once

#include "vision/cards/light_field.h"
#include "vision/plane/placed_card.h"
#include "vision/plane/table_plane.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <functional>
#include <vector>

namespace pocketmars::vision {

/// A place that may be that of a face, coarsely: good to some mm and half a step of 15 degrees.
struct FacePlace {
    TablePose pose;
    double share = 0.0; ///< of the card that looks as learnt, 0..1
};

/// Looks all over a table for a face by its colours alone, for a card that pieces hide so much of
/// that no features are left: what counts is how much of it is there, whatever hides the rest.
/// @param photo   CV_8UC3 BGR
/// @param face    CV_32FC3 BGR at tuning::Matching::pxPerMm
/// @param area    of the table, mm
/// @param isFree  whether a card of the face may lie at a pose
/// @param most    how many places to give at most
/// @return those of which most is there first
[[nodiscard]] std::vector<FacePlace> searchFace(const cv::Mat& photo, const TablePlane& plane,
                                                const LightField& light, const cv::Mat& face,
                                                cv::Rect2d area,
                                                const std::function<bool(const TablePose&)>& isFree,
                                                std::size_t most);

} // namespace pocketmars::vision
