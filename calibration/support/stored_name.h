#pragma once

#include <string>

namespace pocketmars::calibration {

/// Why a text can't name what is stored under it, for people; empty if it can.
/// @param what  `profile`, `lens`, in the player's language
[[nodiscard]] std::string objectionToName(const std::string& what, const std::string& name);

} // namespace pocketmars::calibration
