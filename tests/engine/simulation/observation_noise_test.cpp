#include "engine/observation/table_check.h"
#include "engine/simulation/observation_noise.h"
#include "engine/simulation/simulation.h"

#include <gtest/gtest.h>

#include <span>

namespace pocketmars::engine {
namespace {

constexpr int kGames = 30;

/// Calls `take(truth, seen)` with the tables of some games.
template <class Take> void forEachTable(Take take) {
    for (int game = 0; game < kGames; ++game) {
        Random random(seedOf(2, static_cast<std::uint64_t>(game)));
        (void)simulate({}, Policy::Random, seedOf(1, static_cast<std::uint64_t>(game)),
                       [&](const State&, std::span<const Action>, const State& after) {
                           const NamedState truth{after, {"red", "blue"}};
                           take(observe(truth), observeNoisily(truth, random));
                       });
    }
}

TEST(ObservationNoise, IsTheSameForTheSameSeed) {
    const NamedState game{simulate({}, Policy::Random, 5), {"red", "blue"}};
    Random one(3);
    Random same(3);
    EXPECT_EQ(observeNoisily(game, one), observeNoisily(game, same));
}

TEST(ObservationNoise, MisreadsACountNowAndThenAndRatherWhereItIsNotSure) {
    int wrong = 0;
    int all = 0;
    double sureOfWrong = 0;
    double sureOfAll = 0;
    forEachTable([&](const Observation& truth, const Observation& seen) {
        for (std::size_t p = 0; p < truth.players.size(); ++p) {
            const auto& read = seen.players[p].energy;
            ++all;
            sureOfAll += *read.confidence();
            if (read.value() != truth.players[p].energy.value()) {
                ++wrong;
                sureOfWrong += *read.confidence();
            }
            EXPECT_GE(read.value(), 0);
            EXPECT_LE(read.value(), 7);
        }
    });
    EXPECT_GT(wrong, 0);
    EXPECT_LT(wrong * 20, all);
    EXPECT_LT(sureOfWrong / wrong, sureOfAll / all - 0.1);
}

TEST(ObservationNoise, ShowsOfACoveredHabitationCardThatItIsThere) {
    bool anyCovered = false;
    forEachTable([&](const Observation&, const Observation& seen) {
        const auto& stack = seen.building(Suit::Habitation).stack.value();
        for (std::size_t i = 0; i + 1 < stack.size(); ++i) {
            EXPECT_FALSE(std::holds_alternative<CardId>(stack[i].value()));
            anyCovered = true;
        }
    });
    EXPECT_TRUE(anyCovered);
}

} // namespace
} // namespace pocketmars::engine
