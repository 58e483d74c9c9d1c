#include "engine/rules/score.h"

#include <gtest/gtest.h>

namespace pocketmars::engine {
namespace {

using Counts = std::array<int, 4>;

ScoredPlayer player(std::string colour, int energy, int ship, Counts oneStar, Counts twoStar) {
    return {Role::Human, std::move(colour), energy, ship, oneStar, twoStar};
}

ScoredPlayer da(int energy, int ship, Counts oneStar, Counts twoStar) {
    return {Role::Da, "blue", energy, ship, oneStar, twoStar};
}

/// Has the highest energy, and so takes the energy line from players with less.
ScoredPlayer bystander() { return player("grey", 7, 0, {}, {}); }

ScoreLines linesOf(const ScoredPlayer& one) {
    return score(Mode::Versus, Edition::English, {one, bystander()}).players.front();
}

ScoreLines daLinesOf(const ScoredPlayer& one) {
    return score(Mode::Solo, Edition::English, {bystander(), one}).players.back();
}

std::vector<std::string> winners(Edition edition, const std::vector<ScoredPlayer>& players,
                                 PolishTie tie = PolishTie::TwoStar) {
    return score(Mode::Versus, edition, players, tie).winners;
}

using Colours = std::vector<std::string>;

TEST(Score, AColonistOnTheShipIsOnePoint) {
    EXPECT_EQ(linesOf(player("red", 0, 5, {}, {})).ship, 5);
    EXPECT_EQ(daLinesOf(da(0, 7, {}, {})).ship, 7);
}

TEST(Score, AColonistOnOneStarIsTwoPoints) {
    EXPECT_EQ(linesOf(player("red", 0, 0, {1, 0, 2, 0}, {})).oneStar, 6);
    EXPECT_EQ(daLinesOf(da(0, 0, {1, 0, 0, 3}, {})).oneStar, 8);
}

TEST(Score, AColonistOnTwoStarIsFourPoints) {
    EXPECT_EQ(linesOf(player("red", 0, 0, {}, {1, 0, 0, 1})).twoStar, 8);
    EXPECT_EQ(daLinesOf(da(0, 0, {}, {0, 1, 0, 0})).twoStar, 4);
}

TEST(Score, AllFourBuildingsCountWhicheverSpaceIsTaken) {
    EXPECT_EQ(linesOf(player("red", 0, 0, {1, 0, 1, 0}, {0, 1, 0, 1})).allFour, 2);
    EXPECT_EQ(daLinesOf(da(0, 0, {1, 0, 1, 0}, {0, 1, 0, 1})).allFour, 4);
}

TEST(Score, ThreeBuildingsAreNotAllFour) {
    EXPECT_EQ(linesOf(player("red", 0, 0, {2, 2, 2, 0}, {1, 0, 0, 0})).allFour, 0);
    EXPECT_EQ(daLinesOf(da(0, 0, {0, 2, 2, 2}, {0, 0, 0, 1})).allFour, 0);
}

TEST(Score, FourInOneBuildingCountBothSpacesTogether) {
    EXPECT_EQ(linesOf(player("red", 0, 0, {3, 0, 0, 0}, {1, 0, 0, 0})).fourInOne, 3);
    EXPECT_EQ(linesOf(player("red", 0, 0, {0, 0, 0, 7}, {})).fourInOne, 3);
    EXPECT_EQ(daLinesOf(da(0, 0, {0, 4, 0, 0}, {})).fourInOne, 5);
}

TEST(Score, ThreeInOneBuildingAreNotFour) {
    EXPECT_EQ(linesOf(player("red", 0, 0, {3, 3, 0, 0}, {})).fourInOne, 0);
    EXPECT_EQ(linesOf(player("red", 0, 4, {2, 0, 0, 0}, {1, 0, 0, 0})).fourInOne, 0);
}

TEST(Score, FourInOneCountsOnceHoweverManyBuildingsHoldFour) {
    // More colonists than the box holds: only so could two buildings hold four.
    EXPECT_EQ(linesOf(player("red", 0, 0, {4, 4, 0, 0}, {})).fourInOne, 3);
}

TEST(Score, TheHighestEnergyAloneTakesTheLine) {
    const auto sheet = score(Mode::Versus, Edition::English,
                             {player("red", 3, 0, {}, {}), player("blue", 4, 0, {}, {})});
    EXPECT_EQ(sheet.players[0].energy, 0);
    EXPECT_EQ(sheet.players[1].energy, 1);
}

TEST(Score, EnergyTiedAtZeroCountsForAllTied) { // ruling 13
    const auto sheet = score(
        Mode::Versus, Edition::English,
        {player("red", 0, 0, {}, {}), player("blue", 0, 0, {}, {}), player("green", 0, 0, {}, {})});
    for (const auto& lines : sheet.players) {
        EXPECT_EQ(lines.energy, 1);
    }
}

TEST(Score, TiedEnergyLeavesTheLowerOneOut) {
    const auto sheet = score(
        Mode::Versus, Edition::Polish,
        {player("red", 5, 0, {}, {}), player("blue", 4, 0, {}, {}), player("green", 5, 0, {}, {})});
    EXPECT_EQ(sheet.players[0].energy, 1);
    EXPECT_EQ(sheet.players[1].energy, 0);
    EXPECT_EQ(sheet.players[2].energy, 1);
}

TEST(Score, DaTakesTwoForEnergyAndTheHumanOneWhenTied) {
    const auto sheet =
        score(Mode::Solo, Edition::English, {player("red", 2, 0, {}, {}), da(2, 0, {}, {})});
    EXPECT_EQ(sheet.players[0].energy, 1);
    EXPECT_EQ(sheet.players[1].energy, 2);
}

TEST(Score, TheTotalAddsEveryLine) {
    const auto lines = score(Mode::Solo, Edition::English,
                             {player("red", 3, 1, {1, 0, 1, 1}, {0, 1, 1, 0}), da(3, 0, {}, {})})
                           .players.front();
    EXPECT_EQ(lines.ship, 1);
    EXPECT_EQ(lines.oneStar, 6);
    EXPECT_EQ(lines.twoStar, 8);
    EXPECT_EQ(lines.allFour, 2);
    EXPECT_EQ(lines.fourInOne, 0);
    EXPECT_EQ(lines.energy, 1);
    EXPECT_EQ(lines.total(), 18);
}

TEST(Winners, TheHumanNeedsMorePointsThanDa) {
    const auto human = player("red", 0, 3, {}, {});
    for (const auto edition : {Edition::English, Edition::Polish}) {
        // 3 + 1 for energy against 2 for energy and the ship
        EXPECT_EQ(score(Mode::Solo, edition, {human, da(0, 1, {}, {})}).winners, Colours{"red"});
        EXPECT_EQ(score(Mode::Solo, edition, {human, da(0, 2, {}, {})}).winners, Colours{"blue"});
        EXPECT_EQ(score(Mode::Solo, edition, {human, da(0, 3, {}, {})}).winners, Colours{"blue"});
    }
}

TEST(Winners, ASoloTieIsNotBrokenByColonistsInBuildings) {
    // 9 points each; the human has more in buildings.
    const auto sheet = score(Mode::Solo, Edition::English,
                             {player("red", 0, 0, {2, 2, 0, 0}, {}), da(0, 7, {}, {})});
    EXPECT_EQ(sheet.players[0].total(), 9);
    EXPECT_EQ(sheet.players[1].total(), 9);
    EXPECT_EQ(sheet.winners, Colours{"blue"});
}

TEST(Winners, MostPointsWinInBothEditions) {
    const std::vector<ScoredPlayer> players{
        player("red", 0, 1, {}, {}), player("blue", 0, 3, {}, {}), player("green", 0, 2, {}, {})};
    EXPECT_EQ(winners(Edition::English, players), Colours{"blue"});
    EXPECT_EQ(winners(Edition::Polish, players), Colours{"blue"});
}

TEST(Winners, AnEnglishTieGoesToMoreColonistsInBuildings) {
    EXPECT_EQ(winners(Edition::English, {player("red", 0, 0, {}, {1, 0, 0, 0}),
                                         player("blue", 0, 0, {2, 0, 0, 0}, {})}),
              Colours{"blue"});
}

TEST(Winners, AnEnglishTieIsNotBrokenByTwoStar) {
    // 8 points, 3 in buildings each; red has one more on ★★ and blue two more on the ship.
    EXPECT_EQ(winners(Edition::English, {player("red", 0, 0, {2, 0, 0, 0}, {1, 0, 0, 0}),
                                         player("blue", 0, 2, {3, 0, 0, 0}, {})}),
              (Colours{"red", "blue"}));
}

TEST(Winners, WhatStaysTiedIsSharedInTheEnglishEdition) {
    const auto same = player("red", 0, 0, {1, 0, 0, 0}, {});
    auto other = same;
    other.colour = "blue";
    EXPECT_EQ(winners(Edition::English, {same, player("green", 0, 0, {}, {}), other}),
              (Colours{"red", "blue"}));
}

TEST(Winners, APolishTieGoesToMoreOnTwoStar) {
    EXPECT_EQ(winners(Edition::Polish, {player("red", 0, 0, {}, {1, 0, 0, 0}),
                                        player("blue", 0, 0, {2, 0, 0, 0}, {})}),
              Colours{"red"});
}

TEST(Winners, APolishTieReadAsOneStarGoesToMoreOnOneStar) {
    EXPECT_EQ(
        winners(Edition::Polish,
                {player("red", 0, 0, {}, {1, 0, 0, 0}), player("blue", 0, 0, {2, 0, 0, 0}, {})},
                PolishTie::OneStar),
        Colours{"blue"});
}

TEST(Winners, APolishTieOnTwoStarGoesToMoreInBuildings) {
    EXPECT_EQ(winners(Edition::Polish, {player("red", 0, 2, {}, {1, 0, 0, 0}),
                                        player("blue", 0, 0, {1, 0, 0, 0}, {1, 0, 0, 0})}),
              Colours{"blue"});
}

TEST(Winners, WhatStaysTiedIsDrawnInThePolishEdition) {
    const auto same = player("red", 0, 0, {1, 0, 0, 0}, {});
    auto other = same;
    other.colour = "blue";
    EXPECT_EQ(winners(Edition::Polish, {same, other, player("green", 0, 0, {}, {})}), Colours{});
    EXPECT_EQ(winners(Edition::Polish, {same, other}, PolishTie::OneStar), Colours{});
}

TEST(Winners, TheReadingOfThePolishTieLeavesTheEnglishEditionAlone) {
    EXPECT_EQ(
        winners(Edition::English,
                {player("red", 0, 0, {}, {1, 0, 0, 0}), player("blue", 0, 0, {2, 0, 0, 0}, {})},
                PolishTie::OneStar),
        Colours{"blue"});
}

TEST(Score, TakesFourPlayersInSeatingOrder) {
    const auto sheet = score(Mode::Versus, Edition::English,
                             {player("d", 0, 1, {}, {}), player("c", 0, 2, {}, {}),
                              player("b", 0, 3, {}, {}), player("a", 0, 3, {}, {})});
    ASSERT_EQ(sheet.players.size(), 4U);
    EXPECT_EQ(sheet.players[0].colour, "d");
    EXPECT_EQ(sheet.winners, (Colours{"b", "a"}));
}

TEST(ScoredPlayers, TakeCountsByColourAndZeroForWhatIsNotKnown) {
    Observation table;
    ObservedPlayer red;
    red.colour = "red";
    red.energy = Reading<int>(3, 0.9);
    red.ship = Reading<int>::unread();
    ObservedPlayer blue;
    blue.role = Role::Da;
    blue.colour = "blue";
    blue.ship = Reading<int>(2);
    table.players = {red, blue};
    auto& greenhouse = table.building(Suit::Greenhouse);
    greenhouse.oneStar = Reading<ColonistCounts>({{"red", Reading<int>(2)}});
    greenhouse.twoStar = Reading<ColonistCounts>({{"blue", Reading<int>(1)}});
    table.building(Suit::Aqualab).oneStar = Reading<ColonistCounts>::unread();

    const auto players = scoredPlayers(table);
    ASSERT_EQ(players.size(), 2U);
    EXPECT_EQ(players[0].energy, 3);
    EXPECT_EQ(players[0].ship, 0);
    EXPECT_EQ(players[0].oneStar, (Counts{2, 0, 0, 0}));
    EXPECT_EQ(players[0].twoStar, Counts{});
    EXPECT_EQ(players[1].role, Role::Da);
    EXPECT_EQ(players[1].energy, 0);
    EXPECT_EQ(players[1].ship, 2);
    EXPECT_EQ(players[1].twoStar, (Counts{1, 0, 0, 0}));
}

TEST(ScoredPlayers, AreAllHumanInVersus) {
    Observation table;
    table.mode = Mode::Versus;
    table.players.resize(2);
    table.players[1].role = Role::Da;
    EXPECT_EQ(scoredPlayers(table)[1].role, Role::Human);
}

} // namespace
} // namespace pocketmars::engine
