#pragma once

#include "app/session/support/session_error.h"
#include "db/game.h"
#include "vision/boards/learnt_board.h"

#include <tl/expected.hpp>

#include <filesystem>
#include <optional>

namespace pocketmars::session {

/// What belongs to a game that is followed besides its steps, so that it is there after a restart.
struct MarsRecord {
    std::filesystem::path photo;                 ///< of the ship; empty: none
    std::optional<vision::BoardCorners> corners; ///< of the board in it, marked by hand
    std::optional<db::GameId> savedAs;           ///< the game of the history that it is
    bool isSaved = false;                        ///< stands there as it is now

    friend bool operator==(const MarsRecord&, const MarsRecord&) = default;
};

/// Reads what saveMarsRecord() wrote; an empty one where there is none, or none that can be read:
/// the steps are what matters, and lie elsewhere.
[[nodiscard]] MarsRecord loadMarsRecord(const std::filesystem::path& file);

[[nodiscard]] tl::expected<void, SessionError> saveMarsRecord(const std::filesystem::path& file,
                                                              const MarsRecord& record);

} // namespace pocketmars::session
