#include "vision/plane/table_camera.h"

#include "vision/plane/tuning.h"

#include <algorithm>
#include <cmath>

namespace pocketmars::vision {
namespace {

struct Axes {
    cv::Vec3d right;   // image of the plane's x direction, in camera units
    cv::Vec3d forward; // of its y direction
};

Axes axesFor(const cv::Matx33d& centred, double focal) {
    const double f = 1.0 / focal;
    return {{centred(0, 0) * f, centred(1, 0) * f, centred(2, 0)},
            {centred(0, 1) * f, centred(1, 1) * f, centred(2, 1)}};
}

double misfit(const cv::Matx33d& centred, double focal, double usual) {
    const auto [a, b] = axesFor(centred, focal);
    const double aa = a.dot(a);
    const double bb = b.dot(b);
    const double mean = (aa + bb) / 2;
    const double skew = a.dot(b) / mean / tuning::camera.constraintError();
    const double ratio = (aa - bb) / (2 * mean) / tuning::camera.constraintError();
    const double prior = std::log(focal / usual) / tuning::camera.focalSpread();
    return skew * skew + ratio * ratio + prior * prior;
}

} // namespace

TableCamera::TableCamera(const TablePlane& plane, cv::Size photo)
    : m_tableToPhoto(plane.tableToPhoto) {
    const cv::Point2d centre(photo.width / 2.0, photo.height / 2.0);
    const double usual = tuning::camera.usualFocalShare() * std::hypot(photo.width, photo.height);
    const cv::Matx33d toCentre(1, 0, -centre.x, 0, 1, -centre.y, 0, 0, 1);
    const cv::Matx33d centred = toCentre * m_tableToPhoto;
    double best = 1e300;
    constexpr int kSteps = 75; // from a half to some 2.2 times the usual
    for (int step = 0; step < kSteps; ++step) {
        const double share = 0.5 * std::pow(1.02, step);
        const double error = misfit(centred, usual * share, usual);
        if (error < best) {
            best = error;
            m_focal = usual * share;
        }
    }
    const auto [a, b] = axesFor(centred, m_focal);
    // x runs right and y down as seen from above, so their cross product points into the table.
    cv::Vec3d up = -a.cross(b) * (1.0 / std::sqrt(std::sqrt(a.dot(a) * b.dot(b))));
    // The sign of a homography is free: a raised point is nearer to the camera.
    const cv::Point2d seen = vision::project(plane.photoToTable, centre);
    const cv::Vec3d middle = m_tableToPhoto * cv::Vec3d(seen.x, seen.y, 1.0);
    if (up[2] * middle[2] > 0) {
        up = -up;
    }
    m_up = {up[0] * m_focal + up[2] * centre.x, up[1] * m_focal + up[2] * centre.y, up[2]};
}

RaisedPlane TableCamera::overCard(const PlacedCard& card) const {
    const cv::Point2d middle(card.sizeMm.width / 2, card.sizeMm.height / 2);
    const cv::Vec3d onTable =
        m_tableToPhoto * cv::Vec3d(card.pose.centre.x, card.pose.centre.y, 1.0);
    const cv::Vec3d onCard = card.cardToPhoto * cv::Vec3d(middle.x, middle.y, 1.0);
    return {card.cardToPhoto * (onTable[2] / onCard[2]), m_up};
}

} // namespace pocketmars::vision
