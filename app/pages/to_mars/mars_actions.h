#pragma once

#include "engine/to_mars/rules/game.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace pocketmars::app {

/// Something that a player can do: at once, or with a place on the ship that is tapped next.
struct MarsAction {
    Q_GADGET
    QML_VALUE_TYPE(marsAction)
    Q_PROPERTY(QString group MEMBER group CONSTANT)
    Q_PROPERTY(QString text MEMBER text CONSTANT)
    Q_PROPERTY(QString detail MEMBER detail CONSTANT)
    Q_PROPERTY(bool legal MEMBER legal CONSTANT)
    Q_PROPERTY(bool chosen MEMBER chosen CONSTANT)

public:
    /// What is tapped on the ship to complete it.
    enum class Target : unsigned char { None, Space, Panel, Slot };

    QString group; ///< the heading above it; empty: the same as before it
    QString text;
    QString detail; ///< what it does, where the name does not say; may be empty
    bool legal = false;
    bool chosen = false; ///< it is in hand
    // Not for QML:
    to_mars::Move move; ///< without its place
    Target target = Target::None;
    QString why; ///< why it is not legal

    friend bool operator==(const MarsAction&, const MarsAction&) = default;
};

/// All that a player could do, legal or not: only what the game's projects allow is left out.
[[nodiscard]] QList<MarsAction> marsActions(const to_mars::Game& game, std::size_t seat);

/// What is in hand, at a place.
/// @param item  a space as spacesOf() numbers them, or the number of a panel or slot
[[nodiscard]] to_mars::Move moveAt(const MarsAction& action, const to_mars::Ship& ship,
                                   std::size_t item);

/// The legal move that a tap there means: a module may be tapped on any space that it will cover.
[[nodiscard]] std::optional<to_mars::Move> legalMoveAt(const MarsAction& action,
                                                       const to_mars::Game& game, std::size_t item);

} // namespace pocketmars::app
