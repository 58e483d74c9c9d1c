#pragma once

#include "calibration/profile/profile.h"

#include <string>
#include <vector>

namespace pocketmars::calibration {

/// What a person may do about photos that seem to be others than their names say.
enum class PageCure {
    None,         ///< look, and take another photo
    Swap,         ///< two photos have each other's names
    TurnHalfRound ///< a photo is upside down
};

struct PageDisagreement {
    std::string text; ///< for people, which photos and what to do; empty: nothing clear
    PageCure cure = PageCure::None;
    std::vector<std::string> photos{}; ///< that the cure is for: two to swap, one to turn

    [[nodiscard]] bool empty() const { return text.empty(); }
};

/// What speaks clearly against the photos of a profile being what their names say: one shows the
/// same cards as another, two suits are swapped, one is of another deck or upside down. Suits are
/// told apart by what was learnt of them: their colours on all pages, and that habitation's values
/// are all alike; ships and pieces by the colours that they are called by.
/// Decks on which none of it shows are never complained of.
[[nodiscard]] PageDisagreement pageDisagreement(const Profile& profile);

} // namespace pocketmars::calibration
