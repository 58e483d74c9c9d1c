#pragma once

#include "app/pages/history/play_link_model.h"
#include "app/pages/history/timeline_model.h"
#include "app/parts/score_sheet_model.h"
#include "app/services/services.h"
#include "app/support/background.h"
#include "app/support/image_store.h"
#include "db/game.h"

#include <QImage>
#include <QObject>
#include <QSizeF>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

namespace pocketmars::app {

/// The game of the history that is looked at.
class ShownGameModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the history")

    Q_PROPERTY(pocketmars::app::ScoreSheetModel* sheet READ sheet CONSTANT)
    /// Where it came from: `From table.jpg, read with my cards`; may be empty.
    Q_PROPERTY(QString origin READ origin NOTIFY changed)
    /// When it was played, and who won.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// What is known besides: level, duration, the player's note; may be empty.
    Q_PROPERTY(QString details READ details NOTIFY changed)
    Q_PROPERTY(bool hasPhoto READ hasPhoto NOTIFY changed)
    /// Whether it is a game of To Mars: its points have reasons of their own.
    Q_PROPERTY(bool isToMars READ isToMars NOTIFY changed)
    /// Why a game of To Mars scored what it did, a line a reason; empty while it is being read.
    Q_PROPERTY(QStringList reasons READ reasons NOTIFY reasonsChanged)
    /// Whether its steps are there to look at.
    Q_PROPERTY(bool wasFollowed READ wasFollowed NOTIFY changed)
    /// Its photo, for Image.source; empty if it has none or while it is being read.
    Q_PROPERTY(QString photo READ photo NOTIFY photoChanged)
    Q_PROPERTY(QSizeF photoSize READ photoSize NOTIFY photoChanged)
    /// Its steps, while somebody looks: showTimeline().
    Q_PROPERTY(pocketmars::app::TimelineModel* timeline READ timeline CONSTANT)
    /// Its link for the BG Stats app, while somebody looks: showPlayLink().
    Q_PROPERTY(pocketmars::app::PlayLinkModel* playLink READ playLink CONSTANT)

public:
    /// @param background  of the page; outlives this
    ShownGameModel(const HistoryServices& services, std::shared_ptr<ImageStore> images,
                   Background& background, QObject* parent = nullptr);
    ~ShownGameModel() override;
    Q_DISABLE_COPY_MOVE(ShownGameModel)

    /// @param game  nothing: none is looked at
    void show(const std::optional<db::Game>& game);
    [[nodiscard]] const std::optional<db::Game>& game() const { return m_game; }

    [[nodiscard]] ScoreSheetModel* sheet() { return &m_sheet; }
    [[nodiscard]] QString origin() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString details() const;
    [[nodiscard]] bool hasPhoto() const { return m_game && m_game->hasPhoto; }
    [[nodiscard]] bool isToMars() const {
        return m_game && m_game->info.kind == db::GameKind::ToMars;
    }
    [[nodiscard]] const QStringList& reasons() const { return m_reasons; }
    [[nodiscard]] bool wasFollowed() const { return m_game && m_game->wasFollowed; }
    [[nodiscard]] const QString& photo() const { return m_photo; }
    [[nodiscard]] QSizeF photoSize() const { return m_photoSize; }
    [[nodiscard]] TimelineModel* timeline() { return &m_timeline; }
    [[nodiscard]] PlayLinkModel* playLink() { return &m_playLink; }

    Q_INVOKABLE void showTimeline();
    Q_INVOKABLE void showPlayLink();

    /// Puts the texts into the language of now.
    void retranslate();

signals:
    void changed();
    void photoChanged();
    void reasonsChanged();

private:
    /// Whether nobody chose another game meanwhile.
    [[nodiscard]] bool isShown(db::GameId id) const { return m_game && m_game->id == id; }
    void loadDoubts();
    void loadReasons();
    void loadPhoto();
    void loadStepPhoto(db::FollowedId game, std::size_t step, const std::string& recording,
                       const std::string& table);
    void setPhoto(const QImage& photo);

    HistoryServices m_services;
    std::shared_ptr<ImageStore> m_images;
    Background& m_background;
    std::optional<db::Game> m_game;
    ScoreSheetModel m_sheet;
    QStringList m_reasons;
    QString m_photo;
    QSizeF m_photoSize;
    TimelineModel m_timeline;
    PlayLinkModel m_playLink;
    int m_stepPhotos = 0; ///< how often one was asked for: only the last answer counts
};

} // namespace pocketmars::app
