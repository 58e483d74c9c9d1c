#pragma once

#include "app/session/game/orders.h"
#include "app/session/game/way_back.h"
#include "app/session/support/session_error.h"
#include "engine/inference/reconcile.h"
#include "engine/observation/observation.h"
#include "engine/rules/score.h"
#include "engine/rules/setup.h"
#include "engine/state/action.h"
#include "engine/state/state.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// One game, followed by looking at its table. No Qt, no pictures.
namespace pocketmars::session {

/// The game has come to a state.
struct StateAccepted {
    engine::NamedState game;
    std::string table; ///< the name of the table at which it was seen
    std::string after; ///< what was played: `setup`, `architect`, `failure`, `android`, `turn`
    std::string moves; ///< in notation; empty for the set-up
    std::string did;   ///< in words
    std::vector<std::string> inferred; ///< what it gave away of hidden cards, in words
    double margin = 0.0;               ///< 0..1, by how much it is likelier than anything else
    bool provisional = false;          ///< the watch ended before another table could confirm it
};

/// What the player does next for the game.
struct Orders {
    std::vector<std::string> steps;
};

/// The table fits several ways in which the game may have gone on.
struct GameQuestion {
    int id = 0;
    std::string text;
    std::vector<std::string> options;    ///< likeliest first
    std::vector<engine::State> outcomes; ///< by option, what the game has come to then
};

/// The table breaks a rule. Said once; the game waits until the table, or the belief, is mended.
struct RuleBroken {
    std::string rule; ///< the phase in which it is broken, or `setup`
    std::string text;
    std::string fix;
};

struct GameScored {
    engine::ScoreSheet sheet;
};

using GameEvent = std::variant<StateAccepted, Orders, GameQuestion, RuleBroken, GameScored>;

/// The table of a step that a person told.
inline constexpr const char* kTableByHand = "by hand";

/// Follows a game from its set-up to its score. Between tables it holds what the game may have come
/// to: usually one state; several where a table leaves doubt. A small doubt waits for the next
/// table, which usually decides; a large one, or one that stays, is asked about.
class GameSession {
public:
    /// @param colours  in seating order; solo: the human, then DA
    GameSession(const engine::GameOptions& options, std::vector<std::string> colours);

    /// Goes on from a state that was accepted before.
    /// @param game  settled, of the same mode and players
    GameSession(const engine::GameOptions& options, const engine::NamedState& game);

    /// Takes a settled table.
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

    /// Begins without a look at the table: it is set up as the rulings have it.
    [[nodiscard]] std::vector<GameEvent> begin();

    /// Takes a phase or turn that a person tells (app/session/hand_move.h); with it, what the game
    /// has most likely come to before.
    /// @param actions  legal ones from game() on, to the phase's end
    [[nodiscard]] std::vector<GameEvent> play(std::span<const engine::Action> actions);

    /// The last table breaks a rule, or left doubt, and is right all the same: the game goes on
    /// from it. Refused where no such table was seen, or no game has such a table.
    [[nodiscard]] tl::expected<std::vector<GameEvent>, SessionError> overrule();

    /// The player knows better: one item of the table that the game has come to.
    /// @param path   engine/item_path.h
    /// @param value  engine/correction.h
    /// @return as overrule(), or what the path or value should be
    [[nodiscard]] tl::expected<std::vector<GameEvent>, SessionError>
    correct(std::string_view path, std::string_view value);

    /// Goes back to an earlier state: nothing is followed until the table lies as it did.
    /// @param game  settled
    void goBackTo(const engine::NamedState& game);
    /// What is left to do until the table lies so; nothing where the game goes on.
    [[nodiscard]] const std::optional<WayBack>& wayBack() const { return m_wayBack; }
    /// Ticks a step of the way back by hand, or takes the tick away.
    [[nodiscard]] std::vector<GameEvent> tickWayBack(std::size_t step, bool isDone);
    /// The table lies as it did, whatever is seen of it.
    [[nodiscard]] std::vector<GameEvent> endWayBack();

    [[nodiscard]] const std::optional<GameQuestion>& openQuestion() const { return m_question; }
    /// Puts what is open now, and stands on the screen, into the language of now: the question, the
    /// way back, what is wrong with the table.
    /// @return the warning, where there is one
    [[nodiscard]] std::vector<GameEvent> retell();

    /// What the last table is not as, while it breaks a rule: the nearest one that does not.
    [[nodiscard]] std::optional<engine::NamedState> expectedInstead() const;
    /// What the player does next for the game; empty steps: nothing, or it is not known what.
    [[nodiscard]] Orders orders() const;
    /// The same, each with what shows that it was done.
    [[nodiscard]] std::vector<OrderStep> orderSteps() const;
    [[nodiscard]] bool isOver() const;
    /// What the game has most likely come to; before the set-up was seen, the empty table.
    [[nodiscard]] engine::NamedState game() const;

private:
    struct Step {
        engine::PlayedPhase phase;
        std::string table;
        int seenAt = 0; ///< of m_tables
        friend bool operator==(const Step& a, const Step& b) {
            return a.table == b.table && a.phase.actions == b.phase.actions &&
                   a.phase.after == b.phase.after;
        }
    };
    /// What is likelier than that is no doubt to ask about.
    static constexpr double kClear = 0.99;

