#pragma once

#include "engine/box/card.h"
#include "engine/box/readings.h"

#include <QString>

/// What the cards do, in whole sentences to the player. They are made from the very steps that the
/// engine carries out (engine/effects/catalogue.h), so that they say what the program does.
namespace pocketmars::app {

/// The action of a card that is played from the hand.
[[nodiscard]] QString topActionText(engine::CardId card, const engine::Readings& readings);

/// The action of a card that is played from a prep module.
[[nodiscard]] QString bottomActionText(engine::CardId card, const engine::Readings& readings);

/// What a player can do who connected a card to a building.
[[nodiscard]] QString abilityText(engine::Suit building, const engine::Readings& readings);

/// Further remarks on a card, where it has a catch; empty for most.
[[nodiscard]] QString cardRemark(engine::CardId card);

} // namespace pocketmars::app
