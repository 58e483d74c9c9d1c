#include "app/session/files/picture_file.h"

#include "app/session/files/whole_file.h"

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <fstream>
#include <vector>

namespace pocketmars::session {
namespace {

bool encode(const std::string& extension, const cv::Mat& image, std::vector<uchar>& bytes,
            const std::vector<int>& options = {}) {
    try {
        return cv::imencode(extension, image, bytes, options);
    } catch (const cv::Exception&) { // an extension that OpenCV does not know
        return false;
    }
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

bool write(const std::filesystem::path& file, const std::vector<uchar>& bytes) {
    std::ofstream stream(file, std::ios::binary);
    stream.write(reinterpret_cast<const char*>(bytes.data()),
                 static_cast<std::streamsize>(bytes.size()));
    stream.close();
    return stream.good();
}

} // namespace

tl::expected<void, SessionError> savePicture(const std::filesystem::path& file,
                                             const cv::Mat& image) {
    std::vector<uchar> bytes;
    if (!encode(file.extension().string(), image, bytes)) {
        return tl::unexpected(SessionError{
            file.string() + ": not a kind of picture; give a name that ends in .png or .jpg"});
    }
    return writeWhole(file, [&](const auto& part) { return write(part, bytes); });
}

std::string asJpeg(const cv::Mat& image, const JpegLimits& limits) {
    std::vector<uchar> bytes;
    int side = limits.longestPx;
    for (int quality = 85; !image.empty(); quality -= 20) { // of 100: a card's value stays legible
        if (quality < 40) {
            quality = 65;
            side = side * 3 / 4;
        }
        const auto scaled = scaledTo(image, side);
        if (!encode(".jpg", scaled, bytes, {cv::IMWRITE_JPEG_QUALITY, quality})) {
            return {};
        }
        if (bytes.size() <= limits.mostBytes || std::max(scaled.cols, scaled.rows) <= 1) {
            break;
        }
    }
    return {bytes.begin(), bytes.end()};
}

} // namespace pocketmars::session
