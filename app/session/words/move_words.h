#pragma once

#include "engine/state/action.h"
#include "engine/state/state.h"

#include <span>
#include <string>
#include <vector>

namespace pocketmars::session {

/// What happened in a turn or phase deed by deed, in the order of movesInWords.
[[nodiscard]] std::vector<std::string> deedsInWords(const engine::NamedState& before,
                                                    std::span<const engine::Action> actions);

/// What happened in a turn or phase, in plain English: `red plays A7 from the prep module, settles
/// in aqualab, launches 1`.
/// @param before   the state at its first decision
/// @param actions  legal ones, one after the other
[[nodiscard]] std::string movesInWords(const engine::NamedState& before,
                                       std::span<const engine::Action> actions);

/// The same, where it is not certain which cards were played: `red plays perhaps A7 from …`.
/// @param after  what is known of the game after it: a card that went to the discard pile and has
///               no name there is only the likeliest
[[nodiscard]] std::string movesInWords(const engine::NamedState& before,
                                       std::span<const engine::Action> actions,
                                       const engine::State& after);

} // namespace pocketmars::session
