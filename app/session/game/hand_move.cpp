#include "app/session/game/hand_move.h"

#include "app/session/game/orders.h"
#include "app/session/words/decision_words.h"
#include "app/session/words/move_words.h"
#include "engine/rules/automaton.h"
#include "engine/rules/game.h"

#include <cassert>
#include <utility>

namespace pocketmars::session {

HandMove::HandMove(engine::NamedState game) : m_before(std::move(game)), m_now(m_before.state) {
    assert(engine::isSettled(m_now));
    advance();
}

std::optional<std::string> HandMove::decider() const {
    if (!isComplete() && m_now.phase == engine::Phase::Android) {
        return m_before.colours.back(); // whoever is next after it
    }
    const auto seat = isComplete() ? std::nullopt : engine::playerToDecide(m_now);
    return seat ? std::optional(m_before.colours[*seat]) : std::nullopt;
}

void HandMove::choose(std::size_t option) {
    assert(option < m_choices.size());
    m_chosenAt.push_back(m_actions.size());
    apply(engine::Action(m_choices[option].action));
    advance();
}

void HandMove::takeBack() {
    if (m_chosenAt.empty()) {
        return;
    }
    m_actions.resize(m_chosenAt.back());
    m_chosenAt.pop_back();
    m_now = m_before.state;
    for (const auto& action : m_actions) {
        engine::apply(m_now, action);
    }
    advance();
}

bool HandMove::isComplete() const { return !m_actions.empty() && engine::isSettled(m_now); }

void HandMove::retell() {
    for (auto& choice : m_choices) {
        choice.words = decisionInWords({m_now, m_before.colours}, choice.action);
    }
}

std::string HandMove::words() const {
    return m_actions.empty() ? std::string() : movesInWords(m_before, m_actions);
}

std::vector<std::string> HandMove::orders() const {
    const bool isAutomaton = m_before.state.phase == engine::Phase::Android;
    return isAutomaton && isComplete() && canTakeBack() ? ordersFor(m_before, m_actions)
                                                        : std::vector<std::string>();
}

void HandMove::apply(const engine::Action& action) {
    engine::apply(m_now, action);
    m_actions.push_back(action);
}

void HandMove::advance() {
    m_choices.clear();
    engine::ActionList legal;
    while (!isComplete()) {
        engine::legalActions(m_now, legal);
        if (legal.empty()) {
            return; // the game is over
        }
        if (engine::isChance(m_now)) {
            auto shuffle = legal[0];
            shuffle.seed = engine::Action::kUnknownOrder;
            apply(shuffle);
        } else if (engine::isDaChoice(m_now)) {
            apply(legal[engine::bestForDa(m_now, legal)]);
        } else if (legal.size() == 1 && !engine::assumes(m_now, legal[0])) {
            apply(legal[0]);
        } else {
            break;
        }
    }
    if (isComplete()) {
        return;
    }
    const engine::NamedState now{m_now, m_before.colours};
    for (const auto& action : legal) {
        m_choices.push_back({action, decisionInWords(now, action)});
    }
}

} // namespace pocketmars::session
