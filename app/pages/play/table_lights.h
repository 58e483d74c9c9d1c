#pragma once

#include "engine/observation/observation.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace pocketmars::app {

/// The colours of a traffic light, for QML.
namespace light {
Q_NAMESPACE
QML_NAMED_ELEMENT(Light)

enum Colour {
    Dark,  ///< not looked at yet
    Red,   ///< not in the picture
    Amber, ///< in the picture, but not clear
    Green
};
Q_ENUM_NS(Colour)
} // namespace light

/// How well the camera sees one of the things that it must see during a game.
struct TableLight {
    Q_GADGET
    QML_VALUE_TYPE(tableLight)
    Q_PROPERTY(QString title MEMBER title CONSTANT)
    Q_PROPERTY(pocketmars::app::light::Colour colour MEMBER colour CONSTANT)
    Q_PROPERTY(QString advice MEMBER advice CONSTANT)
    Q_PROPERTY(QString words MEMBER words CONSTANT)

public:
    QString title; ///< `Buildings`
    light::Colour colour = light::Dark;
    QString advice; ///< what to do; empty where all is well
    QString words;  ///< what the colour means here; empty: whether it is seen

    friend bool operator==(const TableLight&, const TableLight&) = default;
};

/// Buildings, ships, Earth, prep modules and the discard pile, in this order.
/// @param seen  null: nothing was seen yet
[[nodiscard]] QList<TableLight> lightsFor(const engine::Observation* seen);

/// What has to lie on the table as a game begins, step by step.
/// @param dealt  the table of the set-up
[[nodiscard]] QStringList setupSteps(const engine::Observation& dealt);

/// Which of these steps are done, as far as the camera can tell.
[[nodiscard]] std::vector<bool> setupSeen(const engine::Observation& dealt,
                                          const engine::Observation& seen);

} // namespace pocketmars::app
