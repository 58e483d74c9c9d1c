#include "calibration/learning/page_reading.h"

#include "calibration/learning/usual_layout.h"
#include "calibration/photo/photo.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

namespace pocketmars::calibration {
namespace {

cv::Mat samplePhoto(const char* file) {
    const auto photo = loadPhoto(std::filesystem::path(POCKETMARS_SAMPLES) / "profile" / file);
    return photo ? photo->image : cv::Mat();
}

const ProfilePage& page(const std::vector<ProfilePage>& pages, const char* photo) {
    return *std::find_if(pages.begin(), pages.end(),
                         [&](const ProfilePage& each) { return each.photo == photo; });
}

TEST(PageReading, SaysWhereEachCardLies) {
    const auto layout = usualLayout();
    const auto pages = profilePages(layout);
    const auto photo = samplePhoto("ships.jpg");
    const auto reading = readCards(photo, page(pages, "ships.jpg"), layout);
    EXPECT_EQ(reading.problem, "");
    ASSERT_EQ(reading.faces.size(), 5U);
    ASSERT_EQ(reading.outlines.size(), 5U);
    EXPECT_LT(reading.outlines[0][0].x, reading.outlines[1][0].x);
    EXPECT_GT(reading.outlines[4][0].y, reading.outlines[0][2].y) << "Earth lies below";
    EXPECT_TRUE(reading.pieces.empty());
}

TEST(PageReading, ShowsWhatItFoundWhereThatWillNotDo) {
    const auto layout = usualLayout();
    const auto pages = profilePages(layout);
    const auto reading = readCards(samplePhoto("ships.jpg"), page(pages, "greenhouse.jpg"), layout);
    EXPECT_EQ(reading.problem.substr(0, 26), "found 5 cards, expected 7:");
    EXPECT_EQ(reading.outlines.size(), 5U);
    EXPECT_TRUE(reading.faces.empty());
}

TEST(PageReading, ShipsMayStandAsTheyLie) {
    auto layout = usualLayout();
    setUsualShip(layout, true);
    const auto pages = profilePages(layout);
    const auto photo = samplePhoto("ships.jpg");
    EXPECT_NE(readCards(photo, page(pages, "ships.jpg"), layout).problem, "");
    const auto reading = readCards(photo, page(pages, "ships.jpg"), layout, ShipsStand::AsTheyLie);
    EXPECT_EQ(reading.problem, "");
    ASSERT_EQ(reading.faces.size(), 5U);
    EXPECT_LT(reading.faces[0].image.cols, reading.faces[0].image.rows);
}

TEST(PageReading, MarksThatLieUpsideDownAreReadInTheOrderThatTheyHaveThen) {
    const auto layout = usualLayout();
    const auto pages = profilePages(layout);
    const cv::Mat photo(800, 1000, CV_8UC3, cv::Scalar(60, 80, 50));
    const auto marked = [](int above, int below) {
        std::vector<Quad> cards;
        for (int i = 0; i < above + below; ++i) {
            const auto x = static_cast<float>(20 + 240 * (i < above ? i : i - above));
            const auto y = i < above ? 40.0F : 420.0F;
            cards.push_back({cv::Point2f(x, y), {x + 200, y}, {x + 200, y + 280}, {x, y + 280}});
        }
        return cards;
    };
    const auto& page7 = page(pages, "greenhouse.jpg");
    const auto right = readCardsAt(photo, marked(4, 3), page7, layout);
    EXPECT_EQ(right.problem, "");
    EXPECT_EQ(right.faces.size(), 7U);
    EXPECT_EQ(right.doubt, "");
    EXPECT_EQ(right.outlines[0][0], cv::Point2f(20, 40));
    const auto turned = readCardsAt(photo, marked(3, 4), page7, layout);
    EXPECT_EQ(turned.problem, "");
    EXPECT_EQ(turned.turn, 2);
    ASSERT_EQ(turned.outlines.size(), 7U);
    EXPECT_EQ(turned.outlines[0][0], cv::Point2f(940, 700)) << "the last, from its lower right";
    EXPECT_EQ(turned.doubt,
              "the photo does not seem to be upright, and was turned; look whether all "
              "stand upright and in their order now")
        << "or the rows are of three and four";
}

TEST(PageReading, OutlinesThePieces) {
    const auto layout = usualLayout();
    const auto reading = readPieces(samplePhoto("colonists.jpg"), layout);
    EXPECT_EQ(reading.problem, "");
    ASSERT_EQ(reading.pieces.size(), 5U);
    ASSERT_EQ(reading.outlines.size(), 5U);
    for (const auto& outline : reading.outlines) {
        EXPECT_GT(outline.size(), 8U) << "round, more or less";
    }
    const auto wrong = readPieces(cv::Mat(600, 800, CV_8UC3, cv::Scalar(90, 120, 160)), layout);
    EXPECT_EQ(wrong.problem.substr(0, 26), "found 0 pieces, expected 5");
    EXPECT_TRUE(wrong.pieces.empty());
}

/// What three sure pages tell of what lies beside their cards.
DeckHints threeBeside(double unlike) {
    PageLook one({}, {}, {}, 1, 1);
    one.rememberBeside(unlike);
    PageLook all;
    all.rememberOthers({one, one, one});
    return {all, {}};
}

TEST(PageReading, IsDoneAgainWhereCardsEndUnlikeThoseOfOtherPages) {
    PageReading reading;
    reading.evidence = PageEvidence{};
    reading.evidence->unlikeBeside = 0.8;
    EXPECT_TRUE(isToReadAgain(reading, threeBeside(0.05))) << "borders were left out";
    EXPECT_FALSE(isToReadAgain(reading, threeBeside(0.7))) << "all lie in sleeves";
    reading.evidence->unlikeBeside = 0.05;
    EXPECT_TRUE(isToReadAgain(reading, threeBeside(0.7))) << "it ends at the sleeves";
    reading.doubt = "look";
    EXPECT_TRUE(isToReadAgain(reading, threeBeside(0.7))) << "though no other has its design";
    EXPECT_FALSE(isToReadAgain(reading, threeBeside(0.05)));
}

TEST(PageReading, IsDoneAgainWhereTheOthersHaveToBeTurned) {
    PageReading reading;
    reading.turns = {0, 2};
    reading.turn = 0;
    EXPECT_TRUE(isToReadAgain(reading, {{}, 2}));
    EXPECT_FALSE(isToReadAgain(reading, {{}, 0}));
    EXPECT_FALSE(isToReadAgain(reading, {{}, 1})) << "it would lie on its side";
    reading.turns = {1, 3};
    reading.turn.reset();
    reading.problem = "on their sides";
    EXPECT_TRUE(isToReadAgain(reading, {{}, 1}));
}

TEST(PageReading, IsDoneAgainWhereCardsHaveOtherProportionsThanThoseOfOtherPages) {
    PageReading reading;
    reading.evidence = PageEvidence{};
    reading.evidence->sideSure = 0.99;
    reading.evidence->ownAspect = 0.7;
    PageLook one({}, {}, {}, 1, 1);
    one.rememberAspect(0.7);
    PageLook others;
    others.rememberOthers({one, one, one});
    EXPECT_FALSE(isToReadAgain(reading, {others, {}}));
    reading.evidence->ownAspect = 0.69;
    EXPECT_TRUE(isToReadAgain(reading, {others, {}}));
    reading.evidence->shapeIsKnown = true;
    EXPECT_FALSE(isToReadAgain(reading, {others, {}})) << "it was read with these";
}

} // namespace
} // namespace pocketmars::calibration
