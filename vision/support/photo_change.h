#pragma once

#include "vision/support/small_picture.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <vector>

namespace pocketmars::vision {

/// Where a photo is another than an earlier one from the same place.
class PhotoChange {
public:
    PhotoChange(const SmallPicture& before, const SmallPicture& now);

    /// Of the whole picture, 0..1.
    [[nodiscard]] double share() const;

    /// How much of a part of the photo is another, 0..1.
    /// @param outline  convex, px of the photo
    [[nodiscard]] double shareOf(const std::vector<cv::Point2f>& outline) const;
    [[nodiscard]] bool touches(const std::vector<cv::Point2f>& outline) const {
        return shareOf(outline) > 0.0;
    }

    /// What hangs together and is not within the outlines.
    /// @param outlines  convex, px of the photo
    /// @param leastPx   what fewer px of the photo changed is left out
    /// @return boxes, px of the photo
    [[nodiscard]] std::vector<cv::Rect>
    outside(const std::vector<std::vector<cv::Point2f>>& outlines, double leastPx) const;

    /// @param part  px of the photo
    /// @return CV_8UC1 of the part's size, 255 where it is another
    [[nodiscard]] cv::Mat of(cv::Rect part) const;

private:
    [[nodiscard]] std::vector<cv::Point> small(const std::vector<cv::Point2f>& outline) const;

    double m_scale;
    cv::Mat m_changed; // CV_8U of the small size
};

} // namespace pocketmars::vision
