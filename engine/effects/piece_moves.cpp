#include "engine/effects/piece_moves.h"

#include "engine/state/unknown_cards.h"

#include <algorithm>
#include <cassert>

namespace pocketmars::engine {

void launch(PlayerState& player, int n) {
    const auto moved = static_cast<std::uint8_t>(std::min<int>(n, player.earth));
    player.earth -= moved;
    player.ship += moved;
}

void gain(PlayerState& player, int n) {
    player.energy = static_cast<std::uint8_t>(std::min(player.energy + n, kMaxEnergy));
}

void settle(PlayerState& player, Suit building) {
    assert(player.ship > 0);
    --player.ship;
    ++player.oneStar[index(building)];
}

void upgrade(PlayerState& player, Suit building) {
    --player.oneStar[index(building)];
    ++player.twoStar[index(building)];
}

void downgrade(PlayerState& player, Suit building) {
    --player.twoStar[index(building)];
    ++player.oneStar[index(building)];
}

bool canUpgrade(const State& state, std::size_t seat, Suit building) {
    return state.players[seat].oneStar[index(building)] > 0 &&
           colonistsOnTwoStar(state, index(building)) < twoStarCapacity(state.playerCount);
}

void moveNamed(State& state, Zone from, GameCard card, Zone to) {
    const auto place = placeOf(state, from, card);
    assert(place);
    if (card.suit() && !state.cards.in(from)[*place].id()) {
        state.cards.replace(from, *place, card);
    }
    state.cards.move(from, *place, to);
}

} // namespace pocketmars::engine
