#include "vision/pieces/colonist_reader.h"

#include "vision/pieces/piece_shape.h"
#include "vision/plane/table_camera.h"

#include "tests/vision/test_picture.h"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

namespace pocketmars::vision {
namespace {

using calibration::CardFace;
using Kind = ColonistPlace::Kind;

const cv::Scalar kRed(40, 40, 200);
const cv::Scalar kBlue(190, 80, 40);

/// Irregular pale print: what a card looks like does not matter, only that it is known.
cv::Mat print(unsigned seed) {
    cv::Mat coarse(11, 8, CV_8UC3);
    cv::RNG random(seed);
    random.fill(coarse, cv::RNG::UNIFORM, cv::Scalar(120, 120, 120), cv::Scalar(235, 235, 235));
    cv::Mat out;
    cv::resize(coarse, out, {315, 440}, 0, 0, cv::INTER_CUBIC);
    return out;
}

calibration::PieceFace cubeFace(const std::string& colour, const cv::Scalar& bgr) {
    cv::Mat image(60, 60, CV_8UC3, cv::Scalar(90, 120, 150));
    cv::Mat mask = cv::Mat::zeros(60, 60, CV_8U);
    const cv::Rect piece(15, 15, 30, 30);
    image(piece).setTo(bgr);
    mask(piece).setTo(255);
    return {colour, image, mask};
}

calibration::Profile profile(bool earthCard) {
    calibration::Profile out;
    out.layout.ships = out.layout.colonists = {"red", "blue"};
    out.layout.earthCard = earthCard;
    out.layout.oneStar = {0.05, 0.6, 0.5, 0.35};
    out.layout.twoStar = {0.6, 0.6, 0.35, 0.35};
    out.layout.shipColonists = {0.05, 0.35, 0.7, 0.6};
    for (const auto suit : engine::kScoringSuits) {
        out.faces.push_back(
            {calibration::BuildingFace{suit}, print(static_cast<unsigned>(suit) + 1)});
    }
    out.faces.push_back({calibration::ShipFace{"red"}, print(11)});
    out.faces.push_back({calibration::ShipFace{"blue"}, print(12)});
    if (earthCard) {
        out.faces.push_back({calibration::EarthFace{}, print(13)});
    }
    out.colonists = {cubeFace("red", kRed), cubeFace("blue", kBlue)};
    return out;
}

/// A table with four buildings in a row, and two ships and Earth below.
class Table {
public:
    explicit Table(bool earthCard) : m_profile(profile(earthCard)), m_picture(m_camera) {
        for (std::size_t i = 0; i < 4; ++i) {
            cards.buildings[i] = lay(i, {-120.0 + 80 * static_cast<double>(i), -60});
        }
        cards.ships = {lay(4, {-120, 60}), lay(5, {-40, 60})};
        if (earthCard) {
            cards.earth = lay(6, {40, 60});
        }
        m_photo = m_picture.photo({.gain = {0.8, 0.85, 0.9}});
    }

    /// A cube of 9 mm, seen from straight above.
    void stand(cv::Point2d tableMm, const cv::Scalar& colour) {
        const auto plane = TableCamera(m_camera.plane(), m_camera.picture).overTable();
        const auto shape = cubeShape(9);
        std::vector<cv::Point> corners;
        for (const auto& p : silhouette(shape.ways[0], {0, tableMm, 0.3}, plane)) {
            corners.emplace_back(cvRound(p.x), cvRound(p.y));
        }
        cv::fillConvexPoly(m_photo, corners, colour.mul({0.85, 0.9, 0.95}));
    }

    [[nodiscard]] ColonistReading read(const std::vector<std::string>& colours = {"red",
                                                                                  "blue"}) const {
        cv::Mat soft;
        cv::GaussianBlur(m_photo, soft, {0, 0}, 0.7);
        return ColonistReader(m_profile).read(soft, m_camera.plane(), cards, colours);
    }

    TableCards cards;

private:
    PlacedCard lay(std::size_t face, cv::Point2d centre) {
        return m_picture.lay(m_profile.faces[face], m_profile.layout, {centre, 0.02});
    }

