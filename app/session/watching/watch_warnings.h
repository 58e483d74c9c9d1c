#pragma once

#include "app/session/watching/watch_event.h"
#include "calibration/lens/lens.h"
#include "vision/frame_source.h"
#include "vision/table_reader.h"
#include "vision/watching/frame_check.h"

#include <opencv2/core/types.hpp>

#include <string>
#include <vector>

/// What goes wrong while watching, in words.
namespace pocketmars::session {

[[nodiscard]] WatchWarning warningOf(const vision::SourceTrouble& trouble);
[[nodiscard]] WatchWarning warningOf(vision::FrameFault fault, cv::Size frame);
/// @param profile  name of the card profile
[[nodiscard]] WatchWarning warningOf(vision::ReadError error, const std::string& profile);
/// The camera's pictures have another size than before.
[[nodiscard]] WatchWarning resizedWarning(cv::Size before, cv::Size now);

/// What is wrong with the corner tiles, each cause once.
/// @param profile  name of the card profile that is read with
[[nodiscard]] std::vector<WatchWarning> tileWarnings(const std::vector<vision::PlacedTile>& tiles,
                                                     const std::string& profile);

/// The pictures are of another shape than those that a lens was learnt from.
[[nodiscard]] WatchWarning lensWarning(const calibration::Lens& lens, cv::Size frame);

/// The camera was bumped, and the table found again.
[[nodiscard]] WatchWarning movedWarning();

} // namespace pocketmars::session
