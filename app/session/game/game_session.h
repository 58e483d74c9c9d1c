#pragma once

#include "app/session/game/game_beliefs.h"
#include "app/session/game/game_event.h"
#include "app/session/game/game_teller.h"
#include "app/session/game/orders.h"
#include "app/session/game/way_back.h"
#include "app/session/support/session_error.h"
#include "engine/observation/observation.h"
#include "engine/rules/setup.h"
#include "engine/state/action.h"
#include "engine/state/state.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pocketmars::session {

/// Where a game that is followed stands.
enum class GameStage {
    SettingUp, ///< no good set-up was seen yet
    Following, ///< tables tell what was played
    WayBack,   ///< an undo: nothing is followed until the table lies as it did
    Over       ///< the score is told
};

/// Follows a game from its set-up to its score: what a table or a player says goes to the beliefs,
/// and what that makes certain to the teller. No Qt, no pictures.
class GameSession {
public:
    /// @param colours  in seating order; solo: the human, then DA
    GameSession(const engine::GameOptions& options, std::vector<std::string> colours);

    /// Goes on from a state that was told before.
    /// @param game   settled, of the same mode and players
    /// @param steps  that led there: no question has the number of one that was asked before them
    GameSession(const engine::GameOptions& options, const engine::NamedState& game,
                std::size_t steps);

    [[nodiscard]] GameStage stage() const;

    /// Takes a settled table. One of other players, or of a game that is over, says nothing.
    /// @param table  its name, for the states that are seen at it
    [[nodiscard]] std::vector<GameEvent> see(const engine::Observation& seen,
                                             const std::string& table);

    /// Where the game may be over, nobody plays on, and no table comes that decides: asks what
    /// happened last, or tells it as provisional where there is next to no doubt.
    [[nodiscard]] std::vector<GameEvent> askAtEnd();

    /// No further table comes: what is likeliest is told as provisional.
    [[nodiscard]] std::vector<GameEvent> end();

    /// Takes the answer to the open question; nothing happens if it is not open any more, or has no
    /// such option.
    /// @param option  from 0
    [[nodiscard]] std::vector<GameEvent> answer(int id, std::size_t option);

    /// None of the open question's answers is what happened: the game stands where it was told to
    /// be last, for the player to tell how it went on; until then tables say nothing. Nothing
    /// happens if it is not open any more.
    /// @param told  settled
    [[nodiscard]] std::vector<GameEvent> decline(int id, const engine::State& told);
    /// Whether the player is to tell what happened.
    [[nodiscard]] bool isToBeTold() const { return m_isToBeTold; }
    /// The player does not: tables are followed again.
    void followAgain() { m_isToBeTold = false; }

    /// Begins without a look at the table: it is set up as the rulings have it. Nothing happens if
    /// the game has begun.
    /// @param from  or the table lies as in another game: settled, of the same mode and players
    [[nodiscard]] std::vector<GameEvent> begin(const std::optional<engine::State>& from = {});

    /// Takes a phase or turn that a person tells (app/session/game/hand_move.h); with it, what the
    /// game has most likely come to before. Who plays on after an undo has laid the table back.
    /// @param actions  from game() on, to the phase's end
    /// @return an error, and nothing has changed, where the rules do not allow them
    [[nodiscard]] tl::expected<std::vector<GameEvent>, SessionError>
    play(std::span<const engine::Action> actions);

    /// The last table breaks a rule, or left doubt, and is right all the same: the game goes on
    /// from it. Refused where no such table was seen, or no game has such a table.
    [[nodiscard]] tl::expected<std::vector<GameEvent>, SessionError> overrule();

    /// The player knows better: one item of the table that the game has come to. On a way back, it
    /// leads there from now on.
    /// @param path   engine/observation/item_path.h
    /// @param value  engine/format/correction.h
    /// @return as overrule(), or what the path or value should be
    [[nodiscard]] tl::expected<std::vector<GameEvent>, SessionError>
    correct(std::string_view path, std::string_view value);

    /// Goes back to an earlier state: nothing is followed until the table lies as it did.
    /// @param game  settled
    void goBackTo(const engine::NamedState& game);
    /// What is left to do until the table lies so; nothing where the game goes on.
    [[nodiscard]] const std::optional<WayBack>& wayBack() const { return m_wayBack; }
    /// Ticks a step of the way back by hand, or takes the tick away; nothing happens without one.
    [[nodiscard]] std::vector<GameEvent> tickWayBack(std::size_t step, bool isDone);
    /// The table lies as it did, whatever is seen of it.
    [[nodiscard]] std::vector<GameEvent> endWayBack();

    [[nodiscard]] const std::optional<GameQuestion>& openQuestion() const {
        return m_teller.openQuestion();
    }
    /// What is wrong with the last table, as it was told; nothing where nothing is.
    [[nodiscard]] std::optional<RuleBroken> warning() const;
    /// What the last table is not as, while it breaks a rule: the nearest one that does not.
    [[nodiscard]] std::optional<engine::NamedState> expectedInstead() const;
    /// Puts what is open now, and stands on the screen, into the language of now: the question, the
    /// way back, what is wrong with the table.
    /// @return the warning, where there is one
    [[nodiscard]] std::vector<GameEvent> retell();

    /// What the player does next for the game, each step with what shows that it was done; empty:
    /// nothing, or it is not known what.
    [[nodiscard]] std::vector<OrderStep> orderSteps() const;
    [[nodiscard]] bool isOver() const { return m_beliefs.isOver(); }
    /// What the game has most likely come to; before the set-up was seen, the empty table.
    [[nodiscard]] engine::NamedState game() const { return m_beliefs.game(); }
    /// All that it may have come to, likeliest first; empty before it has begun.
    [[nodiscard]] std::vector<engine::CoachBelief> beliefs() const { return m_beliefs.weighed(); }

private:
    [[nodiscard]] std::vector<GameEvent> tell(const Learnt& learnt);
    [[nodiscard]] engine::NamedState named(const engine::State& state) const;

    std::vector<std::string> m_colours;
    GameBeliefs m_beliefs;
    GameTeller m_teller;
    std::optional<WayBack> m_wayBack;
    bool m_isToBeTold = false;
};

} // namespace pocketmars::session
