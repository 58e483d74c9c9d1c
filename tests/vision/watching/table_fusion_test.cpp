#include "vision/watching/table_fusion.h"

#include <gtest/gtest.h>

#include <string>

namespace pocketmars::vision {
namespace {

using engine::CardId;
using engine::ColonistCounts;
using engine::Observation;
using engine::Reading;
using engine::StackCard;
using engine::Suit;

/// A solo table that is read well, but for what a test changes.
Observation table() {
    Observation out;
    for (const std::string colour : {"red", "blue"}) {
        engine::ObservedPlayer player;
        player.role = colour == "red" ? engine::Role::Human : engine::Role::Da;
        player.colour = colour;
        player.energy = Reading<int>(3, 0.9);
        player.earth = Reading<int>(5, 0.9);
        player.ship = Reading<int>(2, 0.9);
        player.prep = Reading<std::vector<Reading<Suit>>>(
            {Reading<Suit>(Suit::Aqualab, 0.9), Reading<Suit>(Suit::Greenhouse, 0.95)}, 0.9);
        out.players.push_back(player);
    }
    for (auto& building : out.buildings) {
        building.stack = Reading<std::vector<Reading<StackCard>>>(
            {Reading<StackCard>(4, 0.9), Reading<StackCard>(engine::FaceDown{}, 0.95)}, 0.9);
        building.oneStar = Reading<ColonistCounts>({{"red", Reading<int>(1, 0.9)}}, 0.9);
        building.twoStar = Reading<ColonistCounts>(ColonistCounts{}, 0.9);
    }
    out.discardTop = Reading<std::optional<CardId>>(CardId::parse("C7"), 0.9);
    out.deckTop = Reading<std::optional<Suit>>(Suit::Aqualab, 0.9);
    return out;
}

Observation withEnergy(const Reading<int>& energy) {
    auto out = table();
    out.players[0].energy = energy;
    return out;
}

Reading<int> energyOf(const TableFusion& fusion) { return fusion.fused().players[0].energy; }

TEST(TableFusion, OneReadingIsItself) {
    TableFusion fusion;
    fusion.addView(table());
    EXPECT_EQ(fusion.fused(), table());
}

TEST(TableFusion, ReadingsThatAgreeGrowSurer) {
    TableFusion fusion;
    fusion.addView(table());
    fusion.add(table());
    const auto twice = fusion.fused();
    EXPECT_GT(twice.players[0].energy.confidence(), 0.9);
    EXPECT_GT(twice.discardTop.confidence(), 0.9);
    EXPECT_GT(twice.building(Suit::Greenhouse).stack.value()[0].confidence(), 0.9);
    EXPECT_GT(twice.building(Suit::Greenhouse).oneStar.value().at("red").confidence(), 0.9);
    EXPECT_GT(twice.building(Suit::Greenhouse).twoStar.confidence(), 0.9);
    EXPECT_EQ(twice.players[1].prep.value().size(), 2U);
    EXPECT_TRUE(agree(twice, table()));
}

TEST(TableFusion, TheSamePictureAgainProvesLittle) {
    TableFusion sameView;
    TableFusion otherViews;
    const auto doubtful = withEnergy(Reading<int>(3, 0.6));
    sameView.addView(doubtful);
    otherViews.addView(doubtful);
    for (int i = 0; i < 20; ++i) {
        sameView.add(doubtful);
        otherViews.addView(doubtful);
    }
    EXPECT_LT(energyOf(sameView).confidence(), 0.7);
    EXPECT_GT(energyOf(otherViews).confidence(), 0.85);
}

TEST(TableFusion, TheBetterReadingOfAViewWins) {
    TableFusion fusion;
    fusion.addView(withEnergy(Reading<int>(4, 0.5)));
    fusion.add(withEnergy(Reading<int>(3, 0.95)));
    EXPECT_EQ(energyOf(fusion).value(), 3);
    EXPECT_LT(energyOf(fusion).confidence(), 0.95);
}

TEST(TableFusion, GlareThatMovesHidesNothingForEver) {
    auto first = table();
    first.players[0].energy = Reading<int>::unread();
    first.building(Suit::Aqualab).stack.value()[0] = Reading<StackCard>::unread();
    first.building(Suit::Aqualab).stack.setConfidence(0.0);
    auto second = table();
    second.players[1].energy = Reading<int>::unread();
    second.building(Suit::EnergyBank).stack = {};
    second.building(Suit::EnergyBank).oneStar = Reading<ColonistCounts>::unread();
    TableFusion fusion;
    fusion.addView(first);
    EXPECT_TRUE(energyOf(fusion).isUnread());
    fusion.addView(second);
    const auto both = fusion.fused();
    EXPECT_EQ(both.players[0].energy.valueOr(-1), 3);
    EXPECT_EQ(both.players[1].energy.valueOr(-1), 3);
    EXPECT_EQ(both.building(Suit::Aqualab).stack.value()[0].valueOr(0), StackCard(4));
    EXPECT_EQ(both.building(Suit::EnergyBank).stack.value().size(), 2U);
    EXPECT_EQ(both.building(Suit::EnergyBank).oneStar.value().at("red").valueOr(-1), 1);
    EXPECT_LT(both.players[1].energy.confidence(), 0.9) << "it may have changed under the glare";
    EXPECT_GT(both.players[1].energy.confidence(), 0.7);
}

TEST(TableFusion, AnotherTableBeginsAnew) {
    TableFusion fusion;
    fusion.addView(table());
    fusion.add(table());
    auto moved = withEnergy(Reading<int>(4, 0.6));
    moved.players[1].energy = Reading<int>::unread();
    fusion.addView(moved);
    EXPECT_EQ(fusion.fused(), moved) << "a move was made: who knows what else it changed";
    EXPECT_EQ(fusion.readingsOfView(), 1U);
    auto versus = moved;
    versus.mode = engine::Mode::Versus;
    fusion.add(versus);
    EXPECT_EQ(fusion.fused(), versus);
}

TEST(TableFusion, ConfidencesStayProbabilities) {
    TableFusion fusion;
    fusion.addView(withEnergy(Reading<int>(3))); // as a file says it, without a confidence
    for (int i = 0; i < 30; ++i) {
        fusion.addView(withEnergy(Reading<int>(3, 1.0)));
        fusion.add(withEnergy(Reading<int>(i % 8, 0.0)));
        const auto confidence = energyOf(fusion).confidence();
        ASSERT_TRUE(confidence);
        EXPECT_GE(*confidence, 0.0);
        EXPECT_LE(*confidence, 1.0);
    }
}

TEST(TableFusion, AgreementIsAboutWhatWasReadInBoth) {
    EXPECT_TRUE(agree(table(), table()));
    auto other = table();
    other.players[0].prep.value() = {Reading<Suit>(Suit::Greenhouse, 0.9),
                                     Reading<Suit>(Suit::Aqualab, 0.9)};
    EXPECT_TRUE(agree(table(), other)) << "backs lie in any order";
    other.building(Suit::Greenhouse).twoStar.value()["blue"] = Reading<int>(1, 0.9);
    EXPECT_FALSE(agree(table(), other)) << "a colour that is not listed has none there";
    other = table();
    other.building(Suit::Greenhouse).stack.value().pop_back();
    EXPECT_FALSE(agree(table(), other));
    other.building(Suit::Greenhouse).stack = {};
    EXPECT_TRUE(agree(table(), other));
    other.discardTop = Reading<std::optional<CardId>>(std::nullopt, 0.8);
    EXPECT_FALSE(agree(table(), other));
    other = table();
    other.players.pop_back();
    EXPECT_FALSE(agree(table(), other));
}

} // namespace
} // namespace pocketmars::vision
