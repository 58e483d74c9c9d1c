#pragma once

#include "calibration/support/geometry.h"

#include <opencv2/core/mat.hpp>

#include <vector>

namespace pocketmars::calibration {

/// How unlike the table it is right beside the cards of a page, 0..1: high where cards go on beyond
/// where they are thought to end, as with a border that was taken for table or for shade, and with
/// sleeves. Shade that is not as dark as print is table; a card's shadow, a neighbour or a glare on
/// one side of it tells nothing.
/// @param lab      CV_32FC3, CIE Lab with L in 0..100
/// @param cards    px of it
/// @param pxPerMm  of cards
[[nodiscard]] double unlikeTableBeside(const cv::Mat& lab, const std::vector<Quad>& cards,
                                       double pxPerMm);

/// How far to move cards, px of lab, that were put beside their places, as one is whose border is
/// nearly of the table's colour: it is table right within one of its sides, and card as far beyond
/// the opposite one, while its other sides end where those of most cards do. Nothing for others.
[[nodiscard]] std::vector<cv::Point2d>
besideTheirPlaces(const cv::Mat& lab, const std::vector<Quad>& cards, double pxPerMm);

/// From there on cards seem to go on: right pages of drawn decks without sleeves stay below 0.2.
inline constexpr double kCardGoesOn = 0.4;

} // namespace pocketmars::calibration
