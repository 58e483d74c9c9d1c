#pragma once

#include "tests/qml/photographer.h"

#include "app/session/scoring/sample.h"

#include <atomic>

namespace pocketmars {

/// The card profiles, and what is done with one of them.
void shootProfiles(Photographer& camera, app::ViewModels& models);

/// The sample's cards learnt step by step, with its photos before the camera.
void shootWizard(Photographer& camera, app::ViewModels& models, const session::Sample& sample);

/// A picture of the sample that is set right by hand.
/// @param doubts  whether pictures that are read leave doubts
void shootHand(Photographer& camera, app::ViewModels& models, const session::Sample& sample,
               std::atomic<bool>& doubts);

} // namespace pocketmars
