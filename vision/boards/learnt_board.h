#pragma once

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>
#include <tl/expected.hpp>

#include <array>
#include <memory>
#include <optional>

/// A flat game board that a person showed once, by a photo and its four corners, found again in
/// other photos. Which board it is, and what lies on it, is no matter here.
namespace pocketmars::vision {

/// px of a photo, clockwise (y down) from the board's own upper left.
using BoardCorners = std::array<cv::Point2d, 4>;

/// Whether four corners may be a board's: they go clockwise, bulge nowhere inwards, and none lies
/// on another.
[[nodiscard]] bool isBoard(const BoardCorners& corners);

/// The board seen straight from above.
/// @param photo    CV_8UC3 BGR
/// @param corners  isBoard
/// @param mm       the board's size
/// @return CV_8UC3 BGR, 1400 px on its longer side
[[nodiscard]] cv::Mat flattened(const cv::Mat& photo, const BoardCorners& corners, cv::Size2d mm);

/// Where a board lies in a photo.
struct FoundBoard {
    BoardCorners corners;
    int features = 0; ///< how many of its features agree on it
};

class LearntBoard {
public:
    /// @param flat  as flattened() cut it out
    explicit LearntBoard(const cv::Mat& flat);
    ~LearntBoard();
    LearntBoard(LearntBoard&&) noexcept;
    LearntBoard& operator=(LearntBoard&&) noexcept;

    /// Finds the board however it is turned, with pieces on it, at least a third of it seen.
    /// @param photo  CV_8UC3 BGR
    /// @return nothing where it is not there, or can't be told
    [[nodiscard]] std::optional<FoundBoard> find(const cv::Mat& photo) const;

private:
    struct Features;
    std::unique_ptr<const Features> m_features;
};

} // namespace pocketmars::vision
