#pragma once

#include "engine/to_mars/ship/ship.h"

#include <QObject>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <string>

namespace pocketmars::app {

/// What the rules' values are to Qt.
inline QString text(const std::string& words) { return QString::fromStdString(words); }
/// One after another, as a line says it.
inline QString listed(const QStringList& words) {
    //: Between what is listed in a line
    return words.join(QObject::tr(", "));
}
/// `Fabio: dome`: whose or where something is, and what.
inline QString told(const QString& of, const QString& what) {
    //: %1 a player's name or a place, %2 what is there
    return QObject::tr("%1: %2").arg(of, what);
}
inline QRectF rect(const to_mars::Box& box) { return {box.x, box.y, box.width, box.height}; }

} // namespace pocketmars::app
