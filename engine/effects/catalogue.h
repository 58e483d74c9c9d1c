#pragma once

#include "engine/box/card.h"
#include "engine/box/readings.h"
#include "engine/box/suit.h"
#include "engine/effects/effect.h"

#include <optional>
#include <string_view>

/// What the cards and buildings of the box do, as data.
namespace pocketmars::engine {

struct ProjectCard {
    std::string_view id;
    Steps top;         ///< when played from the hand
    Steps bottom;      ///< when played from a prep module
    Steps bottomOther; ///< the other reading of the bottom action; empty where there is none
};

[[nodiscard]] const ProjectCard& projectCard(CardId card);

/// The bottom action as the readings have it.
[[nodiscard]] const Steps& bottomOf(CardId card, const Readings& readings);

/// What a building does for the player who connects a card to it.
[[nodiscard]] const Steps& abilityOf(Suit building);

/// The suit that Op::IfHolding asks for on this card.
[[nodiscard]] Suit heldSuit(CardId card, const Readings& readings);

/// The suit that Op::DiscardHeld asks for on this card; nothing: any.
[[nodiscard]] std::optional<Suit> discardedSuit(CardId card, const Readings& readings);

} // namespace pocketmars::engine
