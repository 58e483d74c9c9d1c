#include "app/session/picture_file.h"

#include "app/session/whole_file.h"

#include <opencv2/imgcodecs.hpp>

#include <fstream>
#include <vector>

namespace pocketmars::session {
namespace {

bool encode(const std::string& extension, const cv::Mat& image, std::vector<uchar>& bytes) {
    try {
        return cv::imencode(extension, image, bytes);
    } catch (const cv::Exception&) { // an extension that OpenCV does not know
        return false;
    }
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

std::shared_ptr<const std::string> jpegOf(const cv::Mat& image) {
    std::vector<uchar> bytes;
    if (image.empty() || !encode(".jpg", image, bytes)) {
        return nullptr;
    }
    return std::make_shared<const std::string>(bytes.begin(), bytes.end());
}

} // namespace pocketmars::session
