#pragma once

#include "db/game.h"

#include <cstddef>
#include <string>

/// One game on its way to the BG Stats app, in which people log their plays: its documented link
/// that creates a play, for the phone to scan or to open.
namespace pocketmars::session {

/// Of the game on boardgamegeek.com.
inline constexpr int kBggId = 223779;

/// Longer links make codes that phones read badly from a screen. What is left out to keep to it,
/// in this order: the note, the players' colours, the ends of long names.
inline constexpr std::size_t kMaxLinkBytes = 1200;

/// What BG Stats calls `createPlay`: one play as JSON, in UTF-8 on one line.
/// @param uid  by which the app knows the play again when it gets it once more
[[nodiscard]] std::string playJson(const db::GameInfo& game, const std::string& uid);

/// `https://app.bgstatsapp.com/createPlay.html?data=…`, at most kMaxLinkBytes long.
[[nodiscard]] std::string playLink(const db::GameInfo& game, const std::string& uid);

/// Everything but letters, digits and `-._~:,` as %XX, byte by byte: fit for the value of a query.
[[nodiscard]] std::string percentEncoded(const std::string& text);

} // namespace pocketmars::session
