#pragma once

#include "db/game.h"

#include <cstddef>
#include <string_view>

/// Games for the tests of this folder.
namespace pocketmars::db {

/// A time from its text, which must be right.
[[nodiscard]] std::chrono::sys_seconds at(std::string_view isoUtc);

/// A solo game that blue, the automaton, won by a tie; with a profile and a source, no photo.
[[nodiscard]] NewGame soloGame();

/// A game of red, blue and green that red and green share.
[[nodiscard]] NewGame versusGame();

/// Bytes that differ from photo to photo, zeros among them.
/// @param seed  says which bytes
[[nodiscard]] Photo photoOf(std::size_t bytes, unsigned seed = 1);

} // namespace pocketmars::db
