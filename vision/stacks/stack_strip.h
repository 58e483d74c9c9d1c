#pragma once

#include "engine/box/card.h"
#include "engine/box/reading.h"
#include "engine/observation/observation.h"

#include <opencv2/core/types.hpp>

#include <vector>

namespace pocketmars::vision {

/// One card of a stack, as far as it shows.
struct StackStrip {
    engine::Reading<engine::StackCard> card;
    std::vector<cv::Point2f> outline{}; ///< of what is visible, px of the photo
    /// Of each of the suit's cards that it is the one that shows, if there is one; empty where it
    /// lies face down, or nobody sees which.
    std::vector<double> values{};
    double isThere = 1; ///< probability that there is one, and face up
};

/// There is one card of each value: what two strips seem to show is shown by one of them at most.
/// Says anew what each shows, and how sure that is.
/// @param strips  of one stack
void tellApart(engine::Suit suit, std::vector<StackStrip>& strips);

} // namespace pocketmars::vision
