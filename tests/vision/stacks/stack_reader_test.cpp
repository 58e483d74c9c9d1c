#include "vision/stacks/stack_reader.h"

#include "tests/vision/samples.h"
#include "tests/vision/test_picture.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <gtest/gtest.h>

#include <numbers>
#include <random>
#include <string>
#include <vector>

namespace pocketmars::vision {
namespace {

using engine::CardId;
using engine::FaceDown;
using engine::StackCard;
using engine::Suit;

constexpr double kDegree = std::numbers::pi / 180;
const cv::Size2d kCard(63, 88);

/// From the oldest card to the top, as table/1 writes it: `6 ~ H0b`.
std::string text(const std::vector<StackCard>& stack) {
    std::string out;
    for (const auto& card : stack) {
        out += out.empty() ? "" : " ";
        if (std::holds_alternative<FaceDown>(card)) {
            out += "~";
        } else if (const auto* id = std::get_if<CardId>(&card)) {
            out += id->toString();
        } else {
            out += std::to_string(std::get<int>(card));
        }
    }
    return out;
}

std::string text(const StackReading& reading) {
    std::vector<StackCard> stack;
    for (const auto& strip : reading.strips) {
        if (!strip.card.isRead()) {
            return "unread";
        }
        stack.push_back(strip.card.value());
    }
    return text(stack);
}

/// How people lay a card upon the one before.
struct Habits {
    double stepMm = 13.0;
    double wobbleMm = 1.5;
    double wobbleDegrees = 1.5;
    unsigned seed = 1;
};

/// A picture of one building with its stack.
class StackScene {
public:
    explicit StackScene(TestCamera camera) : m_camera(narrow(camera)), m_picture(m_camera) {}

    void layBuilding(Suit suit, const TablePose& pose) {
        const auto& profile = sampleProfile();
        m_building = m_picture.lay(*profile.building(suit), profile.layout, pose);
    }

    /// @param ranks  0..6, nothing for a face-down card
    void layStack(Suit suit, const std::vector<std::optional<int>>& ranks,
                  const Habits& habits = {}) {
        const auto& profile = sampleProfile();
        std::mt19937 rng(habits.seed);
        std::uniform_real_distribution<double> wobble(-1.0, 1.0);
        double below = kCard.height + 5;
        for (const auto& rank : ranks) {
            const cv::Point2d middle(kCard.width / 2 + habits.wobbleMm * wobble(rng),
                                     below + kCard.height / 2 +
                                         0.5 * habits.wobbleMm * wobble(rng));
            const TablePose pose{m_building.pose.toTable(middle, kCard),
                                 m_building.pose.angle +
                                     habits.wobbleDegrees * kDegree * wobble(rng)};
            const auto& face = rank ? *profile.project(CardId(suit, *rank)) : *profile.back(suit);
            m_top = m_picture.lay(face, profile.layout, pose);
            below += habits.stepMm;
        }
    }

    /// A card, its upper edge so far below the building's lower one.
    void lay(const calibration::CardFace& face, double belowMm) {
        const cv::Point2d middle(kCard.width / 2, kCard.height * 1.5 + belowMm);
        m_top = m_picture.lay(face, sampleProfile().layout,
                              {m_building.pose.toTable(middle, kCard), m_building.pose.angle});
    }
    void layShip(double belowMm) { lay(*sampleProfile().ship("red"), belowMm); }

    /// @param cards  that are known to lie there
    [[nodiscard]] StackReading read(const TestLight& light = {},
                                    const TableCards& cards = {}) const {
        static const FaceMatcher matcher(sampleProfile());
        static const StackReader reader(sampleProfile(), matcher);
        return reader.read(m_picture.photo(light), m_camera.plane(), m_building, {}, cards);
    }

    /// The same where values reach far down a card, by share.
    [[nodiscard]] StackReading readDeep(double share) const {
        auto profile = sampleProfile();
        for (auto* value : {&profile.layout.valueLeft, &profile.layout.valueRight}) {
            value->height = share - value->y;
        }
        const FaceMatcher matcher(profile);
        return StackReader(profile, matcher)
            .read(m_picture.photo({}), m_camera.plane(), m_building, {}, {});
    }

