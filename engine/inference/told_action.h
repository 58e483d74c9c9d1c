#pragma once

#include "engine/state/action.h"
#include "engine/state/state.h"

#include <optional>
#include <span>
#include <vector>

/// One decision, told by those who know more of the cards or less.
namespace pocketmars::engine {

/// Whether an action may be the one that was told, its cards perhaps better known.
[[nodiscard]] bool canMean(const Action& told, const Action& action);

/// What a decision leads to where less is known of the cards.
struct ToldResult {
    Action action; ///< as it can be told there
    State state;
    /// Offers that are declined before it: who knows less may not know that there was none.
    int skipped = 0;
};

/// Carries out a decision in a state that knows less than the one in which it was made. What nobody
/// can tell then of the cards that it moved is not known after it.
/// @param state   settled or not, as `better`
/// @param better  the same, with more cards known
/// @param action  legal in `better`
/// @return nothing where the rules have nothing like it
[[nodiscard]] std::optional<ToldResult> tellIn(const State& state, const State& better,
                                               const Action& action);

/// The same for decisions one after the other, with the offers that are declined.
/// @return nothing where one of them can't be told
[[nodiscard]] std::optional<std::vector<Action>> tellIn(State state, State better,
                                                        std::span<const Action> actions);

/// A state that knows more than is certain, without what an earlier one did not know: a card that
/// nobody sees keeps its name if it had one then, and its suit if so many of that suit were known
/// in its place.
/// @param action  what led from the one to the other, and tells its cards
[[nodiscard]] State withoutGlimpses(State state, const State& known, const Action& action);

/// Whether the rules allow decisions one after the other, as they were told, from a state on.
[[nodiscard]] bool canFollow(State state, std::span<const Action> actions);

} // namespace pocketmars::engine
