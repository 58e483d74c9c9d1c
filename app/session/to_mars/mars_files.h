#pragma once

#include "app/session/support/session_error.h"
#include "engine/to_mars/rules/game.h"

#include <tl/expected.hpp>

#include <filesystem>

/// Games and ships of To Mars as files.
namespace pocketmars::session {

/// Reads a game (`pocketmars.to_mars/1`).
[[nodiscard]] tl::expected<to_mars::Game, SessionError>
loadMarsGame(const std::filesystem::path& file);

/// Writes one, whole or not at all.
[[nodiscard]] tl::expected<void, SessionError> saveMarsGame(const std::filesystem::path& file,
                                                            const to_mars::Game& game);

/// Reads a ship (`pocketmars.mars_ship/1`).
[[nodiscard]] tl::expected<to_mars::Ship, SessionError>
loadMarsShip(const std::filesystem::path& file);

[[nodiscard]] tl::expected<void, SessionError> saveMarsShip(const std::filesystem::path& file,
                                                            const to_mars::Ship& ship);

} // namespace pocketmars::session
