#pragma once

#include "app/services/play_services.h"
#include "app/session/game/game_command.h"
#include "app/session/game/kept_game.h"
#include "app/session/watching/watch_event.h"
#include "app/support/worker.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <atomic>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace pocketmars::app {

/// What came of a command.
struct GameNews {
    session::GameStatus status;
    std::optional<session::GameRefusal> refusal{}; ///< why nothing changed
    bool isRetold = false;                         ///< nothing is new but the language
    bool isKeptAgain = false; ///< nothing is new but whether it is in the history
};

/// The game that is played, on a thread of its own. Commands go to it, each with the revision of
/// the game that the window shows, and news come back to the window's thread. What can't be kept is
/// tried again by itself.
class GameKeeper : public QObject {
    Q_OBJECT
public:
    explicit GameKeeper(const PlayServices& services, QObject* parent = nullptr);
    /// Does what was said, and keeps what is not kept yet, once more.
    ~GameKeeper() override;
    Q_DISABLE_COPY_MOVE(GameKeeper)

    /// Looks for a game that can be gone on with.
    void look();
    /// The one that was found; nothing where none is.
    [[nodiscard]] const std::optional<session::GameInProgress>& inProgress() const {
        return m_inProgress;
    }

    /// Begins a game, or goes on with it.
    void start(const session::KeptGameOptions& options);
    /// Lets go of it. A game that is not over stays in progress.
    void leave();
    /// Of the game as it was told last; another one for each game.
    [[nodiscard]] std::pair<int, session::GameRevision> revision() const {
        return {m_games, m_revision};
    }

    /// Makes a command of what the player says of the game as it is shown.
    void say(session::GameAct act);
    /// A table was seen.
    /// @param all  each one counts, as of a recording; else only the newest does
    void see(const std::shared_ptr<const session::TableSeen>& seen, bool all);
    /// Whether the game is thinking about what was seen or said.
    [[nodiscard]] bool isBusy() const { return m_tasks > 0; }

signals:
    void inProgressChanged();
    /// @param lastTable  that the game has seen; empty: none, so it begins now
    void started(bool isNew, const QString& lastTable);
    void notStarted(const QString& why);
    void told(const pocketmars::app::GameNews& news);
    void busyChanged();

private:
    using Task = std::function<session::KeptGame::Update(session::KeptGame&)>;
    /// Does something on the game's thread, and tells what came of it.
    /// @param news  what is known of them already
    void run(Task task, const GameNews& news = {});
    void keepAgain();

    using LeftGames = std::vector<std::shared_ptr<session::KeptGame>>;
    /// Keeps what can be; lets go of what is kept now, or never will be.
    /// @return whether it let go of any
    static bool keepLeft(LeftGames& left);

    decltype(PlayServices::start) m_start;
    decltype(PlayServices::inProgress) m_look;
    std::optional<session::GameInProgress> m_inProgress;
    std::shared_ptr<session::KeptGame> m_kept; ///< touched on the game's thread only
    session::GameRevision m_revision = 0;      ///< of the game that was told last
    bool m_isSaved = false;                    ///< its end was told
    bool m_isInTrouble = false;                ///< not all is kept
    QTimer m_retry;                            ///< to keep it
    int m_games = 0;                           ///< counts them; what an older one tells is dropped
    std::atomic<int> m_seen = 0;               ///< counts the tables that were seen
    int m_tasks = 0;                           ///< that run or wait
    /// Games that were left before all of them could be kept: it is tried again as well. Touched on
    /// the game's thread only.
    std::shared_ptr<LeftGames> m_left = std::make_shared<LeftGames>();
    std::atomic<bool> m_isClosing =
        false; ///< what was said is still done, tables are not looked at
    Worker m_worker;
};

} // namespace pocketmars::app
