#include "calibration/lens/lens_learner.h"

#include "calibration/lens/board_sheet.h"
#include "calibration/lens/tuning.h"

#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace pocketmars::calibration {
namespace {

std::vector<cv::Point3f> boardMm() {
    std::vector<cv::Point3f> out;
    for (int y = 0; y < kBoardCorners.height; ++y) {
        for (int x = 0; x < kBoardCorners.width; ++x) {
            out.emplace_back(static_cast<float>(x * kBoardSquareMm),
                             static_cast<float>(y * kBoardSquareMm), 0.0F);
        }
    }
    return out;
}

/// The largest angle between two boards, degrees. Boards that all lie alike fit any lens: near is
/// as good as a long focal length.
double largestAngle(const std::vector<cv::Mat>& turns) {
    std::vector<cv::Vec3d> normals;
    for (const auto& turn : turns) {
        cv::Matx33d r;
        cv::Rodrigues(turn, r);
        normals.emplace_back(r(0, 2), r(1, 2), r(2, 2));
    }
    double least = 1.0;
    for (const auto& a : normals) {
        for (const auto& b : normals) {
            least = std::min(least, a.dot(b));
        }
    }
    return std::acos(std::max(least, -1.0)) * 180 / std::numbers::pi;
}

} // namespace

std::optional<BoardView> findBoard(const cv::Mat& photo) {
    cv::Mat grey;
    cv::cvtColor(photo, grey, cv::COLOR_BGR2GRAY);
    BoardView out{photo.size(), {}};
    const bool found = cv::findChessboardCornersSB(
        grey, kBoardCorners, out.corners, cv::CALIB_CB_NORMALIZE_IMAGE | cv::CALIB_CB_ACCURACY);
    return found ? std::optional(std::move(out)) : std::nullopt;
}

tl::expected<Lens, LensError> learnLens(const std::vector<BoardView>& views,
                                        const std::string& name) {
    if (views.size() < static_cast<std::size_t>(kLeastViews)) {
        return tl::unexpected(LensError{LensError::Kind::TooFewViews});
    }
    std::vector<std::vector<cv::Point2f>> corners;
    for (const auto& view : views) {
        if (view.picture != views.front().picture) {
            return tl::unexpected(LensError{LensError::Kind::SizesDiffer});
        }
        corners.push_back(view.corners);
    }
    const std::vector<std::vector<cv::Point3f>> board(views.size(), boardMm());
    cv::Mat camera;
    cv::Mat distortion;
    cv::Mat deviations;
    std::vector<cv::Mat> turns;
    std::vector<cv::Mat> shifts;
    Lens lens;
    try {
        // The sixth power's share can't be told from few views, and bends the picture's corners.
        lens.errorPx =
            cv::calibrateCamera(board, corners, views.front().picture, camera, distortion, turns,
                                shifts, deviations, cv::noArray(), cv::noArray(), cv::CALIB_FIX_K3);
    } catch (const cv::Exception&) {
        return tl::unexpected(LensError{LensError::Kind::TooAlike});
    }
    if (!(lens.errorPx <= kWorstErrorPx)) {
        return tl::unexpected(LensError{LensError::Kind::TooInexact, lens.errorPx});
    }
    const double focal = camera.at<double>(0, 0);
    if (!cv::checkRange(camera) || !cv::checkRange(distortion) ||
        largestAngle(turns) < tuning::learner.leastAngle() ||
        !(deviations.at<double>(0) <= tuning::learner.worstFocalShare() * focal)) {
        return tl::unexpected(LensError{LensError::Kind::TooAlike});
    }
    lens.name = name;
    lens.picture = views.front().picture;
    lens.camera = camera;
    std::copy_n(distortion.ptr<double>(), lens.distortion.size(), lens.distortion.begin());
    lens.views = static_cast<int>(views.size());
    return lens;
}

} // namespace pocketmars::calibration
