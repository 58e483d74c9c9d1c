#pragma once

#include "calibration/profile/profile.h"
#include "calibration/support/store_error.h"

#include <tl/expected.hpp>

#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

namespace pocketmars::calibration {

/// The profiles under the user's data folder: one folder a profile, readable by a person
/// (`profile.json` and PNGs). A profile is written beside its place and moved there whole, so a
/// reader never sees half of one, and a failed write leaves the old one as it was.
class ProfileStore {
public:
    /// @param folder  holds one folder a profile; made for the first
    explicit ProfileStore(std::filesystem::path folder);

    /// Whether save() would take a profile of that name: to be asked before learning one, which
    /// takes some time.
    [[nodiscard]] tl::expected<void, StoreError> prepare(const std::string& name) const;
    /// Replaces a profile of the same name.
    [[nodiscard]] tl::expected<void, StoreError> save(const Profile& profile) const;
    [[nodiscard]] tl::expected<Profile, StoreError> load(const std::string& name) const;
    [[nodiscard]] tl::expected<void, StoreError> remove(const std::string& name) const;
    /// Names, sorted.
    [[nodiscard]] std::vector<std::string> list() const;

private:
    [[nodiscard]] tl::unexpected<StoreError> cannotSave(const std::error_code& error) const;
    [[nodiscard]] tl::unexpected<StoreError> notThere(const std::string& name) const;

    std::filesystem::path m_folder;
};

/// Reads a profile's folder, wherever it lies.
[[nodiscard]] tl::expected<Profile, StoreError> loadProfile(const std::filesystem::path& folder);

} // namespace pocketmars::calibration
