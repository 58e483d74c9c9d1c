#pragma once

#include "app/session/game/branch.h"
#include "engine/coach/coach.h"
#include "engine/inference/reconcile.h"
#include "engine/observation/item_path.h"
#include "engine/observation/observation.h"
#include "engine/rules/setup.h"
#include "engine/state/action.h"
#include "engine/state/state.h"

#include <cstddef>
#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace pocketmars::session {

/// The table of a step that a person told.
inline constexpr const char* kTableByHand = "by hand";

/// What a game may have come to, from its set-up to its end: usually one state; several where a
/// table leaves doubt. Knows no words and no screens.
///
/// Each change returns what it has made certain. Small doubts wait for the next table, which
/// usually decides; what does not decide is for the player to say.
class GameBeliefs {
public:
    /// What is likelier than that is no doubt to ask about.
    static constexpr double kClear = 0.99;

    /// @param colours  in seating order; solo: the human, then DA
    GameBeliefs(const engine::GameOptions& options, std::vector<std::string> colours);

    /// Goes on from a state that was told before.
    /// @param game  settled, of the same mode and players
    GameBeliefs(const engine::GameOptions& options, const engine::NamedState& game);

    [[nodiscard]] bool hasBegun() const { return !m_branches.empty(); }
    /// What the game has most likely come to; before the set-up was seen, the empty table.
    [[nodiscard]] engine::NamedState game() const;
    /// The same, with names for hidden cards of which the last table shows the back.
    [[nodiscard]] engine::NamedState likeliest() const;
    /// All that it may have come to, likeliest first; empty before it has begun.
    [[nodiscard]] std::vector<engine::CoachBelief> weighed() const;
    [[nodiscard]] bool isOver() const;
    /// Whether all that happened has been told.
    [[nodiscard]] bool isSettled() const;
    /// Whether one of the ways that are left, and likely enough to ask about, ends the game.
    [[nodiscard]] bool mayBeOver() const;
    /// Whether the last move is as good as played: what is left of it nobody does any more.
    [[nodiscard]] bool isAsGoodAsOver() const { return m_lastMove.has_value(); }
    /// How likely it is, as far as anybody can see, that the likeliest way is what happened, 0..1.
    [[nodiscard]] double certainty() const;
    /// The ways between which the player can decide, likeliest first; mistakes last.
    [[nodiscard]] std::vector<Branch> offered() const;
    /// The last table, while it breaks a rule.
    [[nodiscard]] const std::optional<RefusedTable>& refused() const { return m_refused; }

    /// Begins without a look at the table: it is set up as the rulings have it.
    /// Asserted: the game has not begun.
    /// @param from  or the table lies so: settled, of the same mode and players
    [[nodiscard]] Learnt begin(const std::optional<engine::State>& from = {});
    /// Takes a settled table.
    /// @param table  its name
    [[nodiscard]] Learnt see(const engine::Observation& seen, const std::string& table);
    /// Takes one of the offered ways for what happened.
    [[nodiscard]] Learnt decide(const Branch& branch);
    /// No further table comes: what is likeliest is what happened.
    [[nodiscard]] Learnt end();
    /// Takes a phase or turn that a person tells; with it, what the game has most likely come to.
    /// @param actions  from game() on, to the phase's end
    /// @return nothing, and nothing has changed, where they are not legal or end too early
    [[nodiscard]] std::optional<Learnt> play(std::span<const engine::Action> actions);
    /// The refused table is right all the same.
    /// @return nothing where no table was refused, or no game has such a table
    [[nodiscard]] std::optional<Learnt> overrule();
    /// The player says that the table lies so.
    /// @return nothing where no game has such a table
    [[nodiscard]] std::optional<Learnt> vouchFor(const engine::Observation& table);
    /// The game is where it was before.
    /// @param state  settled
    void goBackTo(const engine::State& state);
    /// A table that lies as the game has it: what is seen later is told from it.
    void lookAgainFrom(const engine::Observation& seen) { m_before = seen; }

private:
    /// A table that was seen, and all that was believed before it.
    struct Look {
        std::shared_ptr<const GameBeliefs> before;
        engine::Observation seen;
        std::string table;
        std::vector<Happened> told; ///< at it
    };

