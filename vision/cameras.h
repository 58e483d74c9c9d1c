#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace pocketmars::vision {

/// A camera that is plugged in.
struct Camera {
    int number = 0;     ///< as `openSource` takes it
    std::string device; ///< `/dev/video0`
    std::string name;   ///< as the camera calls itself
};

/// The cameras that Linux (Video4Linux) knows, by number. Device files that give no pictures, such
/// as a camera's metadata, are left out; they count as a device's second and further ones.
/// @param sysfs  where the kernel lists them
[[nodiscard]] std::vector<Camera>
listCameras(const std::filesystem::path& sysfs = "/sys/class/video4linux");

} // namespace pocketmars::vision
