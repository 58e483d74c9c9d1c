#pragma once

#include "app/session/support/session_error.h"
#include "db/followed_game.h"
#include "engine/state/state.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

/// The states that a game came to, from where a coach may look at it.
namespace pocketmars::session {

struct GameStep {
    engine::NamedState game; ///< after it
    std::string moves;       ///< that led there, in notation; empty: the set-up, or not known
    std::string words;       ///< the same in words, as they were told
    std::size_t row = 0;     ///< which of the steps it is that were told, from 0
};

/// Of a recorded game: JSON lines with a `state` each, as `simulate --transcript` and
/// `watch --play --json` print them. Lines of other events are passed over.
/// @param name  of the file, for errors
[[nodiscard]] tl::expected<std::vector<GameStep>, SessionError>
stepsFromLines(std::string_view text, const std::string& name);

/// Of a game of the history that was followed.
[[nodiscard]] tl::expected<std::vector<GameStep>, SessionError> stepsOfGame(db::GameId id);

/// Of the newest game that is open.
[[nodiscard]] tl::expected<std::vector<GameStep>, SessionError> stepsOfOpenGame();

/// From steps as the history keeps them; those that can't be read are left out.
[[nodiscard]] std::vector<GameStep> stepsOf(const db::FollowedGame& game);

} // namespace pocketmars::session
