#include "vision/plane/tile_plane.h"

#include "tests/vision/test_picture.h"
#include "vision/plane/table_plane.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>
#include <utility>

namespace pocketmars::vision {
namespace {

using calibration::SeenTile;
using calibration::TileCode;

const cv::Size2d kCard(63, 88);
constexpr double kNoisePx = 0.15; // of a marker's corner

/// Some points of the table, far apart.
const std::vector<cv::Point2d> kPlaces{{-250, -150}, {250, -150}, {250, 150}, {-250, 150}, {0, 0}};

class TilesOnTable : public testing::TestWithParam<unsigned> {
protected:
    TilesOnTable() : m_rng(GetParam()) { m_camera.tilt = 30; }

    double noise(double px) { return std::normal_distribution<double>(0.0, px)(m_rng); }

    /// Drawn in an order that no compiler chooses.
    cv::Point2d blur(double px) {
        const double y = noise(px);
        return {noise(px), y};
    }

    /// A card as features find it.
    /// @param blurPx  standard deviation of a feature
    CardSighting card(const TablePose& pose, double blurPx = 0.7) {
        CardSighting out;
        out.sizeMm = kCard;
        for (int i = 0; i < 24; ++i) {
            const int row = i / 6;
            const cv::Point2d mm(4.0 + 11.0 * (i % 6), 4.0 + 26.0 * row);
            out.cardMm.push_back(mm);
            out.photoPx.push_back(project(m_camera.tableToPhoto(), pose.toTable(mm, kCard)) +
                                  blur(blurPx));
        }
        return out;
    }

    /// @param degrees  it lies turned by
    /// @param mm       side that it really has
    SeenTile tile(int index, cv::Point2d at, double degrees, double mm = 40.0) {
        const cv::Matx33d h = m_camera.tableToPhoto();
        const double angle = degrees * std::numbers::pi / 180;
        const cv::Point2d right(mm * std::cos(angle), mm * std::sin(angle));
        const cv::Point2d down(-right.y, right.x);
        SeenTile out;
        out.index = index;
        out.code = TileCode{index, 40.0, 1, "mine"};
        const std::array<cv::Point2d, 4> corners{at, at + right, at + right + down, at + down};
        for (std::size_t i = 0; i < corners.size(); ++i) {
            out.markerPx[i] = project(h, corners[i]) + blur(kNoisePx);
        }
        return out;
    }

    std::vector<SeenTile> fourTiles() {
        return {tile(0, {-260, -160}, 10), tile(1, {220, -150}, 200), tile(2, {230, 130}, 77),
                tile(3, {-240, 120}, -45)};
    }

