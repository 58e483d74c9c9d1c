#pragma once

#include "calibration/profile/profile.h"

#include <tl/expected.hpp>

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace pocketmars::calibration {

/// Which photo of a profile folder failed, and why, in one line for people:
/// `habitation.jpg: found 6 cards, expected 7: two touch at the lower left`.
struct LearnError {
    std::string message;
};

/// @param done   photos finished so far
/// @param total  photos in all
/// @return false to stop learning
using LearnProgress = std::function<bool(int done, int total, const std::string& photo)>;

/// What a profile learnt from the folder is called by default: as the folder is, or its parent
/// where it is called `profile`.
[[nodiscard]] std::string defaultProfileName(const std::filesystem::path& folder);

/// Learns a profile from the nine photos and the layout.json of a folder (the README says which
/// cards lie in which photo). Cards are ordered as they lie: left to right, then the next row.
/// @param name  of the profile; empty: the default one
[[nodiscard]] tl::expected<Profile, LearnError> learnProfile(const std::filesystem::path& folder,
                                                             const std::string& name = {},
                                                             const LearnProgress& progress = {});

/// A profile from what was read of its photos; takes seconds.
/// @param pieces  a colonist for each of layout.colonists, then the energy marker
[[nodiscard]] Profile assembleProfile(const std::string& name, Layout layout,
                                      std::vector<CardFace> faces, std::vector<PieceFace> pieces);

} // namespace pocketmars::calibration