    [[nodiscard]] Learnt setUp(const engine::Observation& seen);
    [[nodiscard]] Learnt beginWith(const engine::State& state);
    [[nodiscard]] Learnt follow(const engine::Observation& seen);
    [[nodiscard]] engine::Reconciliation reconcile(const engine::Observation& seen);
    [[nodiscard]] Learnt unchanged(const engine::Reconciliation& found);
    [[nodiscard]] Learnt hold(const engine::Reconciliation& found);
    /// A slip explains the table. The game waits: the table may be mended, or played on as it lies.
    [[nodiscard]] Learnt name(const engine::Reconciliation& found, const engine::Observation& seen);
    [[nodiscard]] Learnt refuse(RefusedTable table);
    [[nodiscard]] Learnt accept(const Branch& branch, double margin, bool provisional);
    /// Goes on from a state that the player vouches for.
    [[nodiscard]] Learnt goOnFrom(const engine::State& state, Branch before);
    /// Says how much is open between the branches, and counts for how long.
    /// @param isOfSlips  whether it is a mistake, most likely
    void weighDoubt(Learnt& learnt, bool isOfSlips);
    /// What all that is left has in common is certain, though what came after is not. What tables
    /// do not decide any more must be less so.
    void acceptCommon(Learnt& learnt);
    /// Whether a branch tells of another first step than the likeliest one.
    [[nodiscard]] bool beginsOtherwise(Branch& branch);
    /// Whether a table can't be made sense of, and something told lately may be to blame.
    [[nodiscard]] bool isAtALoss(const Learnt& learnt);
    /// Follows the last tables once more, from one at which something was told, and takes nothing
    /// for certain there.
    /// @return that what was told is taken back, and what is certain instead; nothing where it may
    ///         well be right
    [[nodiscard]] std::optional<Learnt> thinkAgain();
    /// The same, from one of the last looks.
    [[nodiscard]] std::optional<Learnt> thinkAgainFrom(std::size_t first);
    /// How likely it is that the game went on as told, 0..1.
    /// @param told  phases in order, from the beginning of each branch's steps on
    [[nodiscard]] double agreeingWith(std::span<const Happened> told);
    /// From now on the game may also go on from a table that breaks a rule, as it lies.
    void believeAsLaid(const engine::Reconciliation& found);
    /// Where a table is not as the likeliest legal way has it.
    [[nodiscard]] std::vector<engine::Item> suspectedIn(const engine::Reconciliation& found,
                                                        const engine::Observation& seen) const;
    /// Or it was misread, and the game went on as the rules have it.
    void believeMisread(std::vector<Branch> legal);
    /// Of all that is about as likely, what takes the fewest changes of the table.
    [[nodiscard]] Branch nearest(const engine::Reconciliation& found,
                                 const engine::Observation& seen) const;
    /// What is likely enough to be carried on to the next table, likeliest first.
    [[nodiscard]] std::vector<Branch> branchesOf(const engine::Reconciliation& found,
                                                 bool withSlip) const;
    /// @param belief  as `reconcile` counts them: the branches, then the suspects
    [[nodiscard]] const Branch& believed(std::size_t belief) const;
    [[nodiscard]] Branch branchOf(const engine::Continuation& continuation) const;
    /// A move that is under way is looked at again from its beginning.
    [[nodiscard]] Branch fromItsBeginning(Branch branch) const;
    /// A move that is under way, to its end, if all that is left of it is to draw and to prepare
    /// cards and the game is over then: nobody does that any more.
    [[nodiscard]] static std::optional<Branch> endingTheGame(Branch branch);
    /// The likeliest of those, where next to nothing else explains the table.
    [[nodiscard]] std::optional<Branch> lastMoveIn(const engine::Reconciliation& found) const;
    /// Whether part of a move that is under way can be seen.
    [[nodiscard]] bool showsPart(const engine::State& underWay, const engine::State& before) const;
    /// Whether the table may show part of a move.
    [[nodiscard]] bool mayBeHalfPlayed(const engine::Reconciliation& found) const;
    /// The likeliest that has the table so where it differs from what is likeliest of all; nothing
    /// where none has that is worth a thought beside it.
    [[nodiscard]] const Branch* agreeingWith(const engine::Observation& table) const;

    engine::GameOptions m_options;
    std::vector<std::string> m_colours;
    std::vector<Branch> m_branches; ///< likeliest first; empty before the set-up
    std::vector<Branch> m_suspects; ///< with a slip that is not clear enough to be told
    std::optional<engine::Observation> m_before;     ///< at which the branches were told last
    std::optional<engine::Observation> m_halfPlayed; ///< the last, if a move may be under way
    std::optional<Branch> m_lastMove;                ///< that ends the game, as good as played
    std::optional<RefusedTable> m_refused;
    std::string m_table; ///< the last one that was seen
    std::vector<engine::Item>
        m_oddities; ///< places at which the last table was not as it should be
    std::vector<engine::Item> m_suspected; ///< and at which it was not as any rule has it
    std::vector<engine::Item> m_warnedOf;  ///< those of which a warning was told
    int m_doubtful = 0;                    ///< tables in a row that left doubt
    int m_atALoss = 0;                     ///< tables in a row that made no sense
    bool m_takesNothing = false;           ///< for certain at the next table
    std::deque<Look> m_looks;              ///< since the player said anything, the last ones
    double m_mistake = engine::kMistake;   ///< odds that the table is not as the rules have it
};

/// The table as a game begins: nobody knows a card.
[[nodiscard]] engine::State dealt(const engine::GameOptions& options);

} // namespace pocketmars::session
