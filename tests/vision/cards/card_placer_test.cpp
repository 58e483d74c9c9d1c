#include "vision/cards/card_placer.h"

#include "tests/vision/samples.h"
#include "vision/cards/card_assignment.h"
#include "vision/cards/card_hypothesis.h"
#include "vision/cards/stack_columns.h"
#include "vision/table_reader.h"

#include <opencv2/imgproc.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <numbers>
#include <variant>
#include <vector>

namespace pocketmars::vision {
namespace {

/// A table that was read once, for all tests.
class CardPlacerOnATableTest : public testing::Test {
protected:
    static void SetUpTestSuite() {
        s_photo = samplePhoto("solo-1-easy");
        const auto reading = TableReader(sampleProfile()).read(s_photo, players());
        ASSERT_TRUE(reading);
        s_table = std::make_unique<Registration>(reading->registration);
        ASSERT_TRUE(s_table->cards.earth);
    }
    static void TearDownTestSuite() {
        s_table.reset();
        s_photo.release();
    }
    static ReadOptions players() { return {engine::Mode::Solo, {"red", "yellow"}}; }

    /// Features that say where a card lies.
    static CardCandidate candidate(const PlacedCard& card, int features) {
        CardCandidate out;
        out.pose = card.pose;
        out.points.sizeMm = card.sizeMm;
        out.votes.assign(sampleProfile().faces.size(), 0);
        out.votes[static_cast<std::size_t>(card.face - sampleProfile().faces.data())] = features;
        out.support = features;
        return out;
    }
    /// Of the buildings, and whatever else.
    static TableCards placed(const std::vector<CardCandidate>& others,
                             const cv::Mat& photo = s_photo) {
        const FaceMatcher matcher(sampleProfile());
        std::vector<CardCandidate> all;
        for (const auto& building : s_table->cards.buildings) {
            all.push_back(candidate(*building, 20));
        }
        all.insert(all.end(), others.begin(), others.end());
        return placeCards(sampleProfile(), matcher, photo, s_table->plane, all, players().players);
    }

    static void expectEarthInItsPlace(const TableCards& cards) {
        ASSERT_TRUE(cards.earth);
        const auto corners = photoCorners(*cards.earth);
        const auto truth = photoCorners(*s_table->cards.earth);
        const double side = cv::norm(truth[1] - truth[0]); // px
        for (std::size_t i = 0; i < truth.size(); ++i) {
            EXPECT_LT(cv::norm(corners[i] - truth[i]), 0.04 * side);
        }
    }
    static std::vector<cv::Point> whole(const std::vector<cv::Point2f>& polygon) {
        return {polygon.begin(), polygon.end()};
    }

