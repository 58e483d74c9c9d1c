#pragma once

#include "app/pages/history/game_filter_model.h"
#include "app/pages/history/game_form_model.h"
#include "app/pages/history/play_link_model.h"
#include "app/pages/history/statistics_model.h"
#include "app/pages/history/timeline_model.h"
#include "app/parts/score_sheet_model.h"
#include "app/services/services.h"
#include "app/support/image_store.h"
#include "app/support/worker.h"
#include "db/game.h"

#include <QAbstractListModel>
#include <QColor>
#include <QList>
#include <QSizeF>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace pocketmars::app {

/// A colour, and who usually plays it.
struct UsualPlayer {
    Q_GADGET
    QML_VALUE_TYPE(usualPlayer)
    Q_PROPERTY(QString value MEMBER value CONSTANT)
    Q_PROPERTY(QString title MEMBER title CONSTANT)
    Q_PROPERTY(QColor colour MEMBER colour CONSTANT)
    Q_PROPERTY(QString name MEMBER name CONSTANT)

public:
    QString value; ///< as the formats name the colour
    QString title; ///< `Red`
    QColor colour;
    QString name; ///< empty: nobody in particular

    friend bool operator==(const UsualPlayer&, const UsualPlayer&) = default;
};

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
    Q_PROPERTY(pocketmars::app::GameFilterModel* filter READ filter CONSTANT)
    Q_PROPERTY(pocketmars::app::StatisticsModel* statistics READ statistics CONSTANT)
    Q_PROPERTY(pocketmars::app::GameFormModel* form READ form CONSTANT)
    /// What was done last: `12 games added.`; empty for nothing.
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)
    /// Whether a file is being written or read.
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged)
    /// The colours of all games, and who usually plays them.
    Q_PROPERTY(QList<pocketmars::app::UsualPlayer> usualPlayers READ usualPlayers NOTIFY
                   usualPlayersChanged)
    /// Whether the games have been read since the start: before, an empty list says nothing.
    Q_PROPERTY(bool isListed READ isListed NOTIFY listed)
    /// Why the history could not be read or changed; empty if it could.
    Q_PROPERTY(QString error READ error NOTIFY errorChanged)

    /// The row of the game that is looked at; -1: none.
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY currentChanged)
    Q_PROPERTY(pocketmars::app::ScoreSheetModel* sheet READ sheet CONSTANT)
    /// Where it came from: `From table.jpg, read with my cards`; may be empty.
    Q_PROPERTY(QString origin READ origin NOTIFY currentChanged)
    /// When it was played, and who won.
    Q_PROPERTY(QString title READ title NOTIFY currentChanged)
    /// What is known besides: level, duration, the player's note; may be empty.
    Q_PROPERTY(QString details READ details NOTIFY currentChanged)
    Q_PROPERTY(bool hasPhoto READ hasPhoto NOTIFY currentChanged)
    /// Whether its steps are there to look at.
    Q_PROPERTY(bool wasFollowed READ wasFollowed NOTIFY currentChanged)
    /// Its steps, while somebody looks: showTimeline().
    Q_PROPERTY(pocketmars::app::TimelineModel* timeline READ timeline CONSTANT)
    /// Its link for the BG Stats app, while somebody looks: showPlayLink().
    Q_PROPERTY(pocketmars::app::PlayLinkModel* playLink READ playLink CONSTANT)
    /// Its photo, for Image.source; empty if it has none or while it is being read.
    Q_PROPERTY(QString photo READ photo NOTIFY photoChanged)
    Q_PROPERTY(QSizeF photoSize READ photoSize NOTIFY photoChanged)

