#pragma once

#include <opencv2/core/mat.hpp>

namespace pocketmars::vision {

/// A photo small and in grey, to see what of a later one from the same place is another.
class SmallPicture {
public:
    /// @param photo  CV_8UC3 BGR, any size
    explicit SmallPicture(const cv::Mat& photo);

    /// What changed since. The exposure is evened out; noise, and edges that tremble by a fraction
    /// of a small pixel, are no change.
    /// @return CV_8U of the small size, 255 where it is another; empty if it is the same
    [[nodiscard]] cv::Mat changeTo(const SmallPicture& now) const;

    /// By what factor a later picture is brighter, 1/3..3.
    [[nodiscard]] double exposureOf(const SmallPicture& now) const;

    /// px of the small picture for one of the photo's
    [[nodiscard]] double scale() const { return m_scale; }
    [[nodiscard]] cv::Size size() const { return m_grey.size(); }

private:
    double m_scale = 1.0;
    cv::Mat m_grey;      // CV_8U
    cv::Mat m_tolerance; // CV_8U, of edges that tremble
    double m_median = 0.0;
};

} // namespace pocketmars::vision
