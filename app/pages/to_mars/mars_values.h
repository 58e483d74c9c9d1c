#pragma once

#include "engine/to_mars/ship/ship.h"

#include <QRectF>
#include <QString>

#include <string>

namespace pocketmars::app {

/// What the rules' values are to Qt.
inline QString text(const std::string& words) { return QString::fromStdString(words); }
inline QRectF rect(const to_mars::Box& box) { return {box.x, box.y, box.width, box.height}; }

} // namespace pocketmars::app
