#pragma once

#include <vector>

namespace pocketmars::vision {

/// One reading of a card: how many pieces of each colour stand at each of its places.
struct CountOption {
    std::vector<int> counts; ///< place * number of colours + colour
    double score = 0.0;      ///< evidence; a piece that is seen fully is 1
};

/// A card with all its readings that come into question.
struct CountZone {
    int places = 1;
    std::vector<CountOption> options; ///< never empty
};

struct CountBelief {
    /// By zone: the option of the likeliest reading of the table with totals that are likelier than
    /// not.
    std::vector<std::size_t> chosen;
    /// By zone, then as CountOption::counts: probability of 0..7 pieces.
    std::vector<std::vector<std::vector<double>>> posterior;
    std::vector<double> complete; ///< by colour: probability that the pieces are all there
};

/// Weighs the readings of all cards together, knowing how many pieces of a colour there are.
/// @param complete  by colour: are all places in view where its pieces may be?
[[nodiscard]] CountBelief weighCounts(const std::vector<CountZone>& zones,
                                      const std::vector<bool>& complete);

} // namespace pocketmars::vision
