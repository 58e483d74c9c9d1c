#include "app/session/game/judged_game.h"

#include "app/session/words/words.h"
#include "engine/rules/score.h"
#include "engine/state/state_agreement.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <utility>
#include <variant>

namespace pocketmars::session {
namespace {

std::vector<std::string> coloursOf(const std::vector<TrueTable>& truth) {
    assert(!truth.empty());
    return truth.front().game.colours;
}

} // namespace

JudgedGame::JudgedGame(const engine::GameOptions& options, std::vector<TrueTable> truth)
    : m_session(options, coloursOf(truth)), m_truth(std::move(truth)),
      m_disagreements(m_truth.size()), m_told(m_truth.size()) {
    m_tally.tables = static_cast<int>(m_truth.size());
}

const engine::State* JudgedGame::truthAt(const std::string& table) const {
    const auto found = std::find_if(m_truth.begin(), m_truth.end(),
                                    [&](const TrueTable& each) { return each.table == table; });
    return found == m_truth.end() ? nullptr : &found->game.state;
}

std::vector<GameEvent> JudgedGame::see(const engine::Observation& seen, const std::string& table) {
    auto events = m_session.see(seen, table);
    const auto* truth = truthAt(table);
    for (std::size_t i = 0; i < events.size(); ++i) {
        const auto* question = std::get_if<GameQuestion>(&events[i]);
        if (question == nullptr || truth == nullptr) {
            continue;
        }
        if (const auto right = rightAnswer(*question, *truth)) {
            const auto more = m_session.answer(question->id, *right);
            events.insert(events.end(), more.begin(), more.end());
        }
    }
    for (const auto& event : events) {
        judge(event);
    }
    return events;
}

std::optional<std::size_t> JudgedGame::rightAnswer(const GameQuestion& question,
                                                   const engine::State& truth) const {
    std::optional<std::size_t> best;
    int fewest = 0;
    for (std::size_t option = 0; option < question.outcomes.size(); ++option) {
        if (!engine::agrees(question.outcomes[option], truth)) {
            continue;
        }
        // Several ways lead there: who was at the table knows which of them it was.
        auto tried = m_session;
        int wrong = 0;
        for (const auto& event : tried.answer(question.id, option)) {
            const auto* accepted = std::get_if<StateAccepted>(&event);
            wrong += accepted != nullptr && !wrongIn(*accepted).empty() ? 1 : 0;
        }
        if (!best || wrong < fewest) {
            best = option;
            fewest = wrong;
        }
    }
    return best;
}

std::vector<std::string> JudgedGame::wrongIn(const StateAccepted& accepted) const {
    // Where several phases were seen at one table, each is judged by its own place in the game.
    const auto& state = accepted.game.state;
    const auto same = std::find_if(m_truth.begin(), m_truth.end(), [&](const TrueTable& each) {
        const auto& truth = each.game.state;
        return truth.round == state.round && truth.phase == state.phase &&
               truth.toMove == state.toMove;
    });
    return same == m_truth.end() ? std::vector<std::string>{"phase"}
                                 : engine::disagreements(state, same->game.state);
}

void JudgedGame::judge(const GameEvent& event) {
    if (const auto* accepted = std::get_if<StateAccepted>(&event)) {
        judge(*accepted);
    } else if (const auto* scored = std::get_if<GameScored>(&event)) {
        m_tally.scoreExact = scored->sheet == engine::score(m_truth.back().game);
    } else if (const auto* broken = std::get_if<RuleBroken>(&event)) {
        ++m_tally.warnings;
        m_tally.faults.push_back("warned: " + broken->text);
    } else if (const auto* question = std::get_if<GameQuestion>(&event)) {
        ++m_tally.questions;
        m_tally.faults.push_back("asked: " + question->options[0] + "; or " + question->options[1]);
    }
}

void JudgedGame::judge(const StateAccepted& accepted) {
    const auto& state = accepted.game.state;
    for (std::size_t i = 0; i < m_truth.size(); ++i) {
        if (m_truth[i].table == accepted.table) {
            m_told[i] = true;
            m_disagreements[i] = engine::disagreements(state, m_truth[i].game.state);
        }
    }
    const auto wrong = wrongIn(accepted);
    if (!wrong.empty() && !accepted.provisional) {
        ++m_tally.wrong;
        m_tally.faults.push_back(accepted.table + ": told for certain, with another " +
                                 joined(wrong));
    }
}

GameTally JudgedGame::end() {
    for (const auto& event : m_session.end()) {
        judge(event);
    }
    if (!m_tally.scoreExact) {
        m_tally.faults.push_back("another score, or none");
    }
    for (std::size_t i = 0; i < m_truth.size(); ++i) {
        if (m_told[i] && m_disagreements[i].empty()) {
            ++m_tally.right;
        } else {
            m_tally.faults.push_back(
                m_truth[i].table +
                (m_told[i] ? ": another " + joined(m_disagreements[i]) : ": not told"));
        }
    }
    return m_tally;
}

} // namespace pocketmars::session
