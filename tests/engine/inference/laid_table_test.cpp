#include "engine/inference/laid_table.h"

#include "engine/format/correction.h"
#include "engine/observation/item_agreement.h"
#include "engine/state/state_check.h"
#include "tests/engine/cards.h"
#include "tests/engine/random_games.h"

#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

namespace pocketmars::engine {
namespace {

State started() {
    auto state = emptyTable({});
    for (std::size_t seat = 0; seat < 2; ++seat) {
        state.cards.append(Zone::prep(seat), GameCard());
        state.cards.append(Zone::prep(seat), GameCard());
    }
    state.cards.append(Zone::hand(0), GameCard());
    state.cards.append(Zone::hand(0), GameCard());
    while (state.cards.total() < kCardCount) {
        state.cards.append(Zone::deck(), GameCard());
    }
    return state;
}

Observation corrected(const State& state,
                      const std::vector<std::pair<std::string, std::string>>& items) {
    auto table = observe({state, kRedAndBlue});
    for (const auto& [path, value] : items) {
        const auto set = setItem(table, path, value);
        EXPECT_TRUE(set) << (set ? "" : set.error().message);
    }
    return table;
}

TEST(LaidAs, ATableThatIsAsItWasIsTheSameState) {
    EXPECT_EQ(laidAs(started(), kRedAndBlue, observe({started(), kRedAndBlue})), started());
}

TEST(LaidAs, TakesColonistsAndEnergyAsTheyLie) {
    const auto was = started();
    const auto table = corrected(was, {{"red.energy", "3"},
                                       {"red.earth", std::to_string(was.players[0].earth - 1)},
                                       {"greenhouse.one_star.red", "1"}});
    const auto laid = laidAs(was, kRedAndBlue, table);
    ASSERT_TRUE(laid);
    EXPECT_EQ(laid->players[0].energy, 3);
    EXPECT_EQ(laid->players[0].oneStar[0], 1);
    EXPECT_EQ(laid->cards, was.cards);
}

TEST(LaidAs, ColonistsThatNobodySawAreOnTheShip) {
    const auto was = started();
    auto table = corrected(was, {{"aqualab.one_star.red", "1"}, {"red.ship", "?"}});
    const auto laid = laidAs(was, kRedAndBlue, table);
    ASSERT_TRUE(laid);
    EXPECT_EQ(laid->players[0].ship, was.players[0].ship - 1);
}

TEST(LaidAs, RefusesEightColonistsAndAFullSpace) {
    EXPECT_FALSE(
        laidAs(started(), kRedAndBlue, corrected(started(), {{"aqualab.one_star.red", "1"}})));
}

TEST(LaidAs, ACardOnAStackComesFromWhereNobodyKnowsWhatLies) {
    const auto was = started();
    const auto laid = laidAs(was, kRedAndBlue, corrected(was, {{"greenhouse.stack", "5"}}));
    ASSERT_TRUE(laid);
    EXPECT_EQ(laid->cards.in(Zone::stack(Suit::Greenhouse))[0], GameCard::parse("G5"));
    EXPECT_EQ(laid->cards.count(Zone::hand(0)), 1U);
    EXPECT_EQ(laid->cards.total(), static_cast<std::size_t>(kCardCount));
}

TEST(LaidAs, ACardThatLeavesAStackGoesUnderTheDiscardPile) {
    auto was = started();
    was.cards.replace(Zone::deck(), 0, GameCard::parse("G5").value());
    was.cards.move(Zone::deck(), 0, Zone::stack(Suit::Greenhouse));
    was.cards.replace(Zone::deck(), 0, GameCard::parse("E2").value());
    was.cards.move(Zone::deck(), 0, Zone::discard());
    const auto laid = laidAs(was, kRedAndBlue, corrected(was, {{"greenhouse.stack", ""}}));
    ASSERT_TRUE(laid);
    ASSERT_EQ(laid->cards.count(Zone::discard()), 2U);
    EXPECT_EQ(laid->cards.in(Zone::discard())[0], GameCard::parse("G5"));
    EXPECT_EQ(laid->cards.in(Zone::discard())[1], GameCard::parse("E2"));
}

TEST(LaidAs, ABackThatWasKnownWronglyChangesThatCardAlone) {
    auto was = started();
    was.cards.replace(Zone::prep(0), 1, GameCard(Suit::Greenhouse));
    was.cards.replace(Zone::prep(1), 0, GameCard(Suit::EnergyBank));
    was.cards.replace(Zone::prep(1), 1, GameCard::parse("A4").value());
    was.cards.move(Zone::deck(), 0, Zone::discard());
    auto wanted = was;
    wanted.cards.replace(Zone::prep(1), 0, GameCard(Suit::Habitation));
    EXPECT_EQ(laidAs(was, kRedAndBlue, corrected(was, {{"blue.prep.0", "habitation"}})), wanted);
    // Nobody knows any more which card it is.
    wanted.cards.replace(Zone::prep(1), 1, GameCard(Suit::Greenhouse));
    EXPECT_EQ(
        laidAs(was, kRedAndBlue,
               corrected(was, {{"blue.prep.0", "habitation"}, {"blue.prep.1", "greenhouse"}})),
        wanted);
}

TEST(LaidAs, ABackThatIsSeenForTheFirstTimeBelongsToTheCardThatLiesThere) {
    const auto was = started();
    auto wanted = was;
    wanted.cards.replace(Zone::prep(1), 1, GameCard(Suit::CommsCenter));
    EXPECT_EQ(laidAs(was, kRedAndBlue, corrected(was, {{"blue.prep.1", "comms_center"}})), wanted);
}

RC_GTEST_PROP(LaidAs, GoesFromAnyTableToAnyOtherOfTheSameGame, ()) {
    const auto phases = randomPhases({}, arbitrary::seed(), 6);
    const auto from = *rc::gen::elementOf(phases);
    const auto to = *rc::gen::elementOf(phases);
    const NamedState target{to.after, kRedAndBlue};
    const auto laid = laidAs(from.after, kRedAndBlue, observe(target));
    RC_ASSERT(laid.has_value());
    RC_ASSERT(isConsistent(*laid));
    const auto seen = observe({*laid, kRedAndBlue});
    const auto wanted = observe(target);
    for (const auto kind : {ItemKind::Energy, ItemKind::Earth, ItemKind::Ship, ItemKind::Prep}) {
        for (std::size_t player = 0; player < kRedAndBlue.size(); ++player) {
            RC_ASSERT(sameAt({.kind = kind, .player = player}, seen, wanted));
        }
    }
    for (const auto suit : kSuits) {
        RC_ASSERT(sameAt({.kind = ItemKind::Stack, .building = suit}, seen, wanted));
    }
    RC_ASSERT(sameAt({.kind = ItemKind::DiscardTop}, seen, wanted));
    for (const auto suit : kScoringSuits) {
        RC_ASSERT(laid->players[0].oneStar[index(suit)] ==
                  to.after.players[0].oneStar[index(suit)]);
        RC_ASSERT(laid->players[1].twoStar[index(suit)] ==
                  to.after.players[1].twoStar[index(suit)]);
    }
}

} // namespace
} // namespace pocketmars::engine