    /// The same with blotched paper over what shows of the first card.
    /// @param strength  of the card's own picture, which shines through, 0..1
    [[nodiscard]] StackReading readFaded(double strength) const {
        static const FaceMatcher matcher(sampleProfile());
        static const StackReader reader(sampleProfile(), matcher);
        cv::Mat photo = m_picture.photo({});
        cv::Mat blotches(photo.rows / 24, photo.cols / 24, CV_8UC3);
        cv::RNG random(3);
        random.fill(blotches, cv::RNG::UNIFORM, cv::Scalar::all(150), cv::Scalar::all(250));
        cv::resize(blotches, blotches, photo.size(), 0, 0, cv::INTER_CUBIC);
        std::vector<cv::Point> band;
        for (const cv::Point2d mm : {cv::Point2d(-8, -13), cv::Point2d(71, -13),
                                     cv::Point2d(71, -0.5), cv::Point2d(-8, -0.5)}) {
            band.emplace_back(project(m_top.cardToPhoto, mm));
        }
        cv::Mat mask = cv::Mat::zeros(photo.size(), CV_8U);
        cv::fillConvexPoly(mask, band, 255);
        cv::Mat faded;
        cv::addWeighted(photo, strength, blotches, 1 - strength, 0, faded);
        faded.copyTo(photo, mask);
        return reader.read(photo, m_camera.plane(), m_building, {});
    }

    /// The same with a band of paper over the last card's upper edge.
    /// @param laid  cards that are known to lie there
    [[nodiscard]] StackReading readCovered(const std::vector<PlacedCard>& laid) const {
        static const FaceMatcher matcher(sampleProfile());
        static const StackReader reader(sampleProfile(), matcher);
        cv::Mat photo = m_picture.photo({});
        std::vector<cv::Point> band;
        for (const cv::Point2d mm :
             {cv::Point2d(-3, -3), cv::Point2d(66, -3), cv::Point2d(66, 15), cv::Point2d(-3, 15)}) {
            band.emplace_back(project(m_top.cardToPhoto, mm));
        }
        cv::fillConvexPoly(photo, band, {200, 205, 210});
        TableCards cards;
        for (const auto& card : laid) {
            const bool isBack = std::holds_alternative<calibration::BackFace>(card.face->kind);
            (isBack ? cards.backs : cards.projects).push_back(card);
        }
        return reader.read(photo, m_camera.plane(), m_building, {}, cards);
    }

    /// The last card that was laid, as surely found as any.
    [[nodiscard]] PlacedCard top() const {
        PlacedCard out = m_top;
        out.confidence = 0.9;
        return out;
    }

    [[nodiscard]] const TestCamera& camera() const { return m_camera; }

private:
    /// One stack needs no wide picture.
    static TestCamera narrow(TestCamera camera) {
        camera.picture.width = 640;
        return camera;
    }

