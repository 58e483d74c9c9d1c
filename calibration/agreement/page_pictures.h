#pragma once

#include "calibration/profile/profile.h"

#include <opencv2/core/mat.hpp>

#include <string>
#include <vector>

namespace pocketmars::calibration {

/// The cards of one photo of a profile, as they are compared with those of another.
struct PagePictures {
    std::string photo;           ///< `greenhouse.jpg`
    std::vector<cv::Mat> cards;  ///< CV_32FC3 Lab without their rims
    std::vector<cv::Mat> prints; ///< CV_32FC1: what is printed, without light, shade and colour
};

/// Small pictures of faces that lie on one photo.
[[nodiscard]] PagePictures pagePictures(std::string photo,
                                        const std::vector<const CardFace*>& faces);

/// How much two prints look alike, wherever they do most; -1..1, 0 where they are of other sizes.
[[nodiscard]] double likeness(const cv::Mat& a, const cv::Mat& b);

/// How far the colours of two pages' cards are apart, card by card and px by px, in the mean; Lab
/// units of a and b. What light of another colour does to all of them alike does not count.
/// @param a, b  as many cards, of one size
[[nodiscard]] double colourDistance(const PagePictures& a, const PagePictures& b);

/// Where a print has edges, whichever side of them is the darker one.
[[nodiscard]] cv::Mat edgesOf(const cv::Mat& print);

/// What all cards of a page have in common.
[[nodiscard]] cv::Mat commonPrint(const PagePictures& page);

} // namespace pocketmars::calibration
