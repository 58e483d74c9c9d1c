#pragma once

#include <opencv2/core/mat.hpp>
#include <opencv2/core/matx.hpp>
#include <opencv2/core/types.hpp>

#include <array>
#include <string>

namespace pocketmars::calibration {

/// How a camera's lens bends its pictures: OpenCV's pinhole model with Brown's distortion.
struct Lens {
    std::string name;
    cv::Size picture;                   ///< that it was learnt from, px
    cv::Matx33d camera;                 ///< focal lengths and principal point, px
    std::array<double, 5> distortion{}; ///< k1, k2, p1, p2, k3
    double errorPx = 0.0;               ///< root mean square of the board's corners
    int views = 0;                      ///< of the board
};

/// Unbends pictures of one lens, as the camera would see them through a perfect one. Nothing that
/// is in a picture gets lost at its edges.
class LensCorrection {
public:
    explicit LensCorrection(Lens lens);

    /// Whether pictures of this size can come from it: of the shape that it was learnt from, in any
    /// resolution.
    [[nodiscard]] bool fits(cv::Size picture) const;

    /// @param photo  CV_8UC3; fits
    /// @return of the same size
    [[nodiscard]] cv::Mat apply(const cv::Mat& photo);

    [[nodiscard]] const Lens& lens() const { return m_lens; }

private:
    void prepare(cv::Size picture);

    Lens m_lens;
    cv::Size m_size; ///< that the maps are for; empty: none yet
    cv::Mat m_mapXy;
    cv::Mat m_mapFraction;
};

} // namespace pocketmars::calibration
