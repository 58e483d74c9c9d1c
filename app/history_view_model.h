#pragma once

#include "app/image_store.h"
#include "app/score_sheet_model.h"
#include "app/services.h"
#include "app/worker.h"
#include "db/game.h"

#include <QAbstractListModel>
#include <QSizeF>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <vector>

namespace pocketmars::app {

/// The page "History": the games that were saved, newest first, a row for each, and the one that is
/// looked at. The database is used in the background only.
class HistoryViewModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")

    Q_PROPERTY(int count READ count NOTIFY listed)
    /// Whether the games have been read since the start: before, an empty list says nothing.
    Q_PROPERTY(bool isListed READ isListed NOTIFY listed)
    /// Why the history could not be read or changed; empty if it could.
    Q_PROPERTY(QString error READ error NOTIFY errorChanged)

    /// The row of the game that is looked at; -1: none.
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY currentChanged)
    Q_PROPERTY(pocketmars::app::ScoreSheetModel* sheet READ sheet CONSTANT)
    /// Where it came from: `From table.jpg, read with my cards`; may be empty.
    Q_PROPERTY(QString origin READ origin NOTIFY currentChanged)
    Q_PROPERTY(bool hasPhoto READ hasPhoto NOTIFY currentChanged)
    /// Its photo, for Image.source; empty if it has none or while it is being read.
    Q_PROPERTY(QString photo READ photo NOTIFY photoChanged)
    Q_PROPERTY(QSizeF photoSize READ photoSize NOTIFY photoChanged)

public:
    enum Role {
        DateRole = Qt::UserRole, ///< local date, as the locale writes it
        TimeRole,                ///< local time, as the locale writes it
        PlayersRole,             ///< list of SheetPlayer
        VerdictRole              ///< `Red wins, 23 to 17`
    };

    HistoryViewModel(HistoryServices services, std::shared_ptr<ImageStore> images,
                     QObject* parent = nullptr);
    ~HistoryViewModel() override;
    Q_DISABLE_COPY_MOVE(HistoryViewModel)

    [[nodiscard]] int count() const { return static_cast<int>(m_games.size()); }
    [[nodiscard]] bool isListed() const { return m_listed; }
    [[nodiscard]] const QString& error() const { return m_error; }
    [[nodiscard]] int current() const { return m_current; }
    /// A row that is not there is none.
    void setCurrent(int row);
    [[nodiscard]] ScoreSheetModel* sheet() { return &m_sheet; }
    [[nodiscard]] QString origin() const;
    [[nodiscard]] bool hasPhoto() const;
    [[nodiscard]] const QString& photo() const { return m_photo; }
    [[nodiscard]] QSizeF photoSize() const { return m_photoSize; }

    /// Removes a game with its photo.
    Q_INVOKABLE void remove(int row);

    /// Keeps a scored table; the answer is saved() or saveFailed().
    void save(const session::ScoredTable& table);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void listed();
    void errorChanged();
    void currentChanged();
    void photoChanged();
    void saved();
    void saveFailed(const QString& error);

private:
    void refresh();
    void setGames(std::vector<db::Game> games);
    [[nodiscard]] bool isShown(db::GameId id) const;
    void loadDoubts(const db::Game& game);
    void loadPhoto(const db::Game& game);
    void setPhoto(const QImage& photo);
    void setError(const QString& error);

    HistoryServices m_services;
    std::shared_ptr<ImageStore> m_images;
    std::vector<db::Game> m_games;
    bool m_listed = false;
    QString m_error;
    int m_current = -1;
    ScoreSheetModel m_sheet;
    QString m_photo;
    QSizeF m_photoSize;
    Worker m_worker;
};

} // namespace pocketmars::app
