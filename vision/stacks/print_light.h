#pragma once

#include <opencv2/core/mat.hpp>

namespace pocketmars::vision {

/// How print shows in a photo: `seen = gain * print + gloss`, channel by channel, at most 255: the
/// body and the surface of the dichromatic reflection model (Shafer 1985), one of each for a part
/// of a card. The gain lights all things there; the gloss is what a shiny card mirrors, which wood
/// on it does not.
struct PrintLight {
    cv::Vec3d gain{1, 1, 1};
    cv::Vec3d gloss{0, 0, 0}; ///< grey levels, 0 at least

    /// The card as it would show, CV_32FC3 like itself.
    [[nodiscard]] cv::Mat onPrint(const cv::Mat& print) const;
    /// The same of the colour of what lies upon it and does not shine.
    [[nodiscard]] cv::Vec3d onWood(const cv::Vec3d& bgr) const;
};

/// Fits it to a part of a card on which other things lie here and there: a quarter of it may be
/// anything. Where the print is plain, gain and gloss look the same, and the gain is taken. Least
/// squares of what lies near the line so far, from the median ratio on.
/// @param seen  CV_32FC3 BGR, the card in the photo, rectified at tuning::Energy::pxPerMm
/// @param print  CV_32FC3 BGR of the same size, the card by itself
/// @param inPhoto  CV_8UC1 of the same size, 255 where there is a picture
[[nodiscard]] PrintLight fitPrintLight(const cv::Mat& seen, const cv::Mat& print,
                                       const cv::Mat& inPhoto);

} // namespace pocketmars::vision
