#include "engine/inference/continuation_paths.h"

#include "engine/inference/told_action.h"

#include <algorithm>
#include <iterator>

namespace pocketmars::engine {

bool ContinuationPaths::endsPhase(std::size_t node) const {
    const auto& at = (*m_search)[node];
    return at.parent >= 0 && at.phases > (*m_search)[static_cast<std::size_t>(at.parent)].phases;
}

const ContinuationPaths::Known& ContinuationPaths::knownAt(std::size_t node) {
    const auto found = m_known.find(node);
    if (found != m_known.end()) {
        return found->second;
    }
    const auto& at = (*m_search)[node];
    Known known;
    if (at.parent < 0) {
        known.state = m_beliefs[at.belief].state;
    } else {
        const auto parent = static_cast<std::size_t>(at.parent);
        const auto& before = knownAt(parent).state;
        known = {at.state, at.action, 0};
        if (at.isLeftOut || !m_beliefs[at.belief].glimpsed) {
            // nothing was decided, or glimpsed
        } else if (const auto told = tellIn(before, (*m_search)[parent].state, at.action)) {
            known = {told->state, told->action, told->skipped};
        } else {
            known.state = withoutGlimpses(at.state, before, at.action);
        }
    }
    return m_known.emplace(node, known).first->second;
}

std::vector<State> ContinuationPaths::begins(std::size_t node) {
    std::vector<State> out;
    for (auto at = (*m_search)[node].parent; at >= 0;) {
        const auto place = static_cast<std::size_t>(at);
        if (endsPhase(place) || (*m_search)[place].parent < 0) {
            out.push_back(knownAt(place).state);
        }
        at = (*m_search)[place].parent;
    }
    const auto& past = m_beliefs[(*m_search)[node].belief].past;
    out.insert(out.end(), past.rbegin(), past.rend());
    std::reverse(out.begin(), out.end());
    return out;
}

void ContinuationPaths::makeFollow(PlayedPhase& phase, std::size_t last) const {
    if (canFollow(phase.before, phase.actions)) {
        return;
    }
    phase.before = phase.glimpsedBefore;
    phase.actions.clear();
    auto at = last;
    do {
        phase.actions.insert(phase.actions.begin(), (*m_search)[at].action);
        at = static_cast<std::size_t>((*m_search)[at].parent);
    } while ((*m_search)[at].parent >= 0 && !endsPhase(at));
}

std::vector<PlayedPhase> ContinuationPaths::phases(std::size_t node,
                                                   const std::vector<State>& begins) {
    std::vector<std::size_t> path;
    for (auto at = node; (*m_search)[at].parent >= 0;
         at = static_cast<std::size_t>((*m_search)[at].parent)) {
        path.push_back(at);
    }
    std::vector<PlayedPhase> out;
    bool isNew = true;
    auto ended = m_beliefs[(*m_search)[node].belief].past.size();
    for (auto i = path.rbegin(); i != path.rend(); ++i) {
        const auto& at = (*m_search)[*i];
        const auto parent = static_cast<std::size_t>(at.parent);
        if (at.isLeftOut) {
            ++ended;
            continue;
        }
        if (isNew) {
            out.push_back({begins[ended], {}, {}, (*m_search)[parent].state});
        }
        const auto& known = knownAt(*i);
        auto& phase = out.back();
        phase.actions.insert(phase.actions.end(), static_cast<std::size_t>(known.skipped),
                             Action{.kind = ActionKind::Skip});
        phase.actions.push_back(known.action);
        phase.after = known.state;
        isNew = endsPhase(*i);
        ended += isNew ? 1 : 0;
        if (isNew || std::next(i) == path.rend()) {
            makeFollow(phase, *i);
        }
    }
    return out;
}

} // namespace pocketmars::engine
