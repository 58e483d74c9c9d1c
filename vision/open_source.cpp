#include "vision/open_source.h"

#include "calibration/photo/picture_header.h"
#include "vision/frame_mailbox.h"
#include "vision/sources/capture_library.h"
#include "vision/sources/capture_source.h"
#include "vision/sources/mailbox_device.h"
#include "vision/sources/photo_folder.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <fstream>
#include <system_error>
#include <utility>
#include <vector>

namespace pocketmars::vision {
namespace {

namespace fs = std::filesystem;

bool isCameraFile(const std::string& address) { return address.rfind("/dev/video", 0) == 0; }

bool isNumber(const std::string& address) {
    return !address.empty() && std::all_of(address.begin(), address.end(), [](char c) {
        return std::isdigit(static_cast<unsigned char>(c)) != 0;
    });
}

tl::expected<std::unique_ptr<FrameSource>, SourceError> capture(CaptureKind kind,
                                                                const std::string& address) {
    auto device = captureDevice(kind, address);
    if (device == nullptr) {
        return tl::unexpected(SourceError::NoCapture);
    }
    if (kind == CaptureKind::Film && !device->open()) {
        return tl::unexpected(SourceError::Unreadable);
    }
    return std::make_unique<CaptureSource>(std::move(device));
}

/// Told by how it begins. A damaged photo is one all the same: that is said when it is read.
bool isPhoto(const fs::path& file) {
    std::array<char, 64> begin{};
    std::ifstream in(file, std::ios::binary);
    in.read(begin.data(), begin.size());
    const std::vector<std::uint8_t> bytes(begin.begin(), begin.begin() + in.gcount());
    return calibration::pictureFormat(bytes).has_value();
}

tl::expected<std::unique_ptr<FrameSource>, SourceError> openFile(const std::string& address) {
    if (isPhoto(address)) {
        return std::make_unique<PhotoFolder>(std::vector<fs::path>{address});
    }
    return capture(CaptureKind::Film, address);
}

} // namespace

tl::expected<std::unique_ptr<FrameSource>, SourceError> openSource(const std::string& address) {
    if (const auto phone = phoneOf(address)) {
        return std::make_unique<CaptureSource>(
            std::make_unique<MailboxDevice>(FrameMailboxes::ofProgram().box(*phone)));
    }
    if (address.find("://") != std::string::npos) {
        return capture(CaptureKind::Stream, address);
    }
    std::error_code error;
    if (isNumber(address) || isCameraFile(address)) {
        if (!fs::exists(isNumber(address) ? "/dev/video" + address : address, error)) {
            return tl::unexpected(SourceError::NotFound);
        }
        return capture(CaptureKind::Camera, address);
    }
    if (fs::is_directory(address, error)) {
        auto photos = photosIn(address);
        if (photos.empty()) {
            return tl::unexpected(SourceError::NoPhotos);
        }
        return std::make_unique<PhotoFolder>(std::move(photos));
    }
    if (!fs::is_regular_file(address, error)) {
        return tl::unexpected(SourceError::NotFound);
    }
    return openFile(address);
}

} // namespace pocketmars::vision
