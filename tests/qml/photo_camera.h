#pragma once

#include "calibration/photo/photo.h"
#include "tests/qml/watching_window.h"
#include "vision/frame_source.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <thread>
#include <vector>

namespace pocketmars {

/// The photos of a recorded game as a camera of 12 pictures a second would show them, each table
/// for a second and a half.
class PhotoCamera : public vision::FrameSource {
public:
    explicit PhotoCamera(const std::filesystem::path& folder) : m_photos(photosIn(folder)) {}

    [[nodiscard]] vision::SourceReport next(std::chrono::milliseconds /*patience*/) override {
        constexpr std::chrono::microseconds kFrame(1000000 / 12);
        constexpr int kFramesATable = 18;
        std::this_thread::sleep_until(m_start + m_frame * kFrame);
        // What came while nobody looked is gone, as with a camera.
        const auto now = std::chrono::steady_clock::now();
        m_frame = std::max<int>(m_frame, static_cast<int>((now - m_start) / kFrame)) + 1;
        const auto photo = static_cast<std::size_t>(m_frame / kFramesATable);
        if (photo >= m_photos.size()) {
            return vision::SourceEnded{};
        }
        if (photo != m_shown || m_image.empty()) {
            m_image = calibration::loadPhoto(m_photos[photo])->image;
            m_shown = photo;
        }
        const std::chrono::duration<double> seconds = m_frame * kFrame;
        return vision::Frame{m_image, m_photos[photo].filename().string(), seconds.count(), false};
    }
    [[nodiscard]] bool isLive() const override { return true; }

private:
    std::vector<std::filesystem::path> m_photos;
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
    int m_frame = 0;
    std::size_t m_shown = 0;
    cv::Mat m_image;
};

} // namespace pocketmars
