#pragma once

#include "vision/cards/card_placer.h"
#include "vision/plane/table_plane.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <vector>

namespace pocketmars::vision {

/// Where the table and its cards lie in the pictures of a camera that stands still. The cards'
/// faces belong to the profile.
struct Registration {
    TablePlane plane;
    TableCards cards;
};

/// The cards that stay where they are during a game: buildings, ships, Earth.
[[nodiscard]] std::vector<const PlacedCard*> lyingCards(const TableCards& cards);

/// Whether the same cards lie in the same way to each other in both: then a difference between
/// their places in the pictures comes from the camera.
[[nodiscard]] bool sameArrangement(const Registration& a, const Registration& b);

/// Whether the camera was moved in between: the arrangement is the same, and most of its cards are
/// elsewhere in the picture, by more than 2 px.
[[nodiscard]] bool cameraMoved(const Registration& before, const Registration& now);

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