    /// A way in which the game may have gone on since the last state that was accepted.
    struct Branch {
        engine::Belief belief;
        std::vector<Step> steps;
        bool isBroken = false; ///< against the rules, of which the player was told
    };

    /// A table that breaks a rule, and the nearest that does not.
    struct Refused {
        engine::Observation seen;
        Branch nearest;
        bool isSetUp = false;
        std::optional<engine::Belief> slipped{}; ///< what made it so, and the state with it
    };

    void setUp(const engine::Observation& seen, std::vector<GameEvent>& events);
    void beginWith(const engine::State& state, std::vector<GameEvent>& events);
    void follow(const engine::Observation& seen, std::vector<GameEvent>& events);
    void hold(const engine::Reconciliation& found, std::vector<GameEvent>& events);
    /// Tells of a slip. The game waits: the table may be mended, or played on as it lies.
    void name(const engine::Reconciliation& found, const engine::Observation& seen,
              std::vector<GameEvent>& events);
    /// Of all that is about as likely, what takes the fewest changes of the table.
    [[nodiscard]] Branch nearest(const engine::Reconciliation& found,
                                 const engine::Observation& seen) const;
    /// What is likely enough to be carried on to the next table, likeliest first.
    [[nodiscard]] std::vector<Branch> branchesOf(const engine::Reconciliation& found,
                                                 bool withSlip) const;
    /// The state to which a branch's step led.
    [[nodiscard]] static engine::State& stateAfter(Branch& branch, std::size_t step);
    /// Whether nobody can see which of them it is.
    [[nodiscard]] static bool differOnlyHidden(const Branch& a, const Branch& b);
    /// How likely it is, as far as anybody can see, that the likeliest branch is what happened.
    [[nodiscard]] double certainty() const;
    /// Whether all that happened has been told.
    [[nodiscard]] bool isSettled() const;
    /// What all that is left has in common is certain, though what came after is not. What tables
    /// do not decide any more must be less so.
    void acceptCommon(std::vector<GameEvent>& events);
    /// @param isLast  the game may be over
    void ask(std::vector<GameEvent>& events, bool isLast = false);
    [[nodiscard]] GameQuestion questionNow() const;
    /// What a question offers, by option.
    [[nodiscard]] std::vector<Branch> offered() const;
    void accept(const Branch& branch, double margin, bool provisional,
                std::vector<GameEvent>& events);
    void order(std::vector<GameEvent>& events);
    void warn(const std::string& rule, Refused refused, std::vector<GameEvent>& events);
    [[nodiscard]] RuleBroken warningOf(const std::string& rule, const Refused& refused) const;
    /// Goes on from a state that the player vouches for.
    [[nodiscard]] std::vector<GameEvent> vouchFor(const engine::State& state, Branch before);
    void forgetWarning();
    /// From now on the game may also go on from a table that breaks a rule, as it lies.
    void believeAsLaid(const Refused& refused);
    /// @param wrong  each thing that is wrong, in words
    void say(RuleBroken warning, const std::vector<std::string>& wrong,
             std::vector<GameEvent>& events);
    /// What is told of a step, and the state that it led to.
    [[nodiscard]] StateAccepted told(const Step& step, const engine::State& after, double margin,
                                     bool provisional) const;
    /// @param belief  as `reconcile` counts them: the branches, then the suspects
    [[nodiscard]] const Branch& believed(std::size_t belief) const;
    [[nodiscard]] Branch branchOf(const engine::Continuation& continuation) const;

    engine::GameOptions m_options;
    std::vector<std::string> m_colours;
    std::vector<Branch> m_branches; ///< likeliest first; empty before the set-up
    std::vector<Branch> m_suspects; ///< with a slip that is not clear enough to be told
    std::optional<engine::Observation> m_before; ///< at which the branches were told last
    std::optional<GameQuestion> m_question;
    bool m_asksAtEnd = false;         ///< the question
    std::optional<Refused> m_refused; ///< the last table, while it breaks a rule
    std::optional<WayBack> m_wayBack;
    std::string m_table; ///< the last one that was seen
    std::string m_lastWarning;
    std::vector<std::string> m_said; ///< what it said to be wrong
    std::vector<int> m_oddities;     ///< places at which the last table was not as it should be
    std::vector<std::string> m_lastOrders;
    int m_questions = 0;
    int m_tables = 0;                    ///< that were followed
    int m_doubtful = 0;                  ///< tables in a row that left doubt
    double m_mistake = engine::kMistake; ///< odds that the table is not as the rules have it
};

} // namespace pocketmars::session
