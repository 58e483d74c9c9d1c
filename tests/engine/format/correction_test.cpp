#include "engine/format/correction.h"

#include "tests/engine/arbitrary_observation.h"
#include "tests/engine/example_table.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace pocketmars::engine {
namespace {

Observation with(Observation table, std::string_view path, std::string_view value) {
    const auto result = setItem(table, path, value);
    EXPECT_TRUE(result.has_value()) << result.error().message;
    return table;
}

std::string correctionErrorOf(const char* path, const char* value) {
    auto table = exampleTable();
    const auto result = setItem(table, path, value);
    EXPECT_EQ(table, exampleTable()) << "a refused value must change nothing";
    return result ? "none" : result.error().message;
}

TEST(SetItem, SetsEveryKindOfItemForCertain) {
    const auto start = exampleTable();
    const Reading<int> five(5, 1.0);
    EXPECT_EQ(with(start, "red.energy", "5").players[0].energy, five);
    EXPECT_EQ(with(start, "blue.earth", " 5 ").players[1].earth, five);
    EXPECT_EQ(with(start, "blue.ship", "5").players[1].ship, five);
    EXPECT_EQ(with(start, "red.prep.1", "greenhouse").players[0].prep.value()[1],
              Reading<Suit>(Suit::Greenhouse, 1.0));
    const auto settled =
        with(with(start, "aqualab.one_star.blue", "5"), "aqualab.two_star.red", "1");
    EXPECT_EQ(colonists(settled.building(Suit::Aqualab).oneStar, "blue"), five);
    EXPECT_EQ(colonists(settled.building(Suit::Aqualab).twoStar, "red"), Reading<int>(1, 1.0));
    EXPECT_EQ(with(start, "greenhouse.stack.1", "7").building(Suit::Greenhouse).stack.value()[1],
              Reading<StackCard>(7, 1.0));
    EXPECT_EQ(with(start, "greenhouse.stack.0", "null").building(Suit::Greenhouse).stack.value()[0],
              Reading<StackCard>(FaceDown{}, 1.0));
    EXPECT_EQ(with(start, "habitation.stack.0", "H0d").building(Suit::Habitation).stack.value()[0],
              Reading<StackCard>(CardId::parse("H0d").value(), 1.0));
    EXPECT_EQ(with(start, "discard_top", "G5").discardTop,
              Reading<std::optional<CardId>>(CardId::parse("G5"), 1.0));
    EXPECT_EQ(with(start, "discard_top", "null").discardTop,
              Reading<std::optional<CardId>>(std::nullopt, 1.0));
    EXPECT_EQ(with(start, "deck_top", "aqualab").deckTop,
              Reading<std::optional<Suit>>(Suit::Aqualab, 1.0));
}

TEST(SetItem, TakesAWholeStackOrPrepAsAList) {
    const auto start = exampleTable();
    const auto stack = with(start, "aqualab.stack", "5, null ,?").building(Suit::Aqualab).stack;
    EXPECT_EQ(stack, Reading<std::vector<Reading<StackCard>>>({Reading<StackCard>(5, 1.0),
                                                               Reading<StackCard>(FaceDown{}, 1.0),
                                                               Reading<StackCard>::unread()},
                                                              1.0));
    EXPECT_TRUE(
        with(start, "greenhouse.stack", "").building(Suit::Greenhouse).stack.value().empty());
    EXPECT_TRUE(with(start, "greenhouse.stack", "?").building(Suit::Greenhouse).stack.isUnread());
    EXPECT_EQ(with(start, "habitation.stack", "0,H0a").building(Suit::Habitation).stack.value()[1],
              Reading<StackCard>(CardId::parse("H0a").value(), 1.0));
    EXPECT_EQ(with(start, "red.prep", "comms_center").players[0].prep.value(),
              std::vector{Reading<Suit>(Suit::CommsCenter, 1.0)});
}

TEST(SetItem, AQuestionMarkTakesAReadingBack) {
    const auto start = exampleTable();
    EXPECT_EQ(with(start, "red.energy", "?").players[0].energy, Reading<int>::unread());
    EXPECT_TRUE(with(start, "discard_top", "?").discardTop.isUnread());
    EXPECT_TRUE(with(start, "greenhouse.stack.0", "?")
                    .building(Suit::Greenhouse)
                    .stack.value()[0]
                    .isUnread());
}

TEST(SetItem, LeavesTheOtherColoursOfAnUnknownSpaceUnread) {
    for (const auto& unknown : {Reading<ColonistCounts>(), Reading<ColonistCounts>::unread(0.4)}) {
        auto table = exampleTable();
        table.building(Suit::Greenhouse).twoStar = unknown;
        table = with(table, "greenhouse.two_star.red", "1");
        const auto& twoStar = table.building(Suit::Greenhouse).twoStar;
        EXPECT_EQ(colonists(twoStar, "red"), Reading<int>(1, 1.0));
        EXPECT_TRUE(colonists(twoStar, "blue").isUnread());
    }
}

TEST(SetItem, RefusesAValueThatTheItemCannotHave) {
    EXPECT_EQ(correctionErrorOf("red.energy", "8"),
              "red.energy: expected a number from 0 to 7, found 8");
    EXPECT_EQ(correctionErrorOf("red.energy", "x"),
              R"(red.energy: expected a number from 0 to 7, found "x")");
    EXPECT_EQ(correctionErrorOf("red.energy", ""),
              R"(red.energy: expected a number from 0 to 7, found "")");
    EXPECT_EQ(correctionErrorOf("red.energy", "null"),
              "red.energy: expected a number from 0 to 7, found null");
    EXPECT_EQ(correctionErrorOf("red.ship", "-1"),
              "red.ship: expected a number from 0 to 7, found -1");
    EXPECT_EQ(correctionErrorOf("greenhouse.two_star.red", "2"),
              "greenhouse.two_star.red: expected a number from 0 to 1, found 2");
    EXPECT_EQ(correctionErrorOf("greenhouse.stack.0", "0"),
              "greenhouse.stack.0: expected a number from 1 to 7, found 0");
    EXPECT_EQ(correctionErrorOf("greenhouse.stack", "5,9"),
              "greenhouse.stack.1: expected a number from 1 to 7, found 9");
    EXPECT_EQ(correctionErrorOf("discard_top", "G9"),
              R"(discard_top: expected a card such as "G5" or "H0c", null or "?", found "G9")");
    EXPECT_NE(correctionErrorOf("deck_top", "blue"), "none");
    EXPECT_NE(correctionErrorOf("red.prep.0", "null"), "none");
    EXPECT_NE(correctionErrorOf("red.prep.0", "99999999999"), "none");
    EXPECT_NE(correctionErrorOf("greenhouse.two_star", "1"), "none");
    EXPECT_NE(correctionErrorOf("nothing", "1"), "none");
}

TEST(SetItem, ThreePlayersShareALargerTwoStar) {
    auto table = exampleTable();
    table.mode = Mode::Versus;
    table.players[1].role = Role::Human;
    table.players.push_back(examplePlayer(Role::Human, "green", 7, 0));
    EXPECT_TRUE(setItem(table, "greenhouse.two_star.red", "2").has_value());
    EXPECT_FALSE(setItem(table, "greenhouse.two_star.red", "3").has_value());
}

TEST(Choices, AreWhatSetItemTakes) {
    const auto table = exampleTable();
    for (const auto* path : {"red.energy", "red.earth", "red.ship", "red.prep.0",
                             "greenhouse.stack.0", "habitation.stack.0", "aqualab.one_star.red",
                             "aqualab.two_star.red", "discard_top", "deck_top"}) {
        const auto options = choices(table, findItem(table, path).value());
        EXPECT_FALSE(options.empty()) << path;
        EXPECT_EQ(options.back(), "?") << path;
        for (const auto& option : options) {
            auto changed = table;
            EXPECT_TRUE(setItem(changed, path, option).has_value()) << path << "=" << option;
        }
    }
}

TEST(Choices, KnowTheLimitsOfEachItem) {
    const auto table = exampleTable();
    const auto of = [&table](std::string_view path) {
        return choices(table, findItem(table, path).value());
    };
    EXPECT_EQ(of("greenhouse.two_star.red"), (std::vector<std::string>{"0", "1", "?"}));
    EXPECT_EQ(of("red.energy").size(), 9U);
    EXPECT_EQ(of("greenhouse.stack.0").front(), "1");
    EXPECT_EQ(of("habitation.stack.0"),
              (std::vector<std::string>{"0", "H0a", "H0b", "H0c", "H0d", "H0e", "H0f", "H0g",
                                        "null", "?"}));
    EXPECT_EQ(of("discard_top").size(), 37U);
    EXPECT_TRUE(of("greenhouse.stack").empty());
    EXPECT_TRUE(of("red.prep").empty());
}

RC_GTEST_PROP(SetItem, ChangesOneItemOrNothing, ()) {
    const auto start = *rc::gen::exec(arbitrary::observation);
    const auto path = *rc::gen::element<std::string>(
        "red.energy", "red.prep.0", "dark blue.ship", "greenhouse.stack.0", "aqualab.two_star.red",
        "habitation.stack", "deck_top", "discard_top", "nobody.energy");
    const auto value = *rc::gen::element<std::string>("0", "1", "7", "8", "?", "null", "G5", "H0b",
                                                      "aqualab", "", ",", "1,2");
    auto table = start;
    if (!setItem(table, path, value)) {
        RC_ASSERT(table == start);
        return;
    }
    auto again = table;
    RC_ASSERT(setItem(again, path, value).has_value());
    RC_ASSERT(again == table);
}

} // namespace
} // namespace pocketmars::engine
