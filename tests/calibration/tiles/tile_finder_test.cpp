#include "calibration/tiles/tile_finder.h"

#include "calibration/tiles/qr_code.h"
#include "calibration/tiles/tile_sheet.h"
#include "tests/calibration/laid_sheet.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace pocketmars::calibration {
namespace {

PrintSheet sheetFor(const std::string& profile) { return *tileSheet(profile, Paper::A4); }

/// A table in 1600 x 1200 px, seen with a tilt from the side; mm to px.
cv::Matx33d tableView(double pxPerMm, double tiltDegrees) {
    const double tilt = tiltDegrees * std::numbers::pi / 180;
    constexpr double kFocal = 1500.0; // px
    const double distance = kFocal / pxPerMm;
    // The table's middle is the origin; y of the table goes away from the camera.
    const cv::Matx33d pose(1, 0, 0, 0, std::cos(tilt), 0, 0, -std::sin(tilt), distance);
    const cv::Matx33d camera(kFocal, 0, 800, 0, kFocal, 600, 0, 0, 1);
    return camera * pose;
}

/// Cloth: neither flat nor free of noise.
cv::Mat table() {
    cv::Mat out(1200, 1600, CV_8UC3);
    cv::RNG(3).fill(out, cv::RNG::NORMAL, cv::Scalar(70, 90, 60), cv::Scalar(25, 25, 25));
    cv::GaussianBlur(out, out, {}, 1.0);
    return out;
}

void addNoise(cv::Mat& photo) {
    cv::Mat noise(photo.size(), CV_16SC3);
    cv::RNG(5).fill(noise, cv::RNG::NORMAL, cv::Scalar::all(0), cv::Scalar::all(4));
    cv::Mat sum;
    photo.convertTo(sum, CV_16SC3);
    sum += noise;
    sum.convertTo(photo, CV_8UC3);
}

/// @param truth  as OpenCV draws: whole numbers are middles of px
double rmsError(const SeenTile& tile, const std::array<cv::Point2d, 4>& truth) {
    double sum = 0.0;
    for (std::size_t i = 0; i < truth.size(); ++i) {
        const auto off = tile.markerPx[i] - cv::Point2d(0.5, 0.5) - truth[i];
        sum += off.dot(off);
    }
    return std::sqrt(sum / 4);
}

const std::array<TilePlace, 4> kAround{
    {{{-280, -180}, 0}, {{200, -150}, 37}, {{240, 180}, 180}, {{-200, 170}, -100}}};

TEST(TileFinder, FindsEachCornerToAFractionOfAPixel) {
    const auto sheet = sheetFor("mine");
    double worst = 0.0;
    for (const double pxPerMm : {1.2, 1.7, 2.4}) {
        for (const double tilt : {0.0, 15.0, 30.0, 40.0}) {
            SCOPED_TRACE(std::to_string(pxPerMm) + " px/mm, " + std::to_string(tilt) + " degrees");
            auto photo = table();
            const auto view = tableView(pxPerMm, tilt);
            std::vector<std::array<cv::Point2d, 4>> truths;
            truths.reserve(4);
            for (int i = 0; i < 4; ++i) {
                truths.push_back(
                    layTile(photo, sheet, i, view, kAround.at(static_cast<std::size_t>(i))));
            }
            addNoise(photo);
            const auto tiles = findTiles(photo);
            EXPECT_EQ(tiles.size(), 4U);
            for (const auto& tile : tiles) {
                const double error =
                    rmsError(tile, truths.at(static_cast<std::size_t>(tile.index)));
                EXPECT_LT(error, 0.35) << tile.index;
                worst = std::max(worst, error);
                if (pxPerMm >= 1.7) {
                    ASSERT_TRUE(tile.code) << tile.index;
                    EXPECT_EQ(tile.code->sizeMm, kTileMm);
                    EXPECT_EQ(tile.code->profile, "mine");
                }
            }
        }
    }
    RecordProperty("worst_px", std::to_string(worst));
}

TEST(TileFinder, SeesNoneOnATableWithoutThem) { EXPECT_TRUE(findTiles(table()).empty()); }

TEST(TileFinder, TakesNoWordFromACodeThatIsNotTheTiles) {
    // Another code was glued over the tile's own.
    for (const std::string text : {"https://example.org", "PMT1 B 40 mine", "PMT9 A 40 mine"}) {
        SCOPED_TRACE(text);
        auto sheet = sheetFor("mine");
        const auto code = codeOfTile(kTileMm) + markerOnSheet(0).tl();
        auto& black = sheet.black;
        black.erase(std::remove_if(black.begin(), black.end(),
                                   [&](const auto& r) { return code.contains(r.tl()); }),
                    black.end());
        addModules(sheet, drawQrCode(text), code);
        auto photo = table();
        layTile(photo, sheet, 0, tableView(2.4, 20), {});
        const auto tiles = findTiles(photo);
        ASSERT_EQ(tiles.size(), 1U);
        EXPECT_FALSE(tiles.front().code);
    }
}

TEST(TileFinder, FindsNoTileInACodeAlone) {
    PrintSheet sheet;
    addModules(sheet, drawQrCode("PMT1 A 40 mine"), {20, 20, 40, 40});
    auto photo = table();
    layPaper(photo, drawSheet(sheet, 10), {100, 100, 700, 700},
             tableView(2.4, 10) * cv::Matx33d(0.1, 0, 0, 0, 0.1, 0, 0, 0, 1));
    EXPECT_TRUE(findTiles(photo).empty());
}

TEST(TileFinder, NamesAProfileOnlyWhereAllTilesAgree) {
    const SeenTile unread;
    SeenTile mine;
    mine.code = TileCode{0, 40.0, 1, "mine"};
    SeenTile yours;
    yours.code = TileCode{1, 40.0, 1, "yours"};
    SeenTile nobodys;
    nobodys.code = TileCode{2, 40.0, 1, ""};
    EXPECT_EQ(profileOf({unread, mine, nobodys, mine}), "mine");
    EXPECT_FALSE(profileOf({mine, yours}));
    EXPECT_FALSE(profileOf({unread, nobodys}));
    EXPECT_FALSE(profileOf({}));
}

} // namespace
} // namespace pocketmars::calibration
