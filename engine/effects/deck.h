#pragma once

#include "engine/state/state.h"

#include <cstddef>
#include <cstdint>

/// Drawing, and decks made anew.
namespace pocketmars::engine {

/// Versus: the deck is empty and there are cards to make a new one of (ruling 10).
[[nodiscard]] bool needsNewDeck(const State& state);

/// Makes the new deck of ruling 10: all covered cards of the stacks and the discard pile.
/// @param seed  Action::kUnknownOrder: nobody knows how it lies
void makeNewDeck(State& state, std::uint32_t seed);

/// Puts the deck into an order that depends on its cards and the seed only.
void shuffleDeck(State& state, std::uint32_t seed);

enum class Draw : std::uint8_t {
    Done,   ///< one card was drawn
    Choose, ///< solo: DA's prep module offers a choice (ruling 9)
    Nothing ///< there is nothing to draw
};

/// Draws one card for a player if that takes no choice.
/// @param to  where it goes: a hand, or the cards drawn aside
Draw drawOne(State& state, Zone to);

/// The top `most` cards of the deck, or as many as there are, go to the discard pile: the system
/// failure, and DA's spark.
void burn(State& state, std::size_t most);

} // namespace pocketmars::engine
