#pragma once

#include "vision/plane/placed_card.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/matx.hpp>
#include <opencv2/core/types.hpp>

#include <cstddef>
#include <vector>

namespace pocketmars::vision {

/// A flat thing that lies on the table in an unknown place, and the points of it that were seen.
struct FlatBody {
    /// What is known of its size before.
    enum class Size {
        Known,  ///< a card: a mm is a mm
        Common, ///< all such bodies are as much larger or smaller: tiles from one printer
        Own,    ///< its shape only
    };

    cv::Size2d sizeMm;
    std::vector<cv::Point2d> mm;      ///< its own frame
    std::vector<cv::Point2d> photoPx; ///< as many
    Size size = Size::Known;
    double weight = 1.0; ///< how many times as exact its points are as those of a card
};

/// Least squares over all points: one homography, a rigid pose a body, and a scale for those whose
/// size is not known. The first body's pose is fixed, which takes the rigid motion of the table out
/// of the problem; its size is known.
class PlaneProblem {
public:
    /// @param bodies       outlive the problem
    /// @param scaleWeight  px for a common scale that is wrong by its whole: how sure that is
    explicit PlaneProblem(const std::vector<FlatBody>& bodies, double scaleWeight = 0.0);

    /// The parameters of a homography and of poses that fit it; scales are 1.
    /// @param poses  of all bodies; the first is taken as the table's frame
    [[nodiscard]] cv::Mat start(const cv::Matx33d& tableToPhoto,
                                const std::vector<TablePose>& poses) const;

    /// Levenberg–Marquardt. OpenCV's own solver takes hundreds of steps on this problem.
    /// @param parameters  are moved to where the error is least
    void minimise(cv::Mat& parameters) const;

    [[nodiscard]] static cv::Matx33d homography(const cv::Mat& parameters);
    /// How many times as large a body is as its sizeMm says.
    [[nodiscard]] double scale(const cv::Mat& parameters, std::size_t body) const;
    [[nodiscard]] TablePose pose(const cv::Mat& parameters, std::size_t body) const;
    /// The root mean square of a body's errors, px.
    [[nodiscard]] double rmsPx(const cv::Mat& parameters, std::size_t body) const;

private:
    [[nodiscard]] cv::Mat residuals(const cv::Mat& p) const;
    /// Those of one body, from a row on.
    /// @return the row after the last
    int residuals(const cv::Matx33d& h, const cv::Mat& p, std::size_t body, cv::Mat& e,
                  int row) const;
    [[nodiscard]] cv::Mat jacobian(const cv::Mat& p, const cv::Mat& e) const;
    /// Whether a parameter moves a body's points.
    [[nodiscard]] bool moves(int parameter, std::size_t body) const;
    [[nodiscard]] int rows(std::size_t body) const;

    const std::vector<FlatBody>* m_bodies;
    double m_scaleWeight;
    std::vector<int> m_scales; ///< the parameter that is a body's scale; -1: none
    int m_common = -1;         ///< the parameter that is the common scale; -1: none
    int m_parameters = 0;
    int m_rows = 0;
};

} // namespace pocketmars::vision
