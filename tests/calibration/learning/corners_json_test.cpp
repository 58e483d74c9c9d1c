#include "calibration/learning/corners_json.h"

#include <gtest/gtest.h>

namespace pocketmars::calibration {
namespace {

constexpr const char* kSquare = R"([[10, 10], [30, 10], [30, 40], [10, 40]])";

std::string file(const std::string& pages) {
    return R"({"format": "pocketmars.corners/1", "pages": )" + pages + "}";
}

std::string complaint(const std::string& text) {
    const auto corners = readCorners(text, "corners.json");
    return corners ? "" : corners.error();
}

Photo photo(cv::Size size, double scale = 1.0) {
    return {cv::Mat(size, CV_8UC3, cv::Scalar(90, 90, 90)), scale};
}

TEST(Corners, AreReadPageByPage) {
    const auto corners = readCorners(
        file(std::string(
                 R"({"greenhouse": {"size": [1600, 1200], "cards": [{"id": "G1", "corners": )") +
             kSquare + R"(}]}, "colonists": {"pieces": [{"at": [100, 120], "radius": 30}]}})"),
        "corners.json");
    ASSERT_TRUE(corners) << corners.error();
    EXPECT_EQ(corners->pages.size(), 2U);
    const auto* page = corners->of("greenhouse.jpg");
    ASSERT_NE(page, nullptr);
    EXPECT_EQ(page->size, cv::Size(1600, 1200));
    ASSERT_EQ(page->marks.cards.size(), 1U);
    EXPECT_EQ(page->marks.cards[0][2], cv::Point2f(30, 40));
    EXPECT_EQ(page->where, "corners.json: pages.greenhouse");
    ASSERT_NE(corners->of("colonists.jpg"), nullptr);
    EXPECT_EQ(corners->of("colonists.jpg")->marks.pieces[0].radius, 30);
    EXPECT_EQ(corners->of("ships.jpg"), nullptr) << "it is searched";
}

TEST(Corners, MayBeOfOnePhoto) {
    const auto corners = readCorners(
        std::string(R"({"format": "pocketmars.corners/1", "photo": "backs.jpg", "cards": [)") +
            R"({"confidence": 0.4, "corners": )" + kSquare + "}]}",
        "backs.json");
    ASSERT_TRUE(corners) << corners.error();
    ASSERT_NE(corners->of("backs.jpg"), nullptr);
    EXPECT_EQ(corners->of("backs.jpg")->marks.cards.size(), 1U);
    EXPECT_EQ(corners->of("backs.jpg")->where, "backs.json");
}

TEST(Corners, SayWhatIsWrongAndWhere) {
    EXPECT_EQ(complaint("{").substr(0, 14), "corners.json: ");
    EXPECT_EQ(complaint("{}"), "corners.json: format: missing, expected \"pocketmars.corners/1\"");
    EXPECT_EQ(complaint(R"({"format": "pocketmars.corners/2", "pages": {}})").substr(0, 22),
              "corners.json: format: ");
    EXPECT_EQ(complaint(R"({"format": "pocketmars.corners/1"})").substr(0, 21),
              "corners.json: pages: ");
    EXPECT_EQ(complaint(file(R"({"green house": {}})")),
              "corners.json: pages.green house: no photo of a profile is called so; there are "
              "buildings, greenhouse, energy_bank, comms_center, aqualab, habitation, backs, "
              "ships, colonists");
    EXPECT_EQ(complaint(file(R"({"ships": {"cards": [{"corners": [[1, 2], [3, 4], [5, 6]]}]}})")),
              "corners.json: pages.ships.cards.0.corners: expected 4 corners, each [x, y]");
    EXPECT_EQ(
        complaint(
            file(R"({"ships": {"cards": [{"corners": [[1, 2], [3, "x"], [5, 6], [1, 9]]}]}})"))
            .substr(0, 44),
        "corners.json: pages.ships.cards.0.corners.1:");
    EXPECT_EQ(complaint(file(R"({"ships": {"size": [0, 5]}})")).substr(0, 30),
              "corners.json: pages.ships.size");
    EXPECT_EQ(complaint(file(R"({"colonists": {"pieces": [{"radius": 3}]}})")).substr(0, 39),
              "corners.json: pages.colonists.pieces.0.");
}

TEST(Corners, MayNotCross) {
    EXPECT_EQ(complaint(file(R"({"ships": {"cards": [{"corners": )"
                             R"([[10, 10], [30, 40], [30, 10], [10, 40]]}]}})")),
              "corners.json: pages.ships.cards.0.corners: the corners cross; name them in turn "
              "around the card");
    EXPECT_EQ(complaint(file(R"({"ships": {"cards": [{"corners": )"
                             R"([[10, 10], [10, 40], [30, 40], [30, 10]]}]}})")),
              "")
        << "the other way round is as good";
}

TEST(Corners, FollowAPhotoThatWasReadSmaller) {
    PageCorners corners;
    corners.size = cv::Size(3201, 2400);
    corners.marks.cards = {{cv::Point2f(100, 200), cv::Point2f(300, 200), cv::Point2f(300, 500),
                            cv::Point2f(100, 500)}};
    corners.marks.pieces = {{{400, 600}, 0}, {{600, 600}, 20}};
    const auto marks = marksOn(photo({1600, 1200}, 1600.0 / 3201), corners);
    ASSERT_TRUE(marks) << marks.error();
    EXPECT_NEAR(marks->cards[0][2].x, 150, 0.1);
    EXPECT_NEAR(marks->cards[0][2].y, 250, 0.1);
    EXPECT_NEAR(marks->pieces[1].radius, 10, 0.1);
    EXPECT_GT(marks->pieces[0].radius, 5) << "a usual one";
    EXPECT_LT(marks->pieces[0].radius, 50) << "not as far as the other";
}

TEST(Corners, AreOfOnePhoto) {
    PageCorners corners;
    corners.size = cv::Size(1200, 1600);
    const auto marks = marksOn(photo({1600, 1200}), corners);
    ASSERT_FALSE(marks);
    EXPECT_EQ(marks.error(),
              "they are of a photo of 1200 x 1600 px, this one has 1600 x 1200; mark this one");
}

} // namespace
} // namespace pocketmars::calibration
