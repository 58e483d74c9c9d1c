#pragma once

#include "app/support/item_reading.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace pocketmars::app {
Q_NAMESPACE
QML_NAMED_ELEMENT(Certainty)

/// How far an item can be trusted, in the steps that the pages tell apart by colour and by dash.
enum class Certainty {
    Sure,     ///< not asked about
    Doubtful, ///< asked about; more likely right than wrong
    Unclear,  ///< a guess at best, unread or not seen
};
Q_ENUM_NS(Certainty)

/// @param confidence  0..1; nothing if none was stated, as for what a person entered
[[nodiscard]] Certainty certaintyOf(std::optional<double> confidence);
/// What is unseen or unread is unclear, whatever its confidence.
[[nodiscard]] Certainty certaintyOf(const ItemReading& reading);

} // namespace pocketmars::app
