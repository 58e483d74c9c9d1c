#pragma once

#include <opencv2/core/mat.hpp>

namespace pocketmars::calibration {

/// Px along the longer side of a photo as the networks see it.
constexpr double kNetworkSide = 800;

/// Where a photo of cards on a table shows cardboard, as a small network sees it (a U-Net of half a
/// million numbers, trained by scripts/train-map cards on pages of drawn decks whose corners are
/// known): sleeves that stand out beyond the card, shadows and frames printed on the table are not
/// card, whatever is printed on a card is. It is asked twice, the second time about the photo
/// mirrored: what it sees in both is seldom mistaken.
///
/// @param photo  CV_8UC3 BGR, of any size
/// @return CV_32F, ln of the odds that a px is card; the photo shrunk to kNetworkSide
/// Several threads may ask at once; they wait for each other.
[[nodiscard]] cv::Mat cardMap(const cv::Mat& photo);

/// The mean of the maps of the photo as it is, mirrored and turned to either side: cards that lie
/// askew show as well as others. Takes twice as long.
[[nodiscard]] cv::Mat cardMapOfTurns(const cv::Mat& photo);

} // namespace pocketmars::calibration
