#pragma once

#include "app/pages/history/game_filter_model.h"
#include "app/pages/history/game_form_model.h"
#include "app/pages/history/history_files_model.h"
#include "app/pages/history/shown_game_model.h"
#include "app/pages/history/statistics_model.h"
#include "app/pages/history/usual_players_model.h"
#include "app/services/services.h"
#include "app/support/background.h"
#include "app/support/image_store.h"
#include "db/game.h"

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>
#include <vector>

namespace pocketmars::app {

/// The page "History": the games that were saved and fit the filter, newest first, a row for each,
/// the one that is looked at, and what all of them say. The database is used in the background
/// only.
class HistoryViewModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")

    /// How many games fit the filter, and how many there are.
    Q_PROPERTY(int count READ count NOTIFY listed)
    Q_PROPERTY(int total READ total NOTIFY listed)
    /// Whether the games have been read since the start: before, an empty list says nothing.
    Q_PROPERTY(bool isListed READ isListed NOTIFY listed)
    /// The row of the game that is looked at; -1: none.
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY currentChanged)
    /// Why the history could not be read or changed.
    Q_PROPERTY(pocketmars::app::Trouble* trouble READ trouble CONSTANT)
    Q_PROPERTY(pocketmars::app::GameFilterModel* filter READ filter CONSTANT)
    Q_PROPERTY(pocketmars::app::StatisticsModel* statistics READ statistics CONSTANT)
    Q_PROPERTY(pocketmars::app::GameFormModel* form READ form CONSTANT)
    /// The one that is looked at.
    Q_PROPERTY(pocketmars::app::ShownGameModel* game READ game CONSTANT)
    Q_PROPERTY(pocketmars::app::HistoryFilesModel* files READ files CONSTANT)
    Q_PROPERTY(pocketmars::app::UsualPlayersModel* usual READ usual CONSTANT)

public:
    enum Role {
        DateRole = Qt::UserRole, ///< local date, as the locale writes it
        TimeRole,                ///< local time, as the locale writes it
        PlayersRole,             ///< list of SheetPlayer
        LevelRole,               ///< `Cyborg`, `To Mars`; empty in versus or if not known
        VerdictRole              ///< `Red wins, 23 to 17`
    };

    HistoryViewModel(HistoryServices services, std::shared_ptr<ImageStore> images,
                     QObject* parent = nullptr);
    Q_DISABLE_COPY_MOVE(HistoryViewModel)

    [[nodiscard]] int count() const { return static_cast<int>(m_games.size()); }
    [[nodiscard]] int total() const { return m_total; }
    [[nodiscard]] bool isListed() const { return m_listed; }
    [[nodiscard]] int current() const { return m_current; }
    /// A row that is not there is none.
    void setCurrent(int row);
    [[nodiscard]] Trouble* trouble() { return &m_background.trouble(); }
    [[nodiscard]] GameFilterModel* filter() { return &m_filter; }
    [[nodiscard]] StatisticsModel* statistics() { return &m_statistics; }
    [[nodiscard]] GameFormModel* form() { return &m_form; }
    [[nodiscard]] ShownGameModel* game() { return &m_game; }
    [[nodiscard]] HistoryFilesModel* files() { return &m_files; }
    [[nodiscard]] UsualPlayersModel* usual() { return &m_usual; }

    /// Reads the games anew: another page or program may have added some.
    Q_INVOKABLE void refresh();
    /// Reads the games anew, of which one has just come, and looks at that.
    void lookAt(db::GameId game);
    /// Removes a game with its photo.
    Q_INVOKABLE void remove(int row);
    /// Opens the form for the current game.
    Q_INVOKABLE void edit();

    /// Puts the texts into the language of now.
    void retranslate();

    /// Keeps a scored table; the answer is saved() or saveFailed().
    /// @param again  the game that it was saved as before; nothing: a new one
    void save(const session::ScoredTable& table, std::optional<db::GameId> again = {});
    /// Whether the photo of a table is in the history already; the answer, if it is, is known().
    void lookFor(const session::ScoredTable& table);
    /// Keeps a game of To Mars; the answer is marsSaved() or marsSaveFailed().
    /// @param photo  of the ship; empty: none, or the one that was kept before
    /// @param again  the game that it was saved as before; nothing: a new one
    void saveMars(const to_mars::Game& game, const std::filesystem::path& photo,
                  std::optional<db::GameId> again = {});
    /// Reads the game that is looked at, one of To Mars, to go on with it: marsWanted().
    Q_INVOKABLE void openMars();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void listed();
    void currentChanged();
    void saved(pocketmars::db::GameId game);
    void saveFailed(const QString& error);
    /// @param source  of the table that was asked about
    void known(const pocketmars::session::SavedBefore& game, const std::filesystem::path& source);
    void removed(pocketmars::db::GameId game);
    void marsSaved(pocketmars::db::GameId game);
    void marsWanted(const pocketmars::to_mars::Game& game, pocketmars::db::GameId id);
    void marsSaveFailed(const QString& error);

private:
    void setGames(std::vector<db::Game> games);
    void keep(std::optional<db::GameId> id, const db::GameInfo& info);

    HistoryServices m_services;
    std::vector<db::Game> m_games;
    int m_total = 0;
    int m_lists = 0; ///< how often games were asked for: only the last answer counts
    bool m_listed = false;
    int m_current = -1;
    std::optional<db::GameId> m_wanted; ///< to be looked at once it is listed
    GameFilterModel m_filter;
    StatisticsModel m_statistics;
    GameFormModel m_form;
    Background m_background;
    ShownGameModel m_game;
    HistoryFilesModel m_files;
    UsualPlayersModel m_usual;
};

} // namespace pocketmars::app
