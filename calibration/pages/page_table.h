#pragma once

#include "calibration/support/geometry.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/matx.hpp>

#include <array>
#include <vector>

namespace pocketmars::calibration {

/// What the bare table of a page looks like: its colour changes slowly with the light, and varies
/// around that as its grain or pattern does.
class PageTable {
public:
    /// Measured where no card lies; what is unlike the rest does not count.
    /// @param lab    CV_32FC3, CIE Lab with L in 0..100
    /// @param cards  px of lab; with a margin around each
    PageTable(const cv::Mat& lab, const std::vector<Quad>& cards);

    /// How unlike the table a colour is at a place.
    struct Unlike {
        double colour = 0; ///< of another hue, or brighter; 0 (table, or its shade) .. 1
        double off = 0;    ///< the same in spreads of the table's own colour
        double dark = 0;   ///< darker: in shade, or a dark card; 0 .. 1
    };
    [[nodiscard]] Unlike unlike(cv::Point2d px, const cv::Vec3f& lab) const;

    /// How unlike two colours are, in spreads of the table's own.
    [[nodiscard]] double apart(const cv::Vec3f& a, const cv::Vec3f& b) const;

    /// The table's colour at a place.
    [[nodiscard]] cv::Vec3f at(cv::Point2d px) const;

private:
    static constexpr int kTerms = 6; // of a quadratic in x and y
    [[nodiscard]] std::array<double, kTerms> terms(cv::Point2d px) const;

    cv::Size m_size;
    std::array<std::array<double, kTerms>, 3> m_light{};
    cv::Vec3d m_spread{2.5, 1.5, 1.5}; ///< of L, a and b around it
};

} // namespace pocketmars::calibration
