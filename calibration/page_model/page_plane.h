#pragma once

#include "calibration/outlines/card_pose.h"
#include "calibration/outlines/viewed_table.h"
#include "calibration/support/geometry.h"

#include <opencv2/core/types.hpp>

#include <optional>

namespace pocketmars::calibration {

/// How a photo shows its table: the camera's view, what its lens bends, and how large a mm is.
struct PageView {
    CameraView view;
    /// What is r away from the picture's middle would lie at r (1 + bend r²) without the lens; r
    /// over half of the longest side.
    double bend = 0;
    double pxPerMm = 1; ///< at the picture's middle
};

/// Between the px of a photo and the mm of its table. The table's origin lies at the picture's
/// middle, its axes nearly run as the picture's do.
class PagePlane {
public:
    PagePlane(const PageView& view, cv::Size picture);

    /// Nothing above the table's horizon, or close to it.
    [[nodiscard]] std::optional<cv::Point2d> toTable(cv::Point2d px) const;
    [[nodiscard]] cv::Point2d toPicture(cv::Point2d mm) const;

    /// Corners only: between them a side is as bent as the lens makes it.
    [[nodiscard]] std::optional<Quad> toTable(const Quad& px) const;
    [[nodiscard]] Quad toPicture(const Quad& mm) const;

private:
    PageView m_view;
    cv::Point2d m_middle;
    double m_half; ///< of the longest side, px
    cv::Matx33d m_toPicture;
    cv::Matx33d m_toTable;
};

/// A card on its table: where its middle lies, how it is turned, whether it lies on its long side.
struct PageCard {
    CardPose pose; ///< mm
    bool isWide = false;

    [[nodiscard]] Quad onTable(cv::Size2d shortAndLong) const {
        return cardQuad(pose, isWide ? cv::Size2d(shortAndLong.height, shortAndLong.width)
                                     : shortAndLong);
    }
};

} // namespace pocketmars::calibration
