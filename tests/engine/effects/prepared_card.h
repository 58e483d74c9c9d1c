#pragma once

#include "tests/engine/table_builder.h"

#include <string_view>

/// Solo tables before and after a card's turn.
namespace pocketmars::engine {

/// Two prep cards beside this one, so that the four-card rule asks for nothing.
inline std::string_view otherPrep(std::string_view card) {
    return card == "H0f" || card == "H0g" ? "H0a H0b" : "H0f H0g";
}

/// The card lies prepared, with two more; hand, deck, stacks and DA's prep module are empty. With
/// nobody on the ship there is no settle step.
inline TableBuilder prepared(std::string_view card) {
    return solo().prep(card).prep(otherPrep(card));
}

/// The turn is over, the card alone on its stack.
inline TableBuilder connected(std::string_view card) {
    return solo().stack(card.front(), card).prep(otherPrep(card)).phase(Phase::Failure);
}

} // namespace pocketmars::engine
