#pragma once

#include "engine/state/state.h"

#include <optional>
#include <string>
#include <vector>

namespace pocketmars::session {

/// What is told of a step of a game.
struct StepWords {
    std::string did;
    std::vector<std::string> inferred; ///< what it gave away of hidden cards
};

[[nodiscard]] std::string setUpInWords();
[[nodiscard]] std::string vouchedInWords();
[[nodiscard]] std::string takenBackInWords();
/// @param isAfterSomething  nothing but that
[[nodiscard]] std::string nothingInWords(bool isAfterSomething);

/// A step in the language of now.
/// @param before  what the game had come to before; of the set-up, nothing
/// @param moves   in notation; empty where the player said how the table lies, or steps were
///                taken back
/// @param margin  0..1; 1 is what a player says
/// @return nothing where the moves can't be followed from there
[[nodiscard]] std::optional<StepWords> stepInWords(const std::optional<engine::NamedState>& before,
                                                   const engine::NamedState& after,
                                                   const std::string& moves, double margin);

} // namespace pocketmars::session
