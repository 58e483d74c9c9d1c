#pragma once

#include "calibration/profile/profile.h"

#include <string>

namespace pocketmars::calibration {

/// What speaks clearly against the photos of a profile being what their names say: one shows the
/// same cards as another, two suits are swapped, one is of another deck or upside down. Suits are
/// told apart by what was learnt of them: their colours on all pages, and that habitation's values
/// are all alike; ships and pieces by the colours that they are called by.
/// Decks on which none of it shows are never complained of.
/// @return for people, which photos and what to do; empty: nothing clear
[[nodiscard]] std::string pageDisagreement(const Profile& profile);

} // namespace pocketmars::calibration
