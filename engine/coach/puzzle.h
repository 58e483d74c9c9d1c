#pragma once

#include "engine/coach/coach.h"
#include "engine/state/action.h"
#include "engine/state/state.h"

#include <cstdint>
#include <optional>
#include <vector>

/// Moments of a game that teach something: one move is clearly better than all others.
namespace pocketmars::engine {

/// What may be decided, and what it is worth.
struct PuzzleOption {
    Action move;    ///< as the player knows it (asObserved)
    double win = 0; ///< odds with it, 0..1
    friend bool operator==(const PuzzleOption&, const PuzzleOption&) = default;
};

/// One decision: all that may be decided, the answer first.
using PuzzleDecision = std::vector<PuzzleOption>;

struct Puzzle {
    State known; ///< as its player may know it; a turn begins
    /// One after the other, each where the answers to those before lead. What leaves no choice goes
    /// by itself.
    std::vector<PuzzleDecision> decisions;
};

struct PuzzleOptions {
    std::uint64_t iterations = 3000; ///< for each option
    std::uint64_t seed = 1;
    double good = 0.7; ///< odds that the answer has at least
    double gap = 0.35; ///< odds by which it is better than anything else
};

/// What can be decided, as the player knows it, each once. Fewer than two: there is no choice.
[[nodiscard]] std::vector<Action> observedChoices(const State& known, std::size_t seat);

/// Carries out a decision and then those that are none.
/// @return whether the player decides again in the same turn; not where that hangs on what they
///         only see then, as a card that is drawn; the state stays as it was then
[[nodiscard]] bool takeDecision(State& known, const Action& move);

/// What each choice is worth, best first; equals in the order of the rules.
[[nodiscard]] PuzzleDecision weighed(const State& known, const PuzzleOptions& options);

/// Whether the first option is what the options ask for.
[[nodiscard]] bool isClear(const PuzzleDecision& decision, const PuzzleOptions& options);

/// The puzzle at the beginning of a turn, as long as its decisions are clear; nothing where the
/// first one is not.
[[nodiscard]] std::optional<Puzzle> puzzleAt(const State& state, const PuzzleOptions& options);

} // namespace pocketmars::engine
