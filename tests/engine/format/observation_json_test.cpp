#include "engine/format/observation_json.h"

#include "engine/observation/table_check.h"
#include "tests/engine/arbitrary_observation.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace pocketmars::engine {
namespace {

/// The example of the format, with every kind of field.
constexpr const char* kExample = R"({
  "format": "pocketmars.table/1",
  "mode": "solo",
  "players": [
    {"role": "human", "colour": "red",  "energy": 1, "earth": 6, "ship": 1,
     "prep": ["habitation", "energy_bank"]},
    {"role": "da",    "colour": "blue", "energy": 1, "earth": 2, "ship": 5,
     "prep": ["comms_center", "energy_bank"]}
  ],
  "buildings": {
    "greenhouse": {"stack": [5, null], "one_star": {"red": 1}, "two_star": {"blue": 1}},
    "energy_bank": {"stack": [], "one_star": {}, "two_star": {}},
    "comms_center": {"stack": [], "one_star": {}, "two_star": {}},
    "aqualab": {"stack": [], "one_star": {}, "two_star": {}},
    "habitation": {"stack": ["H0a"]}
  },
  "discard_top": "C7",
  "deck_top": "aqualab",
  "confidence": {
    "players": [{"energy": 0.99, "ship": 0.97, "earth": 0.8, "prep": [0.99, 0.99]},
                {"energy": 0.99, "ship": 0.9, "earth": 0.8, "prep": [0.99, 0.99]}],
    "buildings": {"greenhouse": {"stack": [0.97, 0.99], "one_star": {"red": 0.93},
                                 "two_star": {"blue": 0.99}}},
    "discard_top": 0.98
  }
})";

/// A table with two players, the rest given.
std::string tableText(const std::string& rest) {
    return R"({"format":"pocketmars.table/1","mode":"solo","players":[)"
           R"({"role":"human","colour":"red"},{"role":"da","colour":"blue"}])" +
           rest + "}";
}

Observation readTable(const std::string& text) {
    const auto result = observationFromJson(text);
    EXPECT_TRUE(result.has_value()) << result.error().toString();
    return result.value_or(Observation());
}

std::string tableErrorOf(const std::string& text) {
    const auto result = observationFromJson(text);
    return result ? "none" : result.error().toString();
}

/// The example with one piece of its text replaced.
std::string exampleWith(const std::string& from, const std::string& to) {
    std::string text(kExample);
    const auto place = text.find(from);
    EXPECT_NE(place, std::string::npos) << from;
    return text.replace(place, from.size(), to);
}

TEST(ObservationJson, ReadsTheFormatsExample) {
    const auto seen = readTable(kExample);
    EXPECT_EQ(seen.mode, Mode::Solo);
    ASSERT_EQ(seen.players.size(), 2U);
    EXPECT_EQ(seen.players[0].role, Role::Human);
    EXPECT_EQ(seen.players[1].role, Role::Da);
    EXPECT_EQ(seen.players[1].colour, "blue");
    EXPECT_EQ(seen.players[1].ship, Reading<int>(5, 0.9));
    EXPECT_EQ(seen.players[0].earth, Reading<int>(6, 0.8));
    EXPECT_EQ(seen.players[0].prep.value(),
              (std::vector{Reading(Suit::Habitation, 0.99), Reading(Suit::EnergyBank, 0.99)}));
    const auto& greenhouse = seen.building(Suit::Greenhouse);
    EXPECT_EQ(greenhouse.stack.value(),
              (std::vector{Reading<StackCard>(5, 0.97), Reading<StackCard>(FaceDown{}, 0.99)}));
    EXPECT_EQ(greenhouse.oneStar.value(), (ColonistCounts{{"red", Reading<int>(1, 0.93)}}));
    EXPECT_EQ(seen.building(Suit::EnergyBank).oneStar, Reading<ColonistCounts>(ColonistCounts()));
    EXPECT_EQ(seen.building(Suit::Habitation).stack.value().front(),
              Reading<StackCard>(CardId::parse("H0a").value()));
    EXPECT_EQ(seen.discardTop, Reading<std::optional<CardId>>(CardId::parse("C7"), 0.98));
    EXPECT_EQ(seen.deckTop, Reading<std::optional<Suit>>(Suit::Aqualab));
}

