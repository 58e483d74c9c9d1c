#pragma once

#include "engine/inference/slip.h"
#include "engine/observation/observation.h"
#include "engine/state/action.h"
#include "engine/state/state.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// What the camera saw, explained by what the rules allow: probability, not special cases.
namespace pocketmars::engine {

/// Of a table of which nothing is known yet.
inline constexpr double kMistake = 1e-6;

struct ReconcileOptions {
    /// Turns of players that may have passed since the belief; in solo with all that happens by
    /// itself before and after: nobody waits for a camera.
    int turns = 1;
    /// Posterior from which the best continuation is taken for what happened.
    double sure = 0.99;
    /// From here on a table is taken for wrong; of what is wrong, slips with this share have
    /// a name.
    double wrong = 0.9;
    double sureSlip = 0.9;
    /// From here on a hidden card that was seen has a name; and, in what was glimpsed, from here.
    double named = 0.998;
    double glimpsed = 0.99;
    /// Odds, before the table was seen, that the table lies in just this way, of all those that
    /// neither the rules nor a slip (engine/inference/slip.h) lead to.
    double mistake = kMistake;
    /// What may be wrong was warned of before: whether it is counts as what is believed does.
    bool isWarned = false;
    /// The table at which the beliefs were told from each other last, if there is one: hidden cards
    /// that it shows too get a name.
    const Observation* before = nullptr;
};

enum class Verdict : std::uint8_t {
    Certain,   ///< the first continuation is what happened
    Unchanged, ///< nothing happened yet
    InMove,    ///< a move is under way: a table at which no phase can end fits best
    Ambiguous, ///< several continuations fit about as well: ask
    Impossible ///< a slip explains the table, or nothing does
};

/// A state that the game may be in.
struct Belief {
    State state; ///< settled, but for a turn that was seen half-way; may hold unknown cards
    double weight = 1.0;
    std::optional<Slip> slip{}; ///< that left the table so, if that is doubtful still
    /// The same, with names for hidden cards that were glimpsed, which may be wrong. What follows
    /// is looked for from here; only where it explains too little, from the state itself.
    std::optional<State> glimpsed{};
    /// The states before each of the phases that led here, as far as they are open still. What
    /// led here in another way that could be seen is not the same.
    std::vector<State> past{};
    /// The weight if each look were a witness of its own, and nothing were expected to be misread
    /// again as it was (ObservationModel::givenThat).
    double anew = 1.0;
    /// Something that lay wrong on the last table was put right since, or the table showed part of
    /// a move that begins here: what was read there tells nothing of this.
    bool isMended = false;
};

/// One phase or turn, or the part of it that was seen.
struct PlayedPhase {
    State before;
    std::vector<Action> actions;
    State after; ///< what the rules make of it: cards that were seen later are not named yet
    State glimpsedBefore; ///< as of Belief
};

/// One way in which the game may have gone on.
struct Continuation {
    std::size_t belief = 0;          ///< which of the beliefs it goes on from
    std::vector<State> past{};       ///< as of it, as far as all ways that lead here agree
    State state;                     ///< after it; hidden cards as far as they can be known
    State glimpsed;                  ///< as of Belief
    std::vector<PlayedPhase> phases; ///< none: nothing happened
    double posterior = 0.0;
    double anew = 0.0;          ///< the same if each look were a witness of its own
    std::optional<Slip> slip{}; ///< made on the way, or by the belief
};

struct Reconciliation {
    Verdict verdict = Verdict::Impossible;
    std::vector<Continuation> continuations; ///< likeliest first, those above 0.001 %
    /// Posterior of the first above the second.
    double margin = 0.0;
    /// Posterior that neither rules nor slips explain the table, each look a witness of its own;
    /// 0..1.
    double mistake = 0.0;
    /// Posterior of all continuations with a slip.
    double slips = 0.0;
    /// The slip that was made, of Verdict::Impossible, if that is clear; or the two or three of
    /// which one was, if they share a place (engine/inference/slip.h), likeliest first. The first
    /// continuation is the likeliest with the first of them.
    std::vector<Slip> madeSlips{};
    /// Whether the table shows anything that speaks for a mistake.
    bool showsMistake = false;
};

/// Weighs all legal continuations of a state by how well they explain an observation.
///
/// The posterior of a continuation is its prior times the likelihood of the observation
/// (engine/inference/observation_model.h). A priori one phase is likelier than none or several, and
/// a card of which nothing was known is any of those not seen elsewhere. Continuations that differ
/// only in what no camera can see are one: what their hidden cards have in common is kept. A table
/// that nobody could have come to legally competes too: as one with a slip, a legal continuation
/// but for one thing, which has a name; and as any other, which has none. What is believed counts
/// with misreads that stay; whether a table is taken for wrong, with looks that are witnesses of
/// their own: a warning that is given in vain costs a glance, a wrong belief the game.
///
/// @param beliefs  one, or several between which no table has decided yet
/// @param colours  by seat, the observation's players in the same order
[[nodiscard]] Reconciliation reconcile(std::span<const Belief> beliefs,
                                       const std::vector<std::string>& colours,
                                       const Observation& seen, ReconcileOptions options = {});

} // namespace pocketmars::engine
