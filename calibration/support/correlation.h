#pragma once

#include <algorithm>
#include <cmath>

namespace pocketmars::calibration {

/// Pearson's correlation of pairs of values, as they come.
class Correlation {
public:
    void add(double a, double b) {
        m_count += 1;
        m_a += a;
        m_b += b;
        m_aa += a * a;
        m_bb += b * b;
        m_ab += a * b;
    }

    [[nodiscard]] double count() const { return m_count; }

    /// -1..1; there are some values.
    /// @param plain  a spread that says something: where both vary less, there is little to compare
    [[nodiscard]] double value(double plain) const {
        const double a = m_a / m_count;
        const double b = m_b / m_count;
        const double spread = std::sqrt(std::max(0.0, m_aa / m_count - a * a) *
                                        std::max(0.0, m_bb / m_count - b * b));
        return (m_ab / m_count - a * b) / (spread + plain * plain);
    }

private:
    double m_count = 0;
    double m_a = 0;
    double m_b = 0;
    double m_aa = 0;
    double m_bb = 0;
    double m_ab = 0;
};

} // namespace pocketmars::calibration
