#pragma once

#include "vision/frame_source.h"

#include <cstddef>
#include <filesystem>
#include <vector>

namespace pocketmars::vision {

/// Photos of tables at rest, one after another.
class PhotoFolder : public FrameSource {
public:
    /// @param photos  in the order in which they are given
    explicit PhotoFolder(std::vector<std::filesystem::path> photos);

    [[nodiscard]] SourceReport next(std::chrono::milliseconds patience) override;
    [[nodiscard]] bool isLive() const override { return false; }

private:
    std::vector<std::filesystem::path> m_photos;
    std::size_t m_next = 0;
};

/// The files of a folder that are named like pictures, in the order of their names, with numbers
/// by value: `2.jpg` before `10.jpg`.
[[nodiscard]] std::vector<std::filesystem::path> photosIn(const std::filesystem::path& folder);

/// The order of `photosIn`.
[[nodiscard]] bool namedBefore(const std::string& a, const std::string& b);

} // namespace pocketmars::vision
