#include "engine/observation/question.h"

#include "engine/format/correction.h"
#include "engine/observation/table_check.h"
#include "tests/engine/arbitrary_observation.h"
#include "tests/engine/example_table.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace pocketmars::engine {
namespace {

constexpr double kThreshold = 0.8;

using Options = std::vector<std::string>;

std::vector<Question> asked(const Observation& table) { return openQuestions(table, kThreshold); }

/// The example with Earth out of view, so that the other places imply nothing.
Observation withoutEarth() {
    auto table = exampleTable();
    table.players[0].earth = {};
    table.players[1].earth = {};
    return table;
}

Reading<int>& redOnTwoStar(Observation& table) {
    return table.building(Suit::Greenhouse).twoStar.value().at("red");
}

Reading<int>& redOnOneStar(Observation& table) {
    return table.building(Suit::Greenhouse).oneStar.value().at("red");
}

TEST(OpenQuestions, AreNoneWhereEverythingIsCertain) {
    EXPECT_TRUE(asked(exampleTable()).empty());
    EXPECT_TRUE(asked(withoutEarth()).empty());
}

TEST(OpenQuestions, NameAnItemBelowTheThreshold) {
    auto table = withoutEarth();
    redOnOneStar(table).setConfidence(0.79);
    EXPECT_EQ(asked(table), (std::vector<Question>{
                                {"greenhouse.one_star.red",
                                 "greenhouse ★: 0 to 5 red, probably 2?", // all but ship 1 and ★★ 1
                                 {"2", "1", "3", "0", "4", "5"}}}));
    redOnOneStar(table).setConfidence(0.8);
    EXPECT_TRUE(asked(table).empty());
}

TEST(OpenQuestions, OfferNoMoreThanTwoStarHolds) {
    auto table = withoutEarth();
    redOnTwoStar(table).setConfidence(0.5);
    EXPECT_EQ(asked(table),
              (std::vector<Question>{
                  {"greenhouse.two_star.red", "greenhouse ★★: 0 or 1 red?", {"1", "0"}}}));
}

TEST(OpenQuestions, KnowTheRoomThatOtherColoursLeave) {
    auto table = withoutEarth();
    table.players[1].ship = Reading<int>(3);
    table.building(Suit::Greenhouse).twoStar.value()["blue"] = Reading<int>(1);
    redOnTwoStar(table) = Reading<int>::unread();
    EXPECT_EQ(asked(table),
              (std::vector<Question>{
                  {"greenhouse.two_star.red", "greenhouse ★★: 0 red? (unread)", {"0"}}}));
}

TEST(OpenQuestions, SayWhatTheLoneUnreadItemOfAColourMustBe) {
    auto table = exampleTable();
    redOnTwoStar(table) = Reading<int>::unread();
    EXPECT_EQ(asked(table),
              (std::vector<Question>{{"greenhouse.two_star.red",
                                      "greenhouse ★★: 1 red? (unread; the other 6 lie elsewhere)",
                                      {"1"}}}));
    table = exampleTable();
    table.players[1].ship = {};
    EXPECT_EQ(asked(table), (std::vector<Question>{
                                {"blue.ship",
                                 "blue ship: 4 colonists? (out of view; the other 3 lie elsewhere)",
                                 {"4"}}}));
}

TEST(OpenQuestions, DoubtfulOthersMakeWhatTheyImplyOnlyTheLikeliest) {
    auto table = exampleTable();
    table.players[0].ship = Reading<int>::unread();
    table.players[0].earth.setConfidence(0.4);
    const auto questions = asked(table);
    ASSERT_EQ(questions.size(), 1U);
    EXPECT_EQ(questions[0].options, (Options{"1", "0", "2", "3", "4"}));
    EXPECT_EQ(questions[0].text, "red ship: 0 to 4 colonists, probably 1? (unread)");
}

TEST(OpenQuestions, SeveralUnreadItemsShareWhatIsLeft) {
    auto table = exampleTable();
    table.players[0].ship = Reading<int>::unread();
    redOnTwoStar(table) = Reading<int>::unread();
    const auto questions = asked(table); // 3 on Earth and 2 on ★ leave 2, of which ★★ holds one
    ASSERT_EQ(questions.size(), 2U);
    EXPECT_EQ(questions[0].text, "red ship: 1 or 2 colonists? (unread)");
    EXPECT_EQ(questions[0].options, (Options{"1", "2"}));
    EXPECT_EQ(questions[1].text, "greenhouse ★★: 0 or 1 red? (unread)");
}

TEST(OpenQuestions, TheSevenDecideBetweenADoubtfulReadingAndAnother) {
    auto table = exampleTable();
    redOnOneStar(table) = Reading<int>(3, 0.6);
    EXPECT_EQ(asked(table),
              (std::vector<Question>{
                  {"greenhouse.one_star.red", "greenhouse ★: 2 or 3 red?", {"2", "3"}}}));
}

TEST(OpenQuestions, OfTwoDoubtfulReadingsEachMayBeAllThatIsPossible) {
    auto table = exampleTable();
    redOnOneStar(table).setConfidence(0.6);
    table.players[0].ship.setConfidence(0.7);
    const auto questions = asked(table);
    ASSERT_EQ(questions.size(), 2U);
    EXPECT_EQ(questions[0].options, (Options{"1", "0", "2", "3"}));
    EXPECT_EQ(questions[1].options, (Options{"2", "1", "3", "0"}));
}

TEST(OpenQuestions, WhereTheSevenDontAddUpTheLeastCertainPlaceComesFirst) {
    auto table = exampleTable(); // red: 3 on Earth, 1 on the ship, 2 and 1 on greenhouse
    table.players[0].earth = Reading<int>(2, 0.3);
    table.players[0].ship.setConfidence(0.5);
    redOnOneStar(table).setConfidence(0.5);
    EXPECT_EQ(asked(table),
              (std::vector<Question>{{"red.earth",
                                      "red on Earth: 0 to 6 colonists, probably 3? (6 red "
                                      "colonists in all, not 7)",
                                      {"3", "2", "4", "1", "5", "0", "6"},
                                      6}}));
    ASSERT_TRUE(setItem(table, "red.earth", "2"));
    EXPECT_EQ(asked(table).size(), 1U) << "then the next";
    EXPECT_EQ(asked(table)[0].path, "red.ship");
    ASSERT_TRUE(setItem(table, "red.earth", "3"));
    EXPECT_EQ(asked(table).size(), 2U) << "the sum is right, and both are in doubt still";
}

TEST(OpenQuestions, WhatWasReadInDoubtIsNeverTheOnlyAnswer) {
    auto table = exampleTable();
    table.players[0].ship.setConfidence(0.5);
    ASSERT_EQ(asked(table).size(), 1U);
    EXPECT_EQ(asked(table)[0].options, (Options{"1", "0", "2"}));
}

TEST(OpenQuestions, LeaveNoGapBetweenWhatWasReadAndWhatTheSevenSay) {
    auto table = exampleTable();
    redOnOneStar(table) = Reading<int>(4, 0.6); // the seven say 2
    EXPECT_EQ(asked(table),
              (std::vector<Question>{
                  {"greenhouse.one_star.red", "greenhouse ★: 2, 3 or 4 red?", {"2", "4", "3"}}}));
}

TEST(OpenQuestions, ASpaceThatIsNotKnownIsAskedForEachColour) {
    auto table = withoutEarth();
    table.building(Suit::EnergyBank).oneStar = Reading<ColonistCounts>::unread();
    const auto questions = asked(table);
    ASSERT_EQ(questions.size(), 2U);
    EXPECT_EQ(questions[0].path, "energy_bank.one_star.red");
    EXPECT_EQ(questions[0].text, "energy bank ★: 0 to 3 red? (unread)");
    EXPECT_EQ(questions[1].path, "energy_bank.one_star.blue");
    EXPECT_EQ(questions[1].text, "energy bank ★: 0, 1 or 2 blue? (unread)");
}

TEST(OpenQuestions, ABuildingOutOfViewIsAskedAsAWhole) {
    auto table = withoutEarth();
    table.building(Suit::CommsCenter) = {};
    const auto questions = asked(table);
    ASSERT_EQ(questions.size(), 4U);
    EXPECT_EQ(questions[0].path, "comms_center.one_star.red");
    EXPECT_EQ(questions[0].text, "comms center ★: 0 to 3 red? (out of view)");
    EXPECT_EQ(questions[1].path, "comms_center.two_star.red");
}

TEST(OpenQuestions, EnergyIsTakenForItsNeighbours) {
    auto table = exampleTable();
    table.players[0].energy = Reading<int>(3, 0.5);
    EXPECT_EQ(asked(table),
              (std::vector<Question>{{"red.energy", "red energy: 2, 3 or 4?", {"3", "2", "4"}}}));
    table.players[0].energy = Reading<int>(0, 0.5);
    EXPECT_EQ(asked(table)[0].options, (Options{"0", "1"}));
    table.players[0].energy = Reading<int>(7, 0.5);
    EXPECT_EQ(asked(table)[0].options, (Options{"7", "6"}));
    table.players[0].energy = {};
    EXPECT_EQ(asked(table)[0].text, "red energy: 0 to 7? (out of view)");
    EXPECT_EQ(asked(table)[0].options.size(), 8U);
}

TEST(OpenQuestions, NothingAsksForEarthOrCards) {
    auto table = exampleTable();
    table.players[0].earth = Reading<int>(3, 0.1);
    table.players[0].prep = Reading<std::vector<Reading<Suit>>>::unread();
    table.building(Suit::Greenhouse).stack = {};
    table.discardTop = {};
    table.deckTop = {};
    EXPECT_TRUE(asked(table).empty());
}

TEST(OpenQuestions, OtherThanSevenAsksTheLeastCertain) {
    auto table = exampleTable();
    table.players[0].ship.setConfidence(0.95);
    redOnOneStar(table) = Reading<int>(3, 0.9);
    EXPECT_EQ(asked(table),
              (std::vector<Question>{{"greenhouse.one_star.red",
                                      "greenhouse ★: 2 or 3 red? (8 red colonists in all, not 7)",
                                      {"2", "3"},
                                      8}}));
    table.players[0].ship.setConfidence(0.85);
    EXPECT_EQ(asked(table)[0].path, "red.ship");
    table.players[0].earth.setConfidence(0.81);
    EXPECT_EQ(asked(table)[0].text,
              "red on Earth: 2 or 3 colonists? (8 red colonists in all, not 7)");
    table.players[0].earth.setConfidence(0.5); // which explains it, and does not score
    EXPECT_TRUE(asked(table).empty());
}

TEST(OpenQuestions, MoreThanSevenAreAskedAboutHoweverLittleIsKnownOfTheRest) {
    auto table = withoutEarth();
    table.players[0].ship = Reading<int>(5, 0.9);
    ASSERT_EQ(asked(table).size(), 1U);
    EXPECT_EQ(asked(table)[0].text,
              "red ship: 0 to 5 colonists, probably 4? (8 red colonists in all, not 7)");
}

TEST(OpenQuestions, WhatAPersonSaidIsDoubtedLast) {
    auto table = exampleTable(); // which states no confidences
    ASSERT_TRUE(setItem(table, "greenhouse.one_star.red", "3"));
    EXPECT_EQ(asked(table)[0].path, "red.ship");
    for (const auto* path : {"red.ship", "greenhouse.two_star.red"}) {
        ASSERT_TRUE(setItem(table, path, "1"));
    }
    EXPECT_EQ(asked(table)[0].path, "red.earth");
    ASSERT_TRUE(setItem(table, "red.earth", "3"));
    ASSERT_EQ(asked(table).size(), 1U) << "the table is still not one that could be";
    ASSERT_TRUE(setItem(table, "red.earth", "2"));
    EXPECT_TRUE(asked(table).empty());
}

TEST(OpenQuestions, AnOverfilledTwoStarAsksTheLeastCertain) {
    auto table = exampleTable();
    table.players[1].ship = Reading<int>(3);
    redOnTwoStar(table).setConfidence(0.9);
    table.building(Suit::Greenhouse).twoStar.value()["blue"] = Reading<int>(1, 0.95);
    EXPECT_EQ(asked(table),
              (std::vector<Question>{{"greenhouse.two_star.red",
                                      "greenhouse ★★: 0 or 1 red? (holds 1 colonist, not 2)",
                                      {"1", "0"}}}));
    ASSERT_TRUE(setItem(table, "greenhouse.two_star.red", "1"));
    EXPECT_EQ(asked(table)[0].path, "greenhouse.two_star.blue");
    ASSERT_TRUE(setItem(table, "greenhouse.two_star.blue", "0"));
    EXPECT_EQ(asked(table)[0].text, // blue's colonist must be somewhere
              "blue ship: 3 or 4 colonists? (6 blue colonists in all, not 7)");
}

TEST(OpenQuestions, OneColourMayOverfillATwoStarAlone) {
    auto table = exampleTable();
    table.players[0].ship = Reading<int>(0);
    redOnTwoStar(table) = Reading<int>(2, 0.99);
    EXPECT_EQ(asked(table),
              (std::vector<Question>{{"greenhouse.two_star.red",
                                      "greenhouse ★★: 0 or 1 red? (holds 1 colonist, not 2)",
                                      {"1", "0"}}}));
}

TEST(OpenQuestions, KeepAColoursNameToOneLine) {
    auto table = withoutEarth();
    table.players[0].colour = "r\ned";
    table.players[0].energy = {};
    EXPECT_EQ(asked(table)[0].path, "r\ned.energy");
    EXPECT_EQ(asked(table)[0].text, "r?ed energy: 0 to 7? (out of view)");
}

TEST(OpenQuestions, ComeByPlayerInTheOrderOfTheScorePad) {
    auto table = withoutEarth();
    for (auto& player : table.players) {
        player.energy = {};
        player.ship = {};
    }
    table.building(Suit::Aqualab).oneStar = {};
    table.building(Suit::Greenhouse).twoStar = {};
    std::vector<std::string> paths;
    for (const auto& question : asked(table)) {
        paths.push_back(question.path);
    }
    EXPECT_EQ(paths, (std::vector<std::string>{"red.ship", "aqualab.one_star.red",
                                               "greenhouse.two_star.red", "red.energy", "blue.ship",
                                               "aqualab.one_star.blue", "greenhouse.two_star.blue",
                                               "blue.energy"}));
}

/// With colours and roles as any table has them that can be scored.
Observation arbitraryTable() {
    auto table = *rc::gen::exec(arbitrary::observation);
    table.mode = Mode::Versus;
    table.players.resize(std::clamp<std::size_t>(table.players.size(), 2, 4));
    for (std::size_t i = 0; i < table.players.size(); ++i) {
        table.players[i].colour = std::array{"red", "dark blue", "żółty", "green"}.at(i);
        table.players[i].role = Role::Human;
    }
    for (auto& building : table.buildings) {
        building.stack = {};
        for (auto* space : {&building.oneStar, &building.twoStar}) {
            if (space->isRead() && table.players.size() < 3) {
                space->value().erase("żółty");
            }
        }
    }
    return table;
}

/// The same, claimed to be right.
Observation claimed(Observation table) {
    for (auto& player : table.players) {
        for (auto* item : {&player.energy, &player.earth, &player.ship}) {
            item->setConfidence(std::nullopt);
        }
    }
    for (auto& building : table.buildings) {
        for (auto* space : {&building.oneStar, &building.twoStar}) {
            space->setConfidence(std::nullopt);
            if (space->isRead()) {
                for (auto& [colour, count] : space->value()) {
                    count.setConfidence(std::nullopt);
                }
            }
        }
    }
    return table;
}

RC_GTEST_PROP(OpenQuestions, AreNeverNoneWhereCertainColonistsContradictEachOther, ()) {
    const auto table = claimed(arbitraryTable());
    const bool contradicts = firstContradiction(table).has_value();
    RC_CLASSIFY(contradicts);
    RC_ASSERT((!contradicts || !asked(table).empty()));
}

RC_GTEST_PROP(OpenQuestions, AreClosedByAnyOfTheirOptions, ()) {
    const auto table = arbitraryTable();
    const auto questions = asked(table);
    for (const auto& question : questions) {
        RC_ASSERT(!question.options.empty());
        for (const auto& option : question.options) {
            auto answered = table;
            RC_ASSERT(setItem(answered, question.path, option).has_value());
            for (const auto& open : asked(answered)) {
                // Whoever insists on what can't be is asked again.
                RC_ASSERT((open.path != question.path || firstContradiction(claimed(answered))));
            }
        }
    }
}

} // namespace
} // namespace pocketmars::engine
