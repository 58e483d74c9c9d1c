#pragma once

#include "tests/qml/photographer.h"

#include <QString>

namespace pocketmars {

/// Games that begin on a table of other players, or on one that is no set-up.
/// @param game    the folder of the recorded game
/// @param folder  for files that are shown
void shootBegin(Photographer& camera, app::ViewModels& models, const QString& game,
                const QString& folder);

} // namespace pocketmars
