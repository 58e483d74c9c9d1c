#pragma once

#include "calibration/support/print_sheet.h"

#include <tl/expected.hpp>

#include <string>

namespace pocketmars::calibration {

/// Why there can be no such sheet.
enum class SheetError {
    NameTooLong, ///< for a code that a photo of a whole table shows
};

/// Four corner tiles to cut out, with cutting marks, a ruler and what to do with them.
/// @param profile  name of the card profile that the tiles stand for; empty: any
[[nodiscard]] tl::expected<PrintSheet, SheetError> tileSheet(const std::string& profile,
                                                             Paper paper);

/// Where a tile's marker lies on the sheet, mm.
/// @param tile  index in kTileNames
[[nodiscard]] cv::Rect2d markerOnSheet(int tile);

} // namespace pocketmars::calibration
