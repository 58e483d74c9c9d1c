#pragma once

#include "calibration/profile/profile.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <future>
#include <memory>
#include <vector>

namespace pocketmars::vision {

/// A feature of the photo that looks like a feature of a card face. Each is a whole hypothesis of
/// where that card lies, because both features have a size and a direction.
struct FeatureMatch {
    cv::Point2d photo;     ///< px; the middle of the first is (0.5, 0.5)
    double photoSize = 0;  ///< px
    double photoAngle = 0; ///< radians, clockwise
    int feature = 0;       ///< which feature of the photo: one has several matches
    int rank = 0;          ///< 0 for the nearest learnt feature, 1 for the next, …
    int face = 0;          ///< index in profile.faces
    cv::Point2d cardMm;    ///< from the face's upper left
    double cardSizeMm = 0;
    double cardAngle = 0; ///< radians, clockwise
};

/// Coarse takes a fourth of the time and sees a card that lies free; Fine sees all that can be
/// seen.
enum class FeatureDetail { Coarse, Fine };

/// The learnt SIFT features of all faces of a profile (D. Lowe, IJCV 2004; compared as RootSIFT,
/// R. Arandjelović and A. Zisserman, CVPR 2012), ready to be searched.
class FeatureIndex {
public:
    /// Gets ready on a thread of its own, which match() waits for.
    /// @param profile  outlives the index
    explicit FeatureIndex(const calibration::Profile& profile);
    ~FeatureIndex();
    FeatureIndex(FeatureIndex&&) noexcept;
    FeatureIndex& operator=(FeatureIndex&&) noexcept;

    /// @param grey  the photo, CV_8UC1
    /// @return the nearest few learnt features of each feature of the photo
    [[nodiscard]] std::vector<FeatureMatch> match(const cv::Mat& grey) const;
    /// Likewise, of one part of the photo.
    /// @param part  px of the photo
    [[nodiscard]] std::vector<FeatureMatch> match(const cv::Mat& grey, cv::Rect part,
                                                  FeatureDetail detail) const;

private:
    struct Data;
    static std::shared_ptr<const Data> prepare(const calibration::Profile& profile);

    std::shared_future<std::shared_ptr<const Data>> m_data;
};

} // namespace pocketmars::vision
