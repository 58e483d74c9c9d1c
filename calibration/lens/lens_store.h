#pragma once

#include "calibration/lens/lens.h"
#include "calibration/profile/profile_store.h"

#include <tl/expected.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace pocketmars::calibration {

/// The lenses under the user's data folder: one JSON file a camera (`pocketmars.lens/1`), written
/// beside its place and moved there whole.
class LensStore {
public:
    /// @param folder  made for the first
    explicit LensStore(std::filesystem::path folder);

    /// Replaces a lens of the same name.
    [[nodiscard]] tl::expected<void, StoreError> save(const Lens& lens) const;
    [[nodiscard]] tl::expected<Lens, StoreError> load(const std::string& name) const;
    [[nodiscard]] tl::expected<void, StoreError> remove(const std::string& name) const;
    [[nodiscard]] bool has(const std::string& name) const;
    /// Names, sorted.
    [[nodiscard]] std::vector<std::string> list() const;

private:
    [[nodiscard]] std::filesystem::path fileOf(const std::string& name) const;
    [[nodiscard]] tl::unexpected<StoreError> notThere(const std::string& name) const;

    std::filesystem::path m_folder;
};

} // namespace pocketmars::calibration
