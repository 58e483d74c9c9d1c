#pragma once

#include "app/session/game/game_session.h"
#include "engine/observation/observation.h"
#include "engine/rules/setup.h"
#include "engine/state/state.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

/// A session judged by a game whose truth is known: recorded, or played by the program itself.
namespace pocketmars::session {

/// A settled table, and what the game had really come to.
struct TrueTable {
    std::string table;
    engine::NamedState game;
};

/// How well a game was followed.
struct GameTally {
    int tables = 0;
    int right = 0; ///< tables whose state was told, and is the true one
    int wrong = 0; ///< states that were told for certain, and are not true
    int questions = 0;
    int warnings = 0;
    bool scoreExact = false;
    std::vector<std::string> faults; ///< one line each: which table, what is not right
};

/// Shows a session the tables of a game and answers its questions truthfully.
class JudgedGame {
public:
    /// @param truth  the tables in order, the set-up first
    JudgedGame(const engine::GameOptions& options, std::vector<TrueTable> truth);

    /// @param table  one of the truth's; several looks at one table are fine
    /// @return what the session told, answers to questions included
    std::vector<GameEvent> see(const engine::Observation& seen, const std::string& table);

    /// Ends the session; no table comes any more.
    [[nodiscard]] GameTally end();

    [[nodiscard]] const GameSession& session() const { return m_session; }

private:
    /// The option that is true, as far as it tells what was played as well; nothing where none is.
    [[nodiscard]] std::optional<std::size_t> rightAnswer(const GameQuestion& question,
                                                         const engine::State& truth) const;
    /// What is not as it was in the true game when that was as far.
    [[nodiscard]] std::vector<std::string> wrongIn(const StateAccepted& accepted) const;
    void judge(const GameEvent& event);
    void judge(const StateAccepted& accepted);
    [[nodiscard]] const engine::State* truthAt(const std::string& table) const;

    GameSession m_session;
    std::vector<TrueTable> m_truth;
    std::vector<std::vector<std::string>> m_disagreements; ///< by table
    std::vector<bool> m_told;                              ///< by table
    GameTally m_tally;
};

} // namespace pocketmars::session
