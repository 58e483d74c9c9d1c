#pragma once

#include "engine/coach/puzzle.h"
#include "engine/support/json_error.h"

#include <tl/expected.hpp>

#include <string>
#include <string_view>
#include <vector>

/// Puzzles as JSON, one a line: docs/formats.md.
namespace pocketmars::engine {

/// A puzzle with its players' colours.
struct NamedPuzzle {
    NamedState game; ///< as its player may know it
    std::vector<PuzzleDecision> decisions;
};

/// Reads a file of puzzles. Refuses one whose options are not those that its state gives.
/// @return the error's path begins with the number of the line
[[nodiscard]] tl::expected<std::vector<NamedPuzzle>, JsonError>
puzzlesFromLines(std::string_view text);

/// One line, without its end.
[[nodiscard]] std::string puzzleToLine(const NamedPuzzle& puzzle);

} // namespace pocketmars::engine
