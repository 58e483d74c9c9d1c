#pragma once

#include "calibration/support/geometry.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/matx.hpp>

#include <array>
#include <cstddef>
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
    /// Places without a card, each as the terms of its position, and their colours.
    struct Samples {
        std::vector<std::array<double, kTerms>> rows;
        std::vector<cv::Vec3f> colours;
    };
    using Offs = std::array<std::vector<double>, 3>;

    [[nodiscard]] std::array<double, kTerms> terms(cv::Point2d px) const;
    [[nodiscard]] Samples samples(const cv::Mat& lab, const std::vector<Quad>& cards) const;
    /// Least squares.
    void fitLight(const Samples& samples, const std::vector<double>& weights);
    /// How far each sample is off the table's colour there.
    [[nodiscard]] Offs offs(const Samples& samples) const;
    void measureSpread(const Offs& offs);
    /// 1 where it looks like the table, less the further it is off.
    [[nodiscard]] double weight(const Offs& offs, std::size_t sample) const;

    cv::Size m_size;
    std::array<std::array<double, kTerms>, 3> m_light{};
    cv::Vec3d m_spread{2.5, 1.5, 1.5}; ///< of L, a and b around it
};

} // namespace pocketmars::calibration
