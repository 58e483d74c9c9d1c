#pragma once

#include "engine/action.h"
#include "engine/observation.h"
#include "engine/state.h"

#include <cstdint>
#include <string>
#include <vector>

/// What the camera saw, explained by what the rules allow: probability, not special cases.
namespace pocketmars::engine {

struct ReconcileOptions {
    /// Phases or turns that may have passed since the belief: a solo player may run a whole round
    /// before the table is looked at.
    int phases = 3;
    /// Posterior from which the best continuation is taken for what happened.
    double sure = 0.99;
};

enum class Verdict : std::uint8_t {
    Certain,   ///< the first continuation is what happened
    Unchanged, ///< nothing happened yet
    InMove,    ///< a move is under way: a table at which no phase can end fits best
    Ambiguous, ///< several continuations fit about as well: ask
    Impossible ///< no legal continuation explains the table
};

/// One way in which the game may have gone on.
struct Continuation {
    State state;                    ///< after it; hidden cards as far as they can be known
    std::vector<State> before;      ///< the state before each phase that passed
    std::vector<std::vector<Action>> phases; ///< the decisions of each
    double posterior = 0.0;
};

struct Reconciliation {
    Verdict verdict = Verdict::Impossible;
    std::vector<Continuation> continuations; ///< likeliest first, those above 0.1 %
    /// Posterior of the first above the second.
    double margin = 0.0;
};

/// Weighs all legal continuations of a state by how well they explain an observation.
///
/// The posterior of a continuation is its prior times the likelihood of the observation
/// (engine/observation_model.h). A priori one phase is likelier than none or several, and a card of
/// which nothing was known is any of those not seen elsewhere. Continuations that differ only in
/// what no camera can see are one: what their hidden cards have in common is kept. A table that
/// nobody could have come to legally competes as a hypothesis of its own.
///
/// @param belief   settled, or as it was accepted last; may hold unknown cards
/// @param colours  by seat, the observation's players in the same order
[[nodiscard]] Reconciliation reconcile(const State& belief,
                                       const std::vector<std::string>& colours,
                                       const Observation& seen, ReconcileOptions options = {});

} // namespace pocketmars::engine
