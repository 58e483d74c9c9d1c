#pragma once

#include "app/session/scoring/sample.h"
#include "tests/qml/photographer.h"

namespace pocketmars {

/// A ship in the middle of a game, with a photo whose corners are marked by hand, in the history,
/// and what the help says of it.
void shootToMars(Photographer& camera, app::ViewModels& models, QQuickWindow& window,
                 const session::Sample& sample);

} // namespace pocketmars
