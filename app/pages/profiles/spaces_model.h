#pragma once

#include "app/support/image_store.h"
#include "calibration/profile/profile.h"

#include <QAbstractListModel>
#include <QList>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace pocketmars::app {

/// The spaces of a building or ship card as the player marks them, a row for each: ★ and ★★, or the
/// crew and the energy track. They are the same on all buildings, and on all ships; any of the
/// cards can be looked at.
class SpacesModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    /// What the cards are called.
    Q_PROPERTY(QStringList cards READ cards NOTIFY cardsChanged)
    /// The card that is looked at.
    Q_PROPERTY(int card READ card WRITE setCard NOTIFY cardChanged)
    Q_PROPERTY(QString picture READ picture NOTIFY cardChanged)
    /// px
    Q_PROPERTY(QSizeF pictureSize READ pictureSize NOTIFY cardChanged)
    Q_PROPERTY(bool isShip READ isShip NOTIFY cardChanged)
    /// Whether the card's spaces are not where they were at first.
    Q_PROPERTY(bool moved READ moved NOTIFY changed)

public:
    enum Role {
        TitleRole = Qt::UserRole, ///< `★★`, `Energy track`
        AreaRole,                 ///< QRectF, fractions of the card
        LevelsRole                ///< QPointF of levels 0 to 7, fractions of the area; or none
    };
    /// No side of a space gets shorter, as a fraction of the card.
    static constexpr double kLeast = 0.04;

    explicit SpacesModel(std::shared_ptr<ImageStore> images, QObject* parent = nullptr);
    ~SpacesModel() override;
    Q_DISABLE_COPY_MOVE(SpacesModel)

    /// @param faces   of which the buildings with spaces and the ships are shown
    /// @param layout  what is marked now
    /// @param learnt  what reset() goes back to
    void setCards(const std::vector<calibration::CardFace>& faces,
                  const calibration::Layout& layout, const calibration::Layout& learnt);
    /// Puts the player's marks into a layout.
    void writeTo(calibration::Layout& layout) const;
    /// Puts the texts into the language of now.
    void retranslate();

    [[nodiscard]] QStringList cards() const;
    [[nodiscard]] int card() const { return m_card; }
    /// A card that is not there changes nothing.
    void setCard(int card);
    /// Looks at a ship, unless one is looked at already.
    /// @return whether the card is another now
    bool turnToShips();
    [[nodiscard]] QString picture() const;
    [[nodiscard]] QSizeF pictureSize() const;
    [[nodiscard]] bool isShip() const;
    [[nodiscard]] bool moved() const;

    /// Moves a space as far as it stays on the card.
    /// @param by  fractions of the card
    Q_INVOKABLE void move(int row, QPointF by);
    /// @param corner  clockwise from the upper left
    /// @param place   fractions of the card; the opposite corner stays
    Q_INVOKABLE void moveCorner(int row, int corner, QPointF place);
    /// Moves the lower right corner.
    Q_INVOKABLE void stretch(int row, QPointF by);
    /// Moves one level of an energy track, whose frame goes around all of them: a track may run
    /// anywhere.
    /// @param place  fractions of the card; as far as that is on it
    Q_INVOKABLE void moveLevel(int row, int level, QPointF place);
    /// A quarter turn clockwise, for an energy track that runs another way.
    Q_INVOKABLE void turn(int row);
    /// The next arrangement of an energy track's levels: in one line, in a zigzag along it to one
    /// side or the other first, in two rows of four with the higher ones below or above, those
    /// counted back or not; then in one line again.
    Q_INVOKABLE void rearrange(int row);
    /// On a building, ★ where ★★ was and the other way round.
    Q_INVOKABLE void swapStars();
    /// The card's spaces as they were at first.
    Q_INVOKABLE void reset();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void cardsChanged();
    void cardChanged();
    /// What is marked, or `moved`, is another.
    void changed();
    /// The player moved a space.
    void marked();

private:
    /// Puts the energy track as near to there as it stays on the card; all fractions of it.
    void putTrack(QPointF middle, double width, double height);
    void resizeTrack(double width, double height);

    enum Space { OneStar, TwoStar, Crew, Energy, kSpaces };
    struct Card {
        calibration::FaceKind kind;
        QString picture;
        QSizeF size;
    };
    /// An energy track: its area, and where in it the levels are.
    struct Marks {
        std::array<QRectF, kSpaces> areas;
        QList<QPointF> levels; ///< fractions of the energy area

        friend bool operator==(const Marks&, const Marks&) = default;
    };

    [[nodiscard]] static Marks marksOf(const calibration::Layout& layout);
    /// @param levels  fractions of the card
    static void setTrack(Marks& marks, const std::vector<cv::Point2d>& levels);
    /// Fractions of the card.
    [[nodiscard]] std::vector<cv::Point2d> levels() const;
    [[nodiscard]] Space spaceOf(int row) const;
    [[nodiscard]] bool isRow(int row) const { return row >= 0 && row < rowCount(); }
    void setArea(int row, const QRectF& area);
    void clear();

    std::shared_ptr<ImageStore> m_images;
    std::vector<Card> m_cards;
    int m_card = 0;
    Marks m_marks;
    Marks m_learnt;
    /// A track that was turned, as it would be on a card without edges, and where it was put.
    struct Turned {
        QPointF middle; ///< fractions of the card
        QSizeF size;    ///< px of its picture
        QRectF put;     ///< fractions of the card
    };
    std::optional<Turned> m_turned;
    QRectF m_sized; ///< the energy track, as the player drew it; fractions of the card
};

} // namespace pocketmars::app
