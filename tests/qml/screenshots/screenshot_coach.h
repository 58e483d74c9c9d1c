#pragma once

#include "tests/qml/photographer.h"

#include <QQuickWindow>
#include <QString>

namespace pocketmars {

/// The puzzle of the day, tried and solved.
void shootPuzzle(Photographer& camera, app::ViewModels& models, QQuickWindow& window);

/// Advice at a game whose camera sees no more tables.
/// @param recording  a folder of tables
/// @param folder     for its first ones
void shootAdvice(Photographer& camera, app::ViewModels& models, QQuickWindow& window,
                 const QString& recording, const QString& folder);

} // namespace pocketmars
