#pragma once

#include "calibration/profile/profile.h"
#include "engine/state/state.h"

#include <QColor>
#include <QList>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace pocketmars::app {

/// A card as the drawn board shows it.
struct BoardCard {
    Q_GADGET
    QML_VALUE_TYPE(boardCard)
    Q_PROPERTY(QString text MEMBER text CONSTANT)
    Q_PROPERTY(QString title MEMBER title CONSTANT)
    Q_PROPERTY(QString suit MEMBER suit CONSTANT)
    Q_PROPERTY(bool faceDown MEMBER faceDown CONSTANT)
    Q_PROPERTY(QString path MEMBER path CONSTANT)

public:
    QString text;  ///< as short as may be: `5`, `?`
    QString title; ///< `Greenhouse 5`, `Greenhouse, face down`
    QString suit;  ///< as the formats name it; empty if not known
    bool faceDown = false;
    QString path; ///< table/1 path; empty where it can't be corrected

    friend bool operator==(const BoardCard&, const BoardCard&) = default;
};

/// One player's pieces at one place.
struct BoardPieces {
    Q_GADGET
    QML_VALUE_TYPE(boardPieces)
    Q_PROPERTY(int count MEMBER count CONSTANT)
    Q_PROPERTY(QColor colour MEMBER colour CONSTANT)
    Q_PROPERTY(QString title MEMBER title CONSTANT)
    Q_PROPERTY(QString path MEMBER path CONSTANT)

public:
    int count = 0;
    QColor colour;
    QString title; ///< `Greenhouse ★★, red`
    QString path;  ///< table/1 path

    friend bool operator==(const BoardPieces&, const BoardPieces&) = default;
};

struct BoardBuilding {
    Q_GADGET
    QML_VALUE_TYPE(boardBuilding)
    Q_PROPERTY(QString suit MEMBER suit CONSTANT)
    Q_PROPERTY(QString title MEMBER title CONSTANT)
    Q_PROPERTY(QList<pocketmars::app::BoardCard> stack MEMBER stack CONSTANT)
    Q_PROPERTY(QList<pocketmars::app::BoardPieces> oneStar MEMBER oneStar CONSTANT)
    Q_PROPERTY(QList<pocketmars::app::BoardPieces> twoStar MEMBER twoStar CONSTANT)

public:
    QString suit;               ///< as the formats name it
    QString title;              ///< `Greenhouse`
    QList<BoardCard> stack;     ///< the oldest first
    QList<BoardPieces> oneStar; ///< by seat; empty for habitation
    QList<BoardPieces> twoStar;

    friend bool operator==(const BoardBuilding&, const BoardBuilding&) = default;
};

struct BoardSeat {
    Q_GADGET
    QML_VALUE_TYPE(boardSeat)
    Q_PROPERTY(QString title MEMBER title CONSTANT)
    Q_PROPERTY(bool automaton MEMBER automaton CONSTANT)
    Q_PROPERTY(QColor colour MEMBER colour CONSTANT)
    Q_PROPERTY(bool toMove MEMBER toMove CONSTANT)
    Q_PROPERTY(pocketmars::app::BoardPieces ship MEMBER ship CONSTANT)
    Q_PROPERTY(pocketmars::app::BoardPieces earth MEMBER earth CONSTANT)
    Q_PROPERTY(pocketmars::app::BoardPieces energy MEMBER energy CONSTANT)
    Q_PROPERTY(QList<pocketmars::app::BoardCard> prep MEMBER prep CONSTANT)
    Q_PROPERTY(int hand MEMBER hand CONSTANT)
    Q_PROPERTY(int total MEMBER total CONSTANT)

public:
    QString title; ///< `Red`
    bool automaton = false;
    QColor colour;
    bool toMove = false;
    BoardPieces ship;
    BoardPieces earth;
    BoardPieces energy; ///< the level of the track
    QList<BoardCard> prep;
    int hand = 0;  ///< cards
    int total = 0; ///< points as if the game ended now

    friend bool operator==(const BoardSeat&, const BoardSeat&) = default;
};

[[nodiscard]] BoardCard boardCard(engine::GameCard card);

/// A game's state as a board to draw.
class BoardModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    /// All five, in the order of the rules; empty before there is a game.
    Q_PROPERTY(QList<pocketmars::app::BoardBuilding> buildings READ buildings NOTIFY changed)
    /// In seating order; solo: the human, then DA.
    Q_PROPERTY(QList<pocketmars::app::BoardSeat> seats READ seats NOTIFY changed)
    Q_PROPERTY(int deck READ deck NOTIFY changed)
    /// Its top card; the text is empty where the pile is.
    Q_PROPERTY(pocketmars::app::BoardCard discardTop READ discardTop NOTIFY changed)
    Q_PROPERTY(int discard READ discard NOTIFY changed)

public:
    explicit BoardModel(QObject* parent = nullptr) : QObject(parent) {}

    /// @param profile  lends its pieces' colours; may be null
    void setGame(const engine::NamedState& game, const calibration::Profile* profile);

    [[nodiscard]] const QList<BoardBuilding>& buildings() const { return m_buildings; }
    [[nodiscard]] const QList<BoardSeat>& seats() const { return m_seats; }
    [[nodiscard]] int deck() const { return m_deck; }
    [[nodiscard]] const BoardCard& discardTop() const { return m_discardTop; }
    [[nodiscard]] int discard() const { return m_discard; }

signals:
    void changed();

private:
    QList<BoardBuilding> m_buildings;
    QList<BoardSeat> m_seats;
    int m_deck = 0;
    BoardCard m_discardTop;
    int m_discard = 0;
};

} // namespace pocketmars::app
