#pragma once

#include "vision/light/expected_photo.h"
#include "vision/pieces/piece_evidence.h"

#include <opencv2/core/mat.hpp>

#include <string>
#include <vector>

/// Pictures of how colonists are counted, for Trace: CV_8UC3 BGR of the photo's width, with what
/// they show above.
namespace pocketmars::vision {

/// The photo as it would be if nothing stood on the cards; the rest of it faded.
[[nodiscard]] cv::Mat drawExpected(const cv::Mat& photo, const ExpectedPhoto& expected);

/// What of a zone's evidence is of one colour.
struct ColourEvidence {
    cv::Rect part; ///< of the photo, px
    cv::Mat map;   ///< CV_32FC1, -1..1
};

/// Where the picture speaks for pieces of a colour, and where against them.
[[nodiscard]] cv::Mat drawEvidence(const cv::Mat& photo, const std::string& colour,
                                   const std::vector<ColourEvidence>& evidence);

/// Outlines with a text each.
struct DrawnPiece {
    std::vector<cv::Point2f> outline; ///< px of the photo
    std::string text;
    double confidence = 0.0; ///< 0..1
};

/// The pieces that explain the evidence best.
/// @param zones  where colonists may stand
[[nodiscard]] cv::Mat drawPieces(const cv::Mat& photo, const std::vector<DrawnPiece>& pieces,
                                 const std::vector<DrawnPiece>& zones);

} // namespace pocketmars::vision
