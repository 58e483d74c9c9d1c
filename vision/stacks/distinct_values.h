#pragma once

#include <vector>

namespace pocketmars::vision {

/// What several cards show, where no two of them show the same: a suit has one card of each value.
/// @param each  by card, the probability of each value by itself; at most eight values
/// @return the same, given what the others show; as it was where no such cards exist
[[nodiscard]] std::vector<std::vector<double>>
distinctValues(const std::vector<std::vector<double>>& each);

} // namespace pocketmars::vision
