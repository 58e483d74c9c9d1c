#include "calibration/outlines/viewed_table.h"

#include "calibration/outlines/tuning.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>

namespace pocketmars::calibration {

ViewedTable::ViewedTable(const CameraView& view, cv::Size picture) : m_view(view) {
    const double focal = view.focal * std::max(picture.width, picture.height);
    const double tilt = cv::norm(view.lean);
    // The turn that brings the table's normal onto the camera's axis, about the axis across the
    // lean (Rodrigues).
    const double x = tilt > 0 ? -view.lean[1] / tilt : 0.0;
    const double y = tilt > 0 ? view.lean[0] / tilt : 0.0;
    const double c = std::cos(tilt);
    const double s = std::sin(tilt);
    const cv::Matx33d turn(c + x * x * (1 - c), x * y * (1 - c), y * s,  //
                           x * y * (1 - c), c + y * y * (1 - c), -x * s, //
                           -y * s, x * s, c);
    const cv::Matx33d lens(focal, 0, 0.5 * (picture.width - 1), 0, focal,
                           0.5 * (picture.height - 1), 0, 0, 1);
    const cv::Matx33d scale(focal, 0, 0, 0, focal, 0, 0, 0, 1);
    m_toTable = scale * turn * lens.inv();
    m_toPicture = m_toTable.inv();
}

std::optional<cv::Point2f> ViewedTable::onTable(cv::Point2f inPicture) const {
    const auto p = m_toTable * cv::Vec3d(inPicture.x, inPicture.y, 1.0);
    if (p[2] < tuning::consensus.horizon()) {
        return std::nullopt;
    }
    return cv::Point2f(static_cast<float>(p[0] / p[2]), static_cast<float>(p[1] / p[2]));
}

std::optional<Quad> ViewedTable::onTable(const Quad& inPicture) const {
    Quad result;
    for (std::size_t i = 0; i < 4; ++i) {
        const auto corner = onTable(inPicture[i]);
        if (!corner) {
            return std::nullopt;
        }
        result[i] = *corner;
    }
    return result;
}

Quad ViewedTable::inPicture(const Quad& onTable) const { return project(m_toPicture, onTable); }

} // namespace pocketmars::calibration
