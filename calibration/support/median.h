#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <span>
#include <vector>

namespace pocketmars::calibration {

/// The middle one of some values, the upper of the two if their number is even; there is one at
/// least. The values end up in another order.
template <class T> [[nodiscard]] T medianInPlace(std::span<T> values) {
    assert(!values.empty());
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// The same of a copy.
template <class T> [[nodiscard]] T median(std::vector<T> values) {
    return medianInPlace(std::span<T>(values));
}

} // namespace pocketmars::calibration
