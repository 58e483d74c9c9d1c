#pragma once

#include "engine/box/game_card.h"

#include <string>
#include <vector>

/// Short words for what many tests name.
namespace pocketmars::engine {

inline GameCard card(const char* text) { return GameCard::parse(text).value(); }

/// The colours of the seats of a table for two.
inline const std::vector<std::string> kRedAndBlue{"red", "blue"};

} // namespace pocketmars::engine