    TestCamera m_camera;
    TestPicture m_picture;
    PlacedCard m_building;
    PlacedCard m_top;
};

const std::optional<int> kDown;

struct Case {
    const char* name;
    Suit suit;
    std::vector<std::optional<int>> ranks;
    const char* truth;
    TestCamera camera{};
    TablePose building{{0, -75}, 0};
    Habits habits{};
    TestLight light{};
};

// For GoogleTest's messages.
void PrintTo(const Case& c, std::ostream* out) { *out << c.name; }

const Case kCases[]{
    {"Empty", Suit::Greenhouse, {}, ""},
    {"OneCard", Suit::EnergyBank, {3}, "4"},
    {"OneFaceDown", Suit::CommsCenter, {kDown}, "~"},
    {"FaceDownAtTheBottom", Suit::Aqualab, {kDown, 4}, "~ 5"},
    {"FaceDownOnTop", Suit::CommsCenter, {3, 4, kDown}, "4 5 ~"},
    {"FaceDownBetween", Suit::Greenhouse, {2, kDown, 0, 1}, "3 ~ 1 2"},
    {"OnlyFaceDown", Suit::EnergyBank, {kDown, kDown}, "~ ~"},
    {"AllSevenValues",
     Suit::Greenhouse,
     {6, 5, 4, 3, 2, 1, 0},
     "7 6 5 4 3 2 1",
     {.lookAt = {0, 40}},
     {{0, -75}, 0},
     {.stepMm = 12}},
    {"LaidFarApart",
     Suit::CommsCenter,
     {4, 2, 0, 5},
     "5 3 1 6",
     {.lookAt = {0, 30}, .distanceMm = 520},
     {{0, -75}, 0},
     {.stepMm = 21}},
    {"LaidFarApartInTheEvening",
     Suit::Aqualab,
     {1, kDown, 6},
     "2 ~ 7",
     {.lookAt = {0, 30}, .tilt = 25, .distanceMm = 520},
     {{0, -75}, 0},
     {.stepMm = 21},
     {.gain = {0.5, 0.65, 0.8}, .noise = 6}},
    {"HabitationTellsItsTopCard", Suit::Habitation, {0, 3, 1}, "0 0 H0b"},
    {"Tilted", Suit::Aqualab, {0, 6, 2}, "1 7 3", {.tilt = 40}},
    {"Carelessly",
     Suit::CommsCenter,
     {5, 1, kDown, 3},
     "6 2 ~ 4",
     {.tilt = 15},
     {{0, -75}, 3 * kDegree},
     {.stepMm = 14, .wobbleMm = 4, .wobbleDegrees = 4, .seed = 5}},
    {"FromTheSide", Suit::EnergyBank, {1, 3}, "2 4", {.tilt = 30, .turn = 35}, {{30, -40}, 0}},
    {"UpsideDown",
     Suit::Greenhouse,
     {5, 1},
     "6 2",
     {.tilt = 25, .turn = 180},
     {{0, -40}, 2 * kDegree}},
    {"InTheEvening",
     Suit::Aqualab,
     {kDown, 6, 4},
     "~ 7 5",
     {.tilt = 30},
     {{0, -75}, 0},
     {},
     {.gain = {0.45, 0.6, 0.7}, .noise = 4}},
};

class StackReaderReads : public testing::TestWithParam<Case> {};

TEST_P(StackReaderReads, TheStackAsItLies) {
    const auto& c = GetParam();
    StackScene scene(c.camera);
    scene.layBuilding(c.suit, c.building);
    scene.layStack(c.suit, c.ranks, c.habits);
    const auto reading = scene.read(c.light);
    EXPECT_EQ(text(reading), c.truth);
    EXPECT_TRUE(reading.inView);
    for (const auto& strip : reading.strips) {
        EXPECT_GT(strip.card.confidence().value_or(0), 0.5);
        EXPECT_LE(strip.card.confidence().value_or(2), 1.0);
    }
    if (c.ranks.empty()) {
        EXPECT_GT(reading.emptyConfidence, 0.9);
    }
}

INSTANTIATE_TEST_SUITE_P(Stacks, StackReaderReads, testing::ValuesIn(kCases),
                         [](const auto& i) { return std::string(i.param.name); });

TEST(StackReader, ReadsSevenCardsAsFarApartAsTheirDeepValueIs) {
    StackScene scene({.lookAt = {0, 70}, .distanceMm = 620});
    scene.layBuilding(Suit::Greenhouse, {{0, -75}, 0});
    scene.layStack(Suit::Greenhouse, {6, 5, 4, 3, 2, 1, 0}, {.stepMm = 27});
    EXPECT_EQ(text(scene.readDeep(0.19)), "7 6 5 4 3 2 1");
}

TEST(StackReader, ReadsEachValueOnTopAndCovered) {
    for (const auto suit : engine::kScoringSuits) {
        for (int rank = 0; rank < engine::kCardsPerSuit; rank += 2) {
            const int top = (rank + 3) % engine::kCardsPerSuit;
            StackScene scene(TestCamera{.tilt = 25});
            scene.layBuilding(suit, {{0, -75}, 0});
            scene.layStack(suit, {rank, top}, {.seed = static_cast<unsigned>(rank) + 1});
            EXPECT_EQ(text(scene.read()), std::to_string(rank + 1) + " " + std::to_string(top + 1))
                << engine::name(suit);
        }
    }
}

TEST(StackReader, OutlinesWhatShowsOfEachCard) {
    StackScene scene(TestCamera{});
    scene.layBuilding(Suit::Aqualab, {{0, -75}, 0});
    scene.layStack(Suit::Aqualab, {3, 6}, {.wobbleMm = 0, .wobbleDegrees = 0});
    const auto reading = scene.read();
    ASSERT_EQ(reading.strips.size(), 2U);
    const auto toPhoto = scene.camera().tableToPhoto();
    const double upper = -75 + 44 + 5; // of the oldest card, table mm
    const auto expectCorner = [&](cv::Point2f corner, cv::Point2d table) {
        EXPECT_LT(cv::norm(cv::Point2d(corner) - project(toPhoto, table)), 4.0); // px
    };
    expectCorner(reading.strips[0].outline[0], {-31.5, upper});
    expectCorner(reading.strips[0].outline[2], {31.5, upper + 13});
    expectCorner(reading.strips[1].outline[0], {-31.5, upper + 13});
    expectCorner(reading.strips[1].outline[2], {31.5, upper + 13 + 88});
}

TEST(StackReader, IsNotSureOfACardThatSeemsToLieThereTwice) {
    StackScene scene({});
    scene.layBuilding(Suit::Greenhouse, {{0, 0}, 0});
    scene.layStack(Suit::Greenhouse, {2, 4, 4});
    const auto reading = scene.read();
    ASSERT_EQ(text(reading), "3 5 5");
    EXPECT_GT(reading.strips[0].card.confidence(), 0.9);
    EXPECT_LT(reading.strips[1].card.confidence(), 0.7);
    EXPECT_LT(reading.strips[2].card.confidence(), 0.7);
}

TEST(StackReader, IsNotSureOfACardOfAnotherSuit) {
    StackScene scene(TestCamera{});
    scene.layBuilding(Suit::Habitation, {{0, -75}, 0});
    scene.layStack(Suit::EnergyBank, {2});
    const auto reading = scene.read();
    for (const auto& strip : reading.strips) {
        EXPECT_LT(strip.card.confidence().value_or(1), 0.6) << text(reading);
    }
    EXPECT_LT(reading.emptyConfidence, 0.8);
}

// Its suit may be misread.
TEST(StackReader, WhereACardOfAnotherSuitLiesNoStackIsSurelyEmpty) {
    StackScene scene(TestCamera{});
    scene.layBuilding(Suit::Habitation, {{0, -75}, 0});
    scene.layStack(Suit::EnergyBank, {2});
    TableCards cards;
    cards.projects.push_back(scene.top());
    const auto reading = scene.read({}, cards);
    EXPECT_EQ(text(reading), "");
    EXPECT_LT(reading.emptyConfidence, 0.7);
}

// A row of ships may begin right below the buildings.
TEST(StackReader, AShipBelowAnEmptyStackIsNoCardOfIt) {
    for (const auto suit : engine::kSuits) {
        StackScene scene(TestCamera{});
        scene.layBuilding(suit, {{0, -75}, 0});
        scene.layShip(16);
        TableCards cards;
        cards.ships.push_back(scene.top());
        const auto reading = scene.read({}, cards);
        EXPECT_EQ(text(reading), "") << engine::name(suit);
        EXPECT_GT(reading.emptyConfidence, 0.9) << engine::name(suit);
    }
}

TEST(StackReader, AStackOfWhichNothingIsToldIsNotSurelyEmpty) {
    StackScene scene(TestCamera{});
    scene.layBuilding(Suit::Aqualab, {{0, -75}, 0});
    scene.layShip(6); // any card that nobody found
    const auto reading = scene.read();
    EXPECT_TRUE(!reading.strips.empty() || reading.emptyConfidence < 0.7) << text(reading);
}

/// What is printed is the stack's, but not in its colours: paper or table that happens to have such
/// an edge, or a card in a glare such as no other. It is read with a doubt; or it is left out, and
/// the doubt is where the stack begins.
TEST(StackReader, IsNotSureOfACoveredCardOfOtherColours) {
    StackScene scene(TestCamera{});
    scene.layBuilding(Suit::Aqualab, {{0, -75}, 0});
    scene.layStack(Suit::Aqualab, {3, 6}, {.wobbleMm = 0, .wobbleDegrees = 0});
    const auto plain = scene.readFaded(1.0);
    ASSERT_EQ(text(plain), "4 7");
    EXPECT_GT(plain.strips[0].card.confidence().value(), 0.95);
    EXPECT_GT(plain.completeConfidence, 0.95);
    const auto faint = scene.readFaded(0.3);
    ASSERT_FALSE(faint.strips.empty());
    const double first = faint.strips[0].card.confidence().value_or(0);
    EXPECT_LT(faint.strips.size() == 2 ? first : faint.completeConfidence, 0.75) << text(faint);
}

TEST(StackReader, DoubtsAWideStripThatDoesNotGoOn) {
    const auto& profile = sampleProfile();
    const auto read = [&](bool isHidden) {
        StackScene scene(TestCamera{});
        scene.layBuilding(Suit::Aqualab, {{0, -75}, 0});
        scene.lay(*profile.project(CardId(Suit::Aqualab, 3)), 5);
        if (isHidden) { // nothing of the suit: its edge is missed
            scene.lay(*profile.building(Suit::Greenhouse), 17);
        }
        scene.lay(*profile.project(CardId(Suit::Aqualab, 6)), 28);
        return scene.read();
    };
    const auto wide = read(false);
    EXPECT_EQ(text(wide), "4 7");
    EXPECT_GT(wide.completeConfidence, 0.95);
    const auto hiding = read(true);
    EXPECT_EQ(text(hiding), "4 7") << "then this test shows nothing";
    EXPECT_LT(hiding.completeConfidence, 0.75);
}

TEST(StackReader, AStackOutsideThePhotoIsNotEmpty) {
    // The photo ends below the building.
    StackScene scene(TestCamera{.lookAt = {0, -230}});
    scene.layBuilding(Suit::Greenhouse, {{0, -75}, 0});
    scene.layStack(Suit::Greenhouse, {3, 4});
    const auto reading = scene.read();
    EXPECT_TRUE(reading.strips.empty()) << text(reading);
    EXPECT_FALSE(reading.inView);
}

TEST(StackReader, APlaceForAStackOutsideThePhotoIsNotEmpty) {
    StackScene scene(TestCamera{.lookAt = {0, -230}});
    scene.layBuilding(Suit::Greenhouse, {{0, -75}, 0});
    EXPECT_FALSE(scene.read().inView);
}

// The photo ends somewhere in the stack. What it shows may be read; but it is never a shorter stack
// that is surely all.
TEST(StackReader, AStackCutByTheEdgeIsNoShorterStack) {
    for (const double lookAt : {-215.0, -205.0, -195.0, -185.0, -175.0, -165.0, -150.0}) {
        StackScene scene(TestCamera{.lookAt = {0, lookAt}});
        scene.layBuilding(Suit::Aqualab, {{0, -75}, 0});
        scene.layStack(Suit::Aqualab, {3, 6, 1});
        const auto reading = scene.read();
        const bool whole = text(reading) == "4 7 2";
        EXPECT_TRUE(whole || !reading.inView)
            << "read " << text(reading) << ", looking at " << lookAt;
    }
}

TEST(StackReader, ACardThatWasFoundWholeIsTheStacksWhateverItsEdgeLooksLike) {
    StackScene scene(TestCamera{});
    scene.layBuilding(Suit::Aqualab, {{0, -75}, 0});
    scene.layStack(Suit::Aqualab, {4});
    EXPECT_EQ(text(scene.readCovered({})), "");
    EXPECT_EQ(text(scene.readCovered({scene.top()})), "5");
}

TEST(StackReader, ABackThatWasFoundWholeIsTheStacksWhateverItsEdgeLooksLike) {
    StackScene scene(TestCamera{});
    scene.layBuilding(Suit::Aqualab, {{0, -75}, 0});
    scene.layStack(Suit::Aqualab, {kDown});
    EXPECT_EQ(text(scene.readCovered({})), "");
    EXPECT_EQ(text(scene.readCovered({scene.top()})), "~");
    auto turned = scene.top(); // a back may lie either way round
    turned.cardToPhoto =
        turned.cardToPhoto * cv::Matx33d(-1, 0, kCard.width, 0, -1, kCard.height, 0, 0, 1);
    EXPECT_EQ(text(scene.readCovered({turned})), "~");
}

TEST(StackReader, ACardOfAnotherSuitIsNoneOfTheStack) {
    StackScene scene(TestCamera{});
    scene.layBuilding(Suit::Aqualab, {{0, -75}, 0});
    scene.layStack(Suit::Greenhouse, {4});
    EXPECT_EQ(text(scene.readCovered({scene.top()})), "");
}

} // namespace
} // namespace pocketmars::vision
