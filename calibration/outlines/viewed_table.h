#pragma once

#include "calibration/support/geometry.h"

#include <opencv2/core/matx.hpp>
#include <opencv2/core/types.hpp>

#include <optional>

namespace pocketmars::calibration {

/// How a camera looks at a table: enough to undo the perspective but for a turn and a scale.
/// The camera has square px and its axis in the middle of the picture.
struct CameraView {
    /// Which way the table leans away, rad: towards (x, y) of the picture, by the vector's length.
    cv::Vec2d lean{0, 0};
    double focal = 1.0; ///< over the picture's longest side; phones have 0.7 to 0.8
};

/// The homographies between a picture and its table. Table units are px at the picture's middle.
class ViewedTable {
public:
    ViewedTable(const CameraView& view, cv::Size picture);

    [[nodiscard]] const CameraView& view() const { return m_view; }

    /// Nothing if a corner lies above the table's horizon, or close to it.
    [[nodiscard]] std::optional<Quad> onTable(const Quad& inPicture) const;
    [[nodiscard]] std::optional<cv::Point2f> onTable(cv::Point2f inPicture) const;

    [[nodiscard]] Quad inPicture(const Quad& onTable) const;

private:
    CameraView m_view;
    cv::Matx33d m_toTable;
    cv::Matx33d m_toPicture;
};

} // namespace pocketmars::calibration
