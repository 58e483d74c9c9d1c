#include "engine/observation/table_check.h"

#include "tests/engine/example_table.h"

#include <gtest/gtest.h>

namespace pocketmars::engine {
namespace {

std::string complaint(const Observation& table) {
    const auto wrong = firstContradiction(table);
    return wrong ? wrong->toString() : "none";
}

Observation versusTable(int players) {
    const std::array<const char*, 5> colours{"red", "blue", "green", "yellow", "white"};
    auto table = exampleTable();
    table.mode = Mode::Versus;
    table.players[1].role = Role::Human;
    table.players.resize(2);
    for (int i = 2; i < players; ++i) {
        table.players.push_back(
            examplePlayer(Role::Human, colours.at(static_cast<std::size_t>(i)), 7, 0));
    }
    return table;
}

TEST(FirstContradiction, FindsNoneInATableThatCouldBe) {
    EXPECT_EQ(complaint(exampleTable()), "none");
    EXPECT_EQ(complaint(versusTable(2)), "none");
    EXPECT_EQ(complaint(versusTable(4)), "none");
}

TEST(FirstContradiction, GivesWhatIsNotKnownTheBenefitOfTheDoubt) {
    Observation table;
    table.players.resize(2);
    table.players[0].colour = "red";
    table.players[1].colour = "blue";
    table.players[1].role = Role::Da;
    EXPECT_EQ(complaint(table), "none");
    table = exampleTable();
    table.players[0].earth = Reading<int>::unread();
    EXPECT_EQ(complaint(table), "none");
}

TEST(FirstContradiction, SoloHasTheHumanAndThenDa) {
    auto table = exampleTable();
    table.players.pop_back();
    EXPECT_EQ(complaint(table), "players: expected the human and DA in solo, found 1");
    table = exampleTable();
    table.players.push_back(examplePlayer(Role::Human, "green", 7, 0));
    EXPECT_EQ(complaint(table), "players: expected the human and DA in solo, found 3");
    table = exampleTable();
    std::swap(table.players[0], table.players[1]);
    EXPECT_EQ(complaint(table), R"(players.0.role: expected "human" here in solo)");
    table = exampleTable();
    table.players[1].role = Role::Human;
    EXPECT_EQ(complaint(table), R"(players.1.role: expected "da" here in solo)");
}

TEST(FirstContradiction, VersusHasTwoToFourHumans) {
    auto table = versusTable(2);
    table.players.pop_back();
    EXPECT_EQ(complaint(table), "players: expected 2 to 4 players in versus, found 1");
    EXPECT_EQ(complaint(versusTable(5)), "players: expected 2 to 4 players in versus, found 5");
    table = versusTable(3);
    table.players[2].role = Role::Da;
    EXPECT_EQ(complaint(table), R"(players.2.role: expected "human" here in versus)");
}

TEST(FirstContradiction, TwoPlayersCannotShareAColour) {
    auto table = versusTable(3);
    table.players[2].colour = "red";
    EXPECT_EQ(complaint(table), R"(players.2.colour: "red" is taken by players.0)");
}

TEST(FirstContradiction, NobodyMayOwnAColonistOfAStrangeColour) {
    auto table = exampleTable();
    auto& counts = table.building(Suit::Aqualab).oneStar.value();
    counts["green"] = Reading<int>(0, 0.9);
    EXPECT_EQ(complaint(table), "none");
    counts["green"] = Reading<int>(1);
    EXPECT_EQ(complaint(table), "buildings.aqualab.one_star.green: nobody plays this colour");
}

TEST(FirstContradiction, TwoStarHoldsOneOrTwo) {
    auto table = exampleTable();
    table.players[1].ship = Reading<int>(3);
    table.building(Suit::Greenhouse).twoStar.value()["blue"] = Reading<int>(1);
    EXPECT_EQ(complaint(table),
              "buildings.greenhouse.two_star: expected at most 1 colonist with 2 players, found 2");
    auto three = versusTable(3);
    three.players[1].ship = Reading<int>(3);
    three.building(Suit::Greenhouse).twoStar.value()["blue"] = Reading<int>(1);
    EXPECT_EQ(complaint(three), "none");
    three.players[2].earth = Reading<int>(6);
    three.building(Suit::Greenhouse).twoStar.value()["green"] = Reading<int>(1);
    EXPECT_EQ(
        complaint(three),
        "buildings.greenhouse.two_star: expected at most 2 colonists with 3 players, found 3");
}

TEST(FirstContradiction, AColourHasSevenColonists) {
    auto table = exampleTable();
    table.players[0].ship = Reading<int>(2);
    EXPECT_EQ(complaint(table), "players.0: 8 red colonists in all (earth 3, ship 2, in buildings "
                                "3), expected 7 of a colour");
    table.players[0].earth = Reading<int>::unread();
    EXPECT_EQ(complaint(table), "none");
    table.players[0].ship = Reading<int>(5);
    EXPECT_EQ(complaint(table), "players.0: 8 red colonists in all (earth 0, ship 5, in buildings "
                                "3), expected 7 of a colour");
    table = exampleTable();
    table.players[1].ship = Reading<int>(3);
    EXPECT_EQ(complaint(table), "players.1: 6 blue colonists in all (earth 2, ship 3, in buildings "
                                "1), expected 7 of a colour");
}

TEST(FirstContradiction, WhatHasAConfidenceMayBeTheWrongOne) {
    auto table = exampleTable();
    table.players[0].ship = Reading<int>(2, 0.99);
    EXPECT_EQ(complaint(table), "none") << "8 red";
    table = exampleTable();
    table.players[1].ship = Reading<int>(3);
    table.building(Suit::Greenhouse).twoStar.value()["blue"] = Reading<int>(1, 0.99);
    EXPECT_EQ(complaint(table), "none") << "2 on a space for 1";
    table = exampleTable();
    table.discardTop = Reading<std::optional<CardId>>(CardId::parse("G5"), 0.9);
    EXPECT_EQ(complaint(table), "none") << "a card twice";
}

TEST(FirstImpossibility, IsWhateverCannotBeScoredConfidencesOrNot) {
    auto table = exampleTable();
    table.players[0].ship = Reading<int>(7);
    EXPECT_FALSE(firstImpossibility(table)) << "a mere contradiction";
    table.building(Suit::Aqualab).oneStar.value()["green"] = Reading<int>(1, 0.5);
    EXPECT_EQ(firstImpossibility(table)->path, "buildings.aqualab.one_star.green");
    table.players.pop_back();
    EXPECT_EQ(firstImpossibility(table)->path, "players");
}

TEST(FirstContradiction, KeepsAColoursNameToOneLine) {
    auto table = exampleTable();
    table.players[0].colour = table.players[1].colour = "r\n\x1b\x7f";
    EXPECT_EQ(complaint(table), R"(players.1.colour: "r???" is taken by players.0)");
}

TEST(StatesConfidence, SeesAnyOfThem) {
    EXPECT_FALSE(statesConfidence(exampleTable()));
    auto table = exampleTable();
    table.building(Suit::Habitation).stack.value()[0].setConfidence(0.9);
    EXPECT_TRUE(statesConfidence(table));
    table = exampleTable();
    table.building(Suit::Aqualab).oneStar.value().at("blue").setConfidence(0.9);
    EXPECT_TRUE(statesConfidence(table));
    table = exampleTable();
    table.players[1].energy.setConfidence(1.0);
    EXPECT_TRUE(statesConfidence(table));
}

TEST(FirstContradiction, NoCardLiesTwice) {
    auto table = exampleTable();
    auto& greenhouse = table.building(Suit::Greenhouse).stack.value();
    greenhouse.push_back(Reading<StackCard>(5));
    EXPECT_EQ(complaint(table),
              "buildings.greenhouse.stack.2: G5 lies in buildings.greenhouse.stack.0 already");
    table = exampleTable();
    table.discardTop = Reading<std::optional<CardId>>(CardId::parse("G5"));
    EXPECT_EQ(complaint(table), "discard_top: G5 lies in buildings.greenhouse.stack.0 already");
    table = exampleTable();
    const Reading<StackCard> h0a(CardId::parse("H0a").value());
    table.building(Suit::Habitation).stack.value() = {h0a, Reading<StackCard>(0), h0a};
    EXPECT_EQ(complaint(table),
              "buildings.habitation.stack.2: H0a lies in buildings.habitation.stack.0 already");
}

TEST(FirstContradiction, ManyFaceDownOrCoveredCardsAreNoContradiction) {
    auto table = exampleTable();
    table.building(Suit::Habitation).stack.value().assign(7, Reading<StackCard>(0));
    table.building(Suit::Aqualab).stack.value().assign(7, Reading<StackCard>(FaceDown{}));
    EXPECT_EQ(complaint(table), "none");
    table.building(Suit::Aqualab).stack.value().assign(8, Reading<StackCard>(FaceDown{}));
    EXPECT_EQ(complaint(table), "buildings.aqualab.stack: expected at most 7 cards, found 8");
}

} // namespace
} // namespace pocketmars::engine
