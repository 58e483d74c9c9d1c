#pragma once

#include "calibration/profile/profile.h"
#include "vision/plane/placed_card.h"
#include "vision/plane/table_plane.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/matx.hpp>
#include <opencv2/core/types.hpp>

/// Photos of tables that tests make themselves.
namespace pocketmars::vision {

/// A camera without lens errors that looks at a point of the table.
struct TestCamera {
    cv::Size picture{1280, 960}; ///< px
    cv::Point2d lookAt{};        ///< table mm, in the picture's middle
    double tilt = 0.0;           ///< degrees away from straight down; the upper edge is farther off
    double turn = 0.0;           ///< degrees that the table appears turned, clockwise
    double focalPx = 1100.0;
    double distanceMm = 450.0;

    /// @return homography, table mm to photo px
    [[nodiscard]] cv::Matx33d tableToPhoto() const;
    [[nodiscard]] TablePlane plane() const;
};

/// Light that falls on a picture, and the camera's noise.
struct TestLight {
    cv::Scalar gain{1, 1, 1, 1}; ///< B, G, R
    double noise = 2.0;          ///< standard deviation, levels of 255
    unsigned seed = 1;
};

/// A picture into which cards are laid, later ones upon earlier ones.
class TestPicture {
public:
    /// Begins with a cloth of irregular pattern.
    explicit TestPicture(const TestCamera& camera);

    /// @param face  outlives the card that is returned
    PlacedCard lay(const calibration::CardFace& face, const calibration::Layout& layout,
                   const TablePose& pose);

    /// A flat piece, say an energy marker.
    /// @param centre      table mm
    /// @param diameterMm  of the larger side of its mask
    void lay(const calibration::PieceFace& piece, cv::Point2d centre, double diameterMm);

    /// @return CV_8UC3 BGR
    [[nodiscard]] cv::Mat photo(const TestLight& light = {}) const;

private:
    void paint(const cv::Mat& picture, const cv::Mat& mask, const cv::Matx33d& pixelToPhoto);

    cv::Matx33d m_tableToPhoto;
    cv::Mat m_photo;
};

} // namespace pocketmars::vision
