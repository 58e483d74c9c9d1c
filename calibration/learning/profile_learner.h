#pragma once

#include "calibration/learning/corners_json.h"
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
    /// What a person may say to go on.
    enum class Help {
        None,
        Corners,   ///< it is about what was found in a photo: what lies where
        TrustPages ///< the photos seem to be of other cards: that they are right
    };
    Help help = Help::None;
};

/// @param done   photos finished so far
/// @param total  photos in all
/// @return false to stop learning
using LearnProgress = std::function<bool(int done, int total, const std::string& photo)>;

struct LearnOptions {
    std::string name = {}; ///< of the profile; empty: the default one
    Corners corners = {};  ///< of photos where a person says what lies where
    /// The photos are what their names say, whatever they look like.
    bool trustPages = false;
    LearnProgress progress = {};
};

/// What a profile learnt from the folder is called by default: as the folder is, or its parent
/// where it is called `profile`.
[[nodiscard]] std::string defaultProfileName(const std::filesystem::path& folder);

/// Learns a profile from the nine photos and the layout.json of a folder (the README says which
/// cards lie in which photo). Cards are ordered as they lie: left to right, then the next row.
/// Where only the millimetres are in doubt, the profile says so and a person is to look; where more
/// is, a photo is not learnt: a person has to say what lies where.
[[nodiscard]] tl::expected<Profile, LearnError> learnProfile(const std::filesystem::path& folder,
                                                             const LearnOptions& options = {});

/// Learns one photo again, as when its cards got sleeves: what it shows takes the place of what was
/// learnt of it before, and all else stays.
/// @param page  what the photo shows, by the name of a profile's photo: `greenhouse`
[[nodiscard]] tl::expected<Profile, LearnError> learnPage(Profile profile,
                                                          const std::filesystem::path& photo,
                                                          const std::string& page,
                                                          const LearnOptions& options = {});

/// A profile from what was read of its photos; takes seconds.
/// @param pieces  a colonist for each of layout.colonists, then the energy marker
[[nodiscard]] Profile assembleProfile(const std::string& name, Layout layout,
                                      std::vector<CardFace> faces, std::vector<PieceFace> pieces);

} // namespace pocketmars::calibration
