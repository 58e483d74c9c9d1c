#include "calibration/photo/format_decoders.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>
#include <webp/decode.h>

namespace pocketmars::calibration {

cv::Mat decodeWebP(std::span<const std::uint8_t> bytes, Channels channels) {
    int width = 0;
    int height = 0;
    if (WebPGetInfo(bytes.data(), bytes.size(), &width, &height) == 0) {
        return {};
    }
    cv::Mat picture(height, width, CV_8UC3);
    if (WebPDecodeBGRInto(bytes.data(), bytes.size(), picture.data,
                          picture.step * static_cast<std::size_t>(height),
                          static_cast<int>(picture.step)) == nullptr) {
        return {};
    }
    if (channels == Channels::Grey) {
        cv::cvtColor(picture, picture, cv::COLOR_BGR2GRAY);
    }
    return picture;
}

} // namespace pocketmars::calibration