public:
    enum Role {
        DateRole = Qt::UserRole, ///< local date, as the locale writes it
        TimeRole,                ///< local time, as the locale writes it
        PlayersRole,             ///< list of SheetPlayer
        LevelRole,               ///< `Cyborg`; empty in versus or if not known
        VerdictRole              ///< `Red wins, 23 to 17`
    };

    HistoryViewModel(HistoryServices services, std::shared_ptr<ImageStore> images,
                     QObject* parent = nullptr);
    ~HistoryViewModel() override;
    Q_DISABLE_COPY_MOVE(HistoryViewModel)

    [[nodiscard]] int count() const { return static_cast<int>(m_games.size()); }
    [[nodiscard]] int total() const { return m_total; }
    [[nodiscard]] GameFilterModel* filter() { return &m_filter; }
    [[nodiscard]] StatisticsModel* statistics() { return &m_statistics; }
    [[nodiscard]] GameFormModel* form() { return &m_form; }
    [[nodiscard]] TimelineModel* timeline() { return &m_timeline; }
    [[nodiscard]] PlayLinkModel* playLink() { return &m_playLink; }
    [[nodiscard]] const QString& message() const { return m_message; }
    [[nodiscard]] bool isBusy() const { return m_busy > 0; }
    [[nodiscard]] const QList<UsualPlayer>& usualPlayers() const { return m_usualPlayers; }
    [[nodiscard]] bool isListed() const { return m_listed; }
    [[nodiscard]] const QString& error() const { return m_error; }
    [[nodiscard]] int current() const { return m_current; }
    /// A row that is not there is none.
    void setCurrent(int row);
    [[nodiscard]] ScoreSheetModel* sheet() { return &m_sheet; }
    [[nodiscard]] QString origin() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString details() const;
    [[nodiscard]] bool hasPhoto() const;
    [[nodiscard]] bool wasFollowed() const;
    [[nodiscard]] const QString& photo() const { return m_photo; }
    [[nodiscard]] QSizeF photoSize() const { return m_photoSize; }

    /// Reads the games anew: another page or program may have added some.
    Q_INVOKABLE void refresh();
    /// Removes a game with its photo.
    Q_INVOKABLE void remove(int row);
    /// Opens the form for the current game.
    Q_INVOKABLE void edit();
    /// Fills the timeline of the current game.
    Q_INVOKABLE void showTimeline();
    Q_INVOKABLE void showPlayLink();
    /// Writes the games that are shown to a file, .csv or .json.
    Q_INVOKABLE void exportTo(const QUrl& file);
    /// Adds the games of an exported JSON file that are not there yet.
    Q_INVOKABLE void importFrom(const QUrl& file);
    Q_INVOKABLE void loadUsualPlayers();
    /// @param name  empty: nobody in particular
    Q_INVOKABLE void setUsualPlayer(const QString& colour, const QString& name);
    Q_INVOKABLE void dismissMessage() { setMessage({}); }

    /// Puts the texts into the language of now.
    void retranslate();

    /// Keeps a scored table; the answer is saved() or saveFailed().
    void save(const session::ScoredTable& table);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void listed();
    void errorChanged();
    void messageChanged();
    void busyChanged();
    void usualPlayersChanged();
    void currentChanged();
    void photoChanged();
    void saved();
    void saveFailed(const QString& error);

private:
    /// Works in the background; what goes wrong is said in `error`.
    template <class Task, class Done> void run(Task task, Done done);
    void setGames(std::vector<db::Game> games);
    [[nodiscard]] const db::Game& shown() const;
    void keep(std::optional<db::GameId> id, const db::GameInfo& info);
    void loadStepPhoto(db::FollowedId game, std::size_t step, const std::string& recording,
                       const std::string& table);
    void setMessage(const QString& message);
    void addBusy(int jobs);
    [[nodiscard]] bool isShown(db::GameId id) const;
    void loadDoubts(const db::Game& game);
    void loadPhoto(const db::Game& game);
    void setPhoto(const QImage& photo);
    void setError(const QString& error);

    HistoryServices m_services;
    std::shared_ptr<ImageStore> m_images;
    std::vector<db::Game> m_games;
    int m_total = 0;
    int m_lists = 0;      ///< how often games were asked for: only the last answer counts
    int m_stepPhotos = 0; ///< likewise pictures of steps
    int m_busy = 0;
    GameFilterModel m_filter;
    StatisticsModel m_statistics;
    GameFormModel m_form;
    TimelineModel m_timeline;
    PlayLinkModel m_playLink;
    QString m_message;
    QList<UsualPlayer> m_usualPlayers;
    bool m_listed = false;
    QString m_error;
    int m_current = -1;
    std::optional<db::GameId> m_wanted; ///< to be looked at once it is listed
    ScoreSheetModel m_sheet;
    QString m_photo;
    QSizeF m_photoSize;
    Worker m_worker;
};

} // namespace pocketmars::app
