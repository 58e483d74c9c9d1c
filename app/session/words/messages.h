#pragma once

#include "app/session/support/session_error.h"
#include "calibration/photo/photo.h"
#include "vision/open_source.h"
#include "vision/table_reader.h"

#include <filesystem>
#include <string>

/// What the lower rooms report as enums, as sentences for the player.
namespace pocketmars::session {

[[nodiscard]] SessionError message(calibration::PhotoError error,
                                   const std::filesystem::path& photo);

/// @param address  of what was to be watched
[[nodiscard]] SessionError message(vision::SourceError error, const std::string& address);

/// @param profile  name of the card profile that the photo was read with
[[nodiscard]] SessionError message(vision::ReadError error, const std::filesystem::path& photo,
                                   const std::string& profile);

} // namespace pocketmars::session
