#pragma once

#include "engine/state/state.h"

#include <cstddef>

/// What moves on the table, for card effects, turns and DA alike.
namespace pocketmars::engine {

/// Up to n colonists from Earth to the ship.
void launch(PlayerState& player, int n);
/// Energy, up to 7 (ruling 4).
void gain(PlayerState& player, int n);
/// From the ship to ★ of a building; there is one on the ship.
void settle(PlayerState& player, Suit building);
/// ★ to ★★, and ★★ to ★; there is a colonist, and there is room.
void upgrade(PlayerState& player, Suit building);
void downgrade(PlayerState& player, Suit building);
/// Room on ★★ and a colonist of the player on ★.
[[nodiscard]] bool canUpgrade(const State& state, std::size_t seat, Suit building);

/// Finds the card that an action names, says what it is if that was not known, and moves it.
void moveNamed(State& state, Zone from, GameCard card, Zone to);

} // namespace pocketmars::engine
