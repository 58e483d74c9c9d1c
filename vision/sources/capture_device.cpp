#include "vision/sources/capture_device.h"

#include "calibration/photo/photo.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <utility>

namespace pocketmars::vision {
namespace {

constexpr int kLongestSide = 2400; // as calibration::loadPhoto

} // namespace

std::optional<cv::Mat> decode(const CaptureDevice::Picture& picture) {
    if (const auto* jpeg = std::get_if<std::vector<std::uint8_t>>(&picture)) {
        auto photo = calibration::decodePhoto(*jpeg, kLongestSide);
        return photo ? std::optional(std::move(photo->image)) : std::nullopt;
    }
    auto image = std::get<cv::Mat>(picture);
    if (image.empty() || image.type() != CV_8UC3) {
        return std::nullopt;
    }
    if (const int longest = std::max(image.cols, image.rows); longest > kLongestSide) {
        const double factor = static_cast<double>(kLongestSide) / longest;
        cv::resize(image, image, {}, factor, factor, cv::INTER_AREA);
    }
    return image;
}

} // namespace pocketmars::vision
