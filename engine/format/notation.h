#pragma once

#include "engine/state/action.h"
#include "engine/state/state.h"

#include <tl/expected.hpp>

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Decisions as short texts for logs and people; docs/notation.md describes them.
namespace pocketmars::engine {

/// One decision: `prep:A7`, `up:G.1`, `-`.
[[nodiscard]] std::string notation(const Action& action);

/// One turn or phase: who plays it in which round, then its decisions: `4.1> prep:A7 settle -`.
/// @param before   the state at its first decision
/// @param actions  legal ones, one after the other
[[nodiscard]] std::string notation(const State& before, std::span<const Action> actions);

struct NotationError {
    std::string message; ///< one line that names the part it can't take
};

/// One decision by itself; whether it is legal is not looked at.
[[nodiscard]] tl::expected<Action, NotationError> actionFromNotation(std::string_view text);

/// The decisions of a line, each legal where it stands.
/// @param before  the state at the first of them
[[nodiscard]] tl::expected<std::vector<Action>, NotationError>
actionsFromNotation(const State& before, std::string_view line);

} // namespace pocketmars::engine
