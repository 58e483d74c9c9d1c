#pragma once

#include "vision/cards/registration.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <vector>

namespace pocketmars::vision {

/// Looks whether a registration still holds, by small patches of the lying cards that must be where
/// they were. Takes some 1 ms.
class RegistrationCheck {
public:
    /// @param photo  CV_8UC3 BGR that the registration was read from
    RegistrationCheck(Registration registration, const cv::Mat& photo);

    /// False if most of the lying cards are elsewhere than they were, by more than 1.5 px, or
    /// can't be seen there. Pieces that came or went, a card that was moved, or other light are no
    /// matter.
    /// @param photo  CV_8UC3 BGR
    [[nodiscard]] bool holds(const cv::Mat& photo) const;

    [[nodiscard]] const Registration& registration() const { return m_registration; }

private:
    struct Patch {
        cv::Point corner; ///< upper left, px of the photo
        cv::Mat grey;     ///< CV_8U
    };

    /// What is best to find again of a card.
    [[nodiscard]] static std::vector<Patch> choosePatches(const PlacedCard& card,
                                                          const cv::Mat& photo);
    [[nodiscard]] static bool isInPlace(const Patch& patch, const cv::Mat& photo);

    Registration m_registration;
    cv::Size m_size;                         ///< of the photo, px
    std::vector<std::vector<Patch>> m_cards; ///< the patches of each lying card
};

} // namespace pocketmars::vision
