#include "calibration/tiles/tile_sheet.h"

#include "calibration/tiles/qr_code.h"
#include "calibration/tiles/tile.h"
#include "calibration/tiles/tile_markers.h"

namespace pocketmars::calibration {
namespace {

constexpr std::size_t kLongestName = 40; // bytes: more make the code's modules smaller than 1 mm

// mm. One tile below the other, so that A4 and Letter both hold them.
const cv::Rect2d kFirstTile(12.0, 12.0, 104.0, 57.0);
constexpr double kTilePitch = 61.0;
const cv::Point2d kMarkerOnTile(7.0, 5.0);
constexpr double kCutMark = 4.0;

cv::Rect2d tileOnSheet(int tile) { return kFirstTile + cv::Point2d(0.0, kTilePitch * tile); }

void addCutMarks(PrintSheet& sheet, cv::Rect2d cut) {
    for (const double x : {cut.x, cut.x + cut.width}) {
        for (const double y : {cut.y, cut.y + cut.height}) {
            const double inX = x > cut.x ? -kCutMark : kCutMark;
            const double inY = y > cut.y ? -kCutMark : kCutMark;
            sheet.hairlines.push_back({{x, y}, {x + inX, y}});
            sheet.hairlines.push_back({{x, y}, {x, y + inY}});
        }
    }
}

void addTile(PrintSheet& sheet, const TileCode& code) {
    const auto cut = tileOnSheet(code.tile);
    const auto marker = markerOnSheet(code.tile);
    addModules(sheet, drawTileMarker(code.tile), marker);
    addModules(sheet, drawQrCode(toText(code)), codeOfTile(code.sizeMm) + marker.tl());
    addCutMarks(sheet, cut);
    const std::string name(kTileNames.at(static_cast<std::size_t>(code.tile)));
    sheet.texts.push_back({{marker.x, cut.y + cut.height - 3.5},
                           3.0,
                           name + "    " + std::to_string(static_cast<int>(code.sizeMm)) +
                               " mm    sheet " + std::to_string(code.version) +
                               (code.profile.empty() ? "" : "    " + code.profile)});
}

} // namespace

tl::expected<PrintSheet, SheetError> tileSheet(const std::string& profile, Paper paper) {
    if (profile.size() > kLongestName) {
        return tl::unexpected(SheetError::NameTooLong);
    }
    PrintSheet sheet;
    sheet.title = "Corner tiles for Pocket Mars Table";
    sheet.paper = paper;
    for (int tile = 0; tile < static_cast<int>(kTileNames.size()); ++tile) {
        addTile(sheet, {tile, kTileMm, kTileVersion, profile});
    }
    cv::Point2d at(124.0, 20.0);
    sheet.texts.push_back({at, 4.5, sheet.title});
    constexpr double kLine = 5.0;
    for (const auto* line : {
             "Print at 100 % and check the bar at the foot.",
             "Cut the tiles out along the marks.",
             "Lay them flat on the table around the cards,",
             "any way round, with nothing on them. Two or",
             "three far apart are nearly as good as four.",
             "They may stay there for the whole game.",
             "",
             "With them the table is found more exactly,",
             "even with few cards in view, and the card",
             "profile that they name is used by itself.",
         }) {
        at.y += kLine + (at.y < 21.0 ? 3.0 : 0.0);
        if (*line != '\0') {
            sheet.texts.push_back({at, 3.0, line});
        }
    }
    addRuler(sheet, {12.0, 259.0});
    return sheet;
}

cv::Rect2d markerOnSheet(int tile) {
    return {tileOnSheet(tile).tl() + kMarkerOnTile, cv::Size2d(kTileMm, kTileMm)};
}

} // namespace pocketmars::calibration
