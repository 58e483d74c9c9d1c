#include "app/session/game/branch.h"

#include "engine/inference/told_action.h"
#include "engine/observation/differing_items.h"
#include "engine/state/public_view.h"

#include <utility>

namespace pocketmars::session {

void knowLess(SeenPhase& step, const engine::State& before) {
    auto& phase = step.phase;
    if (!engine::canFollow(before, phase.actions)) {
        auto told = engine::tellIn(before, phase.before, phase.actions);
        if (!told || !engine::canFollow(before, *told)) {
            return;
        }
        phase.actions = *std::move(told);
    }
    phase.before = before;
}

engine::State& stateAfter(Branch& branch, std::size_t step) {
    return step + 1 < branch.steps.size() ? branch.steps[step + 1].phase.before
                                          : branch.belief.state;
}

bool differOnlyHidden(const Branch& a, const Branch& b) {
    bool isSame = a.steps.size() == b.steps.size() &&
                  engine::differOnlyHidden(a.belief.state, b.belief.state);
    for (std::size_t i = 1; isSame && i < a.steps.size(); ++i) {
        isSame = engine::differOnlyHidden(a.steps[i].phase.before, b.steps[i].phase.before);
    }
    return isSame;
}

std::vector<engine::Item> oddPlaces(const engine::NamedState& expected,
                                    const engine::Observation& seen) {
    auto items = engine::differingItems(engine::observe(expected), seen);
    for (auto& item : items) {
        if (item.kind == engine::ItemKind::CardInStack) {
            item = {.kind = engine::ItemKind::Stack, .building = item.building};
        }
    }
    return items;
}

} // namespace pocketmars::session
