#pragma once

#include "engine/state/state.h"

#include <string>
#include <vector>

namespace pocketmars::session {

/// What is known of hands and prep modules that was not known before, in plain English: `red holds
/// A7`, `H0c lies in blue's prep module`. Suits in prep modules are no news: their backs show them.
[[nodiscard]] std::vector<std::string> inferredCards(const engine::NamedState& before,
                                                     const engine::NamedState& after);

} // namespace pocketmars::session
