#pragma once

#include "vision/cards/card_placer.h"
#include "vision/plane/placed_card.h"
#include "vision/stacks/stack_reader.h"

#include <array>
#include <optional>
#include <vector>

namespace pocketmars::vision {

/// Which loose cards are what: found by where they lie.
struct Zones {
    std::vector<std::vector<const PlacedCard*>> prep; ///< by index in TableCards::ships; 0 to 2
    std::vector<std::vector<double>> prepFit; ///< likewise: probability that it belongs there
    /// By suit: nothing of the stack lies face up, and its top card as well a card that a ship's
    /// prep module lacks.
    std::array<bool, engine::kSuitCount> stackMayBePrep{};
    const PlacedCard* deck = nullptr;    ///< top of the face-down pile
    const PlacedCard* discard = nullptr; ///< top of the face-up pile
};

/// A prep module is the one or two face-down cards beside its player's ship, turned as the ship is;
/// the deck lies in the row of the buildings, or apart; the discard pile is the face-up card that
/// belongs to no stack, not even to one that is out of view or was not read. Cards of a hand are
/// taken for nothing.
/// @param stacks  as read, by suit
/// @return points into `cards`
[[nodiscard]] Zones findZones(const TableCards& cards,
                              const std::array<StackReading, engine::kSuitCount>& stacks);

} // namespace pocketmars::vision
