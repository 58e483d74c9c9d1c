#pragma once

#include "calibration/lens/lens.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <vector>

/// The chessboard, as a camera with a bad lens sees it.
namespace pocketmars::calibration {

inline const cv::Size kBentPicture(800, 600); ///< px

/// Where the board's middle is, from the camera.
struct BoardPose {
    double tiltX = 0.0; ///< degrees
    double tiltY = 0.0;
    double turn = 0.0;
    double xMm = 0.0;
    double yMm = 0.0;
    double distanceMm = 450.0;
};

[[nodiscard]] Lens bentLens();

/// From many sides, in all parts of the picture.
[[nodiscard]] std::vector<BoardPose> boardPoses();

/// Where the lens puts the board's corners, px, in the order of BoardView.
[[nodiscard]] std::vector<cv::Point2f> bentCorners(const BoardPose& pose);

/// @return CV_8UC3 BGR
[[nodiscard]] cv::Mat bentPhoto(const BoardPose& pose);

/// A straight picture as the lens would have bent it.
/// @param photo  CV_8UC3 BGR, of the shape of kBentPicture
[[nodiscard]] cv::Mat bend(const cv::Mat& photo);

} // namespace pocketmars::calibration
