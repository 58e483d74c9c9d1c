#pragma once

#include "engine/support/json_error.h"
#include "engine/to_mars/rules/game.h"
#include "engine/to_mars/rules/score.h"

#include <tl/expected.hpp>

#include <string>
#include <string_view>

/// `pocketmars.to_mars/1` and what is made of it, as JSON (docs/formats.md).
namespace pocketmars::to_mars {

inline constexpr std::string_view kGameFormat = "pocketmars.to_mars/1";
inline constexpr std::string_view kScoreFormat = "pocketmars.to_mars_score/1";
inline constexpr std::string_view kMovesFormat = "pocketmars.to_mars_moves/1";

/// Reads a game: a position, and the moves from there. Fields that the format does not know are
/// ignored; what it does know must be right, and every module and move legal where it stands.
[[nodiscard]] tl::expected<Game, engine::JsonError> gameFromJson(std::string_view text);

/// One line, without spaces; read again it is the same game.
[[nodiscard]] std::string gameToJson(const Game& game);

/// One line: points by player with reasons, and what each section scores.
[[nodiscard]] std::string scoreToJson(const Score& score, const State& state);

/// One line: moves as they are typed, and in words.
[[nodiscard]] std::string movesToJson(const std::vector<Move>& moves, const Table& table,
                                      const State& state);

} // namespace pocketmars::to_mars
