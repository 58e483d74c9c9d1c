#pragma once

#include "app/session/profiles/profile_draft.h"
#include "app/session/support/session_error.h"
#include "calibration/agreement/page_agreement.h"
#include "calibration/learning/profile_learner.h"
#include "calibration/profile/profile.h"
#include "calibration/profile/profile_store.h"

#include <tl/expected.hpp>

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace pocketmars::session {

/// Options that the errors below may name.
inline constexpr const char* kCornersOption = "--corners";
inline constexpr const char* kTrustPagesOption = "--trust-pages";

/// Learns a profile from a folder of photos and stores it; a profile of that name is replaced.
/// @return the error names an option where that would help
[[nodiscard]] tl::expected<calibration::Profile, SessionError>
learnProfile(const calibration::ProfileStore& store, const std::filesystem::path& folder,
             const calibration::LearnOptions& options = {});

/// Learns one photo of a stored profile again, whole or not at all.
/// @param page  what the photo shows: `greenhouse`; empty: as the file is called
[[nodiscard]] tl::expected<calibration::Profile, SessionError>
learnPage(const calibration::ProfileStore& store, const std::string& name,
          const std::filesystem::path& photo, const std::string& page = {},
          const calibration::LearnOptions& options = {});

/// For people: what was learnt though it was in doubt, and what to do; empty if nothing was.
[[nodiscard]] std::string doubtIn(const calibration::Profile& profile);

/// Somebody has looked at what was in doubt, and it is right.
[[nodiscard]] tl::expected<calibration::Profile, SessionError>
takeAsRight(const calibration::ProfileStore& store, const std::string& name);

/// Where a person says that cards and pieces lie.
/// @param files  each of some photos, none of a photo that another one is of
[[nodiscard]] tl::expected<calibration::Corners, SessionError>
readCorners(const std::vector<std::filesystem::path>& files);

/// Why a profile was not stored.
struct NotStored : SessionError {
    /// What the pictures seem to be; nothing where that is not the reason.
    calibration::PageDisagreement pages;

    NotStored(SessionError error, calibration::PageDisagreement disagreement = {})
        : SessionError(std::move(error)), pages(std::move(disagreement)) {}
};

/// Makes a profile from what was read of its pictures and stores it; a profile of that name is
/// replaced. Takes seconds.
/// @return the error names kTrustPagesOption where pictures seem to be of other cards
[[nodiscard]] tl::expected<calibration::Profile, NotStored>
storeProfile(const calibration::ProfileStore& store, NewProfile made);

/// Refuses the name of a profile that is not there.
/// @return the error lists the profiles that there are, here and below
[[nodiscard]] tl::expected<void, SessionError> checkName(const calibration::ProfileStore& store,
                                                         const std::string& name);

[[nodiscard]] tl::expected<calibration::Profile, SessionError>
loadProfile(const calibration::ProfileStore& store, const std::string& name);

[[nodiscard]] tl::expected<void, SessionError> removeProfile(const calibration::ProfileStore& store,
                                                             const std::string& name);

} // namespace pocketmars::session
