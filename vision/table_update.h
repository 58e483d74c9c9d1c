#pragma once

#include "vision/parallel.h"
#include "vision/photo_change.h"
#include "vision/reading_parts.h"
#include "vision/table_report.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <vector>

namespace pocketmars::vision {

/// Whether the buildings, the ships and Earth lie where they lay. What comes to stand on them is no
/// matter.
/// @param photo  CV_8UC3 BGR, a later one of the same view
[[nodiscard]] bool lyingCardsStay(const ReadingParts& parts, const cv::Mat& photo,
                                  const PhotoChange& change, const TableCards& cards);

using Outline = std::vector<cv::Point2f>; ///< px of the photo

/// The outlines of all that shows of the stacks' cards.
[[nodiscard]] std::vector<Outline> stackOutlines(const FoundTable& table);

/// Reads the stacks again where the picture is another.
/// @param photo  CV_8UC3 BGR, a later one of the same view in which the lying cards stay
/// @param work   gets what is to be done, in any order; refers to all arguments
void updateStacks(const ReadingParts& parts, const cv::Mat& photo, const PhotoChange& change,
                  FoundTable& table, Work& work);

/// Looks for the loose cards again where the picture is another.
/// @param stacks  outlines before the change and after it
/// @return whether any may be another
[[nodiscard]] bool updateLooseCards(const ReadingParts& parts, const cv::Mat& photo,
                                    const PhotoChange& change, const std::vector<Outline>& stacks,
                                    FoundTable& table);

} // namespace pocketmars::vision