TEST(ObservationJson, WritesTheFormatsExampleBack) {
    const auto written = observationToJson(readTable(kExample));
    EXPECT_EQ(readTable(written), readTable(kExample));
    EXPECT_EQ(written.find(R"({"format":"pocketmars.table/1","mode":"solo","players":[{"role")"),
              0U);
    EXPECT_NE(written.find(R"("one_star":{"red":0.93})"), std::string::npos);
    EXPECT_EQ(written.find(' '), std::string::npos);
}

TEST(ObservationJson, AnAbsentFieldIsUnseen) {
    const auto seen = readTable(tableText(""));
    EXPECT_TRUE(seen.players[0].energy.isUnseen());
    EXPECT_TRUE(seen.players[0].prep.isUnseen());
    EXPECT_EQ(seen.building(Suit::Greenhouse), ObservedBuilding());
    EXPECT_TRUE(seen.discardTop.isUnseen());
    EXPECT_TRUE(seen.deckTop.isUnseen());
    EXPECT_EQ(observationToJson(seen), tableText(R"(,"buildings":{})"));
}

TEST(ObservationJson, AQuestionMarkIsUnreadAtEveryPlace) {
    const auto seen = readTable(R"({"format":"pocketmars.table/1","mode":"versus","players":[
        {"role":"human","colour":"red","energy":"?","earth":"?","ship":"?","prep":["?"]},
        {"role":"human","colour":"blue","prep":"?"}],
        "buildings":{"greenhouse":{"stack":["?",3],"one_star":"?","two_star":{"red":"?"}},
                     "aqualab":{"stack":"?"},"habitation":{"stack":["?"]}},
        "discard_top":"?","deck_top":"?"})");
    EXPECT_TRUE(seen.players[0].energy.isUnread());
    EXPECT_TRUE(seen.players[0].earth.isUnread());
    EXPECT_TRUE(seen.players[0].ship.isUnread());
    EXPECT_TRUE(seen.players[0].prep.value()[0].isUnread());
    EXPECT_TRUE(seen.players[1].prep.isUnread());
    const auto& greenhouse = seen.building(Suit::Greenhouse);
    EXPECT_TRUE(greenhouse.stack.value()[0].isUnread());
    EXPECT_TRUE(greenhouse.oneStar.isUnread());
    EXPECT_TRUE(greenhouse.twoStar.value().at("red").isUnread());
    EXPECT_TRUE(seen.building(Suit::Aqualab).stack.isUnread());
    EXPECT_TRUE(seen.building(Suit::Habitation).stack.value()[0].isUnread());
    EXPECT_TRUE(seen.discardTop.isUnread());
    EXPECT_TRUE(seen.deckTop.isUnread());
}

TEST(ObservationJson, NullIsAFaceDownCardOrAnEmptyPile) {
    const auto seen = readTable(tableText(
        R"(,"buildings":{"habitation":{"stack":[0,null]}},"discard_top":null,"deck_top":null)"));
    EXPECT_EQ(seen.building(Suit::Habitation).stack.value()[0], Reading<StackCard>(0));
    EXPECT_EQ(seen.building(Suit::Habitation).stack.value()[1], Reading<StackCard>(FaceDown{}));
    EXPECT_EQ(seen.discardTop, Reading<std::optional<CardId>>(std::nullopt));
    EXPECT_EQ(seen.deckTop, Reading<std::optional<Suit>>(std::nullopt));
}

TEST(ObservationJson, ANumberIsTheConfidenceOfAWholeListOrSpace) {
    const auto seen = readTable(tableText(R"(,"buildings":{"greenhouse":{"stack":[],"one_star":{},
        "two_star":"?"}},"confidence":{"buildings":{"greenhouse":{"stack":0.5,"one_star":0.25,
        "two_star":0}}})"));
    const auto& greenhouse = seen.building(Suit::Greenhouse);
    EXPECT_EQ(greenhouse.stack.confidence(), 0.5);
    EXPECT_EQ(greenhouse.oneStar.confidence(), 0.25);
    EXPECT_EQ(greenhouse.twoStar.confidence(), 0.0);
}

