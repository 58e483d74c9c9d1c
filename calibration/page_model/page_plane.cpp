#include "calibration/page_model/page_plane.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>

namespace pocketmars::calibration {
namespace {

constexpr double kHorizon = 0.15; // what is seen flatter than this lies too far away to be a page

/// From the mm of a table to the px of a straight lens, the middle of the picture at 0.
cv::Matx33d tableToPicture(const PageView& view, double longest) {
    const double focal = view.view.focal * longest;
    const double tilt = cv::norm(view.view.lean);
    // The turn that brings the table's normal onto the camera's axis, about the axis across the
    // lean (Rodrigues).
    const double x = tilt > 0 ? -view.view.lean[1] / tilt : 0.0;
    const double y = tilt > 0 ? view.view.lean[0] / tilt : 0.0;
    const double c = std::cos(tilt);
    const double s = std::sin(tilt);
    const cv::Matx33d turn(c + x * x * (1 - c), x * y * (1 - c), y * s,  //
                           x * y * (1 - c), c + y * y * (1 - c), -x * s, //
                           -y * s, x * s, c);
    // The point of the table that the axis meets is seen at the middle, at 1 focal length.
    const cv::Matx33d lens = cv::Matx33d::diag({focal, focal, 1});
    const cv::Matx33d scale = cv::Matx33d::diag({view.pxPerMm / focal, view.pxPerMm / focal, 1});
    const cv::Vec3d axis = turn * cv::Vec3d(0, 0, 1);
    // turn maps rays of the camera to rays of the table's frame; its transpose goes back.
    const cv::Matx33d back = turn.t();
    // A table point (X, Y) in focal lengths lies at axis' foot + (X, Y, 0) at height axis[2].
    const cv::Matx33d place(1, 0, axis[0], 0, 1, axis[1], 0, 0, axis[2]);
    return lens * back * place * scale;
}

} // namespace

PagePlane::PagePlane(const PageView& view, cv::Size picture)
    : m_view(view), m_middle(0.5 * (picture.width - 1), 0.5 * (picture.height - 1)),
      m_half(0.5 * std::max(picture.width, picture.height)),
      m_toPicture(tableToPicture(view, 2 * m_half)), m_toTable(m_toPicture.inv()) {}

std::optional<cv::Point2d> PagePlane::toTable(cv::Point2d px) const {
    auto at = (px - m_middle) / m_half;
    at *= (1 + m_view.bend * at.dot(at)) * m_half;
    const auto mm = m_toTable * cv::Vec3d(at.x, at.y, 1);
    const auto& m = m_toTable;
    if (mm[2] < kHorizon * m(2, 2)) {
        return std::nullopt;
    }
    return cv::Point2d(mm[0] / mm[2], mm[1] / mm[2]);
}

cv::Point2d PagePlane::toPicture(cv::Point2d mm) const {
    const auto seen = m_toPicture * cv::Vec3d(mm.x, mm.y, 1);
    const cv::Point2d straight = cv::Point2d(seen[0] / seen[2], seen[1] / seen[2]) / m_half;
    auto bent = straight;
    constexpr int kRounds = 4; // lenses of phones bend so little that each gives two digits
    for (int round = 0; round < kRounds && m_view.bend != 0; ++round) {
        bent = straight / (1 + m_view.bend * bent.dot(bent));
    }
    return bent * m_half + m_middle;
}

std::optional<Quad> PagePlane::toTable(const Quad& px) const {
    Quad mm;
    for (std::size_t i = 0; i < 4; ++i) {
        const auto corner = toTable(cv::Point2d(px[i]));
        if (!corner) {
            return std::nullopt;
        }
        mm[i] = cv::Point2f(*corner);
    }
    return mm;
}

Quad PagePlane::toPicture(const Quad& mm) const {
    Quad px;
    std::transform(mm.begin(), mm.end(), px.begin(), [this](cv::Point2f corner) {
        return cv::Point2f(toPicture(cv::Point2d(corner)));
    });
    return px;
}

} // namespace pocketmars::calibration
