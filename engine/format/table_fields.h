#pragma once

#include "engine/json/json_cursor.h"
#include "engine/observation/observation.h"

#include <optional>
#include <string_view>

/// How the single fields of `pocketmars.table/1` are written, in files and in corrections alike.
/// Each reader notes a complaint with the cursor and returns a stand-in where the value is none of
/// its kind.
namespace pocketmars::engine {

/// What was looked for and could not be read.
inline constexpr std::string_view kUnread = "?";

[[nodiscard]] int energyFrom(const JsonCursor& value);
[[nodiscard]] int colonistsFrom(const JsonCursor& value);
/// A card of a stack of the four scoring suits.
[[nodiscard]] StackCard stripFrom(const JsonCursor& value);
/// A card of habitation's stack.
[[nodiscard]] StackCard habitationCardFrom(const JsonCursor& value);
[[nodiscard]] Suit suitFrom(const JsonCursor& value);
[[nodiscard]] std::optional<Suit> deckTopFrom(const JsonCursor& value);
[[nodiscard]] std::optional<CardId> discardTopFrom(const JsonCursor& value);

} // namespace pocketmars::engine