TEST(ObservationJson, NullLeavesAnItemsConfidenceOut) {
    const auto seen = readTable(tableText(R"(,"buildings":{"greenhouse":{"stack":[1,2,3]}},
        "confidence":{"buildings":{"greenhouse":{"stack":[null,0.5]}}})"));
    const auto& stack = seen.building(Suit::Greenhouse).stack.value();
    EXPECT_EQ(stack[0].confidence(), std::nullopt);
    EXPECT_EQ(stack[1].confidence(), 0.5);
    EXPECT_EQ(stack[2].confidence(), std::nullopt);
    EXPECT_NE(observationToJson(seen).find(R"("stack":[null,0.5]})"), std::string::npos);
}

TEST(ObservationJson, AnyPartOfTheConfidencesMayBeLeftOut) {
    const auto with = [](const std::string& confidence) {
        return R"({"format":"pocketmars.table/1","mode":"solo","players":[{"role":"human","colour":
            "red","energy":1,"prep":"?"},{"role":"da","colour":"blue","energy":1}],"buildings":{
            "greenhouse":{"stack":"?","one_star":{"red":1},"two_star":"?"}},"confidence":)" +
               confidence + "}";
    };
    for (const auto* nothing : {
             "null", R"({"players":null,"buildings":null,"discard_top":null})",
             R"({"players":[null,null],"buildings":{"greenhouse":null}})",
             R"({"players":[{"energy":null,"prep":null}]})",
             R"({"buildings":{"greenhouse":{"stack":null,"one_star":null,"two_star":null}}})",
             R"({"players":[{"prep":[0.5]}],"buildings":{"greenhouse":{"stack":[0.5],
                 "two_star":{"red":0.5}}}})", // of what lies there, were it known
         }) {
        const auto table = observationFromJson(with(nothing));
        ASSERT_TRUE(table) << nothing << ": " << table.error().toString();
        EXPECT_FALSE(statesConfidence(*table)) << nothing;
    }
    const auto second = observationFromJson(with(R"({"players":[null,{"energy":0.5}]})"));
    ASSERT_TRUE(second) << second.error().toString();
    EXPECT_EQ(second->players[1].energy.confidence(), 0.5);
}

TEST(ObservationJson, RefusesALongListBeforeWalkingThroughIt) {
    std::string colours;
    std::string nulls = "0";
    for (int i = 0; i < 50'000; ++i) {
        colours += "\"c" + std::to_string(i) + "\":0,";
        nulls += ",0";
    }
    EXPECT_EQ(tableErrorOf(exampleWith(R"({"red": 1})", "{" + colours + R"("red":1})")),
              "buildings.greenhouse.one_star: expected at most 128 elements, found 50001");
    EXPECT_EQ(tableErrorOf(exampleWith(R"({"red": 0.93})", "{" + colours + R"("red":1})")),
              "confidence.buildings.greenhouse.one_star: expected at most 128 elements, found "
              "50001");
    EXPECT_EQ(
        tableErrorOf(R"({"format":"pocketmars.table/1","mode":"solo","players":[)" + nulls + "]}"),
        "players: expected at most 128 elements, found 50001");
}

