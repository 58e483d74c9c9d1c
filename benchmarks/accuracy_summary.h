#pragma once

#include "benchmarks/table_comparison.h"
#include "engine/rules/score.h"

#include <cstddef>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

namespace pocketmars::benchmarks {

/// One photo, read and compared.
struct PhotoResult {
    std::string name;       ///< path within the set, without its ending
    double elapsedMs = 0.0; ///< decoding and reading; the profile was prepared before
    std::string error;      ///< why it could not be read at all; empty if it was
    engine::ScoreSheet truth;
    std::optional<engine::ScoreSheet> read; ///< nothing if it could not be read
    std::vector<ComparedItem> items;
    std::size_t questions = 0; ///< that the sheet asks

    /// Every line of the score sheet and the winners are right.
    [[nodiscard]] bool exact() const { return read == truth; }
};

/// One line: whether the score is exact, and each item that is wrong.
void printPhoto(std::ostream& out, const PhotoResult& result);

/// Exact scores by difficulty (`-easy`, `-mid`, `-hard` at the end of the name), items right by
/// kind, and how far confidences can be trusted.
void printSummary(std::ostream& out, const std::vector<PhotoResult>& results);

} // namespace pocketmars::benchmarks
