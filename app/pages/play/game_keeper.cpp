#include "app/pages/play/game_keeper.h"

#include <chrono>
#include <utility>

namespace pocketmars::app {
namespace {

constexpr std::chrono::seconds kRetry(2);

/// Whether all of a game is kept, if need be after one more try. For the game's thread.
bool isKept(session::KeptGame& kept) {
    if (kept.trouble()) {
        (void)kept.apply({kept.revision(), session::KeepAgain{}});
    }
    return !kept.trouble();
}

/// A game whose end nobody will look at any more is not to be gone on with. For the game's thread.
void close(session::KeptGame& kept) { (void)kept.apply({kept.revision(), session::CloseGame{}}); }

} // namespace

GameKeeper::GameKeeper(const PlayServices& services, QObject* parent)
    : QObject(parent), m_start(services.start), m_look(services.inProgress) {
    m_retry.setSingleShot(true);
    m_retry.setInterval(kRetry);
    connect(&m_retry, &QTimer::timeout, this, &GameKeeper::keepAgain);
}

GameKeeper::~GameKeeper() {
    m_isClosing = true;
    m_worker.finish(); // from now on games are touched here
    if (m_kept) {
        (void)isKept(*m_kept);
    }
    (void)keepLeft(*m_left);
}

bool GameKeeper::keepLeft(LeftGames& left) {
    const auto before = left.size();
    std::erase_if(left, [](const auto& kept) {
        const bool all = isKept(*kept);
        if (all && kept->savedAs()) {
            close(*kept);
        }
        return all || kept->isOvertaken();
    });
    return left.size() < before;
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
    using Started = tl::expected<session::KeptGame, session::SessionError>;
    m_worker.run(
        [start = m_start, options, left = m_left]() -> Started {
            (void)keepLeft(*left);
            if (!left->empty() && !options.fresh) {
                // Gone on with from what is kept it would lose the rest.
                return tl::unexpected(*left->front()->trouble());
            }
            return start(options);
        },
        [this](Started game) {
            if (!game) {
                emit notStarted(QString::fromStdString(game.error().message));
                return;
            }
            ++m_games;
            m_kept = std::make_shared<session::KeptGame>(*std::move(game));
            m_revision = m_kept->revision();
            emit started(m_kept->resumed().empty(), QString::fromStdString(m_kept->lastSeen()));
        });
}

void GameKeeper::leave() {
    if (m_kept) {
        m_worker.run(
            [kept = m_kept, left = m_left, isShown = m_isSaved] {
                if (!isKept(*kept) && !kept->isOvertaken()) {
                    left->push_back(kept);
                }
                if (isShown) { // its end, so it will not be gone on with
                    close(*kept);
                }
                return left->empty();
            },
            [this](bool isEmpty) {
                if (!isEmpty) {
                    m_retry.start();
                }
            });
    }
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
        if (m_isClosing || (!all && number != m_seen)) {
            return std::vector<session::GameEvent>(); // a newer one is there already
        }
        return kept.apply(
            {kept.revision(), session::SeeTable{seen->observation, seen->photo, seen->image}});
    });
}

void GameKeeper::keepAgain() {
    m_worker.run(
        [left = m_left] {
            const bool any = keepLeft(*left);
            return std::pair(any, left->empty());
        },
        [this](std::pair<bool, bool> kept) {
            if (kept.first && !m_kept) {
                look(); // what can be gone on with is another moment now
            }
            if (!kept.second) {
                m_retry.start();
            }
        });
    if (!m_isInTrouble) {
        return;
    }
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
