// What each command does to a game that is kept.
#include "app/session/game/kept_game.h"

#include "app/session/support/log.h"
#include "calibration/support/shrunk.h"
#include "db/followed_games.h"
#include "engine/format/notation.h"
#include "engine/inference/hindsight.h"
#include "engine/support/phrase.h"

#include <algorithm>
#include <iterator>
#include <type_traits>
#include <utility>
#include <variant>

namespace pocketmars::session {
namespace {

using engine::phrase;
using Reason = GameRefusal::Reason;

/// A state is seen on the table that it is told at, or on one of those before that left doubt: as
/// many as a round has tables, and more.
constexpr std::size_t kPictures = 16;
constexpr std::size_t kWholePictures = 4; ///< as large as they came
constexpr double kOlderSide = 1280;       ///< px, as steps keep them

tl::unexpected<GameRefusal> refuse(Reason reason, std::string why) {
    return tl::unexpected(GameRefusal{reason, {std::move(why)}});
}

tl::unexpected<GameRefusal> refuseClosed() {
    return refuse(Reason::Stale, //: Why an answer changed nothing
                  phrase("Game", "this question is not open any more"));
}

/// Whether a command says something about the game as its maker saw it. A table lies there whatever
/// has been told meanwhile, and an answer or a warning has a number of its own.
bool isForAGameAsItIs(const GameCommand& command) {
    return std::visit(
        [](const auto& act) {
            using Act = std::decay_t<decltype(act)>;
            return std::is_same_v<Act, PlayMove> || std::is_same_v<Act, CorrectItem> ||
                   std::is_same_v<Act, UndoTo> || std::is_same_v<Act, TickStep> ||
                   std::is_same_v<Act, EndWayBack>;
        },
        command.act);
}

/// What was played after a step, as far as it can be replayed.
std::vector<engine::LaterPhase> playedAfter(const std::vector<StateAccepted>& steps,
                                            std::size_t step) {
    std::vector<engine::LaterPhase> later;
    for (auto i = step + 1; i < steps.size() && !steps[i].moves.empty(); ++i) {
        const auto actions = engine::actionsFromNotation(steps[i - 1].game.state, steps[i].moves);
        if (!actions) {
            break; // the player said that the table lies in another way
        }
        later.push_back({*actions, steps[i].game.state});
    }
    return later;
}

} // namespace

KeptGame::Update KeptGame::apply(const GameCommand& command) {
    if (isForAGameAsItIs(command) && command.madeAt != m_revision) {
        return refuse(Reason::Stale, //: Why what the player said changed nothing
                      phrase("Game", "the game has gone on meanwhile: look, and say it again"));
    }
    const auto state = m_session.game().state;
    const auto stage = m_session.stage();
    const auto steps = m_steps.size();
    auto update = std::visit([this](const auto& each) { return act(each); }, command.act);
    const bool isCut = update && std::holds_alternative<UndoTo>(command.act);
    if (isCut || steps != m_steps.size() || stage != m_session.stage() ||
        state != m_session.game().state) {
        ++m_revision;
    }
    return update;
}

KeptGame::Update KeptGame::act(const SeeTable& command) {
    const auto& [seen, table, picture] = command;
    if (!picture.empty() && !isOfPhotos()) {
        std::erase_if(m_pictures, [&t = table](const Picture& each) { return each.table == t; });
        m_pictures.push_back({table, picture});
        if (m_pictures.size() > kWholePictures) {
            auto& older = m_pictures[m_pictures.size() - 1 - kWholePictures].image;
            older = calibration::shrunk(older, kOlderSide);
        }
        if (m_pictures.size() > kPictures) {
            m_pictures.pop_front();
        }
    }
    m_lastTable = SeeTable{seen, table};
    auto events = m_session.see(seen, table);
    if (m_recording.empty()) { // a recording says when no table comes any more
        auto asked = m_session.askAtEnd();
        std::move(asked.begin(), asked.end(), std::back_inserter(events));
    }
    return kept(std::move(events));
}

KeptGame::Update KeptGame::act(const EndTables& /*command*/) { return kept(m_session.end()); }

KeptGame::Update KeptGame::act(const BeginByHand& command) {
    if (m_session.stage() != GameStage::SettingUp) {
        return refuse(Reason::NotNow, //: Why what the player said changed nothing
                      phrase("Game", "the game has begun already"));
    }
    return kept(m_session.begin(command.from));
}

KeptGame::Update KeptGame::act(const NoteAdvice& /*command*/) {
    m_advised.insert(m_told.size());
    if (m_id) {
        const auto noted = db::FollowedGames(m_history).setAdvisedMoves(*m_id, advisedMoves());
        if (!noted) {
            logWarning("advice was not noted: " + noted.error().message);
        }
    }
    return std::vector<GameEvent>();
}

KeptGame::Update KeptGame::act(const PlayMove& command) {
    const bool wasToBeTold = m_session.isToBeTold();
    auto update = kept(m_session.play(command.actions));
    return update && wasToBeTold ? withLastTable(*std::move(update)) : update;
}

KeptGame::Update KeptGame::act(const AnswerQuestion& command) {
    const auto& question = m_session.openQuestion();
    if (!question || question->id != command.question) {
        return refuseClosed();
    }
    if (command.option >= question->options.size()) {
        return refuse(Reason::Illegal, //: Why an answer changed nothing
                      phrase("Game", "this question has no such answer"));
    }
    return kept(m_session.answer(command.question, command.option));
}

KeptGame::Update KeptGame::act(const DeclineAnswers& command) {
    const auto& question = m_session.openQuestion();
    if (!question || question->id != command.question) {
        return refuseClosed();
    }
    return m_session.decline(command.question, m_told.back().game.state);
}

KeptGame::Update KeptGame::act(const FollowAgain& /*command*/) {
    if (!m_session.isToBeTold()) {
        return std::vector<GameEvent>(); // somebody else said so
    }
    m_session.followAgain();
    return withLastTable({});
}

KeptGame::Update KeptGame::withLastTable(std::vector<GameEvent> events) {
    if (m_lastTable && !isOver()) {
        const auto last = *m_lastTable;
        auto more = act(last);
        std::move(more->begin(), more->end(), std::back_inserter(events));
    }
    return events;
}

KeptGame::Update KeptGame::act(const CorrectItem& command) {
    const bool wasToBeTold = m_session.isToBeTold();
    auto update = kept(m_session.correct(command.path, command.value));
    return update && wasToBeTold ? withLastTable(*std::move(update)) : update;
}

KeptGame::Update KeptGame::act(const OverruleWarning& command) {
    const auto warning = m_session.warning();
    if (!warning || warning->id != command.warning) {
        return refuse(warning ? Reason::Stale : Reason::NotNow,
                      //: Why a rule can't be overruled
                      phrase("Game", "no table breaks a rule just now"));
    }
    return kept(m_session.overrule());
}

KeptGame::Update KeptGame::act(const UndoTo& command) {
    const auto step = command.step;
    if (step + 1 >= m_told.size()) {
        return refuse(Reason::Illegal, //: Why nothing was taken back
                      phrase("Game", "there is no such step to go back to"));
    }
    keep({}); // the history takes no step before those that lead to it
    if (m_trouble) {
        return tl::unexpected(GameRefusal{Reason::NotKept, *m_trouble});
    }
    auto accepted = m_told[step];
    accepted.game.state = engine::inHindsight(accepted.game.state, playedAfter(m_told, step));
    if (const auto cut = cutAt(step, accepted); !cut) {
        return tl::unexpected(GameRefusal{Reason::NotKept, cut.error()});
    }
    m_session.goBackTo(accepted.game);
    m_lastTable.reset();
    logInfo("went back to step " + std::to_string(step));
    return std::vector<GameEvent>();
}

KeptGame::Update KeptGame::act(const TickStep& command) {
    if (!m_session.wayBack() || command.step >= m_session.wayBack()->steps().size()) {
        return refuse(Reason::NotNow, //: Why a tick changed nothing
                      phrase("Game", "there is no such step on the way back"));
    }
    return kept(m_session.tickWayBack(command.step, command.isDone));
}

KeptGame::Update KeptGame::act(const EndWayBack& /*command*/) {
    if (!m_session.wayBack()) {
        return refuse(Reason::NotNow, //: Why what the player said changed nothing
                      phrase("Game", "the game goes on already"));
    }
    return kept(m_session.endWayBack());
}

KeptGame::Update KeptGame::act(const Retell& /*command*/) {
    retellSteps();
    return m_session.retell();
}

KeptGame::Update KeptGame::act(const KeepAgain& /*command*/) {
    if (m_trouble) {
        keep({});
    }
    return std::vector<GameEvent>();
}

KeptGame::Update KeptGame::act(const CloseGame& /*command*/) {
    if (m_id && m_savedAs) {
        if (const auto closed = db::FollowedGames(m_history).close(*m_id); !closed) {
            logWarning("a game was not closed: " + closed.error().message);
        }
    }
    return std::vector<GameEvent>();
}

KeptGame::Update KeptGame::kept(std::vector<GameEvent> events) {
    keep(events);
    return events;
}

KeptGame::Update KeptGame::kept(tl::expected<std::vector<GameEvent>, SessionError> events) {
    if (!events) {
        return tl::unexpected(GameRefusal{Reason::Illegal, std::move(events).error()});
    }
    return kept(*std::move(events));
}

} // namespace pocketmars::session
