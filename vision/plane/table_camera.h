#pragma once

#include "vision/plane/placed_card.h"
#include "vision/plane/table_plane.h"

#include <opencv2/core/matx.hpp>
#include <opencv2/core/types.hpp>

namespace pocketmars::vision {

/// Projects points that stand above a plane: mm on the plane, and mm upwards, to photo px.
struct RaisedPlane {
    cv::Matx33d toPhoto; ///< plane mm to px
    cv::Vec3d up;        ///< what one mm upwards adds to the homogeneous px

    [[nodiscard]] cv::Point2d project(double x, double y, double z) const {
        const double w = toPhoto(2, 0) * x + toPhoto(2, 1) * y + toPhoto(2, 2) + up[2] * z;
        return {(toPhoto(0, 0) * x + toPhoto(0, 1) * y + toPhoto(0, 2) + up[0] * z) / w,
                (toPhoto(1, 0) * x + toPhoto(1, 1) * y + toPhoto(1, 2) + up[1] * z) / w};
    }
};

/// The camera over a table, as far as the table's homography tells. The focal length comes from
/// the homography's two constraints on the camera (Zhang 2000) where perspective is strong, and
/// from what phones have where the table is seen from straight above; pixels are square and the
/// principal point is the picture's centre.
class TableCamera {
public:
    /// @param photo  size of the photo that the plane belongs to, px
    TableCamera(const TablePlane& plane, cv::Size photo);

    /// For pieces that stand on the bare table; table mm.
    [[nodiscard]] RaisedPlane overTable() const { return {m_tableToPhoto, m_up}; }

    /// For pieces that stand on a card; mm of the card. The card's own fit to the photo counts.
    [[nodiscard]] RaisedPlane overCard(const PlacedCard& card) const;

    /// px
    [[nodiscard]] double focalLength() const { return m_focal; }

private:
    cv::Matx33d m_tableToPhoto;
    cv::Vec3d m_up;
    double m_focal = 0.0;
};

} // namespace pocketmars::vision
