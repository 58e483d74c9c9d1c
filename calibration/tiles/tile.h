#pragma once

#include <opencv2/core/types.hpp>

#include <array>
#include <optional>
#include <string>
#include <string_view>

/// A corner tile: a square marker that is found to a fraction of a px, and beside it a QR code that
/// says what it is. Frame: mm from the marker's upper left, x right, y down.
///
///     +---------------------------+
///     |  #########     ## # # ##  |
///     |  # marker#     #  code  # |    both are squares of one size
///     |  #########     ## # # ##  |
///     |  A    40 mm    mine       |
///     +---------------------------+
namespace pocketmars::calibration {

/// The tiles of a sheet. A tile's marker tells which one it is, too.
inline constexpr std::array<std::string_view, 4> kTileNames{"A", "B", "C", "D"};

/// Side of the marker as it is printed.
inline constexpr double kTileMm = 40.0;

/// How this program prints tiles; another version has its parts elsewhere.
inline constexpr int kTileVersion = 1;

/// What a tile's code says.
struct TileCode {
    int tile = 0;               ///< index in kTileNames
    double sizeMm = kTileMm;    ///< side of the marker
    int version = kTileVersion; ///< of the sheet
    std::string profile;        ///< name of the card profile; empty: none is named
};

/// As it stands in the code: `PMT1 A 40 mine`.
[[nodiscard]] std::string toText(const TileCode& code);
/// @return nothing for any other code, and for a tile that can't be: another version, a size that
///         no sheet has
[[nodiscard]] std::optional<TileCode> tileCodeFrom(const std::string& text);

/// Where the code lies, its quiet zone not counted.
/// @param sizeMm  side of the marker
[[nodiscard]] cv::Rect2d codeOfTile(double sizeMm);

} // namespace pocketmars::calibration
