#pragma once

#include "tests/qml/photographer.h"

#include <QString>

namespace pocketmars {

/// The puzzle of the day, tried and solved.
void shootPuzzle(Photographer& camera, app::ViewModels& models);

/// Advice at a game whose camera sees no more tables.
/// @param recording  a folder of tables
/// @param folder     for its first ones
void shootAdvice(Photographer& camera, app::ViewModels& models, const QString& recording,
                 const QString& folder);

} // namespace pocketmars
