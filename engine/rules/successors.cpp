#include "engine/rules/successors.h"

#include "engine/rules/automaton.h"
#include "engine/rules/game.h"
#include "engine/state/state_hash.h"

#include <cassert>
#include <unordered_set>
#include <utility>

namespace pocketmars::engine {
namespace {

/// Equal for lines of play that come to the same, in whatever order.
State normalised(State state) {
    state.cards.sortUnordered();
    return state;
}

} // namespace

tl::expected<std::vector<State>, SuccessorsError> successors(const State& state,
                                                             DaChoices daChoices) {
    assert(isSettled(state));
    std::vector<State> ends;
    std::vector<State> open{normalised(state)};
    std::unordered_set<State> seen;
    ActionList actions;
    while (!open.empty()) {
        const auto from = open.back();
        open.pop_back();
        if (isChance(from)) {
            return tl::unexpected(SuccessorsError{});
        }
        legalActions(from, actions);
        const bool onlyBest = daChoices == DaChoices::Best && !actions.empty() && isDaChoice(from);
        const std::size_t first = onlyBest ? bestForDa(from, actions) : 0;
        const std::size_t last = onlyBest ? first + 1 : actions.size();
        for (std::size_t i = first; i < last; ++i) {
            if (const auto zone = assumes(from, actions[i])) {
                return tl::unexpected(SuccessorsError{SuccessorsError::Reason::UnknownCard, *zone});
            }
            auto next = from;
            apply(next, actions[i]);
            next.cards.sortUnordered();
            if (!seen.insert(next).second) {
                continue;
            }
            // A turn that leaves a deck to be made anew has not ended yet.
            if (isSettled(next) && !isChance(next)) {
                ends.push_back(next);
            } else {
                open.push_back(next);
            }
        }
    }
    return ends;
}

} // namespace pocketmars::engine
