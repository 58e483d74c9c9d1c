#include "vision/sources/capture_device.h"

#include "calibration/photo/photo.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <utility>

namespace pocketmars::vision {
namespace {

constexpr int kLongestSide = 2400; // as calibration::loadPhoto
constexpr int kShortestSide = 32;  // no table is seen on less

} // namespace

std::optional<cv::Mat> decode(const CaptureDevice::Picture& picture) {
    cv::Mat image;
    if (const auto* jpeg = std::get_if<std::vector<std::uint8_t>>(&picture)) {
        if (auto photo = calibration::decodePhoto(*jpeg, kLongestSide)) {
            image = std::move(photo->image);
        }
    } else {
        image = std::get<cv::Mat>(picture);
    }
    if (image.empty() || image.type() != CV_8UC3) {
        return std::nullopt;
    }
    const double longest = std::max(image.cols, image.rows);
    const double factor = std::min(1.0, kLongestSide / longest);
    if (std::min(image.cols, image.rows) * factor < kShortestSide) {
        return std::nullopt;
    }
    if (factor < 1.0) {
        cv::resize(image, image, {}, factor, factor, cv::INTER_AREA);
    }
    return image;
}

} // namespace pocketmars::vision
