#pragma once

#include "vision/colonists/colonist_reader.h"
#include "vision/read_error.h"
#include "vision/read_options.h"
#include "vision/reading/reading_parts.h"
#include "vision/reading/table_report.h"
#include "vision/table_reading.h"

#include <opencv2/core/mat.hpp>
#include <tl/expected.hpp>

#include <vector>

namespace pocketmars::vision {

/// Several photos of one table, each read by itself and all together.
struct TableViews {
    ReadOptions who;                    ///< with a mode
    std::vector<FoundTable> tables;     ///< by photo; the colonists are those of all photos
    std::vector<ColonistReading> alone; ///< by photo, what it says of the colonists by itself
    std::vector<std::vector<PlacedTile>> tiles;
};

/// @param photos  at least two
[[nodiscard]] tl::expected<TableViews, PhotosError> lookTogether(const ReadingParts& parts,
                                                                 const std::vector<cv::Mat>& photos,
                                                                 const ReadOptions& options);

/// Puts down what all photos say together; what one of them can't know, others may.
/// @return or which photo contradicts the first: it is not of that table, or not of that time
[[nodiscard]] tl::expected<TableReading, PhotosError> reportTogether(const TableViews& views);

} // namespace pocketmars::vision
