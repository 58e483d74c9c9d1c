#include "app/session/game/game_beliefs.h"
#include "engine/rules/game.h"
#include "engine/state/public_view.h"

#include <algorithm>
#include <utility>

/// How a game ends: nobody draws or prepares a card after the last move, and no table follows it.
namespace pocketmars::session {
namespace {

constexpr double kWorthTrying = 1e-3; // of the ways to explain a table

} // namespace

std::optional<Branch> GameBeliefs::endingTheGame(Branch branch) {
    if (branch.steps.empty()) {
        return std::nullopt;
    }
    auto& state = branch.belief.state;
    auto& phase = branch.steps.back().phase;
    engine::ActionList actions;
    while (!engine::isSettled(state) || engine::isChance(state)) {
        engine::legalActions(state, actions);
        const auto next = std::find_if(actions.begin(), actions.end(), [](const auto& action) {
            using Kind = engine::ActionKind;
            return action.kind == Kind::Prepare || action.kind == Kind::DrawFromDa ||
                   action.kind == Kind::Shuffle;
        });
        if (next == actions.end()) {
            return std::nullopt;
        }
        auto action = *next;
        action.seed = engine::Action::kUnknownOrder;
        engine::apply(state, action);
        phase.actions.push_back(action);
    }
    phase.after = state;
    branch.belief.glimpsed.reset();
    return state.phase == engine::Phase::Over ? std::optional(std::move(branch)) : std::nullopt;
}

std::optional<Branch> GameBeliefs::lastMoveIn(const engine::Reconciliation& found) const {
    std::optional<Branch> likeliest;
    double over = 0;
    for (const auto& continuation : found.continuations) {
        if (continuation.slip || continuation.posterior < kWorthTrying) {
            continue;
        }
        auto ended = endingTheGame(branchOf(continuation));
        if (ended && (!likeliest ||
                      engine::differOnlyHidden(ended->belief.state, likeliest->belief.state))) {
            over += continuation.posterior;
            if (!likeliest) {
                likeliest = std::move(ended);
            }
        }
    }
    return over >= kClear ? likeliest : std::nullopt;
}

Learnt GameBeliefs::end() {
    if (m_branches.empty() || (m_branches.front().steps.empty() && !m_lastMove)) {
        return {};
    }
    const auto best = m_lastMove ? *m_lastMove : m_branches.front();
    return accept(best, best.belief.weight, true);
}

} // namespace pocketmars::session