    static inline cv::Mat s_photo;
    static inline std::unique_ptr<Registration> s_table;
};

TEST_F(CardPlacerOnATableTest, FindsACardThatLeavesFewFeaturesWhereverTheySayItLies) {
    const auto& earth = *s_table->cards.earth;
    auto few = candidate(earth, 4);
    few.pose.angle += 0.2;
    few.pose.centre += cv::Point2d(5.0, -4.0);
    const auto cards = placed({few});
    expectEarthInItsPlace(cards);
}

TEST_F(CardPlacerOnATableTest, LooksAtACardBehindAHundredEchoesOfAPattern) {
    const auto& building = *s_table->cards.buildings[0];
    ASSERT_FALSE(s_table->cards.backs.empty());
    std::vector<CardCandidate> all;
    for (int i = 0; i < 150; ++i) {
        all.push_back(candidate(s_table->cards.backs.front(), 30));
        all.back().pose.centre += cv::Point2d(i % 15 - 7, 2.0 * std::floor(i / 15.0) - 9);
    }
    all.push_back(candidate(building, 20));
    const FaceMatcher matcher(sampleProfile());
    const auto found = cardHypotheses(sampleProfile(), matcher, s_photo, s_table->plane, all);
    EXPECT_TRUE(std::any_of(found.begin(), found.end(), [&](const CardHypothesis& h) {
        return cv::norm(h.card.pose.centre - building.pose.centre) < 5; // mm
    }));
}

TEST_F(CardPlacerOnATableTest, FindsEarthUnderACrowdThatLeavesNoFeatures) {
    const auto& earth = *s_table->cards.earth;
    cv::Mat photo = s_photo.clone();
    const auto radius = static_cast<int>(7.0 * pxPerMm(earth));
    for (int i = 0; i < 9; ++i) { // a third of the card, besides the pieces that lie on it
        const cv::Point2d mm(12.0 + 19.0 * (i % 3), 16.0 + 27.0 * std::floor(i / 3.0));
        const cv::Scalar colour = i % 2 == 0 ? cv::Scalar(40, 40, 200) : cv::Scalar(40, 200, 220);
        cv::circle(photo, project(earth.cardToPhoto, mm), radius, colour, cv::FILLED, cv::LINE_AA);
    }
    expectEarthInItsPlace(placed({}, photo));
}

TEST_F(CardPlacerOnATableTest, FindsTheShipsOfThosePlayingThoughTheyLeaveNoFeatures) {
    const auto cards = placed({});
    ASSERT_EQ(cards.ships.size(), s_table->cards.ships.size());
    for (const auto& truth : s_table->cards.ships) {
        const auto found = std::find_if(cards.ships.begin(), cards.ships.end(),
                                        [&](const auto& ship) { return ship.face == truth.face; });
        ASSERT_NE(found, cards.ships.end());
        EXPECT_LT(cv::norm(photoCorners(*found)[0] - photoCorners(truth)[0]), 4.0); // px
    }
}

TEST_F(CardPlacerOnATableTest, FindsNoShipThatWasTakenAway) {
    cv::Mat photo = s_photo.clone();
    const auto& ship = s_table->cards.ships.at(0);
    cv::fillConvexPoly(photo, whole(enlarged(photoOutline(ship), 1.3)), cv::Scalar(90, 110, 130));
    const auto cards = placed({}, photo);
    ASSERT_EQ(cards.ships.size(), 1U);
    EXPECT_NE(cards.ships[0].face, ship.face);
}

TEST_F(CardPlacerOnATableTest, FindsBacksByTheirColoursThoughTheyLeaveNoFeatures) {
    const auto cards = placed({});
    EXPECT_TRUE(cards.plainBacks);
    EXPECT_GE(cards.backs.size(), 4U) << "of five";
    for (const auto& found : cards.backs) {
        const auto truth = std::find_if(
            s_table->cards.backs.begin(), s_table->cards.backs.end(), [&](const PlacedCard& back) {
                return cv::norm(back.pose.centre - found.pose.centre) < 4.0; // mm
            });
        ASSERT_NE(truth, s_table->cards.backs.end()) << found.face->name();
        EXPECT_EQ(found.face, truth->face);
        EXPECT_LT(std::abs(std::remainder(found.pose.angle - truth->pose.angle, std::numbers::pi)),
                  0.1);
    }
}

// The features of an emblem that looks the same when it is turned can't tell how the card lies.
TEST_F(CardPlacerOnATableTest, ABackThatSeemsToLieAcrossIsTurned) {
    ASSERT_FALSE(s_table->cards.backs.empty());
    const auto& back = s_table->cards.backs.front();
    for (const double turns : {0.25, 0.75}) { // which end is up matters to nobody
        auto across = candidate(back, 20);
        across.pose.angle += turns * 2 * std::numbers::pi;
        const auto cards = placed({across});
        // The others are searched for by their colours.
        const auto there =
            std::find_if(cards.backs.begin(), cards.backs.end(), [&](const PlacedCard& each) {
                return cv::norm(each.pose.centre - back.pose.centre) < 4.0; // mm
            });
        ASSERT_NE(there, cards.backs.end()) << turns;
        const auto& found = *there;
        EXPECT_EQ(found.face, back.face) << turns;
        EXPECT_NEAR(std::remainder(found.pose.angle - back.pose.angle, 2 * std::numbers::pi), 0,
                    0.05)
            << turns;
        EXPECT_LT(cv::norm(photoCorners(found)[0] - photoCorners(back)[0]), 3.0) << turns;
    }
}

// Amid rays it looks much the same in any direction; cards lie side by side.
TEST_F(CardPlacerOnATableTest, ABackThatSeemsToLieAskewIsTurnedAsItsNeighboursLie) {
    ASSERT_FALSE(s_table->cards.backs.empty());
    const auto& back = s_table->cards.backs.front();
    const FaceMatcher matcher(sampleProfile());
    for (const double turns : {0.025, 0.275}) {
        auto askew = candidate(back, 20);
        askew.pose.angle += turns * 2 * std::numbers::pi;
        auto all = std::vector{askew, candidate(*s_table->cards.buildings[0], 20)};
        const auto found = cardHypotheses(sampleProfile(), matcher, s_photo, s_table->plane, all);
        const auto there = std::find_if(found.begin(), found.end(), [&](const auto& each) {
            return matcher.isBack(each.identity.face);
        });
        ASSERT_NE(there, found.end()) << turns;
        EXPECT_NEAR(std::remainder(there->card.pose.angle - back.pose.angle, std::numbers::pi), 0,
                    0.06)
            << turns;
        EXPECT_GT(there->identity.similarity.both(), 0.85) << turns;
    }
}

TEST_F(CardPlacerOnATableTest, FindsNoCardWhereNoneLies) {
    const auto& earth = *s_table->cards.earth;
    cv::Mat photo = s_photo.clone();
    cv::fillConvexPoly(photo, whole(enlarged(photoOutline(earth), 1.3)), cv::Scalar(90, 110, 130));
    EXPECT_FALSE(placed({}, photo).earth);
    auto chance = candidate(earth, 4);
    EXPECT_FALSE(placed({chance}, photo).earth) << "it was taken away";
    const auto& first = *s_table->cards.buildings[0];
    for (const auto& other : {*s_table->cards.buildings[0], s_table->cards.ships.at(0)}) {
        chance.pose = other.pose;
        EXPECT_FALSE(placed({chance}, photo).earth) << "another card lies there";
    }
    chance.pose.centre = first.pose.centre - cv::Point2d(0.0, 2.0 * first.sizeMm.height);
    EXPECT_FALSE(placed({chance}, photo).earth) << "the bare table";
}

TEST_F(CardPlacerOnATableTest, FindsBuildingsThatLeaveNoFeaturesBetweenOthers) {
    const FaceMatcher matcher(sampleProfile());
    std::vector<CardCandidate> two;
    for (const auto suit : {engine::Suit::Greenhouse, engine::Suit::CommsCenter}) {
        two.push_back(candidate(*s_table->cards.buildings[engine::index(suit)], 20));
    }
    const auto cards =
        placeCards(sampleProfile(), matcher, s_photo, s_table->plane, two, players().players);
    // The energy bank lies between the two, Aqualab beside one.
    for (const auto suit : {engine::Suit::EnergyBank, engine::Suit::Aqualab}) {
        const auto& found = cards.buildings[engine::index(suit)];
        const auto& missing = *s_table->cards.buildings[engine::index(suit)];
        ASSERT_TRUE(found) << missing.face->name();
        EXPECT_LT(cv::norm(photoCorners(*found)[0] - photoCorners(missing)[0]), 4.0) // px
            << missing.face->name();
    }
}

TEST_F(CardPlacerOnATableTest, FindsABuildingThatLeavesNoFeaturesAboveItsStack) {
    const FaceMatcher matcher(sampleProfile());
    int looked = 0;
    for (const auto& project : s_table->cards.projects) {
        const auto suit = std::get<calibration::ProjectFace>(project.face->kind).card.suit();
        const auto& missing = *s_table->cards.buildings[engine::index(suit)];
        if (suitsBelow(missing, {project})[engine::index(suit)] == 0) {
            continue; // the discard pile
        }
        ++looked;
        std::vector<CardCandidate> all{candidate(project, 20)};
        for (const auto& building : s_table->cards.buildings) {
            if (building->face != missing.face) {
                all.push_back(candidate(*building, 20));
            }
        }
        const auto cards =
            placeCards(sampleProfile(), matcher, s_photo, s_table->plane, all, players().players);
        const auto& found = cards.buildings[engine::index(suit)];
        ASSERT_TRUE(found) << missing.face->name();
        EXPECT_LT(cv::norm(photoCorners(*found)[0] - photoCorners(missing)[0]), 4.0) // px
            << missing.face->name();
        break; // one is enough: each look takes a second
    }
    EXPECT_EQ(looked, 1);
}

// Where a lamp takes what tells two buildings apart, their stacks still do.
TEST_F(CardPlacerOnATableTest, BuildingsThatLookAlikeAreToldByTheirStacks) {
    const FaceMatcher matcher(sampleProfile());
    std::vector<CardHypothesis> found;
    for (const std::size_t b : {0U, 1U}) {
        auto& h = found.emplace_back();
        h.card = *s_table->cards.buildings[b];
        h.faces = {static_cast<int>(h.card.face - sampleProfile().faces.data())};
        look(matcher, s_photo, h);
    }
    const cv::Mat both = 0.5 * (found[0].patch + found[1].patch);
    found[0].patch = found[1].patch = both;
    for (const bool crossed : {false, true}) {
        std::vector<PlacedCard> stacks;
        for (const std::size_t b : {0U, 1U}) {
            const auto suit = engine::kSuits[crossed ? 1 - b : b];
            const int face = matcher.projectFace(engine::CardId(suit, 2));
            auto& card = stacks.emplace_back(found[b].card);
            card.face = &sampleProfile().faces[static_cast<std::size_t>(face)];
            card.pose.centre = card.pose.toTable(
                {card.sizeMm.width / 2, 1.5 * card.sizeMm.height + 5}, card.sizeMm);
            card.confidence = 0.9;
        }
        const auto assigned =
            assignBuildings(sampleProfile(), matcher, {&found[0], &found[1]}, stacks);
        for (const std::size_t b : {0U, 1U}) {
            const auto& building = assigned.bySuit[crossed ? 1 - b : b];
            ASSERT_TRUE(building) << crossed;
            EXPECT_EQ(building->pose.centre, found[b].card.pose.centre) << crossed;
        }
    }
}

TEST_F(CardPlacerOnATableTest, HalfAnEchoOfABuildingIsNoSecondTable) {
    const FaceMatcher matcher(sampleProfile());
    std::vector<CardHypothesis> found;
    for (const auto& building : s_table->cards.buildings) {
        auto& h = found.emplace_back();
        h.card = *building;
        h.faces = {static_cast<int>(building->face - sampleProfile().faces.data())};
        look(matcher, s_photo, h);
    }
    const auto doubledBy = [&](double heights) {
        auto all = found;
        all.push_back(found.front());
        auto& card = all.back().card;
        card.cardToPhoto =
            card.cardToPhoto * cv::Matx33d(1, 0, 0, 0, 1, -heights * card.sizeMm.height, 0, 0, 1);
        std::vector<const CardHypothesis*> pointers(all.size());
        std::transform(all.begin(), all.end(), pointers.begin(), [](const auto& h) { return &h; });
        return assignBuildings(sampleProfile(), matcher, pointers, {}).doubled;
    };
    EXPECT_EQ(doubledBy(0.6), 0);
    EXPECT_EQ(doubledBy(3), 1);
}

} // namespace
} // namespace pocketmars::vision
