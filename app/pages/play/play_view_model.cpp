#include "app/pages/play/play_view_model.h"

#include "app/session/files/picture_file.h"
#include "app/session/support/log.h"
#include "app/support/item_text.h"

#include <chrono>
#include <cstddef>
#include <tuple>
#include <utility>
#include <variant>

namespace pocketmars::app {
namespace {

constexpr std::chrono::seconds kRetry(2);

} // namespace

struct PlayViewModel::News {
    Events events; ///< what came of the call, or why nothing did
    engine::NamedState game;
    std::vector<session::StateAccepted> steps;
    std::vector<session::OrderStep> orders;
    std::vector<session::WayBack::Step> wayBack;
    std::optional<session::GameQuestion> question;
    std::optional<engine::NamedState> expected; ///< where the table breaks a rule
    std::string trouble;
    bool isOver = false;
    bool isSaved = false;
    bool isRetold = false; ///< nothing is new but the language
};

PlayViewModel::PlayViewModel(PlayServices services, ProfilesViewModel& profiles, Settings& settings,
                             QObject* parent)
    : QObject(parent), m_services(services), m_profiles(profiles), m_setup(settings),
      m_live(std::move(services)), m_report(m_services, m_live) {
    connect(&m_profiles, &ProfilesViewModel::profileChanged, this, [this] {
        if (!m_profiles.loading()) {
            m_setup.setProfile(m_profiles.profile().get());
            if (m_state == Playing && !m_live.job()) {
                watch(); // the game that is gone on with named this profile
            }
        }
    });
    connect(&m_setup, &GameSetup::changed, this, &PlayViewModel::followSetup);
    connect(&m_setup, &GameSetup::sourceChanged, this, &PlayViewModel::followSetup);
    connect(&m_live, &LiveTable::seenChanged, this, &PlayViewModel::see);
    connect(&m_live, &LiveTable::stateChanged, this, [this] {
        if (m_live.state() == LiveTable::Ended && m_state == Playing) {
            // No table comes any more to decide what was left open.
            call([](session::KeptGame& kept) -> Events { return kept.end(); });
        }
    });
    connect(&m_wayBack, &ChecklistModel::ticked, this, [this](int row, bool done) {
        call([row, done](session::KeptGame& kept) -> Events {
            return kept.tickWayBack(static_cast<std::size_t>(row), done);
        });
    });
    m_retry.setSingleShot(true);
    m_retry.setInterval(kRetry);
    connect(&m_retry, &QTimer::timeout, this, &PlayViewModel::keepAgain);
    if (m_profiles.profile()) {
        m_setup.setProfile(m_profiles.profile().get());
    }
    followSetup();
}

PlayViewModel::~PlayViewModel() {
    if (!m_trouble.isEmpty()) {
        keepAgain();
        m_worker.finish();
    }
}

QString PlayViewModel::phase() const {
    return m_game ? phaseText(m_game->state.round, std::string(engine::name(m_game->state.phase)))
                  : QString();
}

QString PlayViewModel::helpTopic() const {
    if (!m_game) {
        return m_setup.solo() ? QStringLiteral("setup/solo") : QStringLiteral("setup/versus");
    }
    switch (m_game->state.phase) {
    case engine::Phase::Architect:
        return QStringLiteral("phase/architect");
    case engine::Phase::Failure:
        return QStringLiteral("phase/failure");
    case engine::Phase::Android:
        return QStringLiteral("phase/android");
    case engine::Phase::Turn:
        return QStringLiteral("round/versus");
    case engine::Phase::Over:
        break;
    }
    return QStringLiteral("score/lines");
}

QString PlayViewModel::question() const {
    return m_question ? QString::fromStdString(m_question->text) : QString();
}

QStringList PlayViewModel::answers() const {
    QStringList all;
    if (m_question) {
        for (const auto& option : m_question->options) {
            all << QString::fromStdString(option);
        }
    }
    return all;
}

QList<TableLight> PlayViewModel::lights() const {
    return lightsFor(m_live.seen() ? &m_live.seen()->observation : nullptr);
}

void PlayViewModel::findCameras() {
    m_cameraFinder.run([find = m_services.cameras] { return find(); },
                       [this](const std::vector<vision::Camera>& found) {
                           m_setup.setCameras(found);
                           if (m_setup.source().isEmpty() && !found.empty() && m_state == NoGame) {
                               m_setup.setSource(QString::number(found.front().number));
                           }
                       });
}

void PlayViewModel::followSetup() {
    if (m_state != NoGame) {
        return;
    }
    if (!m_setup.missing().isEmpty()) {
        m_dealt.reset();
        m_setupSteps.setSteps({});
        m_live.stop();
        return;
    }
    const auto options = m_setup.game();
    m_dealt = engine::observe(session::GameSession(options.game, options.colours).game());
    m_setupSteps.setSteps(app::setupSteps(*m_dealt));
    m_after.clear();
    watch();
}

void PlayViewModel::lendCamera(bool lent) {
    m_isLent = lent;
    if (m_state == NoGame) {
        followSetup();
    }
}

void PlayViewModel::watch() {
    const bool isFree = m_isLent && m_state == NoGame;
    if (m_setup.source().isEmpty() || !m_profiles.profile() || isFree) {
        m_live.stop();
        return;
    }
    const WatchJob job{m_setup.source().toStdString(), m_profiles.profile(),
                       m_setup.players()->readOptions(), m_after};
    if (m_live.job() != job) {
        m_live.watch(job);
    }
}

void PlayViewModel::begin() {
    if (!m_setup.missing().isEmpty()) {
        return;
    }
    m_setup.remember();
    auto options = m_setup.game();
    options.fresh = true;
    if (const auto& profile = m_profiles.profile(); profile && !m_setup.source().isEmpty()) {
        options.profileName = profile->name;
    }
    start(options);
}

QString PlayViewModel::inProgress() const {
    if (!m_inProgress) {
        return {};
    }
    const auto& [options, startedAt, game] = *m_inProgress;
    QStringList names;
    for (const auto& colour : game.colours) {
        names << colourText(colour);
    }
    const auto phase = phaseText(game.state.round, std::string(engine::name(game.state.phase)));
    //: A game that can be gone on with; %1 the players, %2 the round and phase
    return tr("%1: %2").arg(names.join(QStringLiteral(", ")), phase);
}

void PlayViewModel::lookForGame() {
    using Found = tl::expected<std::optional<session::GameInProgress>, session::SessionError>;
    m_worker.run([look = m_services.inProgress] { return look(); },
                 [this](Found found) {
                     // What can't be read now is said when a game is begun.
                     m_inProgress = found ? *std::move(found) : std::nullopt;
                     emit inProgressChanged();
                 });
}

void PlayViewModel::resume() {
    if (!m_inProgress || m_state != NoGame) {
        return;
    }
    const auto options = m_inProgress->options;
    m_setup.setGame(options);
    if (options.profileName.empty()) {
        m_setup.setSource({}); // it was entered by hand
    } else {
        m_profiles.setCurrent(QString::fromStdString(options.profileName));
    }
    start(options);
}

void PlayViewModel::start(const session::KeptGameOptions& options) {
    if (m_state == Starting) {
        return;
    }
    setError({});
    setState(Starting);
    m_worker.run([start = m_services.start, options] { return start(options); },
                 [this](tl::expected<session::KeptGame, session::SessionError> game) {
                     if (!game) {
                         setError(QString::fromStdString(game.error().message));
                         setState(NoGame);
                         return;
                     }
                     started(*std::move(game));
                 });
}

void PlayViewModel::started(session::KeptGame game) {
    ++m_games;
    m_kept = std::make_shared<session::KeptGame>(std::move(game));
    m_saved = false;
    const auto& resumed = m_kept->resumed();
    const bool isNew = resumed.empty();
    m_after = isNew || !isRecording(m_setup.source().toStdString()) ? "" : resumed.back().table;
    watch();
    setState(Playing);
    call([byHand = isNew && m_setup.source().isEmpty()](session::KeptGame& kept) -> Events {
        return byHand ? kept.begin() : std::vector<session::GameEvent>();
    });
    see(); // what the set-up saw already
}

void PlayViewModel::leave() {
    if (m_kept) {
        m_worker.run(
            [kept = m_kept, isShown = m_saved] {
                kept->keepAgain();
                if (isShown) { // its end, so it will not be gone on with
                    kept->close();
                }
                return true;
            },
            [](bool) {});
    }
    m_retry.stop();
    m_trouble.clear();
    ++m_games;
    m_saved = false;
    m_kept.reset();
    m_game.reset();
    m_question.reset();
    m_steps.clear();
    m_orders.setSteps({});
    m_wayBack.setSteps({});
    m_move.clear();
    m_correction.close();
    m_warning.clear();
    m_remedy.clear();
    m_differences.clear();
    setError({});
    setState(NoGame);
    m_live.stop(); // a recording begins anew
    emit gameChanged();
    emit questionChanged();
    emit warningChanged();
    followSetup();
    lookForGame();
}

void PlayViewModel::see() {
    emit lightsChanged();
    const auto seen = m_live.seen();
    if (m_dealt) {
        m_setupSteps.setSeen(seen ? setupSeen(*m_dealt, seen->observation) : std::vector<bool>());
    }
    if (seen && m_state == Playing) {
        const bool waits = isRecording(m_setup.source().toStdString());
        call([this, seen, waits, number = ++m_seen](session::KeptGame& kept) -> Events {
            if (!waits && number != m_seen) {
                return std::vector<session::GameEvent>(); // a newer one is there already
            }
            return kept.see(seen->observation, seen->photo, seen->image);
        });
    }
}

void PlayViewModel::answer(int option) {
    if (m_question && option >= 0) {
        call([id = m_question->id, option](session::KeptGame& kept) -> Events {
            return kept.answer(id, static_cast<std::size_t>(option));
        });
    }
}

void PlayViewModel::playMove() {
    if (m_move.complete()) {
        call([actions = m_move.actions()](session::KeptGame& kept) -> Events {
            return kept.play(actions);
        });
    }
}

void PlayViewModel::overrule() {
    call([](session::KeptGame& kept) { return kept.overrule(); });
}

void PlayViewModel::openItems(const QStringList& paths) {
    if (m_game) {
        std::vector<std::string> wanted;
        for (const auto& path : paths) {
            wanted.push_back(path.toStdString());
        }
        m_correction.open(wanted, session::scoreState(*m_game));
    }
}

void PlayViewModel::correct(const QString& path, const QString& value) {
    call([path = path.toStdString(), value = value.toStdString()](session::KeptGame& kept) {
        return kept.correct(path, value);
    });
}

void PlayViewModel::undoTo(int step) {
    if (step < 0 || step >= m_steps.count() - 1) {
        return;
    }
    call([step](session::KeptGame& kept) -> Events {
        return kept.undoTo(static_cast<std::size_t>(step)).map([] {
            return std::vector<session::GameEvent>();
        });
    });
}

void PlayViewModel::endWayBack() {
    call([](session::KeptGame& kept) -> Events { return kept.endWayBack(); });
}

void PlayViewModel::call(Task task, bool isRetold) {
    if (!m_kept) {
        return;
    }
    ++m_tasks;
    emit busyChanged();
    m_worker.run([kept = m_kept, task = std::move(task)] { return newsOf(*kept, task(*kept)); },
                 [this, game = m_games, isRetold](News news) {
                     --m_tasks;
                     emit busyChanged();
                     if (game == m_games) {
                         news.isRetold = isRetold;
                         follow(std::move(news));
                     }
                 });
}

PlayViewModel::News PlayViewModel::newsOf(const session::KeptGame& kept, Events events) {
    const auto& game = kept.session();
    News news;
    news.events = std::move(events);
    news.game = game.game();
    news.steps = kept.steps();
    news.orders = game.orderSteps();
    if (game.wayBack()) {
        news.wayBack = game.wayBack()->steps();
    }
    news.question = game.openQuestion();
    news.expected = game.expectedInstead();
    news.trouble = kept.trouble() ? kept.trouble()->message : "";
    // What is only likely so far is not the end.
    news.isOver = !news.steps.empty() && news.steps.back().game.state.phase == engine::Phase::Over;
    news.isSaved = kept.savedAs().has_value();
    return news;
}

void PlayViewModel::follow(News news) {
    followSteps(news);
    followWarning(news);
    m_game = news.game;
    const auto* profile = m_profiles.profile().get();
    m_board.setGame(*m_game, profile);
    m_sheet.setSheet(engine::score(*m_game), profile);
    m_correction.update(session::scoreState(*m_game));
    m_move.begin(*m_game);
    followOrders(news);
    const bool isOther =
        (m_question ? m_question->id : 0) != (news.question ? news.question->id : 0);
    m_question = news.question;
    noteTrouble(news);
    setError(news.events || !m_trouble.isEmpty()
                 ? m_trouble
                 : QString::fromStdString(news.events.error().message));
    emit gameChanged();
    if (isOther || news.isRetold) {
        emit questionChanged();
    }
    followEnd(news);
    if (!m_question) {
        m_live.goOn();
    }
}

void PlayViewModel::followSteps(const News& news) {
    const auto& steps = news.steps;
    if (news.isRetold || static_cast<int>(steps.size()) < m_steps.count()) {
        m_steps.setSteps(steps);
        return;
    }
    for (auto i = static_cast<std::size_t>(m_steps.count()); i < steps.size(); ++i) {
        m_steps.add(steps[i]);
    }
}

void PlayViewModel::followOrders(const News& news) {
    QStringList texts;
    std::vector<bool> done;
    for (const auto& step : news.orders) {
        texts << QString::fromStdString(step.text);
        done.push_back(m_live.seen() &&
                       session::isDone(step, news.game, m_live.seen()->observation));
    }
    news.isRetold ? m_orders.retell(texts) : m_orders.setSteps(texts);
    m_orders.setSeen(done);
}

void PlayViewModel::followWarning(const News& news) {
    QStringList texts;
    std::vector<bool> done;
    for (const auto& step : news.wayBack) {
        texts << QString::fromStdString(step.text);
        done.push_back(step.isDone);
    }
    news.isRetold ? m_wayBack.retell(texts) : m_wayBack.setSteps(texts);
    m_wayBack.setSeen(done);
    // What stays as it was is not told again: who listens makes a sound.
    const auto before = std::make_tuple(m_warning, m_remedy, m_differences);
    m_differences.clear();
    if (!news.expected) {
        m_warning.clear();
        m_remedy.clear();
    } else if (m_live.seen()) {
        m_differences =
            app::differences(engine::observe(*news.expected), m_live.seen()->observation);
    }
    if (news.events) {
        for (const auto& event : *news.events) {
            if (const auto* broken = std::get_if<session::RuleBroken>(&event)) {
                m_warning = QString::fromStdString(broken->text);
                m_remedy = QString::fromStdString(broken->fix);
            }
        }
    }
    if (before != std::tie(m_warning, m_remedy, m_differences)) {
        emit warningChanged();
    }
}

void PlayViewModel::noteTrouble(const News& news) {
    m_trouble = news.trouble.empty() ? QString()
                                     //: %1 why, and what to do about it
                                     : tr("Not saved yet, tried again by itself: %1")
                                           .arg(QString::fromStdString(news.trouble));
    if (!m_trouble.isEmpty()) {
        m_retry.start();
    }
}

void PlayViewModel::keepAgain() {
    m_worker.run(
        [kept = m_kept] {
            kept->keepAgain();
            return newsOf(*kept, std::vector<session::GameEvent>());
        },
        [this, game = m_games](const News& news) {
            if (game == m_games) {
                const auto before = m_trouble;
                noteTrouble(news);
                if (m_error == before) {
                    setError(m_trouble);
                }
                followEnd(news);
            }
        });
}

void PlayViewModel::followEnd(const News& news) {
    if (news.isSaved && !m_saved) {
        emit gameSaved();
    }
    m_saved = news.isSaved;
    if (news.isOver != (m_state == Over)) {
        setState(news.isOver ? Over : Playing);
    }
}

void PlayViewModel::retranslate() {
    if (m_dealt) { // before the set-up says that it has changed, which would untick them
        m_setupSteps.retell(app::setupSteps(*m_dealt));
    }
    m_setup.players()->retranslate();
    emit lightsChanged();
    m_move.retranslate();
    if (m_kept) {
        call([](session::KeptGame& kept) -> Events { return kept.retell(); }, true);
    }
}

void PlayViewModel::setState(State state) {
    if (state != m_state) {
        m_state = state;
        emit stateChanged();
    }
}

void PlayViewModel::setError(const QString& error) {
    if (error != m_error) {
        if (!error.isEmpty()) {
            session::logError(error.toStdString());
        }
        m_error = error;
        emit errorChanged();
    }
}

} // namespace pocketmars::app
