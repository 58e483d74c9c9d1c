#include "engine/coach/points.h"

#include <algorithm>
#include <array>
#include <limits>

namespace pocketmars::engine {
namespace {

int highestEnergy(const State& state) {
    int highest = 0;
    for (std::size_t seat = 0; seat < state.playerCount; ++seat) {
        highest = std::max<int>(highest, state.players[seat].energy);
    }
    return highest;
}

int onTwoStar(const PlayerState& player) {
    int count = 0;
    for (const auto n : player.twoStar) {
        count += n;
    }
    return count;
}

/// Points, then each edition's tie-break (rulings, Scoring), as one number.
int rankOf(const State& state, std::size_t seat) {
    constexpr int kStep = 16;
    const auto& player = state.players[seat];
    const int points = pointsOf(state, seat) * kStep * kStep;
    const int inBuildings = colonistsInBuildings(player);
    if (state.edition == Edition::English) {
        return points + inBuildings * kStep;
    }
    const int twoStar = onTwoStar(player);
    const int first =
        state.readings.polishTie == PolishTie::TwoStar ? twoStar : inBuildings - twoStar;
    return points + first * kStep + inBuildings;
}

} // namespace

ScoreLines linesOf(const State& state, std::size_t seat) {
    return scoreLines(scoredPlayer(state, seat), highestEnergy(state));
}

int pointsOf(const State& state, std::size_t seat) { return linesOf(state, seat).total(); }

int leadOf(const State& state, std::size_t seat) {
    int best = std::numeric_limits<int>::min();
    for (std::size_t other = 0; other < state.playerCount; ++other) {
        if (other != seat) {
            best = std::max(best, pointsOf(state, other));
        }
    }
    return pointsOf(state, seat) - best;
}

float winShare(const State& state, std::size_t seat) {
    if (state.mode == Mode::Solo) { // a tie is DA's
        const bool humanWins = pointsOf(state, 0) > pointsOf(state, 1);
        return humanWins == (seat == 0) ? 1.0F : 0.0F;
    }
    const int mine = rankOf(state, seat);
    int alike = 0;
    for (std::size_t other = 0; other < state.playerCount; ++other) {
        const int theirs = rankOf(state, other);
        if (theirs > mine) {
            return 0.0F;
        }
        alike += theirs == mine ? 1 : 0;
    }
    return 1.0F / static_cast<float>(alike);
}

} // namespace pocketmars::engine
