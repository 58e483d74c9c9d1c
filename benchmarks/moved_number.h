#pragma once

#include "benchmarks/table_comparison.h"
#include "vision/tuning.h"

#include <optional>
#include <vector>

/// What it does to readings that a number is another one.
namespace pocketmars::benchmarks {

/// A number times a factor, whole ones by 1 at least, and no further than its range.
/// @return nothing where it can't be moved that way
[[nodiscard]] std::optional<double> movedValue(const calibration::TunedNumber& number,
                                               double factor);

/// Is another value while it lives.
class MovedNumber {
public:
    MovedNumber(calibration::TunedNumber& number, double value)
        : m_number(&number), m_before(number.value()) {
        number.set(value);
    }
    ~MovedNumber() { m_number->set(m_before); }
    MovedNumber(const MovedNumber&) = delete;
    MovedNumber& operator=(const MovedNumber&) = delete;

private:
    calibration::TunedNumber* m_number;
    double m_before;
};

/// How well the photos of a set are read.
struct Readings {
    std::vector<std::vector<ComparedItem>> photos;

    [[nodiscard]] int items() const;
    [[nodiscard]] int right() const;
    /// Mean over the items that have a confidence p: log p where they are right, log (1 - p) where
    /// they are wrong. 0 is best; it falls where confidences promise too much or too little.
    [[nodiscard]] double logScore() const;
    /// Items that were read otherwise or with another confidence, down to the last bit.
    [[nodiscard]] int changedFrom(const Readings& before) const;
};

/// Whether two readings of one photo are the same, down to the last bit of the confidences.
[[nodiscard]] bool isSame(const std::vector<ComparedItem>& a, const std::vector<ComparedItem>& b);

} // namespace pocketmars::benchmarks