    TestCamera m_camera;
    std::mt19937 m_rng;
};

/// The largest error of a distance across the table, mm.
double worstError(const TablePlane& plane, const cv::Matx33d& truth) {
    double worst = 0;
    for (const auto& a : kPlaces) {
        for (const auto& b : kPlaces) {
            const auto seenA = project(plane.photoToTable, project(truth, a));
            const auto seenB = project(plane.photoToTable, project(truth, b));
            worst = std::max(worst, std::abs(cv::norm(seenA - seenB) - cv::norm(a - b)));
        }
    }
    return worst;
}

TEST_P(TilesOnTable, TellWhatAFewCardsCannot) {
    const std::vector<CardSighting> cards{card({{-20, 10}, 0.1}), card({{60, 0}, -0.05})};
    const auto without = estimateTablePlane(cards);
    const auto with = fitTable(cards, fourTiles());
    ASSERT_TRUE(without);
    ASSERT_TRUE(with);
    const auto truth = m_camera.tableToPhoto();
    EXPECT_LT(worstError(with->plane, truth), 3.5);
    EXPECT_LT(worstError(with->plane, truth), 0.5 * worstError(*without, truth));
    for (const auto& placed : with->tiles) {
        EXPECT_TRUE(placed.isFlat);
        EXPECT_FALSE(placed.sizeDisagrees());
        EXPECT_NEAR(placed.measuredMm, 40.0, 0.8);
    }
}

TEST_P(TilesOnTable, CountWithoutTheirCodesToo) {
    const std::vector<CardSighting> cards{card({{-20, 10}, 0.1}), card({{60, 0}, -0.05})};
    auto tiles = fourTiles();
    for (auto& each : tiles) {
        each.code.reset();
    }
    const auto without = estimateTablePlane(cards);
    const auto with = fitTable(cards, tiles);
    ASSERT_TRUE(without);
    ASSERT_TRUE(with);
    const auto truth = m_camera.tableToPhoto();
    EXPECT_LT(worstError(with->plane, truth), std::max(6.0, worstError(*without, truth)));
    EXPECT_FALSE(with->tiles.front().sizeDisagrees());
}

/// All but the tiles' size is as it should be.
class TilesOfWrongSize : public TilesOnTable {};

TEST_P(TilesOfWrongSize, AreFoundOutByTheCards) {
    const std::vector<CardSighting> cards{card({{-90, 60}, 0.1}), card({{0, -50}, -0.05}),
                                          card({{90, 55}, 0.0}), card({{-80, -60}, 1.5})};
    for (const double mm : {30.0, 38.0, 42.0, 60.0}) {
        SCOPED_TRACE(mm);
        auto tiles = fourTiles();
        tiles[2] = tile(2, {230, 130}, 77, mm);
        const auto fit = fitTable(cards, tiles);
        ASSERT_TRUE(fit);
        EXPECT_TRUE(fit->tiles[2].sizeDisagrees());
        EXPECT_NEAR(fit->tiles[2].measuredMm, mm, 0.02 * mm);
        EXPECT_FALSE(fit->tiles[0].sizeDisagrees());
        EXPECT_LT(worstError(fit->plane, m_camera.tableToPhoto()), 3.5);
    }
}

TEST_P(TilesOfWrongSize, DoNotStretchTheTableWhereTheyAgreeWithEachOther) {
    const std::vector<CardSighting> cards{card({{-90, 60}, 0.1}), card({{0, -50}, -0.05}),
                                          card({{90, 55}, 0.0}), card({{-80, -60}, 1.5})};
    // Printed to fit the page: all as much too small.
    const auto fit =
        fitTable(cards, {tile(0, {-260, -160}, 10, 37.6), tile(1, {220, -150}, 200, 37.6),
                         tile(2, {230, 130}, 77, 37.6), tile(3, {-240, 120}, -45, 37.6)});
    ASSERT_TRUE(fit);
    EXPECT_TRUE(std::all_of(fit->tiles.begin(), fit->tiles.end(),
                            [](const auto& placed) { return placed.sizeDisagrees(); }));
    EXPECT_LT(worstError(fit->plane, m_camera.tableToPhoto()), 3.5);
}

/// A tile that leans on a box, and others that lie flat.
class TilesNotFlat : public TilesOnTable {
protected:
    SeenTile leaning(double degrees, cv::Point2d beside = {}) {
        // As the camera would see it if the tile's far edge were raised.
        const double angle = degrees * std::numbers::pi / 180;
        TestCamera steeper = m_camera;
        steeper.tilt -= degrees;
        const cv::Matx33d h = steeper.tableToPhoto();
        auto out = tile(2, {230, 130}, 0);
        const cv::Point2d at = cv::Point2d(200 + 10 * std::sin(angle), 100) + beside;
        const std::array<cv::Point2d, 4> corners{at, at + cv::Point2d(40, 0),
                                                 at + cv::Point2d(40, 40), at + cv::Point2d(0, 40)};
        for (std::size_t i = 0; i < corners.size(); ++i) {
            out.markerPx[i] = project(h, corners[i]) + blur(kNoisePx);
        }
        return out;
    }
};

TEST_P(TilesNotFlat, AreLeftOut) {
    const std::vector<CardSighting> cards{card({{-90, 60}, 0.1}), card({{0, -50}, -0.05}),
                                          card({{90, 55}, 0.0})};
    for (const double degrees : {15.0, -15.0, 30.0, -30.0}) {
        SCOPED_TRACE(degrees);
        auto tiles = fourTiles();
        tiles[2] = leaning(degrees);
        const auto fit = fitTable(cards, tiles);
        ASSERT_TRUE(fit);
        EXPECT_FALSE(fit->tiles[2].isFlat);
        EXPECT_FALSE(fit->tiles[2].sizeDisagrees());
        EXPECT_TRUE(fit->tiles[0].isFlat && fit->tiles[1].isFlat && fit->tiles[3].isFlat);
        EXPECT_LT(worstError(fit->plane, m_camera.tableToPhoto()), 3.5);
    }
}

TEST_P(TilesNotFlat, ChangeNothingWhereTheyAreAllThatIsSeen) {
    const std::vector<CardSighting> cards{card({{-90, 60}, 0.1}), card({{0, -50}, -0.05}),
                                          card({{90, 55}, 0.0})};
    auto folded = tile(0, {-260, -160}, 10);
    folded.markerPx[2] += cv::Point2d(9, -6);
    const auto fit = fitTable(cards, {folded});
    const auto alone = estimateTablePlane(cards);
    ASSERT_TRUE(fit);
    ASSERT_TRUE(alone);
    EXPECT_EQ(fit->plane.tableToPhoto, alone->tableToPhoto);
    EXPECT_EQ(fit->plane.errorMm, alone->errorMm);
}

TEST_P(TilesNotFlat, ChangeNothingWhereTwoLeanAlike) {
    const std::vector<CardSighting> cards{card({{-90, 60}, 0.1}), card({{0, -50}, -0.05}),
                                          card({{90, 55}, 0.0})};
    const auto alone = estimateTablePlane(cards);
    ASSERT_TRUE(alone);
    for (const double degrees : {25.0, -25.0}) {
        SCOPED_TRACE(degrees);
        const auto fit = fitTable(cards, {leaning(degrees), leaning(degrees, {-60, 10})});
        ASSERT_TRUE(fit);
        EXPECT_EQ(fit->plane.tableToPhoto, alone->tableToPhoto);
    }
}

// A few features fit a plane of their own better than the right one, and more so if one is no
// feature of the card. Features as blurred as these may by chance lie nowhere near the tiles'
// plane.
TEST_P(TilesOnTable, AreBelievedBeforeAFewFeatures) {
    constexpr int kDraws = 20;
    int right = 0;
    for (int draw = 0; draw < kDraws; ++draw) {
        CardSighting few = card({{-20, 10}, 0.1}, 2.0);
        few.cardMm.resize(7);
        few.photoPx.resize(7);
        few.photoPx[3] += cv::Point2d(14, -9);
        const auto fit = fitTable({few}, fourTiles());
        ASSERT_TRUE(fit);
        const bool allFlat = std::all_of(fit->tiles.begin(), fit->tiles.end(),
                                         [](const auto& placed) { return placed.isFlat; });
        // The scale is the card's: 6 % of the table's width.
        right += allFlat && worstError(fit->plane, m_camera.tableToPhoto()) < 35.0 ? 1 : 0;
    }
    EXPECT_GE(right, kDraws - 3);
}

TEST_P(TilesOnTable, AreEnoughWhereNoCardIsRecognised) {
    const auto fit = fitTable({}, fourTiles());
    ASSERT_TRUE(fit);
    EXPECT_TRUE(fit->isFromTilesAlone);
    EXPECT_LT(worstError(fit->plane, m_camera.tableToPhoto()), 8.0);
    for (const auto& placed : fit->tiles) {
        EXPECT_TRUE(placed.isFlat);
    }
}

TEST_P(TilesOnTable, OneAloneTellsNoPlane) { EXPECT_FALSE(fitTable({}, {fourTiles()[0]})); }

INSTANTIATE_TEST_SUITE_P(Seeds, TilesOnTable, testing::Range(1U, 6U));
INSTANTIATE_TEST_SUITE_P(Seeds, TilesOfWrongSize, testing::Range(1U, 6U));
INSTANTIATE_TEST_SUITE_P(Seeds, TilesNotFlat, testing::Range(1U, 6U));

} // namespace
} // namespace pocketmars::vision
