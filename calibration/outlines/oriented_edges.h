#pragma once

#include "calibration/outlines/edge_field.h"
#include "calibration/support/geometry.h"

#include <opencv2/core/mat.hpp>

namespace pocketmars::calibration {

/// A map that tells at once whether an edge of some direction passes nearby: thousands of quads are
/// tried on it before a few are measured.
class OrientedEdges {
public:
    /// @param reach  how far off an edge still counts, px
    OrientedEdges(const EdgeField& field, double minGradient, int reach);

    /// What is known of a quad's outline, its corners left out; parts of it, 0..1.
    struct Along {
        double found = 0;  ///< has an edge nearby
        double inside = 0; ///< lies in the picture
    };
    [[nodiscard]] Along along(const Quad& quad) const;

private:
    cv::Mat m_directions; ///< CV_8UC1, a bit for each of 8 directions
};

} // namespace pocketmars::calibration
