#include "engine/rules/setup.h"
#include "engine/state/state_agreement.h"

#include "tests/engine/cards.h"

#include <gtest/gtest.h>

namespace pocketmars::engine {
namespace {

/// A table with three cards in one zone.
State with(Zone zone, const char* a, const char* b, const char* c) {
    auto state = emptyTable({});
    for (const auto* text : {a, b, c}) {
        state.cards.append(zone, card(text));
    }
    return state;
}

TEST(StateAgreement, TakesWhatIsNotKnownForAnyCardThatFits) {
    const auto truth = with(Zone::hand(0), "G5", "G1", "A7");
    EXPECT_TRUE(agrees(truth, truth));
    EXPECT_TRUE(agrees(with(Zone::hand(0), "A7", "?G", "?"), truth)) << "in any order";
    EXPECT_TRUE(agrees(with(Zone::hand(0), "?", "?", "G5"), truth));
    EXPECT_TRUE(agrees(with(Zone::hand(0), "?G", "?A", "G5"), truth));
    EXPECT_FALSE(agrees(with(Zone::hand(0), "?G", "?A", "G2"), truth));
    EXPECT_FALSE(agrees(with(Zone::hand(0), "?A", "?A", "?"), truth));
}

TEST(StateAgreement, ComparesStacksAndTheDeckInOrder) {
    const auto stack = Zone::stack(Suit::Greenhouse);
    const auto truth = with(stack, "G5", "~G1", "G7");
    EXPECT_TRUE(agrees(with(stack, "?G", "~?", "G7"), truth));
    EXPECT_FALSE(agrees(with(stack, "?G", "?", "G7"), truth)) << "face up";
    EXPECT_FALSE(agrees(with(stack, "G7", "~G1", "G5"), truth));
    EXPECT_FALSE(agrees(with(Zone::deck(), "G5", "?", "G1"), with(Zone::deck(), "G1", "C4", "G5")));
}

TEST(StateAgreement, LeavesOpenWhetherAnUnknownCardWasDrawnOrDiscarded) {
    auto truth = with(Zone::deck(), "G5", "C4", "G1");
    truth.cards.append(Zone::discard(), card("A1"));
    const auto believed = [](const char* inDeck, const char* first, const char* second) {
        auto state = emptyTable({});
        state.cards.append(Zone::deck(), card("?G"));
        state.cards.append(Zone::deck(), card(inDeck));
        state.cards.append(Zone::discard(), card(first));
        state.cards.append(Zone::discard(), card(second));
        return state;
    };
    EXPECT_TRUE(agrees(believed("?", "?", "A1"), truth));
    EXPECT_TRUE(agrees(believed("C4", "?", "?"), truth));
    EXPECT_FALSE(agrees(believed("?", "G1", "A1"), truth)) << "it lies in the deck";
    EXPECT_FALSE(agrees(believed("G1", "?", "A1"), truth)) << "not second";
}

TEST(StateAgreement, SaysWhereItPartsWithTheTruth) {
    const auto truth = emptyTable({});
    auto believed = truth;
    believed.players[1].energy = 5;
    believed.players[0].twoStar[index(Suit::Aqualab)] = 1;
    believed.round = 2;
    believed.cards.append(Zone::prep(1), GameCard());
    EXPECT_EQ(disagreements(believed, truth),
              (std::vector<std::string>{"round", "buildings.aqualab.two_star", "players.1.energy",
                                        "players.1.prep"}));
}

} // namespace
} // namespace pocketmars::engine
