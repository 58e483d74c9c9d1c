#pragma once

#include "vision/photo_change.h"
#include "vision/reading_parts.h"
#include "vision/table_report.h"

#include <opencv2/core/mat.hpp>

namespace pocketmars::vision {

/// Whether the buildings, the ships and Earth lie where they lay. What comes to stand on them is no
/// matter.
/// @param photo  CV_8UC3 BGR, a later one of the same view
[[nodiscard]] bool lyingCardsStay(const ReadingParts& parts, const cv::Mat& photo,
                                  const PhotoChange& change, const TableCards& cards);

/// Reads the stacks and the loose cards again where the picture is another. The colonists are left
/// to ColonistReader.
/// @param photo  CV_8UC3 BGR, a later one of the same view in which the lying cards stay
/// @return whether any loose card may be another
[[nodiscard]] bool updateCards(const ReadingParts& parts, const cv::Mat& photo,
                               const PhotoChange& change, FoundTable& table);

} // namespace pocketmars::vision
