#pragma once

#include "app/session/support/session_error.h"
#include "calibration/profile/profile.h"
#include "engine/observation/observation.h"
#include "vision/table_reader.h"

#include <tl/expected.hpp>

#include <string>
#include <vector>

namespace pocketmars::session {

/// Who plays, as the player said it: any part may be missing.
struct PlayerOptions {
    std::string mode;                 ///< `solo`, `versus` or empty
    std::string human;                ///< colour; solo
    std::string da;                   ///< colour; solo
    std::vector<std::string> players; ///< colours in seating order; versus
};

/// Whether what was said fits a table that says itself who plays. What was not said fits.
[[nodiscard]] bool fits(const PlayerOptions& said, const engine::Observation& table);

/// What the reader is told of the players. The mode follows from the colours where it was not said;
/// with no option at all the reader finds out who plays.
/// @param profile  names the colours that there are
/// @return the error names the option that is missing or wrong
[[nodiscard]] tl::expected<vision::ReadOptions, SessionError>
readOptions(const PlayerOptions& said, const calibration::Profile& profile);

} // namespace pocketmars::session
