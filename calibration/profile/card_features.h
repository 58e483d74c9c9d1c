#pragma once

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <optional>
#include <vector>

namespace pocketmars::calibration {

struct CardFace;

/// OpenCV's SIFT gives places so many px too far right and below: it doubles the picture about the
/// middle of its first px, and halves the places about the corner. (Kept for old results; 4.8 has
/// an `enable_precise_upscale`, off unless asked for.)
inline constexpr double kSiftShiftPx = 0.25;

/// Where on a card a feature lies.
struct CardFeature {
    int face = 0;   ///< index in Profile::faces
    cv::Point2d mm; ///< from the face's upper left
    double sizeMm = 0;
    double angle = 0; ///< radians, clockwise, 0..2π
};

/// The SIFT features (D. Lowe, IJCV 2004) of all faces of a profile.
struct CardFeatures {
    std::vector<CardFeature> places;
    cv::Mat descriptors; ///< CV_8UC1, a row of 128 for each place
};

[[nodiscard]] CardFeatures findFeatures(const std::vector<CardFace>& faces);

/// The features as a picture that a profile's folder can hold: CV_8UC1, one row a feature, places
/// rounded to 1/400 mm.
[[nodiscard]] cv::Mat packed(const CardFeatures& features);

/// @param faces  how many the profile has
/// @return nothing if the picture holds no features of so many faces
[[nodiscard]] std::optional<CardFeatures> unpacked(const cv::Mat& picture, std::size_t faces);

} // namespace pocketmars::calibration