TEST(ObservationJson, AnAbsentColoursConfidenceIsThatOfAZero) {
    const auto seen = readTable(tableText(R"(,"buildings":{"greenhouse":{"two_star":{}}},
        "confidence":{"buildings":{"greenhouse":{"two_star":{"red":0.6}}}})"));
    EXPECT_EQ(seen.building(Suit::Greenhouse).twoStar.value(),
              (ColonistCounts{{"red", Reading<int>(0, 0.6)}}));
}

TEST(ObservationJson, IgnoresFieldsThatItDoesNotKnow) {
    EXPECT_EQ(
        observationFromJson(tableText(R"(,"photo":"a.jpg","buildings":{"tower":{"stack":7}})")),
        readTable(tableText("")));
}

TEST(ObservationJson, WritesAnUnseenItemOfAListAsUnread) {
    Observation seen = readTable(tableText(""));
    seen.building(Suit::Greenhouse).stack =
        Reading<std::vector<Reading<StackCard>>>({Reading<StackCard>()});
    seen.building(Suit::Greenhouse).oneStar = Reading<ColonistCounts>({{"red", Reading<int>()}});
    EXPECT_EQ(observationToJson(seen),
              tableText(R"(,"buildings":{"greenhouse":{"stack":["?"],"one_star":{"red":"?"}}})"));
}

TEST(ObservationJson, NamesTheFieldThatItRefuses) {
    const std::vector<std::array<std::string, 3>> cases{
        {R"("one_star": {"red": 1})", R"("one_star": {"red": "x"})",
         R"(buildings.greenhouse.one_star.red: expected a number from 0 to 7, found "x")"},
        {R"("one_star": {"red": 1})", R"("one_star": {"red": 8})",
         "buildings.greenhouse.one_star.red: expected a number from 0 to 7, found 8"},
        {R"("one_star": {"red": 1})", R"("one_star": {"red": null})",
         "buildings.greenhouse.one_star.red: expected a number from 0 to 7, found null"},
        {R"("one_star": {"red": 1})", R"("one_star": [1, 0])",
         "buildings.greenhouse.one_star: expected an object, found a list"},
        {R"("energy": 1)", R"("energy": -1)",
         "players.0.energy: expected a number from 0 to 7, found -1"},
        {R"("ship": 5)", R"("ship": true)",
         "players.1.ship: expected a number from 0 to 7, found true"},
        {R"("role": "da")", R"("role": "robot")",
         R"(players.1.role: expected "human" or "da", found "robot")"},
        {R"("colour": "red")", R"("colour": "")",
         R"(players.0.colour: expected the name of a colour, found "")"},
        {R"("habitation", "energy_bank")", R"("habitation", "G5")",
         R"(players.0.prep.1: expected "greenhouse", "energy_bank", "comms_center", "aqualab" or )"
         R"("habitation", found "G5")"},
        {R"([5, null])", R"([8, null])",
         "buildings.greenhouse.stack.0: expected a number from 1 to 7, found 8"},
        {R"([5, null])", R"(["G5", null])",
         R"(buildings.greenhouse.stack.0: expected a value from 1 to 7, null or "?", found "G5")"},
        {R"([5, null])", R"(5)", "buildings.greenhouse.stack: expected a list, found 5"},
        {R"(["H0a"])", R"(["H0h"])",
         R"(buildings.habitation.stack.0: expected 0, "H0a" to "H0g", null or "?", found "H0h")"},
        {R"(["H0a"])", R"([3])",
         "buildings.habitation.stack.0: expected a number from 0 to 0, found 3"},
        {R"("C7")", R"("C8")",
         R"(discard_top: expected a card such as "G5" or "H0c", null or "?", found "C8")"},
        {R"("aqualab",)", R"("sea",)",
         R"(deck_top: expected "greenhouse", "energy_bank", "comms_center", "aqualab" or )"
         R"("habitation", found "sea")"},
        {R"("mode": "solo")", R"("mode": "duel")",
         R"(mode: expected "solo" or "versus", found "duel")"},
        {R"("mode": "solo",)", "", R"(mode: missing, expected "solo" or "versus")"},
        {R"(pocketmars.table/1)", R"(pocketmars.table/2)",
         R"(format: expected "pocketmars.table/1", found "pocketmars.table/2")"},
        {R"("energy": 0.99)", R"("energy": 1.2)",
         "confidence.players.0.energy: expected a probability from 0 to 1, found 1.2"},
        {R"("stack": [0.97, 0.99])", R"("stack": [0.97, 0.99, 1])",
         "confidence.buildings.greenhouse.stack.2: expected no more confidences than items"},
        {R"("two_star": {"blue": 0.99})", R"("two_star": "sure")",
         R"(confidence.buildings.greenhouse.two_star: expected an object, found "sure")"},
        {R"("confidence": {)", R"("confidence": 1, "more": {)",
         "confidence: expected an object, found 1"},
    };
    for (const auto& [from, to, error] : cases) {
        EXPECT_EQ(tableErrorOf(exampleWith(from, to)), error) << to;
    }
}

TEST(ObservationJson, RefusesATextOfAnotherKind) {
    EXPECT_EQ(tableErrorOf("[]"), "expected an object, found a list");
    EXPECT_EQ(tableErrorOf("{}"), R"(format: missing, expected "pocketmars.table/1")");
    EXPECT_EQ(tableErrorOf("\xff\xd8\xff"), "not valid JSON at line 1, column 1");
    EXPECT_EQ(tableErrorOf(R"({"format":"pocketmars.table/1","mode":"solo"})"),
              "players: missing, expected a list");
}

RC_GTEST_PROP(ObservationJson, ReadsBackWhatItWrites, ()) {
    const auto seen = *rc::gen::exec(arbitrary::observation);
    const auto back = observationFromJson(observationToJson(seen));
    RC_ASSERT(back.has_value());
    RC_ASSERT(*back == seen);
}

RC_GTEST_PROP(ObservationJson, NeverCrashesOnADamagedText, ()) {
    auto text = observationToJson(*rc::gen::exec(arbitrary::observation));
    const auto place = *rc::gen::inRange<std::size_t>(0, text.size());
    text[place] = *rc::gen::arbitrary<char>();
    const auto back = observationFromJson(text);
    RC_ASSERT((back.has_value() || !back.error().message.empty()));
}

} // namespace
} // namespace pocketmars::engine
