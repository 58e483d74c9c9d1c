#include "app/pages/play/game_keeper.h"

#include <chrono>
#include <utility>

namespace pocketmars::app {
namespace {

constexpr std::chrono::seconds kRetry(2);

} // namespace

GameKeeper::GameKeeper(const PlayServices& services, QObject* parent)
    : QObject(parent), m_start(services.start), m_look(services.inProgress) {
    m_retry.setSingleShot(true);
    m_retry.setInterval(kRetry);
    connect(&m_retry, &QTimer::timeout, this, &GameKeeper::keepAgain);
}

GameKeeper::~GameKeeper() {
    if (m_isInTrouble) {
        keepAgain();
        m_worker.finish();
    }
}

void GameKeeper::look() {
    using Found = tl::expected<std::optional<session::GameInProgress>, session::SessionError>;
    m_worker.run([look = m_look] { return look(); },
                 [this](Found found) {
                     // What can't be read now is said when a game is begun.
                     m_inProgress = found ? *std::move(found) : std::nullopt;
                     emit inProgressChanged();
                 });
}

void GameKeeper::start(const session::KeptGameOptions& options) {
    m_worker.run([start = m_start, options] { return start(options); },
                 [this](tl::expected<session::KeptGame, session::SessionError> game) {
                     if (!game) {
                         emit notStarted(QString::fromStdString(game.error().message));
                         return;
                     }
                     ++m_games;
                     m_kept = std::make_shared<session::KeptGame>(*std::move(game));
                     m_revision = m_kept->revision();
                     emit started(m_kept->resumed().empty(),
                                  QString::fromStdString(m_kept->lastSeen()));
                 });
}

void GameKeeper::leave() {
    if (m_kept) {
        m_worker.run(
            [kept = m_kept, isShown = m_isSaved] {
                (void)kept->apply({kept->revision(), session::KeepAgain{}});
                if (isShown) { // its end, so it will not be gone on with
                    (void)kept->apply({kept->revision(), session::CloseGame{}});
                }
                return true;
            },
            [](bool) {});
    }
    m_retry.stop();
    m_isInTrouble = false;
    m_isSaved = false;
    ++m_games;
    m_kept.reset();
}

void GameKeeper::say(session::GameAct act) {
    GameNews news;
    news.isRetold = std::holds_alternative<session::Retell>(act);
    run([command = session::GameCommand{m_revision, std::move(act)}](
            session::KeptGame& kept) { return kept.apply(command); },
        news);
}

void GameKeeper::see(const std::shared_ptr<const session::TableSeen>& seen, bool all) {
    run([this, seen, all, number = ++m_seen](session::KeptGame& kept) -> session::KeptGame::Update {
        if (!all && number != m_seen) {
            return std::vector<session::GameEvent>(); // a newer one is there already
        }
        return kept.apply(
            {kept.revision(), session::SeeTable{seen->observation, seen->photo, seen->image}});
    });
}

void GameKeeper::keepAgain() {
    GameNews news;
    news.isKeptAgain = true;
    run(
        [](session::KeptGame& kept) {
            return kept.apply({kept.revision(), session::KeepAgain{}});
        },
        news);
}

void GameKeeper::run(Task task, const GameNews& news) {
    if (!m_kept) {
        return;
    }
    if (!news.isKeptAgain) {
        ++m_tasks;
        emit busyChanged();
    }
    m_worker.run(
        [kept = m_kept, task = std::move(task), news] {
            auto told = news;
            if (auto update = task(*kept); !update) {
                told.refusal = std::move(update.error());
            }
            told.status = kept->status();
            return told;
        },
        [this, game = m_games](const GameNews& told) {
            if (!told.isKeptAgain) {
                --m_tasks;
                emit busyChanged();
            }
            if (game != m_games) {
                return;
            }
            m_revision = told.status.revision;
            m_isSaved = told.status.savedAs.has_value();
            m_isInTrouble = told.status.trouble.has_value();
            if (m_isInTrouble) {
                m_retry.start();
            }
            emit this->told(told);
        });
}

} // namespace pocketmars::app
