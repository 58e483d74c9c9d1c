#include "app/pages/play/game_keeper.h"

#include <algorithm>
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
        m_left.push_back(m_kept);
    }
    for (const auto& kept : m_left) {
        (void)isKept(*kept);
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
    using Started = tl::expected<session::KeptGame, session::SessionError>;
    m_worker.run(
        [start = m_start, options, left = m_left]() -> Started {
            for (const auto& kept : left) {
                // Gone on with from what is kept it would lose the rest.
                if (!isKept(*kept) && !options.fresh) {
                    return tl::unexpected(*kept->trouble());
                }
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
            [kept = m_kept, isShown = m_isSaved] {
                const bool all = isKept(*kept);
                if (isShown) { // its end, so it will not be gone on with
                    (void)kept->apply({kept->revision(), session::CloseGame{}});
                }
                return all;
            },
            [this, kept = m_kept](bool all) {
                if (!all) {
                    m_left.push_back(kept);
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
    if (!m_left.empty()) {
        m_worker.run(
            [left = m_left] {
                auto unkept = left;
                std::erase_if(unkept, [](const auto& kept) { return isKept(*kept); });
                return unkept;
            },
            [this, before = m_left](std::vector<std::shared_ptr<session::KeptGame>> unkept) {
                // Others may have been left meanwhile.
                std::erase_if(m_left, [&](const auto& kept) {
                    return std::ranges::count(before, kept) > 0 &&
                           std::ranges::count(unkept, kept) == 0;
                });
                if (!m_left.empty()) {
                    m_retry.start();
                }
            });
    }
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
