#include "app/session/game/game_session.h"
#include "app/session/words/slip_words.h"
#include "app/session/words/table_differences.h"
#include "app/session/words/words.h"
#include "engine/support/phrase.h"

#include <string>
#include <utility>

/// What a session says of a table, in words; again where the language changes.
namespace pocketmars::session {

using engine::phrase;

RuleBroken GameSession::warningOf(const std::string& rule, const Refused& refused) const {
    if (refused.slipped) {
        const engine::NamedState table{refused.slipped->state, m_colours};
        return {rule, wrongInWords(table, *refused.slipped->slip),
                //: What to do about what is wrong on the table; %1 does it
                phrase("Game", "%1, or tell me what I missed")
                    .with(mendingInWords(table, *refused.slipped->slip))};
    }
    const auto wrong = differences({refused.nearest.belief.state, m_colours}, refused.seen);
    return {rule,
            wrong.empty()
                //: The camera sees what can't have come about
                ? std::string(phrase("Game", "I see a table that no rule allows"))
                //: The camera sees what can't have come about; %1 a list of what is wrong
                : phrase("Game", "I see %1").with(joined(wrong)),
            wrong.empty()
                //: What to do about a table that no rule allows
                ? phrase("Game", "look at the table again")
                //: What to do about what is wrong on the table
                : phrase("Game", "put it right, or tell me what I missed")};
}

std::vector<GameEvent> GameSession::retell() {
    if (m_question) {
        auto again = questionNow();
        m_question->text = std::move(again.text);
        m_question->options = std::move(again.options);
        m_question->outcomes = std::move(again.outcomes);
    }
    if (m_wayBack) {
        m_wayBack->retell();
    }
    m_said.clear(); // in words of before
    std::vector<GameEvent> events;
    if (m_refused && !m_lastWarning.empty()) {
        auto warning = warningOf(std::string(engine::name(game().state.phase)), *m_refused);
        m_lastWarning = warning.text;
        events.emplace_back(std::move(warning));
    }
    return events;
}

} // namespace pocketmars::session
