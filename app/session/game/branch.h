#pragma once

#include "engine/inference/reconcile.h"
#include "engine/observation/item_path.h"
#include "engine/observation/observation.h"
#include "engine/state/state.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

/// What may have happened in a game that is followed, and what has. No words.
namespace pocketmars::session {

/// A phase or turn, and the table that gave it away.
struct SeenPhase {
    engine::PlayedPhase phase;
    std::string table; ///< its name

    friend bool operator==(const SeenPhase& a, const SeenPhase& b) {
        return a.table == b.table && a.phase.actions == b.phase.actions &&
               a.phase.after == b.phase.after;
    }
};

/// A way in which the game may have gone on since the last state that was told.
struct Branch {
    engine::Belief belief;
    std::vector<SeenPhase> steps;
    bool isBroken = false; ///< against the rules, of which the player was told
    bool isAsLaid = false; ///< likewise, as no rule leads there
};

/// Less is known of the state before a step than it was thought when it was seen. Told anew where
/// the rules offer more to who knows less; left as it was where even that does not lead on.
void knowLess(SeenPhase& step, const engine::State& before);

/// The state to which a branch's step led.
[[nodiscard]] engine::State& stateAfter(Branch& branch, std::size_t step);

/// Whether nobody can see which of them it is.
[[nodiscard]] bool differOnlyHidden(const Branch& a, const Branch& b);

/// Where a table is not as it should be; a stack counts as one place.
[[nodiscard]] std::vector<engine::Item> oddPlaces(const engine::NamedState& expected,
                                                  const engine::Observation& seen);

/// A table that breaks a rule, and the nearest that does not.
struct RefusedTable {
    engine::Observation seen;
    Branch nearest;
    bool isSetUp = false;                           ///< the game has not begun
    engine::Phase phase = engine::Phase::Architect; ///< else: in which it is broken
    /// What made it so, and the state with it; of several one did. None: that is not known.
    std::vector<engine::Belief> slipped{};
};

/// Something that is certain, and can be told.
struct Happened {
    enum class Kind {
        SetUp,    ///< the game has begun
        Played,   ///< `phase` was played
        Vouched,  ///< the player says that the table lies so
        TakenBack ///< the game is where it was before some steps that were told
    };
    Kind kind = Kind::Played;
    engine::State after;
    std::string table;         ///< at which it was seen
    engine::PlayedPhase phase; ///< of Played
    double margin = 1.0;       ///< 0..1, by how much it is likelier than anything else
    bool provisional = false;  ///< the watch ended before another table could confirm it
    std::size_t steps = 0;     ///< of TakenBack: how many
};

/// What a table, or the player, has made of the beliefs.
struct Learnt {
    /// What is open between the ways in which the game may have gone on.
    enum class Doubt {
        AsBefore,
        None,
        Bearable, ///< a question that is open already offers what is left; no new one is asked
        TooLarge  ///< to wait for another table
    };
    std::vector<Happened> happened{}; ///< in order
    Doubt doubt = Doubt::AsBefore;
    bool isMended = false;  ///< what was wrong on the table before is so no more
    bool isLikely = false;  ///< what the game has come to is clear enough to say what is next
    bool isOver = false;    ///< the game has ended, for certain
    bool isRefused = false; ///< the table breaks a rule
};

} // namespace pocketmars::session
