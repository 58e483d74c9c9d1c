#include "tests/vision/test_picture.h"

#include "calibration/support/px.h"
#include "vision/support/picture_warp.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace pocketmars::vision {
namespace {

constexpr double kDegree = std::numbers::pi / 180;

/// Pixel indices to mm, for a picture whose upper left corner is the origin.
cv::Matx33d pixelToMm(double mmPerPx) {
    return {mmPerPx, 0, mmPerPx / 2, 0, mmPerPx, mmPerPx / 2, 0, 0, 1};
}

} // namespace

cv::Matx33d TestCamera::tableToPhoto() const {
    const double c = std::cos(tilt * kDegree);
    const double s = std::sin(tilt * kDegree);
    const cv::Matx33d intrinsics(focalPx, 0, picture.width / 2.0, 0, focalPx, picture.height / 2.0,
                                 0, 0, 1);
    // Table mm after turning, on the plane through the camera's axis: what lies above the middle
    // (y < 0) goes away from the camera.
    const cv::Matx33d pose(1, 0, 0, 0, c, 0, 0, -s, distanceMm);
    return intrinsics * pose * rigid({0, 0}, turn * kDegree) * rigid(-lookAt, 0);
}

TablePlane TestCamera::plane() const {
    const cv::Matx33d h = tableToPhoto();
    return {h, h.inv(), 0.0};
}

TestPicture::TestPicture(const TestCamera& camera)
    : m_tableToPhoto(camera.tableToPhoto()), m_photo(camera.picture, CV_8UC3) {
    cv::RNG rng(7);
    cv::Mat coarse(24, 32, CV_8UC3);
    rng.fill(coarse, cv::RNG::UNIFORM, 90, 170);
    cv::resize(coarse, m_photo, camera.picture, 0, 0, cv::INTER_CUBIC);
    cv::Mat grain(camera.picture, CV_8UC3);
    rng.fill(grain, cv::RNG::UNIFORM, 0, 40);
    m_photo += grain;
}

void TestPicture::paint(const cv::Mat& picture, const cv::Mat& mask,
                        const cv::Matx33d& pixelToPhoto) {
    // The middle of the photo's first px is (0.5, 0.5); OpenCV's is 0.
    const cv::Mat toPixel(cv::Matx33d(1, 0, -0.5, 0, 1, -0.5, 0, 0, 1) * pixelToPhoto);
    cv::Mat there;
    cv::Mat covered;
    cv::warpPerspective(picture, there, toPixel, m_photo.size(), cv::INTER_LINEAR,
                        cv::BORDER_REPLICATE);
    cv::warpPerspective(mask, covered, toPixel, m_photo.size());
    there.copyTo(m_photo, covered > 127);
}

PlacedCard TestPicture::lay(const calibration::CardFace& face, const calibration::Layout& layout,
                            const TablePose& pose) {
    PlacedCard card;
    card.face = &face;
    card.sizeMm = faceSizeMm(face, layout);
    card.pose = pose;
    card.cardToPhoto = m_tableToPhoto * rigid(pose.toTable({0, 0}, card.sizeMm), pose.angle);
    card.confidence = 0.99;
    // As sharp as the photo can be, so that its pixels show no mere samples of the print.
    cv::Mat soft;
    cv::GaussianBlur(face.image, soft, {}, 1.0);
    paint(soft, cv::Mat(soft.size(), CV_8U, cv::Scalar(255)),
          card.cardToPhoto * pixelToMm(1.0 / calibration::kReferencePxPerMm));
    return card;
}

void TestPicture::lay(const calibration::PieceFace& piece, cv::Point2d centre, double diameterMm) {
    const cv::Rect box = cv::boundingRect(piece.mask);
    const double mmPerPx = diameterMm / std::max(box.width, box.height);
    const cv::Point2d middle = cv::Point2d(box.tl() + box.br()) * (mmPerPx / 2);
    paint(piece.image, piece.mask, m_tableToPhoto * rigid(centre - middle, 0) * pixelToMm(mmPerPx));
}

cv::Mat TestPicture::photo(const TestLight& light) const {
    cv::Mat lit;
    m_photo.convertTo(lit, CV_32F);
    cv::multiply(lit, light.gain, lit);
    cv::Mat noise(lit.size(), CV_32FC3);
    cv::RNG rng(light.seed);
    rng.fill(noise, cv::RNG::NORMAL, 0, light.noise);
    lit += noise;
    cv::Mat out;
    lit.convertTo(out, CV_8U);
    return out;
}

} // namespace pocketmars::vision
