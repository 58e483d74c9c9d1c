#include "vision/plane/plane_problem.h"

#include "vision/plane/tuning.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cassert>
#include <cmath>

namespace pocketmars::vision {
namespace {

// Parameters: 8 of the homography (its last element is 1), then x, y and angle of each body but the
// first, then scales. All are of the size of 1, or the solver creeps: decimetres on the table,
// thousands of px in the photo.
constexpr int kHomography = 8;
constexpr int kPose = 3;
constexpr double kMm = 100.0;
constexpr double kPx = 1000.0;

int poseAt(std::size_t body) { return kHomography + kPose * (static_cast<int>(body) - 1); }

cv::Matx33d scaled(const cv::Matx33d& h, double out, double in) {
    return cv::Matx33d::diag({out, out, 1}) * h * cv::Matx33d::diag({in, in, 1});
}

} // namespace

PlaneProblem::PlaneProblem(const std::vector<FlatBody>& bodies, double scaleWeight)
    : m_bodies(&bodies), m_scaleWeight(scaleWeight) {
    assert(!bodies.empty() && bodies.front().size == FlatBody::Size::Known);
    m_parameters = poseAt(bodies.size());
    for (const auto& body : bodies) {
        if (body.size == FlatBody::Size::Own) {
            m_scales.push_back(m_parameters++);
        } else if (body.size == FlatBody::Size::Common) {
            m_common = m_common < 0 ? m_parameters++ : m_common;
            m_scales.push_back(m_common);
        } else {
            m_scales.push_back(-1);
        }
        m_rows += 2 * static_cast<int>(body.mm.size());
    }
    m_rows += m_common < 0 ? 0 : 1;
}

cv::Matx33d PlaneProblem::homography(const cv::Mat& parameters) {
    const auto* v = parameters.ptr<double>();
    return scaled({v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], 1.0}, kPx, 1 / kMm);
}

cv::Mat PlaneProblem::start(const cv::Matx33d& tableToPhoto,
                            const std::vector<TablePose>& poses) const {
    assert(poses.size() == m_bodies->size());
    cv::Mat p(m_parameters, 1, CV_64F, cv::Scalar(1.0));
    const cv::Matx33d own = scaled(tableToPhoto * (1.0 / tableToPhoto(2, 2)), 1 / kPx, kMm);
    std::copy_n(own.val, kHomography, p.ptr<double>());
    for (std::size_t body = 1; body < poses.size(); ++body) {
        auto* v = p.ptr<double>() + poseAt(body);
        v[0] = poses[body].centre.x / kMm;
        v[1] = poses[body].centre.y / kMm;
        v[2] = poses[body].angle;
    }
    return p;
}

double PlaneProblem::scale(const cv::Mat& parameters, std::size_t body) const {
    return m_scales[body] < 0 ? 1.0 : parameters.at<double>(m_scales[body]);
}

double PlaneProblem::rmsPx(const cv::Mat& parameters, std::size_t body) const {
    cv::Mat e(rows(body), 1, CV_64F);
    residuals(homography(parameters), parameters, body, e, 0);
    return std::sqrt(2 * e.dot(e) / e.rows) / (*m_bodies)[body].weight;
}

TablePose PlaneProblem::pose(const cv::Mat& p, std::size_t body) const {
    const cv::Size2d size = (*m_bodies)[body].sizeMm * scale(p, body);
    if (body == 0) {
        return {{size.width / 2, size.height / 2}, 0.0};
    }
    const auto* v = p.ptr<double>() + poseAt(body);
    return {{v[0] * kMm, v[1] * kMm}, v[2]};
}

int PlaneProblem::rows(std::size_t body) const {
    return 2 * static_cast<int>((*m_bodies)[body].mm.size());
}

int PlaneProblem::residuals(const cv::Matx33d& h, const cv::Mat& p, std::size_t body, cv::Mat& e,
                            int row) const {
    const auto& b = (*m_bodies)[body];
    const TablePose at = pose(p, body);
    const double s = scale(p, body);
    for (std::size_t i = 0; i < b.mm.size(); ++i) {
        const auto q = project(h, at.toTable(b.mm[i] * s, b.sizeMm * s));
        e.at<double>(row++) = (q.x - b.photoPx[i].x) * b.weight;
        e.at<double>(row++) = (q.y - b.photoPx[i].y) * b.weight;
    }
    return row;
}

cv::Mat PlaneProblem::residuals(const cv::Mat& p) const {
    const cv::Matx33d h = homography(p);
    cv::Mat e(m_rows, 1, CV_64F);
    int row = 0;
    for (std::size_t body = 0; body < m_bodies->size(); ++body) {
        row = residuals(h, p, body, e, row);
    }
    if (m_common >= 0) {
        e.at<double>(row) = (p.at<double>(m_common) - 1.0) * m_scaleWeight;
    }
    return e;
}

bool PlaneProblem::moves(int parameter, std::size_t body) const {
    if (parameter < kHomography) {
        return true;
    }
    if (parameter < poseAt(m_bodies->size())) {
        return body == 1 + static_cast<std::size_t>((parameter - kHomography) / kPose);
    }
    return m_scales[body] == parameter;
}

/// By differences.
cv::Mat PlaneProblem::jacobian(const cv::Mat& p, const cv::Mat& e) const {
    cv::Mat j = cv::Mat::zeros(e.rows, p.rows, CV_64F);
    cv::Mat shifted = e.clone();
    for (int column = 0; column < p.rows; ++column) {
        cv::Mat q = p.clone();
        q.at<double>(column) += tuning::solver.step();
        const cv::Matx33d h = homography(q);
        int row = 0;
        for (std::size_t body = 0; body < m_bodies->size(); ++body) {
            const int first = row;
            row += rows(body);
            if (!moves(column, body)) {
                continue;
            }
            residuals(h, q, body, shifted, first);
            const cv::Range range(first, row);
            cv::Mat target = j(range, cv::Range(column, column + 1));
            cv::subtract(shifted.rowRange(range), e.rowRange(range), target);
            target /= tuning::solver.step();
        }
    }
    if (m_common >= 0) {
        j.at<double>(m_rows - 1, m_common) = m_scaleWeight;
    }
    return j;
}

void PlaneProblem::minimise(cv::Mat& p) const {
    cv::Mat e = residuals(p);
    double cost = e.dot(e);
    double lambda = tuning::solver.firstDamping();
    for (int i = 0; i < tuning::solver.iterations(); ++i) {
        const cv::Mat j = jacobian(p, e);
        const cv::Mat normal = j.t() * j;
        const cv::Mat gradient = j.t() * e;
        bool better = false;
        double gain = 0;
        while (!better && lambda < 1e8) {
            cv::Mat damped = normal.clone();
            damped.diag() += lambda * normal.diag() + 1e-12;
            cv::Mat step;
            if (cv::solve(damped, gradient, step, cv::DECOMP_CHOLESKY)) {
                const cv::Mat q = p - step;
                const cv::Mat eq = residuals(q);
                const double costQ = eq.dot(eq);
                if (costQ < cost) {
                    gain = cost - costQ;
                    p = q;
                    e = eq;
                    cost = costQ;
                    better = true;
                }
            }
            lambda *= better ? tuning::solver.dampingDown() : tuning::solver.dampingUp();
        }
        if (!better || gain < tuning::solver.leastGain() * cost) {
            break;
        }
    }
}

} // namespace pocketmars::vision
