#include "engine/inference/slip.h"
#include "tests/engine/table_builder.h"

#include <gtest/gtest.h>

#include <vector>

namespace pocketmars::engine {
namespace {

State slippedTable() {
    return TableBuilder(Mode::Solo, 2)
        .deck("? ? ?")
        .ship(2)
        .oneStar('G', 1)
        .twoStar('E', 1)
        .energy(3)
        .build();
}

Slip colonist(Spot belongs, Spot is) {
    return {Slip::Kind::Colonist, 0, static_cast<std::uint8_t>(belongs.index()),
            static_cast<std::uint8_t>(is.index())};
}

TEST(Slip, SharesAPlaceWithOthersThatLeaveItWrongToo) {
    const auto launched = colonist(Spot::earth(), Spot::ship());
    const auto settled = colonist(Spot::earth(), Spot::oneStar(0));
    const auto movedUp = colonist(Spot::oneStar(0), Spot::twoStar(0));
    EXPECT_TRUE(shareAPlace(std::vector{launched}));
    EXPECT_TRUE(shareAPlace(std::vector{launched, settled}));
    EXPECT_TRUE(shareAPlace(std::vector{settled, movedUp}));
    EXPECT_FALSE(shareAPlace(std::vector{launched, settled, movedUp}));
    const Slip energy{Slip::Kind::Energy, 0, 2, 3};
    EXPECT_TRUE(shareAPlace(std::vector{energy, {Slip::Kind::Energy, 0, 4, 3}}));
    EXPECT_FALSE(shareAPlace(std::vector{energy, {Slip::Kind::Energy, 1, 4, 3}}));
    EXPECT_FALSE(shareAPlace(std::vector{energy, launched}));
}

TEST(Slip, CountsColonistsAtEachSpot) {
    const auto state = slippedTable();
    const auto& red = state.players[0];
    const auto greenhouse = index(Suit::Greenhouse);
    const auto energyBank = index(Suit::EnergyBank);
    EXPECT_EQ(countAt(red, Spot::earth()), red.earth);
    EXPECT_EQ(countAt(red, Spot::ship()), 2);
    EXPECT_EQ(countAt(red, Spot::oneStar(greenhouse)), 1);
    EXPECT_EQ(countAt(red, Spot::twoStar(greenhouse)), 0);
    EXPECT_EQ(countAt(red, Spot::twoStar(energyBank)), 1);
    int all = 0;
    for (std::size_t i = 0; i < Spot::kCount; ++i) {
        all += countAt(red, Spot::at(i));
    }
    EXPECT_EQ(all, kColonistsPerColour);
}

TEST(Slip, MovesOneColonistAndIsMendedAgain) {
    const auto right = slippedTable();
    const auto slip = colonist(Spot::earth(), Spot::ship());
    auto wrong = right;
    make(wrong, slip);
    EXPECT_EQ(wrong.players[0].ship, right.players[0].ship + 1);
    EXPECT_EQ(wrong.players[0].earth, right.players[0].earth - 1);
    EXPECT_EQ(mended(wrong, slip), right);
}

TEST(Slip, MovesAMarkerAndIsMendedAfterMoreWasGained) {
    const Slip slip{Slip::Kind::Energy, 0, 3, 4};
    auto state = slippedTable();
    make(state, slip);
    EXPECT_EQ(state.players[0].energy, 4);
    state.players[0].energy = 6;
    EXPECT_EQ(mended(state, slip).players[0].energy, 5);
}

TEST(Slip, IsNotMendedWhereTheColonistHasGoneOn) {
    const auto slip = colonist(Spot::earth(), Spot::oneStar(index(Suit::Aqualab)));
    EXPECT_EQ(mended(slippedTable(), slip), slippedTable());
}

TEST(Slip, OfTheSystemFailureIsMendedByDiscardingThen) {
    const auto state = mended(slippedTable(), Slip{});
    EXPECT_EQ(state.cards.count(Zone::deck()), 1U);
    EXPECT_EQ(state.cards.count(Zone::discard()), 2U);
}

TEST(Slip, IsLikelierTheMoreItIsLikeAMove) {
    const auto launch = colonist(Spot::earth(), Spot::ship());
    const auto jump = colonist(Spot::earth(), Spot::twoStar(0));
    EXPECT_GT(prior(launch), prior(jump));
    EXPECT_GT(prior({Slip::Kind::Energy, 0, 3, 4}), prior({Slip::Kind::Energy, 0, 3, 5}));
    EXPECT_LT(prior(Slip{}), 0.01);
}

} // namespace
} // namespace pocketmars::engine
