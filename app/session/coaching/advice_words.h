#pragma once

#include "engine/coach/coach.h"
#include "engine/state/state.h"

#include <span>
#include <string>

/// What a coach says, in the words that the app uses for moves.
namespace pocketmars::session {

/// A move as somebody is told to make it: `play A7 from the prep module, settle in aqualab`.
/// @param game  as the player may know it, before the move
[[nodiscard]] std::string adviceInWords(const engine::NamedState& game,
                                        std::span<const engine::Action> line);

/// Why: what the games that went on from the move came to. One sentence.
[[nodiscard]] std::string reasonInWords(const engine::NamedState& game, std::size_t seat,
                                        const engine::AdvisedMove& move);

/// Why there is no advice, and what to do instead.
[[nodiscard]] std::string refusalInWords(engine::CoachRefusal refusal);

} // namespace pocketmars::session
