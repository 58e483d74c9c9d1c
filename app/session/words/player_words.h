#pragma once

#include "db/game.h"

#include <cstddef>
#include <string>

/// What players and levels are called in plain English.
namespace pocketmars::session {

/// `Devious Automatics` for the automaton; a person's name, or `Red` for one without.
[[nodiscard]] std::string personOf(const db::GameInfo& game, std::size_t seat);

/// `Super Droid`; empty where the level is not known.
[[nodiscard]] std::string levelName(const std::string& level);

/// With its first letter large, where that is ASCII.
[[nodiscard]] std::string capitalised(std::string word);

} // namespace pocketmars::session
