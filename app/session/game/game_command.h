#pragma once

#include "app/session/support/session_error.h"
#include "engine/observation/observation.h"
#include "engine/state/action.h"
#include "engine/state/state.h"

#include <opencv2/core/mat.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// All that can be done to a game that is being played, by whoever does it: a camera, a window, a
/// command line, a phone.
namespace pocketmars::session {

/// Counts what players act on: the steps of a game, and the state that it has come to. A command
/// that was made while another one was on its way is told by it.
using GameRevision = int;

/// A table at rest was read.
struct SeeTable {
    engine::Observation seen;
    std::string table; ///< its name, for the states that are seen at it
    /// CV_8UC3 BGR, kept with the steps that are seen on it, unless it lies in the folder of a
    /// recording; its pixels stay as they are. Empty: none
    cv::Mat picture{};
};
/// No further table comes.
struct EndTables {};
/// The table is set up as the rulings have it, though no camera saw it.
struct BeginByHand {
    /// Where another game is played on from: settled, of the same mode and players.
    std::optional<engine::State> from{};
};
/// The player asked the coach about the move at hand; the history notes how many.
struct NoteAdvice {};
/// A phase or turn, told by a person.
struct PlayMove {
    std::vector<engine::Action> actions; ///< to the phase's end
};
/// The answer to the open question.
struct AnswerQuestion {
    int question = 0; ///< GameQuestion::id
    std::size_t option = 0;
};
/// None of the open question's answers is what happened: what was not told yet is forgotten, and
/// the player tells it (PlayMove). Until then tables say nothing.
struct DeclineAnswers {
    int question = 0; ///< GameQuestion::id
};
/// The player does not tell it after all: tables are followed again.
struct FollowAgain {};
/// The player knows better what lies there.
struct CorrectItem {
    std::string path;  ///< engine/observation/item_path.h
    std::string value; ///< engine/format/correction.h
};
/// The last table is right, though it breaks a rule.
struct OverruleWarning {
    int warning = 0; ///< RuleBroken::id
};
/// Back to one of the steps: those behind it are gone, but what they gave away of hidden cards
/// stays known. GameStatus::wayBack tells how the table gets there. A game that was over leaves the
/// history until it is over again.
struct UndoTo {
    std::size_t step = 0; ///< from 0, the set-up
};
/// A step of the way back was done, or was not.
struct TickStep {
    std::size_t step = 0;
    bool isDone = true;
};
/// The table lies as it did, whatever is seen of it.
struct EndWayBack {};
/// Steps, and what is open, are put into the language of now; the history keeps the words in which
/// they were told first.
struct Retell {};
/// Tries once more to keep what could not be kept, if anything could not.
struct KeepAgain {};
/// The player was told of the game's end: it will not be gone on with.
struct CloseGame {};

using GameAct = std::variant<SeeTable, EndTables, BeginByHand, NoteAdvice, PlayMove, AnswerQuestion,
                             DeclineAnswers, FollowAgain, CorrectItem, OverruleWarning, UndoTo,
                             TickStep, EndWayBack, Retell, KeepAgain, CloseGame>;

struct GameCommand {
    GameRevision madeAt = 0; ///< of the game that whoever made the command was looking at
    GameAct act;
};

/// Why a command changed nothing.
struct GameRefusal {
    enum class Reason {
        Stale,   ///< the game has gone on since it was made
        Illegal, ///< the rules, or the game, know no such thing
        NotNow,  ///< it would be right at another time
        NotKept  ///< the history can't take it
    };
    Reason reason = Reason::Stale;
    SessionError error; ///< for people
};

} // namespace pocketmars::session
