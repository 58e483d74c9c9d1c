#include "engine/coach/forced.h"

#include "engine/rules/game.h"

namespace pocketmars::engine {

bool takeForced(State& state, std::vector<Action>& line) {
    ActionList actions;
    do {
        if (isChance(state) || state.phase == Phase::Over) {
            return false;
        }
        legalActions(state, actions);
        if (actions.size() > 1) {
            return true;
        }
        if (assumes(state, actions[0])) {
            return false;
        }
        line.push_back(actions[0]);
        apply(state, actions[0]);
    } while (!isSettled(state));
    return false;
}

} // namespace pocketmars::engine
