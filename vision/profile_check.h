#pragma once

#include "calibration/profile/profile.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <vector>

/// How well cards look as they were learnt: what sleeves, light or wear have changed since.
namespace pocketmars::vision {

/// A card in a photo.
struct CheckedCard {
    enum class Verdict {
        Good,
        Weak,         ///< recognised, but only just: a table with pieces on it may be misread
        NotRecognised ///< something of a card's shape that looks like none of the profile
    };
    const calibration::CardFace* face = nullptr; ///< of the profile; null: not recognised
    std::vector<cv::Point2f> outline;            ///< px of the photo
    double agreement = 0;                        ///< 0..1; 1: the very picture that was learnt
    Verdict verdict = Verdict::NotRecognised;
};

/// Looks for the cards of a profile in a photo, one by one; they need not make a table, and lie as
/// they like on one. The photo's light is taken out first, as reading a table does. Takes seconds.
/// @param photo  CV_8UC3 BGR
/// @return from the upper left to the lower right
[[nodiscard]] std::vector<CheckedCard> checkCards(const calibration::Profile& profile,
                                                  const cv::Mat& photo);

} // namespace pocketmars::vision
