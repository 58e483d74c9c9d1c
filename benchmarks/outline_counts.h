#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pocketmars::benchmarks {

/// How many cards a photo shows.
struct OutlineCount {
    std::string photo; ///< file name
    int cards = 0;
};

/// Reads the truth of a folder of photos from the tables of its README.md: the rows with a
/// picture's name in the first cell, in backticks or not, and in the second one the number of
/// cards, whatever words follow it. Other rows and text are skipped.
///
///     | file        | cards to be found   | decoys      |
///     | `table.jpg` | 7, three at a slant | 2 envelopes |
[[nodiscard]] std::vector<OutlineCount> readOutlineCounts(std::string_view markdown);

} // namespace pocketmars::benchmarks
