#pragma once

#include "app/session/game/branch.h"
#include "app/session/game/game_event.h"
#include "engine/state/state.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace pocketmars::session {

/// Puts what was learnt of a game into words, and remembers what has been said: nothing is asked,
/// ordered or warned of twice. Holds no belief about the game.
class GameTeller {
public:
    /// @param colours  by seat
    explicit GameTeller(std::vector<std::string> colours);

    /// What is said of things that happened, in order; the open question is settled with them.
    [[nodiscard]] std::vector<GameEvent> tell(const std::vector<Happened>& happened) const;
    /// The final score.
    [[nodiscard]] GameEvent score(const engine::State& state) const;
    /// What is to be done next; empty if that was said last, or nothing is to be done.
    /// @param likeliest  what the game has most likely come to
    [[nodiscard]] std::vector<GameEvent> order(const engine::NamedState& likeliest);
    /// Orders that were said before will be said again.
    void forgetOrders() { m_lastOrders.clear(); }
    /// From a state that was told before this program took it up: its orders are known, and answers
    /// to questions that were asked on the way are none to those that come.
    /// @param steps  that led there
    void goOn(const engine::NamedState& game, std::size_t steps);

    /// Asks which of these ways the game went on; nothing if that is asked already. What was
    /// offered before keeps its place. With less than two of them there is no question any more.
    /// @param isLast  the game may be over
    [[nodiscard]] std::vector<GameEvent> ask(const std::vector<Branch>& offered,
                                             bool isLast = false);
    [[nodiscard]] const std::optional<GameQuestion>& openQuestion() const { return m_question; }
    /// The way that an option of the open question stands for.
    [[nodiscard]] const Branch& offered(std::size_t option) const { return m_offered.at(option); }
    void dropQuestion() {
        m_question.reset();
        m_offered.clear();
    }

    /// Says what is wrong with a table, unless that was said already.
    [[nodiscard]] std::vector<GameEvent> warn(const RefusedTable& refused);
    /// The warning that was given last; nothing once the table was mended.
    [[nodiscard]] const std::optional<RuleBroken>& warning() const { return m_warning; }
    void forgetWarning() { m_warning.reset(); }

    /// Puts what is open into the language of now.
    /// @param refused  the table of the warning that was given last, if it still lies so
    /// @return the warning, where there is one
    [[nodiscard]] std::vector<GameEvent> retell(const std::optional<RefusedTable>& refused);

private:
    /// Puts what the open question offers already first, as it stands there.
    void keepOrder(GameQuestion& question);
    /// Without what would be told in the words of a likelier one: nobody could choose between them.
    [[nodiscard]] std::vector<Branch> toldApart(const std::vector<Branch>& offered) const;
    [[nodiscard]] GameQuestion questionOf(const std::vector<Branch>& offered) const;
    [[nodiscard]] RuleBroken warningOf(const RefusedTable& refused) const;
    /// Much differs at once: what that may be, and what to do.
    [[nodiscard]] RuleBroken otherTable(const RefusedTable& refused) const;
    /// Each thing that is wrong, in words.
    [[nodiscard]] std::vector<std::string> wrongWith(const RefusedTable& refused) const;
    [[nodiscard]] StateAccepted inWords(const Happened& happened) const;

    std::vector<std::string> m_colours;
    std::optional<GameQuestion> m_question;
    std::vector<Branch> m_offered; ///< by option of the question
    bool m_asksAtEnd = false;      ///< the question
    std::optional<RuleBroken> m_warning;
    std::vector<std::string> m_said; ///< what the last warning said to be wrong
    std::vector<std::string> m_lastOrders;
    int m_questions = 0;
    int m_warnings = 0;
};

} // namespace pocketmars::session
