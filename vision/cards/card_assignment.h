#pragma once

#include "calibration/profile/profile.h"
#include "engine/box/suit.h"
#include "vision/cards/card_hypothesis.h"
#include "vision/cards/face_matcher.h"
#include "vision/plane/placed_card.h"

#include <opencv2/core/mat.hpp>

#include <array>
#include <optional>
#include <string>
#include <vector>

/// Which cards those are that look much alike.
namespace pocketmars::vision {

/// The suit's cards share most of their print, so which it is is told where they differ.
/// @param patch  of FaceMatcher::patch
/// @param card   its face is set, and its confidence lowered by the doubt
void tellRank(const calibration::Profile& profile, const FaceMatcher& matcher, const cv::Mat& patch,
              engine::Suit suit, PlacedCard& card);

/// Backs may share most of their print, too: then features speak for several, and may leave out the
/// right one.
/// @param card  as tellRank has it
void tellBack(const calibration::Profile& profile, const FaceMatcher& matcher,
              const CardHypothesis& h, PlacedCard& card);

/// Ships often differ in nothing but colour, and there is one of each: so they are told apart
/// together, by the assignment that looks best in all.
/// @param found    best first
/// @param colours  who plays; empty: any
[[nodiscard]] std::vector<PlacedCard> assignShips(const calibration::Profile& profile,
                                                  const FaceMatcher& matcher,
                                                  const std::vector<const CardHypothesis*>& found,
                                                  const std::vector<std::string>& colours);

struct AssignedBuildings {
    std::array<std::optional<PlacedCard>, engine::kSuitCount> bySuit;
    int doubled = 0; ///< suits of which another one is beyond doubt, too
};

/// Buildings may share most of their print, and a glare may take what tells them apart: there is
/// one of each as well, so they are told together, too, and by the suits of their stacks.
/// @param found     best first
/// @param projects  cards that lie on top of stacks and elsewhere
[[nodiscard]] AssignedBuildings assignBuildings(const calibration::Profile& profile,
                                                const FaceMatcher& matcher,
                                                const std::vector<const CardHypothesis*>& found,
                                                const std::vector<PlacedCard>& projects);

} // namespace pocketmars::vision
