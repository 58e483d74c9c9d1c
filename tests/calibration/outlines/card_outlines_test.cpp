#include "calibration/outlines/card_outlines.h"

#include "calibration/support/geometry.h"
#include "tests/calibration/table_scene.h"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>

#include <algorithm>

namespace pocketmars::calibration {
namespace {

using test::CardStyle;
using test::drawTable;
using test::SceneOptions;
using test::TableKind;

/// Area in common over area in all; 0..1.
double agreement(const Quad& a, const Quad& b) {
    const double common = overlap(a, b) * std::min(signedArea(a), signedArea(b));
    return common / (signedArea(a) + signedArea(b) - common);
}

struct Case {
    const char* name;
    SceneOptions options;
};

std::string nameOf(const testing::TestParamInfo<Case>& scene) { return scene.param.name; }

void PrintTo(const Case& scene, std::ostream* out) { *out << scene.name; }

class CardOutlines : public testing::TestWithParam<Case> {};

TEST_P(CardOutlines, FindsEveryCardAndNothingElse) {
    // Which edge of a printed border is the card's is not always to be seen; the frames that these
    // cards have cover up to a fifth of them.
    constexpr double kSame = 0.8;
    const auto scene = drawTable(GetParam().options);
    const auto found = findCardOutlines(scene.photo);
    EXPECT_EQ(found.size(), scene.cards.size());
    for (const auto& card : scene.cards) {
        double most = 0;
        for (const auto& outline : found) {
            most = std::max(most, agreement(card, outline.corners));
        }
        EXPECT_GT(most, kSame) << "the card at " << centre(card);
    }
    for (const auto& outline : found) {
        EXPECT_GE(outline.confidence, 0.5);
        EXPECT_LE(outline.confidence, 1.0);
        EXPECT_TRUE(isConvex(outline.corners));
    }
}

Case scene(const char* name, TableKind table, CardStyle style, SceneOptions options = {}) {
    options.table = table;
    options.style = style;
    return {name, options};
}

SceneOptions tilted(double degrees, double azimuth = 0) {
    SceneOptions options;
    options.tiltDegrees = degrees;
    options.azimuthDegrees = azimuth;
    return options;
}

SceneOptions with(bool SceneOptions::*what) {
    SceneOptions options;
    options.*what = true;
    return options;
}

SceneOptions without(bool SceneOptions::*what) {
    SceneOptions options;
    options.*what = false;
    return options;
}

SceneOptions withMany() {
    SceneOptions options;
    options.columns = 7;
    options.rows = 4;
    return options;
}

SceneOptions anyWayRound() {
    SceneOptions options;
    options.maxTurnDegrees = 180;
    options.cardMm = {44, 68};
    return options;
}

INSTANTIATE_TEST_SUITE_P(
    Scenes, CardOutlines,
    testing::Values(
        scene("WhiteBordersOnWhite", TableKind::White, CardStyle::WhiteBorder),
        scene("WhiteCardsOnWhite", TableKind::White, CardStyle::Plain, tilted(35)),
        scene("DarkOnDark", TableKind::Dark, CardStyle::DarkBorder,
              without(&SceneOptions::shadows)),
        scene("PicturesToTheEdgeOnFelt", TableKind::Felt, CardStyle::FullBleed, anyWayRound()),
        scene("InGlare", TableKind::Wood, CardStyle::DarkBorder, with(&SceneOptions::glare)),
        scene("UnderDice", TableKind::Felt, CardStyle::WhiteBorder, with(&SceneOptions::dice)),
        scene("BesideEnvelopesAndTags", TableKind::Wood, CardStyle::Plain,
              with(&SceneOptions::decoys)),
        scene("OnAChequeredCloth", TableKind::Checks, CardStyle::DarkBorder),
        scene("OnAStripedCloth", TableKind::Stripes, CardStyle::WhiteBorder),
        scene("TouchingEachOther", TableKind::Wood, CardStyle::DarkBorder,
              with(&SceneOptions::touching)),
        scene("FromStraightAbove", TableKind::Wood, CardStyle::FullBleed, tilted(0)),
        scene("At60Degrees", TableKind::Felt, CardStyle::DarkBorder, tilted(60)),
        scene("At60DegreesFromTheSide", TableKind::Wood, CardStyle::WhiteBorder, tilted(60, 50)),
        scene("TwentyEight", TableKind::Dark, CardStyle::WhiteBorder, withMany())),
    nameOf);

class EmptyTable : public testing::TestWithParam<Case> {};

TEST_P(EmptyTable, HasNoCards) {
    auto options = GetParam().options;
    options.columns = 0;
    EXPECT_TRUE(findCardOutlines(drawTable(options).photo).empty());
}

INSTANTIATE_TEST_SUITE_P(Tables, EmptyTable,
                         testing::Values(scene("Wood", TableKind::Wood, {}),
                                         scene("White", TableKind::White, {}),
                                         scene("Dark", TableKind::Dark, {}),
                                         scene("Felt", TableKind::Felt, {})),
                         nameOf);

TEST(FindCardOutlines, FindsNothingInNoise) {
    for (const int width : {400, 800, 3200}) {
        cv::Mat noise(width * 3 / 4, width, CV_8UC3);
        cv::RNG(7).fill(noise, cv::RNG::UNIFORM, 0, 256);
        EXPECT_TRUE(findCardOutlines(noise).empty()) << width;
    }
}

TEST(FindCardOutlines, FindsNothingInOneColour) {
    EXPECT_TRUE(findCardOutlines(cv::Mat(600, 800, CV_8UC3, cv::Scalar(90, 120, 200))).empty());
}

TEST(FindCardOutlines, OrdersCardsRowByRow) {
    const auto scene = drawTable({});
    const auto found = findCardOutlines(scene.photo);
    ASSERT_EQ(found.size(), scene.cards.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        EXPECT_LT(cv::norm(centre(found[i].corners) - centre(scene.cards[i])), 20) << i;
    }
}

} // namespace
} // namespace pocketmars::calibration
