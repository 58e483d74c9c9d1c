#include "engine/coach/hidden_cards.h"

#include "engine/coach/points.h"
#include "engine/rules/score.h"
#include "engine/state/state_check.h"
#include "tests/engine/random_games.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace pocketmars::engine {
namespace {

/// What a player sees of a zone.
std::vector<GameCard> sorted(const State& state, Zone zone) {
    const auto cards = state.cards.in(zone);
    std::vector<GameCard> all(cards.begin(), cards.end());
    std::ranges::sort(all);
    return all;
}

RC_GTEST_PROP(HiddenCards, AreDealtAsThePlayerMayKnowThem, ()) {
    const auto options = arbitrary::gameOptions();
    const auto seed = arbitrary::seed();
    playRandomly(options, seed, 6, [](const Decision& decision) {
        const auto& state = decision.before;
        const auto seat = playerToDecide(state);
        if (!seat || !isSettled(state)) {
            return;
        }
        const auto known = knownTo(state, *seat);
        Random random(state.cards.total() + static_cast<std::uint64_t>(state.round));
        const auto dealt = HiddenCards(known).dealt(random);
        RC_ASSERT(isConsistent(dealt));
        RC_ASSERT(knownTo(dealt, *seat) == known);
        RC_ASSERT(sorted(dealt, Zone::hand(*seat)) == sorted(state, Zone::hand(*seat)));
        RC_ASSERT(
            std::ranges::all_of(dealt.cards.all(), [](GameCard c) { return c.id().has_value(); }));
    });
}

TEST(HiddenCards, TakeEveryPlaceAsOften) {
    auto state = emptyTable({});
    for (int i = 0; i < kCardCount; ++i) {
        state.cards.append(Zone::deck(), GameCard(CardId(i)));
    }
    const HiddenCards hidden(knownTo(state, 0));
    Random random(1);
    constexpr int kDeals = 7000;
    std::array<int, kCardCount> first{};
    for (int i = 0; i < kDeals; ++i) {
        const auto dealt = hidden.dealt(random);
        ++first.at(static_cast<std::size_t>(dealt.cards.in(Zone::deck()).front().id()->index()));
    }
    constexpr double kExpected = static_cast<double>(kDeals) / kCardCount;
    for (const auto count : first) {
        EXPECT_NEAR(count, kExpected, 75); // five standard deviations
    }
}

RC_GTEST_PROP(CoachPoints, AgreeWithTheScoreSheet, ()) {
    const auto options = arbitrary::gameOptions();
    const auto end = playRandomly(options, arbitrary::seed(), 4, [](const Decision&) {});
    std::vector<std::string> colours{"a", "b", "c", "d"};
    colours.resize(end.playerCount);
    const auto sheet = score({end, colours});
    for (std::size_t seat = 0; seat < end.playerCount; ++seat) {
        RC_ASSERT(pointsOf(end, seat) == sheet.players[seat].total());
        const bool wins = std::ranges::find(sheet.winners, colours[seat]) != sheet.winners.end();
        if (!sheet.winners.empty()) {
            RC_ASSERT((winShare(end, seat) > 0) == wins);
        }
    }
}

} // namespace
} // namespace pocketmars::engine
