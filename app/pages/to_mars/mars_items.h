#pragma once

#include "engine/to_mars/rules/game.h"

#include <QColor>
#include <QList>
#include <QObject>
#include <QRectF>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>

namespace pocketmars::app {

/// A place of the Mars ship as it is drawn, and whether what is in hand may go there.
struct MarsSpot {
    Q_GADGET
    QML_VALUE_TYPE(marsSpot)
    Q_PROPERTY(QRectF box MEMBER box CONSTANT)
    Q_PROPERTY(QString label MEMBER label CONSTANT)
    Q_PROPERTY(QString title MEMBER title CONSTANT)
    Q_PROPERTY(QColor colour MEMBER colour CONSTANT)
    Q_PROPERTY(bool taken MEMBER taken CONSTANT)
    Q_PROPERTY(bool lit MEMBER lit CONSTANT)

public:
    QRectF box;    ///< mm on the board
    QString label; ///< what stands in it: `3`, `4 VP`
    QString title; ///< read out, with who is there
    QColor colour; ///< of who is there
    bool taken = false;
    bool lit = false; ///< what is in hand may go there

    friend bool operator==(const MarsSpot&, const MarsSpot&) = default;
};

/// A module that lies on the ship.
struct MarsModule {
    Q_GADGET
    QML_VALUE_TYPE(marsModule)
    Q_PROPERTY(QRectF box MEMBER box CONSTANT)
    Q_PROPERTY(QString label MEMBER label CONSTANT)
    Q_PROPERTY(QString title MEMBER title CONSTANT)
    Q_PROPERTY(QColor colour MEMBER colour CONSTANT)

public:
    QRectF box; ///< mm on the board, over all of its spaces
    QString label;
    QString title;
    QColor colour;

    friend bool operator==(const MarsModule&, const MarsModule&) = default;
};

/// A player of To Mars with what the tracker knows.
struct MarsPlayer {
    Q_GADGET
    QML_VALUE_TYPE(marsPlayer)
    Q_PROPERTY(QString name MEMBER name CONSTANT)
    Q_PROPERTY(QColor colour MEMBER colour CONSTANT)
    Q_PROPERTY(int tickets MEMBER tickets CONSTANT)
    Q_PROPERTY(int points MEMBER points CONSTANT)
    Q_PROPERTY(int elsewhere MEMBER elsewhere CONSTANT)
    Q_PROPERTY(QString has MEMBER has CONSTANT)

public:
    QString name;
    QColor colour;
    int tickets = 0;
    int points = 0;    ///< as if the game ended now
    int elsewhere = 0; ///< of these points, those of the rest of the game
    QString has;       ///< projects, goals and what was gained

    friend bool operator==(const MarsPlayer&, const MarsPlayer&) = default;
};

/// A line of the score with its reason.
struct MarsLine {
    Q_GADGET
    QML_VALUE_TYPE(marsLine)
    Q_PROPERTY(QString title MEMBER title CONSTANT)
    Q_PROPERTY(QString reason MEMBER reason CONSTANT)
    Q_PROPERTY(int points MEMBER points CONSTANT)
    Q_PROPERTY(bool isTotal MEMBER isTotal CONSTANT)
    Q_PROPERTY(QColor colour MEMBER colour CONSTANT)

public:
    QString title;
    QString reason;
    int points = 0;
    bool isTotal = false;
    QColor colour;

    friend bool operator==(const MarsLine&, const MarsLine&) = default;
};

/// Whether what is in hand may go to a place.
using IsLit = std::function<bool(std::size_t item)>;

/// The spaces of a ship, section by section, upper before lower.
[[nodiscard]] std::vector<to_mars::SpaceId> spacesOf(const to_mars::Ship& ship);

[[nodiscard]] QList<MarsSpot> marsSpaces(const to_mars::Game& game, const IsLit& isLit);
/// The sections, each over all of its spaces; taken: it is complete.
[[nodiscard]] QList<MarsSpot> marsSections(const to_mars::Game& game);
[[nodiscard]] QList<MarsSpot> marsPanels(const to_mars::Game& game, const IsLit& isLit);
[[nodiscard]] QList<MarsSpot> marsSlots(const to_mars::Game& game, const IsLit& isLit);
[[nodiscard]] QList<MarsModule> marsModules(const to_mars::Game& game);
[[nodiscard]] QList<MarsPlayer> marsPlayers(const to_mars::Game& game);
/// Player by player, each with a total.
[[nodiscard]] QList<MarsLine> marsLines(const to_mars::Game& game);

} // namespace pocketmars::app
