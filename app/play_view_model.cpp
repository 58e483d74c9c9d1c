#include "app/play_view_model.h"

#include "app/session/log.h"

#include <utility>
#include <variant>

namespace pocketmars::app {
namespace {

template <class... Ts> struct Overloaded : Ts... { using Ts::operator()...; };
template <class... Ts> Overloaded(Ts...) -> Overloaded<Ts...>;

/// For a set-up that nobody looks at.
constexpr auto kByHand = "by hand";

} // namespace

struct PlayViewModel::News {
    std::vector<session::GameEvent> events;
    engine::NamedState game;
    std::vector<std::string> orders;
    std::optional<session::GameQuestion> question;
    std::string trouble;
    bool isOver = false;
    bool isSaved = false;
};

PlayViewModel::PlayViewModel(PlayServices services, ProfilesViewModel& profiles, Settings& settings,
                             QObject* parent)
    : QObject(parent), m_services(services), m_profiles(profiles), m_setup(settings),
      m_live(std::move(services)) {
    connect(&m_profiles, &ProfilesViewModel::profileChanged, this, [this] {
        if (!m_profiles.loading()) {
            m_setup.setProfile(m_profiles.profile().get());
        }
    });
    connect(&m_setup, &GameSetup::changed, this, &PlayViewModel::followSetup);
    connect(&m_setup, &GameSetup::sourceChanged, this, &PlayViewModel::followSetup);
    connect(&m_live, &LiveTable::seenChanged, this, &PlayViewModel::see);
    if (m_profiles.profile()) {
        m_setup.setProfile(m_profiles.profile().get());
    }
    followSetup();
}

PlayViewModel::~PlayViewModel() = default;

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

QString PlayViewModel::happened() const {
    return m_steps.count() > 0 ? m_steps.index(0).data(StepsModel::WordsRole).toString()
                               : QString();
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
    watch({});
}

void PlayViewModel::watch(const std::string& after) {
    if (m_setup.source().isEmpty() || !m_profiles.profile()) {
        m_live.stop();
        return;
    }
    const WatchJob job{m_setup.source().toStdString(), m_profiles.profile(),
                       m_setup.players()->readOptions(), after};
    if (m_live.job() != job) {
        m_live.watch(job);
    }
}

void PlayViewModel::start(bool fresh) {
    if (!m_setup.missing().isEmpty() || m_state == Starting) {
        return;
    }
    auto options = m_setup.game();
    options.fresh = fresh;
    if (const auto& profile = m_profiles.profile(); profile && !m_setup.source().isEmpty()) {
        options.profileName = profile->name;
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
    m_steps.setSteps(m_kept->resumed());
    m_question.reset();
    m_saved = false;
    const auto& resumed = m_kept->resumed();
    const bool isNew = resumed.empty();
    watch(isNew || !isRecording(m_setup.source().toStdString()) ? "" : resumed.back().table);
    setWarning({}, {});
    setState(Playing);
    call([isNew, byHand = !m_live.job()](session::KeptGame& kept) {
        if (!isNew || !byHand) {
            return std::vector<session::GameEvent>();
        }
        return kept.see(engine::observe(kept.session().game()), kByHand);
    });
    see(); // what the set-up saw already
}

void PlayViewModel::leave() {
    ++m_games;
    m_kept.reset();
    m_game.reset();
    m_question.reset();
    m_steps.clear();
    m_orders.setSteps({});
    setWarning({}, {});
    setError({});
    setState(NoGame);
    m_live.stop(); // a recording begins anew
    emit gameChanged();
    emit questionChanged();
    followSetup();
}

void PlayViewModel::see() {
    emit lightsChanged();
    const auto seen = m_live.seen();
    if (m_dealt) {
        m_setupSteps.setSeen(seen ? setupSeen(*m_dealt, seen->observation) : std::vector<bool>());
    }
    if (seen && m_state == Playing) {
        call([seen](session::KeptGame& kept) { return kept.see(seen->observation, seen->photo); });
    }
}

void PlayViewModel::answer(int option) {
    if (m_question && option >= 0) {
        call([id = m_question->id, option](session::KeptGame& kept) {
            return kept.answer(id, static_cast<std::size_t>(option));
        });
    }
}

void PlayViewModel::call(Task task) {
    ++m_tasks;
    emit busyChanged();
    m_worker.run([kept = m_kept, task = std::move(task)] { return newsOf(*kept, task(*kept)); },
                 [this, game = m_games](News news) {
                     --m_tasks;
                     emit busyChanged();
                     if (game == m_games) {
                         follow(std::move(news));
                     }
                 });
}

PlayViewModel::News PlayViewModel::newsOf(const session::KeptGame& kept,
                                          std::vector<session::GameEvent> events) {
    const auto& game = kept.session();
    News news;
    news.events = std::move(events);
    news.game = game.game();
    news.orders = game.orders().steps;
    news.question = game.openQuestion();
    news.trouble = kept.trouble() ? kept.trouble()->message : "";
    news.isOver = game.isOver();
    news.isSaved = kept.savedAs().has_value();
    return news;
}

void PlayViewModel::follow(News news) {
    for (const auto& event : news.events) {
        take(event);
    }
    m_game = std::move(news.game);
    m_board.setGame(*m_game, m_profiles.profile().get());
    m_sheet.setSheet(engine::score(*m_game), m_profiles.profile().get());
    QStringList orders;
    for (const auto& step : news.orders) {
        orders << QString::fromStdString(step);
    }
    m_orders.setSteps(orders);
    m_question = std::move(news.question);
    setError(QString::fromStdString(news.trouble));
    emit gameChanged();
    emit questionChanged();
    if (news.isSaved && !std::exchange(m_saved, true)) {
        // It is told now, so that it is not gone on with.
        m_worker.run(
            [kept = m_kept] {
                kept->close();
                return true;
            },
            [](bool) {});
        emit gameChanged();
        emit gameSaved();
    }
    if (news.isOver && m_state == Playing) {
        setState(Over);
    }
    if (!m_question) {
        m_live.goOn();
    }
}

void PlayViewModel::take(const session::GameEvent& event) {
    std::visit(Overloaded{[this](const session::StateAccepted& step) {
                              m_steps.add(step);
                              setWarning({}, {});
                          },
                          [this](const session::RuleBroken& broken) {
                              setWarning(QString::fromStdString(broken.text),
                                         QString::fromStdString(broken.fix));
                          },
                          [](const auto&) {}},
               event);
}

void PlayViewModel::retranslate() {
    m_setup.players()->retranslate();
    m_steps.retranslate();
    emit lightsChanged();
    if (m_dealt && m_live.seen()) {
        m_setupSteps.setSeen(setupSeen(*m_dealt, m_live.seen()->observation));
    }
    if (m_kept) {
        // The board, the sheet and the orders anew, as if the game had told of them just now.
        call([](session::KeptGame&) { return std::vector<session::GameEvent>(); });
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

void PlayViewModel::setWarning(const QString& warning, const QString& remedy) {
    if (warning != m_warning || remedy != m_remedy) {
        m_warning = warning;
        m_remedy = remedy;
        emit warningChanged();
    }
}

} // namespace pocketmars::app
