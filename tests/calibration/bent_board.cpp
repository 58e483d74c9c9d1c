#include "tests/calibration/bent_board.h"

#include "calibration/lens/board_sheet.h"
#include "tests/calibration/laid_sheet.h"

#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include <numbers>

namespace pocketmars::calibration {
namespace {

/// The rotation that a pose stands for.
cv::Matx33d rotation(const BoardPose& pose) {
    const double k = std::numbers::pi / 180;
    cv::Matx33d x;
    cv::Matx33d y;
    cv::Matx33d z;
    cv::Rodrigues(cv::Vec3d(pose.tiltX * k, 0, 0), x);
    cv::Rodrigues(cv::Vec3d(0, pose.tiltY * k, 0), y);
    cv::Rodrigues(cv::Vec3d(0, 0, pose.turn * k), z);
    return x * y * z;
}

/// Of the board's middle, from its first corner.
cv::Point2d middleMm() {
    return {(kBoardCorners.width - 1) * kBoardSquareMm / 2,
            (kBoardCorners.height - 1) * kBoardSquareMm / 2};
}

} // namespace

Lens bentLens() {
    Lens lens;
    lens.name = "bent";
    lens.picture = kBentPicture;
    lens.camera = {620, 0, 405, 0, 620, 296, 0, 0, 1};
    lens.distortion = {-0.22, 0.06, 0.001, -0.0005, 0.0};
    lens.errorPx = 0.2;
    lens.views = 10;
    return lens;
}

std::vector<BoardPose> boardPoses() {
    return {{5, -5, 4, 0, 0, 420},        {30, 0, 90, -20, 10, 460},   {-30, 5, 2, 20, -10, 460},
            {0, 32, -5, -30, 0, 450},     {3, -32, 88, 30, 0, 450},    {20, 20, 45, -90, -40, 520},
            {-20, 22, 100, 90, -40, 520}, {25, -20, -40, 90, 40, 520}, {-22, -22, 10, -90, 40, 540},
            {10, 10, 93, 0, 60, 480}};
}

std::vector<cv::Point2f> bentCorners(const BoardPose& pose) {
    std::vector<cv::Point3f> board;
    for (int y = 0; y < kBoardCorners.height; ++y) {
        for (int x = 0; x < kBoardCorners.width; ++x) {
            board.emplace_back(static_cast<float>(x * kBoardSquareMm - middleMm().x),
                               static_cast<float>(y * kBoardSquareMm - middleMm().y), 0.0F);
        }
    }
    cv::Vec3d turn;
    cv::Rodrigues(rotation(pose), turn);
    std::vector<cv::Point2f> out;
    const auto lens = bentLens();
    cv::projectPoints(board, turn, cv::Vec3d(pose.xMm, pose.yMm, pose.distanceMm), lens.camera,
                      cv::Mat(lens.distortion, true), out);
    return out;
}

cv::Mat bend(const cv::Mat& photo) {
    const auto lens = bentLens();
    const double scale = static_cast<double>(photo.cols) / kBentPicture.width;
    const cv::Matx33d camera = cv::Matx33d::diag({scale, scale, 1}) * lens.camera;
    std::vector<cv::Point2f> pixels;
    for (int y = 0; y < photo.rows; ++y) {
        for (int x = 0; x < photo.cols; ++x) {
            pixels.emplace_back(static_cast<float>(x), static_cast<float>(y));
        }
    }
    std::vector<cv::Point2f> straight;
    cv::undistortPoints(pixels, straight, camera, cv::Mat(lens.distortion, true), cv::noArray(),
                        camera);
    cv::Mat out;
    cv::remap(photo, out, cv::Mat(straight, true).reshape(2, photo.rows), cv::noArray(),
              cv::INTER_CUBIC);
    return out;
}

cv::Mat bentPhoto(const BoardPose& pose) {
    constexpr double kPxPerMm = 4.0;
    static const auto sheet = boardSheet(Paper::A4);
    static const cv::Mat paper = [] {
        cv::Mat smooth;
        cv::GaussianBlur(drawSheet(sheet, kPxPerMm), smooth, {}, 1.2);
        return smooth;
    }();
    // Each pixel looks along its ray to a place on the paper.
    static const std::vector<cv::Point2f> rays = [] {
        std::vector<cv::Point2f> pixels;
        for (int y = 0; y < kBentPicture.height; ++y) {
            for (int x = 0; x < kBentPicture.width; ++x) {
                pixels.emplace_back(static_cast<float>(x), static_cast<float>(y));
            }
        }
        const auto lens = bentLens();
        std::vector<cv::Point2f> out;
        cv::undistortPoints(pixels, out, lens.camera, cv::Mat(lens.distortion, true));
        return out;
    }();
    const auto r = rotation(pose);
    const cv::Matx33d boardToRay(r(0, 0), r(0, 1), pose.xMm, r(1, 0), r(1, 1), pose.yMm, r(2, 0),
                                 r(2, 1), pose.distanceMm);
    // The paper's first rectangle is the square above and left of the first corner.
    const cv::Point2d first = sheet.black.front().br() + middleMm();
    const cv::Matx33d toPaper(kPxPerMm, 0, first.x * kPxPerMm - 0.5, 0, kPxPerMm,
                              first.y * kPxPerMm - 0.5, 0, 0, 1);
    std::vector<cv::Point2f> places;
    cv::perspectiveTransform(rays, places, toPaper * boardToRay.inv());
    const cv::Mat map = cv::Mat(places, true).reshape(2, kBentPicture.height);
    cv::Mat photo;
    cv::remap(paper, photo, map, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_CONSTANT,
              cv::Scalar(70, 90, 80));
    return photo;
}

} // namespace pocketmars::calibration
