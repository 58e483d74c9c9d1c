#include "app/session/picture_file.h"

#include <opencv2/imgcodecs.hpp>

#include <fstream>
#include <system_error>
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
    auto part = file;
    part += ".part";
    std::error_code failed;
    if (write(part, bytes)) {
        std::filesystem::rename(part, file, failed);
        if (!failed) {
            return {};
        }
    }
    std::filesystem::remove(part, failed);
    return tl::unexpected(SessionError{
        file.string() +
        ": can't be written; name a folder that is there, that you may write to and has room"});
}

} // namespace pocketmars::session
