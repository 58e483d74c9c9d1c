#include "app/session/game/kept_game.h"

#include "app/session/files/picture_file.h"
#include "app/session/files/text_file.h"
#include "app/session/history/saved_game.h"
#include "app/session/scoring/table_scorer.h"
#include "app/session/support/log.h"
#include "app/session/words/step_words.h"
#include "app/session/words/words.h"
#include "db/followed_games.h"
#include "db/history.h"
#include "db/support/utc.h"
#include "engine/format/state_json.h"
#include "engine/support/phrase.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <span>
#include <system_error>
#include <utility>
#include <variant>

namespace pocketmars::session {
namespace {

using engine::phrase;
// Of the final picture of a camera.
constexpr auto kPictureName = "camera.jpg";

/// Of the pictures of steps: some 100 kB each as a rule.
constexpr JpegLimits kStepPicture{1280, 250'000};
/// Of the final table's: what the reader looks at as well.
constexpr JpegLimits kFinalPicture{2400, 4'000'000};

db::FollowedInfo infoOf(const KeptGameOptions& options) {
    db::FollowedInfo info;
    info.mode = options.game.mode;
    info.edition = options.game.edition;
    info.level =
        info.mode == engine::Mode::Solo ? std::string(engine::name(options.game.level)) : "";
    info.colours = options.colours;
    info.profileName = options.profileName;
    if (!options.recording.empty()) {
        std::error_code ignored;
        const auto path = std::filesystem::weakly_canonical(options.recording, ignored);
        info.sourcePath = (path.empty() ? options.recording : path).string();
    }
    return info;
}

db::FollowedStep stepOf(const StateAccepted& accepted) {
    return {db::utcNow(),    accepted.table,       accepted.after,
            accepted.moves,  accepted.did,         accepted.inferred,
            accepted.margin, accepted.provisional, engine::stateToJson(accepted.game)};
}

tl::expected<StateAccepted, SessionError> acceptedOf(const db::FollowedStep& step) {
    const auto game = engine::stateFromJson(step.stateJson);
    if (!game) {
        return tl::unexpected(SessionError{
            //: %1 what is wrong with it
            phrase("Game", "the game that was begun can't be gone on with (%1); begin another one")
                .with(game.error().toString()),
            "add --new"});
    }
    return StateAccepted{*game,      step.table,    step.played, step.moves,
                         step.words, step.inferred, step.margin, step.provisional};
}

std::string lastTableOf(const std::vector<StateAccepted>& steps) {
    const auto seen = std::find_if(steps.rbegin(), steps.rend(), [](const StateAccepted& step) {
        return step.table != kTableByHand;
    });
    return seen == steps.rend() ? std::string() : seen->table;
}

std::string asText(const std::vector<std::byte>& bytes) {
    std::string text(bytes.size(), '\0');
    std::transform(bytes.begin(), bytes.end(), text.begin(),
                   [](std::byte each) { return static_cast<char>(each); });
    return text;
}

} // namespace

KeptGame::KeptGame(const KeptGameOptions& options, GameSession session, db::Database history)
    : m_session(std::move(session)), m_history(std::move(history)), m_info(infoOf(options)),
      m_recording(options.recording) {}

tl::expected<KeptGame, SessionError> KeptGame::start(const KeptGameOptions& options) {
    auto history = openHistory();
    if (!history) {
        return tl::unexpected(history.error());
    }
    KeptGame game(options, GameSession(options.game, options.colours), *std::move(history));
    db::FollowedGames games(game.m_history);
    auto open = games.open(game.m_info);
    if (!open) {
        return tl::unexpected(asSessionError(open.error()));
    }
    if (!*open) {
        return game;
    }
    auto& found = **open;
    if (options.fresh) {
        const auto left = found.savedAs ? games.close(found.id) : games.abandon(found.id);
        if (!left) {
            return tl::unexpected(asSessionError(left.error()));
        }
        logInfo("left a game in progress");
        return game;
    }
    game.m_end = db::endOf(found.steps);
    if (!found.savedAs) {
        // What was only likely when a watch ended is looked at again, unless something certain came
        // after it.
        while (!found.steps.empty() && found.steps.back().provisional) {
            found.steps.pop_back();
        }
    }
    for (const auto& step : found.steps) {
        auto accepted = acceptedOf(step);
        if (!accepted) {
            return tl::unexpected(accepted.error());
        }
        game.m_resumed.push_back(*std::move(accepted));
    }
    if (!game.m_resumed.empty()) {
        game.m_session =
            GameSession(options.game, game.m_resumed.back().game, game.m_resumed.size());
    }
    game.m_told = game.m_resumed;
    game.retellSteps(); // perhaps it was told in another language
    game.m_resumed = game.m_told;
    game.m_id = found.id;
    game.m_savedAs = found.savedAs;
    game.m_advisedBefore = found.advisedMoves;
    game.m_startedAt = found.startedAt;
    game.m_steps = std::move(found.steps);
    game.m_stored = game.m_steps.size();
    // The program ended between the last step and saving the game.
    if (!game.m_savedAs && game.isOver()) {
        game.m_isEndOpen = true;
        game.keep({});
    }
    logInfo("goes on with a game after " + std::to_string(game.m_stored) + " steps");
    return game;
}

tl::expected<std::optional<GameInProgress>, SessionError> KeptGame::inProgress() {
    auto history = openHistory();
    if (!history) {
        return tl::unexpected(history.error());
    }
    const auto open = db::FollowedGames(*history).newestOpen();
    if (!open) {
        return tl::unexpected(asSessionError(open.error()));
    }
    if (!*open || (*open)->steps.empty()) {
        return std::nullopt;
    }
    const auto& found = **open;
    const auto last = acceptedOf(found.steps.back());
    if (!last) {
        return tl::unexpected(last.error());
    }
    GameInProgress game;
    game.options.game.mode = found.info.mode;
    game.options.game.edition = found.info.edition;
    game.options.game.level = last->game.state.level;
    game.options.game.players = last->game.state.playerCount;
    game.options.game.readings = last->game.state.readings;
    game.options.colours = found.info.colours;
    game.options.profileName = found.info.profileName;
    game.options.recording = found.info.sourcePath;
    game.startedAt = found.startedAt;
    game.game = last->game;
    return game;
}

GameStatus KeptGame::status() const {
    GameStatus status;
    status.revision = m_revision;
    status.stage = m_session.stage();
    status.game = m_session.game();
    status.beliefs = m_session.beliefs();
    status.steps = m_told;
    status.orders = m_session.orderSteps();
    if (m_session.wayBack()) {
        status.wayBack = m_session.wayBack()->steps();
    }
    status.question = m_session.openQuestion();
    status.isToBeTold = m_session.isToBeTold();
    status.warning = m_session.warning();
    status.expected = m_session.expectedInstead();
    status.trouble = m_trouble;
    status.isOver = isOver();
    status.savedAs = m_savedAs;
    return status;
}

bool KeptGame::isOver() const {
    return !m_told.empty() && m_told.back().game.state.phase == engine::Phase::Over;
}

std::string KeptGame::lastTable() const { return lastTableOf(m_told); }

bool KeptGame::isOfPhotos() const {
    std::error_code unknown;
    return std::filesystem::is_directory(m_recording, unknown);
}

std::string KeptGame::lastSeen() const {
    auto last = lastTable();
    std::error_code unknown; // then the recording's reader says so
    return isOfPhotos() && !std::filesystem::exists(m_recording / last, unknown) ? std::string()
                                                                                 : last;
}

tl::expected<void, SessionError> KeptGame::cutAt(std::size_t step, const StateAccepted& accepted) {
    auto kept = stepOf(accepted);
    kept.picture = m_steps[step].picture;
    if (m_id) {
        db::FollowedGames games(m_history);
        if (kept.picture.empty()) {
            kept.picture = games.picture(*m_id, step).value_or("");
        }
        const std::span only(&kept, 1);
        const auto cut = m_savedAs ? games.reopen(*m_id, step, only, m_end)
                                   : games.add(*m_id, step, only, m_end);
        if (!cut) {
            return tl::unexpected(asSessionError(cut.error()));
        }
        m_savedAs.reset();
        m_stored = step + 1;
        m_end = {m_stored, kept.stateJson};
    }
    m_told.resize(step);
    m_told.push_back(accepted);
    m_steps.resize(step);
    m_steps.push_back(std::move(kept));
    return {};
}

void KeptGame::keep(const std::vector<GameEvent>& events) {
    for (const auto& event : events) {
        if (const auto* accepted = std::get_if<StateAccepted>(&event)) {
            takeBack(accepted->takesBack);
            m_steps.push_back(stepOf(*accepted));
            m_told.push_back(*accepted);
            m_steps.back().picture = asJpeg(pictureOf(accepted->table), kStepPicture);
        }
        m_isEndOpen = m_isEndOpen || std::holds_alternative<GameScored>(event);
    }
    const auto before = std::exchange(m_trouble, std::nullopt);
    m_isOvertaken = false;
    if (m_steps.size() == m_stored && !m_isEndOpen) {
        return;
    }
    if (auto stored = store(m_isEndOpen); stored) {
        for (; m_stored < m_steps.size(); ++m_stored) {
            m_steps[m_stored].picture.clear(); // the history has it now
        }
        m_isEndOpen = false;
    } else {
        m_trouble = stored.error();
        if (!before || before->message != m_trouble->message) {
            logWarning("a step was not kept: " + m_trouble->message);
        }
    }
}

void KeptGame::takeBack(std::size_t steps) {
    if (steps == 0 || steps >= m_told.size()) {
        return;
    }
    keep({}); // the history takes no step before those that lead to it
    const auto last = m_told.size() - 1 - steps;
    const auto kept = m_told[last];
    const auto cut = m_trouble ? tl::expected<void, SessionError>(tl::unexpected(*m_trouble))
                               : cutAt(last, kept);
    if (!cut) {
        logWarning("steps were not taken back: " + cut.error().message);
    } else {
        logInfo("took back steps: " + std::to_string(steps));
    }
}

void KeptGame::retellSteps() {
    std::optional<engine::NamedState> before;
    for (auto& step : m_told) {
        if (auto words = stepInWords(before, step.game, step.moves, step.margin)) {
            step.did = std::move(words->did);
            step.inferred = std::move(words->inferred);
        }
        before = step.game;
    }
}

cv::Mat KeptGame::pictureOf(const std::string& table) const {
    const auto found = std::find_if(m_pictures.begin(), m_pictures.end(),
                                    [&](const Picture& each) { return each.table == table; });
    if (found != m_pictures.end()) {
        return found->image;
    }
    return m_pictures.empty() ? cv::Mat() : m_pictures.back().image;
}

tl::expected<void, SessionError> KeptGame::store(bool isOver) {
    db::FollowedGames games(m_history);
    const auto now = db::utcNow();
    const auto told = [this](const db::Error& error) {
        m_isOvertaken = error.code == db::ErrorCode::Refused;
        return asSessionError(error);
    };
    if (!m_id) {
        m_startedAt = now;
        auto begun = games.begin(m_info, now, m_steps);
        if (!begun) {
            return tl::unexpected(told(begun.error()));
        }
        m_id = *begun;
        m_stored = m_steps.size();
        m_end = db::endOf(m_steps);
    }
    const std::span<const db::FollowedStep> news = std::span(m_steps).subspan(m_stored);
    if (!isOver) {
        const auto added = m_savedAs ? games.reopen(*m_id, m_stored, news, m_end)
                                     : games.add(*m_id, m_stored, news, m_end);
        if (!added) {
            return tl::unexpected(told(added.error()));
        }
        m_savedAs.reset();
        m_end = db::endOf(m_steps);
        return {};
    }
    const auto game = gameForHistory(now);
    if (!game) {
        return tl::unexpected(game.error());
    }
    auto saved = games.finish(*m_id, m_stored, news, *game, m_end).map_error(told);
    if (!saved) {
        return tl::unexpected(saved.error());
    }
    m_end = db::endOf(m_steps);
    m_savedAs = *saved;
    logInfo("saved a followed game as game " + std::to_string(saved->value()));
    return {};
}

int KeptGame::advisedMoves() const { return m_advisedBefore + asCount(m_advised.size()); }

std::string KeptGame::finalPicture() {
    auto jpeg = asJpeg(pictureOf(m_steps.back().table), kFinalPicture);
    if (!jpeg.empty() || !m_id) {
        return jpeg;
    }
    // Another program saw the table: there is what that one kept of it.
    if (m_savedAs) {
        const auto photo = db::History(m_history).photo(*m_savedAs);
        return photo && *photo ? asText((*photo)->bytes) : std::string();
    }
    return m_stored == m_steps.size()
               ? db::FollowedGames(m_history).picture(*m_id, m_stored - 1).value_or("")
               : std::string();
}

tl::expected<db::NewGame, SessionError> KeptGame::gameForHistory(std::chrono::sys_seconds now) {
    auto scored = scoreState(m_session.game());
    scored.profileName = m_info.profileName;
    const auto last = lastTable();
    if (isOfPhotos() && !last.empty()) {
        scored.source = m_recording / last;
        if (auto file = readText(scored.source)) {
            scored.photoFile = std::make_shared<const std::string>(*std::move(file));
        }
    } else if (auto jpeg = finalPicture(); !jpeg.empty()) {
        scored.source = kPictureName;
        scored.photoFile = std::make_shared<const std::string>(std::move(jpeg));
    }
    auto game = newGame(scored, now);
    if (game) {
        game->info.advisedMoves = advisedMoves();
    }
    return game;
}

} // namespace pocketmars::session
