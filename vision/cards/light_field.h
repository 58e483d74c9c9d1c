#pragma once

#include "vision/plane/placed_card.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <array>
#include <vector>

namespace pocketmars::vision {

/// How the light of a photo differs from the light that the profile was taken in, and how it
/// changes over the table: one gain a colour channel, measured on cards whose face is known.
class LightField {
public:
    /// Adds a card. Pieces on it do no harm as long as they cover less than half.
    /// @param seen   the card in the photo, CV_32FC3 BGR
    /// @param face   its learnt face at the same resolution, CV_32FC3 BGR
    void add(const PlacedCard& card, const cv::Mat& seen, const cv::Mat& face);

    /// @param table  mm
    /// @return what learnt BGR values are multiplied by at this place; 1, 1, 1 if nothing is known
    [[nodiscard]] cv::Vec3d gain(cv::Point2d table) const;

private:
    struct Sample {
        cv::Point2d table;
        double logGain;
    };
    std::array<std::vector<Sample>, 3> m_samples; ///< by channel
};

/// A picture of CV_32FC3, each channel divided by a gain.
[[nodiscard]] cv::Mat withoutLight(const cv::Mat& picture, const cv::Vec3d& gain);

} // namespace pocketmars::vision
