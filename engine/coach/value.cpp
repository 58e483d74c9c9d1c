#include "engine/coach/value.h"

#include "engine/coach/points.h"
#include "engine/coach/value_weights.h"

#include <algorithm>
#include <cmath>

namespace pocketmars::engine {
namespace {

int inBuilding(const PlayerState& player, std::size_t building) {
    return player.oneStar[building] + player.twoStar[building];
}

/// Writes one feature after the other.
class Writer {
public:
    explicit Writer(Features& features) : m_features(features) {}
    void add(float value) { m_features[m_next++] = value; }
    void add(int value) { add(static_cast<float>(value)); }
    void add(bool value) { add(value ? 1.0F : 0.0F); }

private:
    Features& m_features;
    std::size_t m_next = 0;
};

void addPlayer(const PlayerState& player, Writer& out) {
    int oneStar = 0;
    int twoStar = 0;
    int occupied = 0;
    int biggest = 0;
    for (std::size_t i = 0; i < kScoringSuits.size(); ++i) {
        oneStar += player.oneStar[i];
        twoStar += player.twoStar[i];
        const int here = inBuilding(player, i);
        occupied += here > 0 ? 1 : 0;
        biggest = std::max(biggest, here);
    }
    out.add(int{player.ship});
    out.add(oneStar);
    out.add(twoStar);
    out.add(int{player.energy});
    out.add(occupied);
    out.add(occupied == 3);
    out.add(occupied == 4);
    out.add(biggest == 3);
    out.add(biggest >= 4);
    out.add(oneStar + twoStar >= kColonistsPerColour - 1);
    out.add(oneStar + twoStar == kColonistsPerColour);
}

/// Cards of the own prep module with which one could settle as the stacks lie.
int settlers(const State& state, std::size_t seat) {
    int count = 0;
    for (const auto card : state.cards.in(Zone::prep(seat))) {
        const auto id = card.id();
        if (!id || id->suit() == Suit::Habitation) {
            continue;
        }
        const auto stack = state.cards.in(Zone::stack(id->suit()));
        constexpr int kBuilding = 3;
        int toBeat = kBuilding;
        if (!stack.empty()) {
            const auto top = stack.back();
            toBeat = top.isFaceDown() || !top.id() ? 0 : top.id()->value();
        }
        count += id->value() > toBeat ? 1 : 0;
    }
    return count;
}

std::size_t bestRival(const State& state, std::size_t seat) {
    std::size_t best = seat == 0 ? 1 : 0;
    for (std::size_t other = 0; other < state.playerCount; ++other) {
        if (other != seat && pointsOf(state, other) > pointsOf(state, best)) {
            best = other;
        }
    }
    return best;
}

} // namespace

std::size_t valueStage(const State& state) {
    if (state.mode == Mode::Solo) {
        const auto deck = state.cards.count(Zone::deck());
        constexpr std::array<std::size_t, kStageCount - 1> kAtMost{1, 4, 8, 13, 19};
        std::size_t stage = 0;
        while (stage < kAtMost.size() && deck > kAtMost[stage]) {
            ++stage;
        }
        return stage;
    }
    int most = 0;
    for (std::size_t seat = 0; seat < state.playerCount; ++seat) {
        most = std::max(most, colonistsInBuildings(state.players[seat]));
    }
    return static_cast<std::size_t>(std::min(kColonistsPerColour - most, 5));
}

Features featuresOf(const State& state, std::size_t seat) {
    const auto& me = state.players[seat];
    const auto rivalSeat = bestRival(state, seat);
    const auto& rival = state.players[rivalSeat];
    Features features{};
    Writer out(features);
    out.add(true);
    addPlayer(me, out);
    addPlayer(rival, out);
    out.add(me.energy >= rival.energy);
    out.add(rival.energy >= me.energy);
    out.add(pointsOf(state, seat) > pointsOf(state, rivalSeat));
    out.add(settlers(state, seat));
    const auto daPrep = state.cards.count(Zone::prep(1));
    const bool solo = state.mode == Mode::Solo;
    out.add(solo && daPrep + 1 == kPrepCards);
    out.add(solo && daPrep == 0);
    out.add(static_cast<int>(state.toMove) - static_cast<int>(seat));
    out.add(static_cast<int>(state.cards.count(Zone::deck())));
    return features;
}

float valueOf(const State& state, std::size_t seat, const ValueWeights& weights) {
    if (state.phase == Phase::Over) {
        constexpr float kCertain = 12.0F;
        return kCertain * (2.0F * winShare(state, seat) - 1.0F) +
               0.05F * static_cast<float>(leadOf(state, seat));
    }
    const auto features = featuresOf(state, seat);
    const auto& stage = weights[valueStage(state)];
    float sum = 0;
    for (std::size_t i = 0; i < features.size(); ++i) {
        sum += features[i] * stage[i];
    }
    return sum;
}

const ValueWeights& learntWeights(Mode mode) {
    return mode == Mode::Solo ? kSoloWeights : kVersusWeights;
}

} // namespace pocketmars::engine
