#include "engine/state/state.h"

#include "engine/observation/table_check.h"
#include "engine/rules/score.h"
#include "engine/state/state_check.h"
#include "tests/engine/arbitrary_state.h"
#include "tests/engine/example_state.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <type_traits>

namespace pocketmars::engine {
namespace {

// What the rules engine will copy for every move that it tries.
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 256);

NamedState namedExample() { return stateFromJson(kExampleState).value(); }
NamedState namedVersus() { return stateFromJson(kExampleVersus).value(); }

TEST(State, ComparesHandsPrepAndDiscardAsMultisets) {
    const auto a = namedExample();
    for (const auto& [from, to] : std::vector<std::pair<std::string, std::string>>{
             {R"("G1", "A7")", R"("A7", "G1")"}, {R"("C3", "E1")", R"("E1", "C3")"}}) {
        EXPECT_EQ(stateFromJson(replaced(kExampleState, from, to)).value(), a);
    }
    const auto two = stateFromJson(replaced(kExampleState, R"(["C7"])", R"(["C7","C6"])"));
    const auto turned = stateFromJson(replaced(kExampleState, R"(["C7"])", R"(["C6","C7"])"));
    EXPECT_EQ(two.value(), turned.value());
}

TEST(State, ComparesStacksAndDeckAsSequences) {
    EXPECT_NE(stateFromJson(replaced(kExampleState, R"("E3", "A1")", R"("A1", "E3")")).value(),
              namedExample());
    EXPECT_NE(stateFromJson(replaced(kExampleState, R"("G5", "~G2")", R"("~G2", "G5")")).value(),
              namedExample());
    EXPECT_NE(stateFromJson(replaced(kExampleState, R"("~G2")", R"("G2")")).value(),
              namedExample());
}

TEST(State, DiffersByEachOfItsParts) {
    const auto base = namedExample();
    const auto differs = [&base](auto change) {
        auto other = base;
        change(other);
        return !(other == base);
    };
    EXPECT_TRUE(differs([](NamedState& g) { g.colours[0] = "green"; }));
    EXPECT_TRUE(differs([](NamedState& g) { g.state.mode = Mode::Versus; }));
    EXPECT_TRUE(differs([](NamedState& g) { g.state.edition = Edition::Polish; }));
    EXPECT_TRUE(differs([](NamedState& g) { g.state.level = Level::Cyborg; }));
    EXPECT_TRUE(differs([](NamedState& g) { g.state.phase = Phase::Failure; }));
    EXPECT_TRUE(differs([](NamedState& g) { g.state.toMove = 1; }));
    EXPECT_TRUE(differs([](NamedState& g) { g.state.round = 4; }));
    EXPECT_TRUE(differs([](NamedState& g) { g.state.playerCount = 3; }));
    EXPECT_TRUE(differs([](NamedState& g) { g.state.readings.c4Bottom = C4Bottom::Cards; }));
    EXPECT_TRUE(differs([](NamedState& g) { g.state.players[1].energy = 2; }));
    EXPECT_TRUE(differs([](NamedState& g) { g.state.players[0].twoStar[3] = 1; }));
}

TEST(State, NamesLevelsAndPhasesAsTheFormatsDo) {
    EXPECT_EQ(name(Level::SuperDroid), "super_droid");
    EXPECT_EQ(name(Phase::Over), "over");
}

TEST(ScoreOfAState, IsThatOfItsPublicPart) {
    const auto sheet = score(namedExample());
    ASSERT_EQ(sheet.players.size(), 2U);
    EXPECT_EQ(sheet.players[0], (ScoreLines{Role::Human, "red", 1, 2, 0, 0, 0, 1}));
    EXPECT_EQ(sheet.players[1], (ScoreLines{Role::Da, "blue", 5, 0, 4, 0, 0, 2}));
    EXPECT_EQ(sheet.winners, std::vector<std::string>{"blue"});
}

TEST(ScoreOfAState, UsesItsReadingOfThePolishTie) {
    // blue: ★ 1, ★★ 1 and 1 for energy, 7; light green: ★ 2, ★★ 1, 8. One ship more makes it a tie.
    auto text = replaced(kExampleVersus, R"("earth": 5, "ship": 0)", R"("earth": 4, "ship": 1)");
    EXPECT_EQ(score(stateFromJson(text).value()).players[1].total(), 8);
    EXPECT_EQ(score(stateFromJson(text).value()).players[2].total(), 8);
    // As many on ★★, so more in buildings decides.
    EXPECT_EQ(score(stateFromJson(text).value()).winners, std::vector<std::string>{"light green"});

    // blue: ★★ 2 and energy, 9; light green: ★ 2, ★★ 1 and ship 1, 9.
    text = replaced(kExampleVersus, "[0, 1, 1], \"two_star\": [0, 0, 0]",
                    "[0, 0, 1], \"two_star\": [0, 1, 0]");
    text = replaced(text, R"("earth": 4, "ship": 0)", R"("earth": 3, "ship": 1)");
    EXPECT_EQ(score(stateFromJson(text).value()).winners, std::vector<std::string>{"blue"});
    text = replaced(text, R"("to_move")", R"("readings": {"pl_tie": "one_star"}, "to_move")");
    EXPECT_EQ(score(stateFromJson(text).value()).winners, std::vector<std::string>{"light green"});
}

TEST(Observe, ShowsThePublicPart) {
    const auto seen = observe(namedExample());
    EXPECT_EQ(seen.mode, Mode::Solo);
    ASSERT_EQ(seen.players.size(), 2U);
    EXPECT_EQ(seen.players[1].role, Role::Da);
    EXPECT_EQ(seen.players[1].colour, "blue");
    EXPECT_EQ(seen.players[0].energy, Reading<int>(1));
    EXPECT_EQ(seen.players[0].earth, Reading<int>(5));
    EXPECT_EQ(seen.players[1].ship, Reading<int>(5));
    EXPECT_EQ(seen.players[0].prep.value(),
              (std::vector{Reading(Suit::Habitation), Reading(Suit::EnergyBank)}));
    const auto& greenhouse = seen.building(Suit::Greenhouse);
    EXPECT_EQ(greenhouse.stack.value(),
              (std::vector{Reading<StackCard>(5), Reading<StackCard>(FaceDown{})}));
    EXPECT_EQ(greenhouse.oneStar.value(), (ColonistCounts{{"red", Reading<int>(1)}}));
    EXPECT_EQ(greenhouse.twoStar.value(), (ColonistCounts{{"blue", Reading<int>(1)}}));
    EXPECT_TRUE(seen.building(Suit::Habitation).oneStar.isUnseen());
    EXPECT_EQ(seen.building(Suit::Habitation).stack.value(),
              std::vector{Reading<StackCard>(CardId::parse("H0a").value())});
    EXPECT_EQ(seen.discardTop, Reading<std::optional<CardId>>(CardId::parse("C7")));
    EXPECT_EQ(seen.deckTop, Reading<std::optional<Suit>>(Suit::EnergyBank));
}

TEST(Observe, ACoveredHabitationCardIsZeroAndUnknownFacesAreUnread) {
    const auto seen = observe(namedVersus());
    EXPECT_EQ(seen.building(Suit::Habitation).stack.value(),
              (std::vector{Reading<StackCard>(0), Reading<StackCard>(0),
                           Reading<StackCard>(FaceDown{}), Reading<StackCard>(0)}));
    EXPECT_EQ(seen.building(Suit::Greenhouse).stack.value(),
              (std::vector{Reading<StackCard>(FaceDown{}), Reading<StackCard>::unread()}));
    EXPECT_EQ(seen.players[2].prep.value(),
              (std::vector{Reading(Suit::Habitation), Reading<Suit>::unread()}));
    EXPECT_TRUE(seen.discardTop.isUnread());
    EXPECT_EQ(seen.deckTop, Reading<std::optional<Suit>>(Suit::Aqualab));
}

TEST(Observe, EmptyPilesAreSeenAsEmpty) {
    auto text = replaced(kExampleState, R"(["E3", "A1"])", "[]");
    text = replaced(text, R"(["C7"])", "[]");
    const auto seen = observe(stateFromJson(text).value());
    EXPECT_EQ(seen.discardTop, Reading<std::optional<CardId>>(std::nullopt));
    EXPECT_EQ(seen.deckTop, Reading<std::optional<Suit>>(std::nullopt));
}

RC_GTEST_PROP(Observe, ScoresAsTheStateAndContradictsNothing, ()) {
    const auto game = *rc::gen::exec(arbitrary::namedState);
    RC_ASSERT(isConsistent(game.state));
    const auto seen = observe(game);
    RC_ASSERT(!firstContradiction(seen));
    RC_ASSERT(score(seen.mode, game.state.edition, scoredPlayers(seen),
                    game.state.readings.polishTie) == score(game));
}

} // namespace
} // namespace pocketmars::engine
