#include "app/session/files/picture_file.h"

#include "app/session/files/whole_file.h"
#include "calibration/photo/picture_encoder.h"
#include "calibration/support/text_file.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cctype>

namespace pocketmars::session {
namespace {

constexpr int kSavedQuality = 95; // of a JPEG that somebody named: marks and small print stay sharp

/// In lower case, with the dot.
std::string endingOf(const std::filesystem::path& file) {
    auto ending = file.extension().string();
    std::transform(ending.begin(), ending.end(), ending.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return ending;
}

/// The picture itself where it is small enough.
cv::Mat scaledTo(const cv::Mat& image, int longestPx) {
    const int side = std::max(image.cols, image.rows);
    if (side <= longestPx) {
        return image;
    }
    const double scale = static_cast<double>(longestPx) / side;
    const cv::Size size(std::max(1, cvRound(image.cols * scale)),
                        std::max(1, cvRound(image.rows * scale)));
    cv::Mat scaled;
    cv::resize(image, scaled, size, 0, 0, cv::INTER_AREA);
    return scaled;
}

} // namespace

tl::expected<void, SessionError> canSavePicture(const std::filesystem::path& file) {
    const auto ending = endingOf(file);
    if (ending != ".png" && ending != ".jpg" && ending != ".jpeg") {
        return tl::unexpected(SessionError{
            file.string() + ": not a kind of picture; give a name that ends in .png or .jpg"});
    }
    std::error_code none;
    if (file.has_parent_path() && !std::filesystem::is_directory(file.parent_path(), none)) {
        return tl::unexpected(cannotBeWritten(file));
    }
    return {};
}

tl::expected<void, SessionError> savePicture(const std::filesystem::path& file,
                                             const cv::Mat& image) {
    if (auto can = canSavePicture(file); !can) {
        return can;
    }
    const auto bytes = endingOf(file) == ".png" ? calibration::encodePng(image)
                                                : calibration::encodeJpeg(image, kSavedQuality);
    return writeWhole(file, [&](const auto& part) { return calibration::writeText(part, bytes); });
}

std::string asJpeg(const cv::Mat& image, const JpegLimits& limits) {
    std::string bytes;
    int side = limits.longestPx;
    for (int quality = 85; !image.empty(); quality -= 20) { // of 100: a card's value stays legible
        if (quality < 40) {
            quality = 65;
            side = side * 3 / 4;
        }
        const auto scaled = scaledTo(image, side);
        bytes = calibration::encodeJpeg(scaled, quality);
        if (bytes.size() <= limits.mostBytes || std::max(scaled.cols, scaled.rows) <= 1) {
            break;
        }
    }
    return bytes;
}

} // namespace pocketmars::session
