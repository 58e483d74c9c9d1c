#pragma once

#include "engine/box/card.h"
#include "engine/box/game_card.h"
#include "engine/box/suit.h"

#include <cstddef>
#include <string>
#include <vector>

/// Names for sentences: in the player's language where engine::translateWith() has one, else as the
/// files and the command line have them.

namespace pocketmars::session {

/// A size as the count of a phrase.
[[nodiscard]] constexpr int asCount(std::size_t size) { return static_cast<int>(size); }

/// `red, blue, green`
[[nodiscard]] std::string joined(const std::vector<std::string>& words);

/// `energy_bank`
[[nodiscard]] std::string buildingWord(engine::Suit building);

/// `A7`
[[nodiscard]] std::string cardWord(engine::CardId card);

/// As far as a card is known: `A7`, `a card of aqualab`, `a card`.
[[nodiscard]] std::string cardWord(engine::GameCard card);

/// `red`. The colours that pieces usually have can be translated; others stay as the profile names
/// them.
[[nodiscard]] std::string colourWord(const std::string& colour);

} // namespace pocketmars::session
