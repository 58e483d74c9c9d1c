#include "app/pages/play/play_view_model.h"

#include "app/session/scoring/score_lines.h"
#include "app/session/scoring/table_scorer.h"
#include "app/support/image_store.h"
#include "app/support/item_text.h"
#include "engine/format/state_json.h"
#include "engine/rules/score.h"

#include <cstddef>
#include <utility>
#include <vector>

namespace pocketmars::app {

PlayViewModel::PlayViewModel(const PlayServices& services, ProfilesViewModel& profiles,
                             Settings& settings, QObject* parent)
    : QObject(parent), m_services(services), m_profiles(profiles), m_newGame(settings),
      m_live(services), m_report(services, m_live), m_shownCard(services),
      m_share(m_sheet,
              [this] { return m_live.seen() ? asImage(m_live.seen()->image).copy() : QImage(); }),
      m_keeper(services) {
    connect(&m_profiles, &ProfilesViewModel::profileChanged, this, [this] {
        if (!m_profiles.loading()) {
            m_newGame.setup()->setProfile(m_profiles.profile().get());
            if (m_state == Playing && !m_live.job()) {
                watch(); // the game that is gone on with named this profile
            }
        }
    });
    connect(m_newGame.setup(), &GameSetup::changed, this, &PlayViewModel::followSetup);
    connect(m_newGame.setup(), &GameSetup::sourceChanged, this, &PlayViewModel::followSetup);
    connect(&m_live, &LiveTable::seenChanged, this, &PlayViewModel::see);
    connect(&m_live, &LiveTable::stateChanged, this, [this] {
        if (m_live.state() == LiveTable::Ended && m_state == Playing) {
            m_keeper.say(session::EndTables{});
        }
    });
    connect(&m_wayBack, &ChecklistModel::ticked, this, [this](int row, bool done) {
        m_keeper.say(session::TickStep{static_cast<std::size_t>(row), done});
    });
    connect(&m_keeper, &GameKeeper::inProgressChanged, this,
            [this] { m_newGame.setInProgress(m_keeper.inProgress()); });
    connect(&m_keeper, &GameKeeper::started, this, &PlayViewModel::started);
    connect(&m_keeper, &GameKeeper::notStarted, this, [this](const QString& why) {
        m_from.reset();
        m_trouble.tell(why);
        setState(NoGame);
    });
    connect(&m_advice, &AdviceModel::asked, this, [this] { m_keeper.say(session::NoteAdvice{}); });
    connect(&m_question, &GameQuestionModel::changed, &m_shownCard, &ShownCardModel::stop);
    connect(&m_question, &GameQuestionModel::changed, this, &PlayViewModel::canShowCardChanged);
    connect(&m_live, &LiveTable::stateChanged, this, &PlayViewModel::canShowCardChanged);
    connect(&m_shownCard, &ShownCardModel::found, this, &PlayViewModel::answer);
    connect(&m_keeper, &GameKeeper::told, this, &PlayViewModel::follow);
    connect(&m_keeper, &GameKeeper::busyChanged, this, &PlayViewModel::busyChanged);
    if (m_profiles.profile()) {
        m_newGame.setup()->setProfile(m_profiles.profile().get());
    }
    lookForSeats();
    followSetup();
}

QString PlayViewModel::phase() const {
    if (m_isSettingUp) {
        //: In place of the round and phase: a game begins once its table is seen set up
        return tr("The table is being set up");
    }
    if (!m_game) {
        return {};
    }
    const auto& state = m_game->state;
    if (state.phase == engine::Phase::Turn) {
        //: What is being played among several players; %1 the round, %2 whose turn it is: `Green`
        return tr("Round %1: %2 plays")
            .arg(state.round)
            .arg(colourText(m_game->colours[state.toMove]));
    }
    return phaseText(state.round, std::string(engine::name(state.phase)));
}

QString PlayViewModel::revision() const {
    const auto [game, revision] = m_keeper.revision();
    const int question = m_question.isOpen() ? m_question.id() : 0;
    const int step = m_question.isOpen() ? m_question.picked() : 0;
    return QStringLiteral("%1.%2.%3.%4.%5")
        .arg(game)
        .arg(revision)
        .arg(question)
        .arg(step)
        .arg(m_warning.id());
}

std::optional<engine::GameCard> PlayViewModel::cardOfDa() const {
    if (!m_game || m_game->state.phase != engine::Phase::Android) {
        return std::nullopt;
    }
    const auto cards = m_game->state.cards.in(engine::Zone::prep(1));
    return cards.size() == 1 ? std::optional(cards.front()) : std::nullopt;
}

int PlayViewModel::daCard() const {
    const auto card = cardOfDa();
    const auto id = card ? card->id() : std::nullopt;
    return id ? id->index() : -1;
}

int PlayViewModel::daSuit() const {
    const auto card = cardOfDa();
    const auto suit = card ? card->suit() : std::nullopt;
    return suit ? static_cast<int>(engine::index(*suit)) : -1;
}

QString PlayViewModel::helpTopic() const {
    if (!m_game) {
        return m_newGame.isSolo() ? QStringLiteral("setup/solo") : QStringLiteral("setup/versus");
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

void PlayViewModel::findCameras() {
    m_cameraFinder.run([find = m_services.cameras] { return find(); },
                       [this](const std::vector<vision::Camera>& found) {
                           auto& setup = *m_newGame.setup();
                           setup.setCameras(found);
                           if (setup.source().isEmpty() && !found.empty() && m_state == NoGame) {
                               setup.setSource(QString::number(found.front().number));
                           }
                       });
}

void PlayViewModel::followSetup() {
    if (m_state != NoGame) {
        return;
    }
    m_newGame.layOut();
    if (!m_newGame.setup()->missing().isEmpty()) {
        m_live.stop();
        return;
    }
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
    auto& setup = *m_newGame.setup();
    const bool isFree = m_isLent && m_state == NoGame;
    if (setup.source().isEmpty() || !m_profiles.profile() || isFree) {
        m_live.stop();
        return;
    }
    const WatchJob job{setup.source().toStdString(), m_profiles.profile(),
                       setup.players()->readOptions(), m_after};
    if (m_live.job() != job) {
        m_live.watch(job);
    }
}

void PlayViewModel::begin() {
    auto& setup = *m_newGame.setup();
    if (!setup.missing().isEmpty()) {
        return;
    }
    setup.remember();
    auto options = setup.game();
    options.fresh = true;
    if (const auto& profile = m_profiles.profile(); profile && !setup.source().isEmpty()) {
        options.profileName = profile->name;
    }
    const auto& seen = m_live.seen();
    const bool isLooking = m_state == NoGame && seen && !m_from;
    if (isLooking && m_newGame.check()->ask(options, seen->observation)) {
        return;
    }
    m_newGame.check()->close();
    start(options);
}

void PlayViewModel::beginFromHere() {
    if (m_state == NoGame && m_newGame.check()->canBegin()) {
        m_from = m_newGame.check()->laid();
        begin();
    }
}

void PlayViewModel::takeTablePlayers() {
    const auto proposed = m_newGame.onTable()->proposed();
    if (!proposed || (m_state != NoGame && !m_isSettingUp)) {
        return;
    }
    const bool hasBegun = m_state == Playing;
    if (hasBegun) {
        leave();
    }
    m_newGame.check()->close();
    m_newGame.setup()->take(*proposed);
    if (hasBegun) {
        begin();
    }
}

void PlayViewModel::keepSaidPlayers() {
    m_newGame.onTable()->keepSaid();
    emit gameChanged();
    see();
}

void PlayViewModel::watchOnly() {
    if (m_state != NoGame || !m_live.job()) {
        return;
    }
    m_newGame.check()->close();
    setState(Watching);
    showWatched();
}

void PlayViewModel::resume() {
    if (!m_keeper.inProgress() || m_state != NoGame) {
        return;
    }
    const auto options = m_keeper.inProgress()->options;
    m_newGame.setup()->setGame(options);
    if (options.profileName.empty()) {
        m_newGame.setup()->setSource({}); // it was entered by hand
    } else {
        m_profiles.setCurrent(QString::fromStdString(options.profileName));
    }
    start(options);
}

void PlayViewModel::playOn(const QString& state) {
    const auto game = engine::stateFromJson(state.toStdString());
    if (!game || game->state.phase == engine::Phase::Over || m_state == Starting) {
        return;
    }
    if (m_state != NoGame) {
        leave();
    }
    session::KeptGameOptions options;
    options.game.mode = game->state.mode;
    options.game.edition = game->state.edition;
    options.game.level = game->state.level;
    options.game.players = game->state.playerCount;
    options.game.readings = game->state.readings;
    options.colours = game->colours;
    options.fresh = true;
    m_newGame.setup()->setGame(options);
    m_newGame.setup()->setSource({});
    m_from = game->state;
    start(options);
}

void PlayViewModel::start(const session::KeptGameOptions& options) {
    if (m_state == Starting) {
        return;
    }
    m_trouble.clear();
    setState(Starting);
    m_keeper.start(options);
}

void PlayViewModel::started(bool isNew, const QString& lastTable) {
    const auto& source = m_newGame.setup()->source();
    m_saved = false;
    m_after = isRecording(source.toStdString()) ? lastTable.toStdString() : "";
    watch();
    const bool isSaid = source.isEmpty() || m_from; // and not seen
    m_isSettingUp = isNew && !isSaid;
    setState(Playing);
    if (isNew && isSaid) {
        m_keeper.say(session::BeginByHand{std::exchange(m_from, std::nullopt)});
    } else {
        m_keeper.say(session::KeepAgain{}); // tells what the game has come to
    }
    see(); // what the set-up saw already
}

void PlayViewModel::leave() {
    m_keeper.leave();
    m_notKept.clear();
    m_saved = false;
    m_isSettingUp = false;
    m_isToBeTold = false;
    m_from.reset();
    m_game.reset();
    m_question.set({});
    m_steps.clear();
    m_orders.setSteps({});
    m_wayBack.setSteps({});
    m_move.clear();
    m_advice.clear();
    m_correction.close();
    m_warning.clear();
    m_trouble.clear();
    m_newGame.setup()->forgetSaid();
    m_newGame.onTable()->forgetKept();
    setState(NoGame);
    m_live.stop(); // a recording begins anew
    emit gameChanged();
    followSetup();
    lookForGame();
}

void PlayViewModel::again() {
    if (m_state == Over) {
        leave();
        begin();
    }
}

void PlayViewModel::see() {
    const auto seen = m_live.seen();
    m_newGame.see(seen.get());
    if (seen != m_live.seen()) {
        return; // others are watched now
    }
    if (m_state == Watching) {
        showWatched();
    }
    if (seen && m_shownCard.isLooking()) {
        m_shownCard.look(m_profiles.profile(), seen->image);
        return;
    }
    if (othersPlay()) {
        emit gameChanged(); // the page asks who plays
    } else if (seen && m_state == Playing) {
        m_keeper.see(seen, isRecording(m_newGame.setup()->source().toStdString()));
    }
}

bool PlayViewModel::othersPlay() const {
    return m_isSettingUp && m_newGame.onTable().contradicts();
}

void PlayViewModel::showWatched() {
    if (const auto& seen = m_live.seen()) {
        const auto& table = seen->observation;
        const auto sheet = engine::score(table.mode, m_newGame.setup()->players()->edition(),
                                         engine::scoredPlayers(table));
        m_sheet.setSheet(sheet, m_profiles.profile().get(), session::doubtsOf(table, sheet));
        m_live.goOn();
    }
}

void PlayViewModel::answer(int answer) {
    if (const auto chosen = m_question.pick(answer)) {
        m_keeper.say(session::AnswerQuestion{m_question.id(), *chosen});
    }
}

void PlayViewModel::declineAnswers() {
    if (m_question.isOpen()) {
        m_keeper.say(session::DeclineAnswers{m_question.id()});
    }
}

void PlayViewModel::followAgain() { m_keeper.say(session::FollowAgain{}); }

bool PlayViewModel::canShowCard() const {
    return !m_question.cards().isEmpty() && m_live.state() == LiveTable::Watching && m_live.job() &&
           !isRecording(m_live.job()->address);
}

void PlayViewModel::showCard(bool wanted) {
    if (!wanted) {
        m_shownCard.stop();
    } else if (canShowCard()) {
        m_shownCard.start(m_question.cards());
    }
}

void PlayViewModel::playMove() {
    if (m_move.complete()) {
        m_keeper.say(session::PlayMove{m_move.actions()});
    }
}

void PlayViewModel::overrule() { m_keeper.say(session::OverruleWarning{m_warning.id()}); }

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
    m_keeper.say(session::CorrectItem{path.toStdString(), value.toStdString()});
}

void PlayViewModel::undo() {
    if (m_move.canTakeBack()) {
        m_move.takeBack();
    } else {
        undoTo(m_steps.count() - 2);
    }
}

void PlayViewModel::undoTo(int step) {
    if (step >= 0) {
        m_keeper.say(session::UndoTo{static_cast<std::size_t>(step)});
    }
}

void PlayViewModel::follow(const GameNews& news) {
    followTrouble(news);
    if (news.isKeptAgain) {
        followEnd(news.status);
        return;
    }
    const auto& status = news.status;
    const auto& seen = m_live.seen();
    if (m_isSettingUp && status.stage != session::GameStage::SettingUp) {
        m_isSettingUp = false;
        lookForSeats();
    }
    followSteps(news);
    followWayBack(news);
    m_warning.set(status.warning, status.expected, seen ? &seen->observation : nullptr);
    m_game = status.game;
    m_isToBeTold = status.isToBeTold;
    const auto* profile = m_profiles.profile().get();
    m_board.setGame(*m_game, profile);
    m_sheet.setSheet(engine::score(*m_game), profile);
    m_correction.update(session::scoreState(*m_game));
    m_move.begin(*m_game);
    m_advice.setGame(*m_game, status.beliefs);
    followOrders(news);
    emit gameChanged();
    m_question.set(status.question, news.isRetold);
    followEnd(status);
    if (news.isRetold) {
        emit retold();
    }
    if (!m_question.isOpen() && !m_isToBeTold) {
        m_live.goOn();
    }
}

void PlayViewModel::followSteps(const GameNews& news) {
    const auto& steps = news.status.steps;
    if (news.isRetold || !m_steps.isBeginningOf(steps)) {
        m_steps.setSteps(steps);
        return;
    }
    for (auto i = static_cast<std::size_t>(m_steps.count()); i < steps.size(); ++i) {
        m_steps.add(steps[i]);
    }
}

void PlayViewModel::followOrders(const GameNews& news) {
    QStringList texts;
    std::vector<bool> done;
    for (const auto& step : news.status.orders) {
        texts << QString::fromStdString(step.text);
        done.push_back(m_live.seen() &&
                       session::isDone(step, news.status.game, m_live.seen()->observation));
    }
    m_orders.follow(texts, done, news.isRetold);
}

void PlayViewModel::followWayBack(const GameNews& news) {
    QStringList texts;
    std::vector<bool> done;
    for (const auto& step : news.status.wayBack) {
        texts << QString::fromStdString(step.text);
        done.push_back(step.isDone);
    }
    m_wayBack.follow(texts, done, news.isRetold);
}

void PlayViewModel::followTrouble(const GameNews& news) {
    const auto before = m_notKept;
    const auto& trouble = news.status.trouble;
    m_notKept = trouble ? //: %1 why, and what to do about it
                    tr("Not saved yet, tried again by itself: %1")
                        .arg(QString::fromStdString(trouble->message))
                        : QString();
    if (news.isKeptAgain && m_trouble.text() != before) {
        return; // something else is wrong, and stands there
    }
    m_trouble.tell(news.refusal && m_notKept.isEmpty()
                       ? QString::fromStdString(news.refusal->error.message)
                       : m_notKept);
}

void PlayViewModel::followEnd(const session::GameStatus& status) {
    const bool isSaved = status.savedAs.has_value();
    if (isSaved && !m_saved) {
        emit gameSaved(*status.savedAs);
    }
    m_saved = isSaved;
    if (status.isOver != (m_state == Over)) {
        setState(status.isOver ? Over : Playing);
    }
}

void PlayViewModel::retranslate() {
    m_newGame.retranslate();
    m_move.retranslate();
    m_live.retranslate();
    // Said in the language of before, and over.
    m_report.dismiss();
    m_share.dismiss();
    if (m_state == NoGame) {
        m_trouble.clear();
    }
    if (m_state == Watching) {
        showWatched();
    }
    m_keeper.say(session::Retell{});
}

void PlayViewModel::lookForSeats() {
    m_live.setSeatsWanted(m_state != Over && m_state != Watching &&
                          (m_state != Playing || m_isSettingUp));
}

void PlayViewModel::setState(State state) {
    if (state != m_state) {
        m_state = state;
        lookForSeats();
        emit stateChanged();
    }
}

} // namespace pocketmars::app
