#include "vision/card_placer.h"

#include "tests/vision/samples.h"
#include "vision/table_reader.h"

#include <gtest/gtest.h>

#include <memory>
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
    static TableCards placed(const std::vector<CardCandidate>& others) {
        const FaceMatcher matcher(sampleProfile());
        std::vector<CardCandidate> all;
        for (const auto& building : s_table->cards.buildings) {
            all.push_back(candidate(*building, 20));
        }
        all.insert(all.end(), others.begin(), others.end());
        return placeCards(sampleProfile(), matcher, s_photo, s_table->plane, all,
                          players().players);
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
    ASSERT_TRUE(cards.earth);
    const auto corners = photoCorners(*cards.earth);
    const auto truth = photoCorners(earth);
    const double side = cv::norm(truth[1] - truth[0]); // px
    for (std::size_t i = 0; i < truth.size(); ++i) {
        EXPECT_LT(cv::norm(corners[i] - truth[i]), 0.04 * side);
    }
}

TEST_F(CardPlacerOnATableTest, FindsNoCardWhereNoneLies) {
    auto chance = candidate(*s_table->cards.earth, 4);
    const auto& first = *s_table->cards.buildings[0];
    for (const auto& other : {*s_table->cards.buildings[0], s_table->cards.ships.at(0)}) {
        chance.pose = other.pose;
        EXPECT_FALSE(placed({chance}).earth) << "another card lies there";
    }
    chance.pose.centre = first.pose.centre - cv::Point2d(0.0, 2.0 * first.sizeMm.height);
    EXPECT_FALSE(placed({chance}).earth) << "the bare table";
}

} // namespace
} // namespace pocketmars::vision
