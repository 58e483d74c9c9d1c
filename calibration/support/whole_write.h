#pragma once

#include <tl/expected.hpp>

#include <filesystem>
#include <functional>
#include <system_error>

/// Files and folders that are there as a whole or as they were before, whenever the program is
/// killed or the power goes. What is new is written beside its place, as `.NAME.XXXXXX.part`, put
/// on the disk, and takes its place in one step. Parts that killed programs left are removed once
/// they are a day old.
namespace pocketmars::calibration {

/// Writes what is to stand at the path that it is given; false if it can't.
using Writer = std::function<bool(const std::filesystem::path&)>;

/// Makes a file or takes the place of the one that is there.
/// @param write  is given an empty file
/// @return the system's reason; an error code of 0 where the writer failed
[[nodiscard]] tl::expected<void, std::error_code> writeWholeFile(const std::filesystem::path& file,
                                                                 const Writer& write);

/// The same for a folder and all that is in it. On file systems that can't exchange two folders,
/// the old one steps aside for a moment: whoever finds it missing calls recoverFolders().
/// @param write  is given an empty folder
[[nodiscard]] tl::expected<void, std::error_code>
writeWholeFolder(const std::filesystem::path& folder, const Writer& write);

/// Removes a folder: it is gone at once, or still there as a whole.
[[nodiscard]] std::error_code removeWholeFolder(const std::filesystem::path& folder);

/// Puts back those folders that stepped aside when a program was killed at writeWholeFolder().
/// @param parent  the folder that they lie in
void recoverFolders(const std::filesystem::path& parent);

} // namespace pocketmars::calibration