    calibration::Profile m_profile;
    TestCamera m_camera{.lookAt = {0, 0}, .distanceMm = 520};
    TestPicture m_picture;
    cv::Mat m_photo;
};

const ColonistCount* find(const ColonistReading& reading, const ColonistPlace& place,
                          const std::string& colour) {
    for (const auto& c : reading.counts) {
        if (c.place == place && c.colour == colour) {
            return &c;
        }
    }
    return nullptr;
}

int count(const ColonistReading& reading, const ColonistPlace& place, const std::string& colour) {
    const auto* found = find(reading, place, colour);
    return found == nullptr ? -1 : found->count;
}

const ColonistPlace kGreenhouseOneStar{Kind::OneStar, engine::Suit::Greenhouse, {}};
const ColonistPlace kGreenhouseTwoStar{Kind::TwoStar, engine::Suit::Greenhouse, {}};
const ColonistPlace kEarth{Kind::Earth, {}, {}};

void standSevenEach(Table& table) {
    // Centres of the cards: greenhouse -120, -60; ships -120, 60 and -40, 60; Earth 40, 60.
    for (const cv::Point2d p : {cv::Point2d(-140, -40),
                                {-130, -39},
                                {-104, -40},
                                {-125, 60},
                                {-125, 72},
                                {40, 40},
                                {30, 55}}) {
        table.stand(p, kRed);
    }
    for (const cv::Point2d p :
         {cv::Point2d(-60, -40), {-40, 60}, {-45, 72}, {-30, 50}, {45, 60}, {34, 75}, {50, 80}}) {
        table.stand(p, kBlue);
    }
}

TEST(ColonistReader, CountsColonistsByPlaceAndColour) {
    Table table(true);
    standSevenEach(table);
    const auto reading = table.read();
    EXPECT_EQ(count(reading, kGreenhouseOneStar, "red"), 2);
    EXPECT_EQ(count(reading, kGreenhouseTwoStar, "red"), 1);
    EXPECT_EQ(count(reading, kGreenhouseOneStar, "blue"), 0);
    EXPECT_EQ(count(reading, {Kind::OneStar, engine::Suit::EnergyBank, {}}, "blue"), 1);
    EXPECT_EQ(count(reading, {Kind::Ship, {}, "red"}, "red"), 2);
    EXPECT_EQ(count(reading, {Kind::Ship, {}, "blue"}, "blue"), 3);
    EXPECT_EQ(count(reading, kEarth, "red"), 2);
    EXPECT_EQ(count(reading, kEarth, "blue"), 3);
    EXPECT_EQ(reading.pieces.size(), 14U);
    for (const auto& c : reading.counts) {
        EXPECT_GT(c.confidence, 0.9);
        EXPECT_EQ(c.posterior.size(), 8U);
    }
}

TEST(ColonistReader, HasNoCountsForCardsOutOfView) {
    Table table(true);
    standSevenEach(table);
    table.cards.buildings[0].reset();
    table.cards.earth.reset();
    const auto reading = table.read();
    EXPECT_EQ(find(reading, kGreenhouseOneStar, "red"), nullptr);
    EXPECT_EQ(find(reading, kEarth, "red"), nullptr);
    EXPECT_EQ(count(reading, {Kind::Ship, {}, "red"}, "red"), 2);
}

TEST(ColonistReader, IsUnsureWhenAColonistIsMissing) {
    Table table(true);
    standSevenEach(table);
    const auto sure = table.read();
    Table other(true);
    for (const cv::Point2d p : {cv::Point2d(-140, -40), {-104, -40}, {-125, 60}, {40, 40}}) {
        other.stand(p, kRed);
    }
    const auto unsure = other.read();
    EXPECT_EQ(count(unsure, kGreenhouseOneStar, "red"), 1);
    EXPECT_LT(find(unsure, kGreenhouseOneStar, "red")->confidence,
              find(sure, kGreenhouseOneStar, "red")->confidence - 0.2);
}

TEST(ColonistReader, TakesColonistsBesideTheCardsForEarthWithoutAnEarthCard) {
    Table table(false);
    standSevenEach(table);
    const auto reading = table.read();
    EXPECT_EQ(count(reading, kEarth, "red"), 2);
    EXPECT_EQ(count(reading, kEarth, "blue"), 3);
    EXPECT_EQ(count(reading, kGreenhouseOneStar, "red"), 2);
}

TEST(ColonistReader, TellsWhichColoursPlay) {
    Table table(true);
    for (const cv::Point2d p : {cv::Point2d(-140, -40),
                                {-130, -39},
                                {-104, -40},
                                {-125, 60},
                                {-125, 72},
                                {40, 40},
                                {30, 55}}) {
        table.stand(p, kRed);
    }
    const auto reading = table.read({});
    ASSERT_EQ(reading.colours.size(), 2U);
    EXPECT_EQ(reading.colours[0].pieces, 7);
    EXPECT_GT(reading.colours[0].confidence, 0.95);
    EXPECT_LT(reading.colours[1].confidence, 0.05);
}

} // namespace
} // namespace pocketmars::vision
