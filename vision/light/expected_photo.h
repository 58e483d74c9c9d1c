#pragma once

#include "vision/cards/card_placer.h"
#include "vision/plane/table_plane.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/matx.hpp>

#include <vector>

namespace pocketmars::vision {

/// The photo as it would be if nothing stood on the cards, in the photo's own light.
struct ExpectedPhoto {
    cv::Mat light;         ///< CV_32FC3 BGR, linear light
    cv::Mat covered;       ///< CV_8UC1, 255 where a card is expected; elsewhere light is 0
    cv::Matx33f colours;   ///< linear light of the profile's photos to that of this photo ...
    cv::Matx33f tint;      ///< ... times this, mean over the cards: the exposure
    float contrast = 1.0F; ///< exponent of the profile's light, before the colours
    double residual = 0.0; ///< median difference on the cards, levels of 255
};

/// How steeply the photo shows contrast: as explains most of it, or as the profile's photos do.
enum class Contrast { Fitted, AsLearnt };

/// Predicts the cards from their reference images: one colour matrix for the photo (light, white
/// balance and the camera's colours) after an exponent for its contrast and, for each card, light
/// that changes evenly over it. Fitted robustly, so that what stands on the cards does not count.
/// @param photo  CV_8UC3 BGR
/// @param cards  those that lie upon others last
[[nodiscard]] ExpectedPhoto expectPhoto(const cv::Mat& photo,
                                        const std::vector<const PlacedCard*>& cards,
                                        Contrast contrast = Contrast::Fitted);

} // namespace pocketmars::vision
