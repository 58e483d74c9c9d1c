#pragma once

#include "app/pages/history/game_review_model.h"
#include "app/parts/board_model.h"
#include "app/support/image_store.h"
#include "db/followed_game.h"

#include <QAbstractListModel>
#include <QSizeF>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace pocketmars::app {

/// How a game of the history came about: its steps from the set-up on, and the one that is looked
/// at, as a board and as a picture.
class TimelineModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the history")

    Q_PROPERTY(int count READ count NOTIFY countChanged)
    /// The row of the step that is looked at; -1: none.
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY currentChanged)
    Q_PROPERTY(pocketmars::app::BoardModel* board READ board CONSTANT)
    /// The words of the step that is looked at.
    Q_PROPERTY(QString title READ title NOTIFY currentChanged)
    Q_PROPERTY(QString words READ words NOTIFY currentChanged)
    /// The state after it, as JSON, where one can play on from it; else empty.
    Q_PROPERTY(QString playableState READ playableState NOTIFY currentChanged)
    Q_PROPERTY(pocketmars::app::GameReviewModel* review READ review CONSTANT)
    /// The picture at which it was seen, for Image.source; empty where there is none.
    Q_PROPERTY(QString photo READ photo NOTIFY photoChanged)
    Q_PROPERTY(QSizeF photoSize READ photoSize NOTIFY photoChanged)

public:
    enum Role {
        TitleRole = Qt::UserRole, ///< `Round 2, architect phase`
        WordsRole,                ///< `red plays A7 from the prep module`
        InferredRole,             ///< what it gave away of hidden cards; empty if nothing
        TimeRole,                 ///< local time, as the locale writes it
        ProvisionalRole           ///< whether it only seemed so
    };

    explicit TimelineModel(std::shared_ptr<ImageStore> images, QObject* parent = nullptr);
    ~TimelineModel() override;
    Q_DISABLE_COPY_MOVE(TimelineModel)

    /// Shows a game from its set-up on.
    void setGame(const db::FollowedGame& game);
    void clear();
    /// Puts what happened into the language of now.
    void retranslate();
    /// The picture that photoWanted() asked for; a null one where it is not there any more.
    void setPhoto(const QImage& photo);

    [[nodiscard]] int count() const { return static_cast<int>(m_steps.size()); }
    [[nodiscard]] int current() const { return m_current; }
    /// A row that is not there changes nothing.
    void setCurrent(int row);
    [[nodiscard]] BoardModel* board() { return &m_board; }
    [[nodiscard]] QString title() const { return text(TitleRole); }
    [[nodiscard]] QString words() const { return text(WordsRole); }
    [[nodiscard]] QString playableState() const;
    [[nodiscard]] GameReviewModel* review() { return &m_review; }
    [[nodiscard]] const QString& photo() const { return m_photo; }
    [[nodiscard]] QSizeF photoSize() const { return m_photoSize; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void countChanged();
    void currentChanged();
    void photoChanged();
    /// Asks for the picture of the current step; the answer is setPhoto().
    void photoWanted(pocketmars::db::FollowedId game, std::size_t step,
                     const std::string& recording, const std::string& table);

private:
    /// In the words in which they were told where they can't be told anew.
    void tellSteps();
    [[nodiscard]] QString text(int role) const;
    void show(int row);
    void showBoard();

    std::shared_ptr<ImageStore> m_images;
    std::vector<db::FollowedStep> m_steps;
    std::vector<int> m_rounds;                               ///< in which each step was played
    std::vector<std::optional<engine::NamedState>> m_states; ///< after each; nothing: not readable
    std::optional<db::FollowedId> m_game;
    std::string m_recording;
    int m_current = -1;
    BoardModel m_board;
    GameReviewModel m_review;
    QString m_photo;
    QSizeF m_photoSize;
};

} // namespace pocketmars::app
