#include "app/session/watching/proposed_players.h"

#include "engine/rules/setup.h"

#include <gtest/gtest.h>

#include <optional>
#include <vector>

namespace pocketmars::session {
namespace {

using engine::Level;
using engine::Mode;
using Prep = vision::SeatSeen::Prep;

constexpr int kNear = 0;

vision::SeatSeen seat(const char* colour, int ship, int earth, Prep prep = Prep::NotSeen,
                      int side = kNear) {
    return {colour, side, 0.99, ship, earth, prep};
}

std::optional<ProposedPlayers> propose(const std::vector<vision::SeatSeen>& seats) {
    return proposePlayers(seats);
}

TEST(ProposedPlayers, ASetUpSaysWhoIsHumanAndDasLevel) {
    EXPECT_EQ(propose({seat("orange", 1, 6), seat("purple", 6, 1)}),
              (ProposedPlayers{Mode::Solo, {"orange", "purple"}, Level::SuperDroid}));
    EXPECT_EQ(propose({seat("orange", 7, 0), seat("purple", 1, 6)}),
              (ProposedPlayers{Mode::Solo, {"purple", "orange"}, Level::Cyborg}))
        << "wherever they lie";
}

TEST(ProposedPlayers, LaterDasPrepModuleLiesToTheRight) {
    const auto white = seat("white", 3, 2, Prep::Right);
    const auto black = seat("black", 0, 4, Prep::Left);
    const ProposedPlayers solo{Mode::Solo, {"black", "white"}};
    EXPECT_EQ(propose({white, black}), solo);
    EXPECT_EQ(propose({black, white}), solo);
    EXPECT_EQ(propose({white, seat("black", 0, 4, Prep::Elsewhere)}), propose({white, black}));
    EXPECT_EQ(propose({white, seat("black", 0, 4, Prep::NotSeen)}), std::nullopt);
    EXPECT_EQ(propose({white, seat("black", 0, 4, Prep::Right)}), std::nullopt);
}

TEST(ProposedPlayers, ShipsOnOtherSidesAreAGameOfPeopleInTheOrderOfPlay) {
    EXPECT_EQ(propose({seat("red", 1, 6), seat("blue", 2, 3, Prep::NotSeen, 1),
                       seat("green", 0, 0, Prep::NotSeen, 2)}),
              (ProposedPlayers{Mode::Versus, {"red", "blue", "green"}}));
    const auto dealt = engine::emptyTable({.mode = Mode::Versus}).players[0];
    EXPECT_EQ(
        propose({seat("red", dealt.ship, dealt.earth), seat("blue", dealt.ship, dealt.earth)}),
        (ProposedPlayers{Mode::Versus, {"red", "blue"}}))
        << "side by side, as a game of two begins";
}

TEST(ProposedPlayers, WhatIsNotClearIsNotProposed) {
    EXPECT_EQ(propose({}), std::nullopt);
    EXPECT_EQ(propose({seat("red", 1, 6)}), std::nullopt);
    auto blue = seat("blue", 5, 2);
    blue.confidence = 0.6;
    EXPECT_EQ(propose({seat("red", 1, 6), blue}), std::nullopt) << "perhaps another colour's ship";
    blue.confidence = 0.99;
    blue.ship.reset();
    EXPECT_EQ(propose({seat("red", 1, 6), blue}), std::nullopt);
}

} // namespace
} // namespace pocketmars::session
