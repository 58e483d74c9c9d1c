#pragma once

#include "calibration/profile/profile.h"
#include "calibration/profile/profile_store.h"

#include <opencv2/core/mat.hpp>
#include <tl/expected.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace pocketmars::calibration {

inline constexpr const char* kProfileFile = "profile.json";
inline constexpr const char* kLayoutFile = "layout.json";

struct PictureFile {
    std::string file; ///< name within the profile's folder
    cv::Mat image;
};

/// A profile as the files of its folder.
struct ProfileFiles {
    std::string profile; ///< text of kProfileFile, `pocketmars.profile/1`
    std::string layout;  ///< text of kLayoutFile, `pocketmars.layout/1`
    std::vector<PictureFile> pictures;
};

[[nodiscard]] ProfileFiles writeProfileText(const Profile& profile);

/// Reads the files back. The profile's name is left empty: it is its folder's.
/// @return or which file and field is wrong
[[nodiscard]] tl::expected<Profile, StoreError>
readProfileFolder(const std::filesystem::path& folder);

} // namespace pocketmars::calibration
