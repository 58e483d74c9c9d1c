#include "vision/table_plane.h"

#include <opencv2/calib3d.hpp>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace pocketmars::vision {
namespace {

constexpr std::size_t kMaxPointsPerCard = 24; // more cost time and add nothing
constexpr double kMaxMedianErrorMm = 2.0;     // a card that is worse is no flat card of this table
constexpr std::ptrdiff_t kFirstCards = 7;
constexpr int kIterations = 50;

// Parameters: 8 of the homography (its last element is 1), then x, y and angle of each card but the
// first, whose pose is fixed to take the rigid motion of the table out of the problem.
class PlaneProblem {
public:
    explicit PlaneProblem(const std::vector<const CardSighting*>& cards) : m_cards(cards) {
        for (const auto* card : cards) {
            m_points += usedPoints(*card);
        }
    }

    static std::size_t usedPoints(const CardSighting& card) {
        return std::min(card.cardMm.size(), kMaxPointsPerCard);
    }

    /// Every n-th point, so that those used are spread over the card as all are.
    static std::size_t pick(const CardSighting& card, std::size_t i) {
        return i * card.cardMm.size() / usedPoints(card);
    }

    // All parameters are of the size of 1, or the solver creeps: decimetres on the table, thousands
    // of px in the photo.
    static constexpr double kMm = 100.0;
    static constexpr double kPx = 1000.0;

    static cv::Matx33d homography(const cv::Mat& p) {
        const auto* v = p.ptr<double>();
        return scaled({v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], 1.0}, kPx, 1 / kMm);
    }

    /// @param h  homography whose last element is 1
    static void putHomography(cv::Mat& p, const cv::Matx33d& h) {
        const cv::Matx33d own = scaled(h, 1 / kPx, kMm);
        std::copy_n(own.val, 8, p.ptr<double>());
    }

    static void putPose(cv::Mat& p, std::size_t card, const TablePose& pose) {
        auto* v = p.ptr<double>() + 8 + 3 * (card - 1);
        v[0] = pose.centre.x / kMm;
        v[1] = pose.centre.y / kMm;
        v[2] = pose.angle;
    }

    static TablePose pose(const cv::Mat& p, std::size_t card, cv::Size2d size) {
        if (card == 0) {
            return {{size.width / 2, size.height / 2}, 0.0};
        }
        const auto* v = p.ptr<double>() + 8 + 3 * (card - 1);
        return {{v[0] * kMm, v[1] * kMm}, v[2]};
    }

    [[nodiscard]] cv::Mat residuals(const cv::Mat& p) const {
        const cv::Matx33d h = homography(p);
        cv::Mat e(static_cast<int>(2 * m_points), 1, CV_64F);
        int row = 0;
        for (std::size_t c = 0; c < m_cards.size(); ++c) {
            row = residuals(h, p, c, e, row);
        }
        return e;
    }

    /// By differences. A card's pose moves that card only.
    [[nodiscard]] cv::Mat jacobian(const cv::Mat& p, const cv::Mat& e) const {
        constexpr double kStep = 1e-7;
        cv::Mat j = cv::Mat::zeros(e.rows, p.rows, CV_64F);
        cv::Mat shifted = e.clone();
        for (int column = 0; column < p.rows; ++column) {
            cv::Mat q = p.clone();
            q.at<double>(column) += kStep;
            const cv::Matx33d h = homography(q);
            const std::size_t only = column < 8 ? 0 : 1 + static_cast<std::size_t>(column - 8) / 3;
            int row = 0;
            for (std::size_t c = 0; c < m_cards.size(); ++c) {
                const int first = row;
                row += static_cast<int>(2 * usedPoints(*m_cards[c]));
                if (column >= 8 && c != only) {
                    continue;
                }
                residuals(h, q, c, shifted, first);
                const cv::Range rows(first, row);
                cv::Mat target = j(rows, cv::Range(column, column + 1));
                cv::subtract(shifted.rowRange(rows), e.rowRange(rows), target);
                target /= kStep;
            }
        }
        return j;
    }

private:
    static cv::Matx33d scaled(const cv::Matx33d& h, double out, double in) {
        return cv::Matx33d::diag({out, out, 1}) * h * cv::Matx33d::diag({in, in, 1});
    }

    int residuals(const cv::Matx33d& h, const cv::Mat& p, std::size_t c, cv::Mat& e,
                  int row) const {
        const auto& card = *m_cards[c];
        const TablePose cardPose = pose(p, c, card.sizeMm);
        for (std::size_t i = 0; i < usedPoints(card); ++i) {
            const std::size_t k = pick(card, i);
            const auto q = project(h, cardPose.toTable(card.cardMm[k], card.sizeMm));
            e.at<double>(row++) = q.x - card.photoPx[k].x;
            e.at<double>(row++) = q.y - card.photoPx[k].y;
        }
        return row;
    }

    std::vector<const CardSighting*> m_cards;
    std::size_t m_points = 0;
};

/// Levenberg–Marquardt. OpenCV's own solver takes hundreds of steps on this problem.
void minimise(const PlaneProblem& problem, cv::Mat& p) {
    cv::Mat e = problem.residuals(p);
    double cost = e.dot(e);
    double lambda = 1e-3;
    for (int i = 0; i < kIterations; ++i) {
        const cv::Mat j = problem.jacobian(p, e);
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
                const cv::Mat eq = problem.residuals(q);
                const double costQ = eq.dot(eq);
                if (costQ < cost) {
                    gain = cost - costQ;
                    p = q;
                    e = eq;
                    cost = costQ;
                    better = true;
                }
            }
            lambda *= better ? 0.2 : 5.0;
        }
        if (!better || gain < 1e-6 * cost) {
            break;
        }
    }
}

double median(std::vector<double> values) {
    assert(!values.empty());
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

std::vector<double> errorsMm(const TablePlane& plane, const CardSighting& card) {
    const TablePose pose = fitPose(plane, card);
    std::vector<double> out;
    for (std::size_t i = 0; i < card.cardMm.size(); ++i) {
        out.push_back(cv::norm(pose.toTable(card.cardMm[i], card.sizeMm) -
                               project(plane.photoToTable, card.photoPx[i])));
    }
    return out;
}

TablePlane planeOf(const cv::Matx33d& tableToPhoto) {
    return {tableToPhoto, tableToPhoto.inv(), 0.0};
}

std::optional<TablePlane> solve(const std::vector<const CardSighting*>& cards,
                                const TablePlane& start) {
    const std::size_t count = 8 + 3 * (cards.size() - 1);
    cv::Mat p(static_cast<int>(count), 1, CV_64F);
    const cv::Matx33d h = start.tableToPhoto * (1.0 / start.tableToPhoto(2, 2));
    PlaneProblem::putHomography(p, h);
    for (std::size_t c = 1; c < cards.size(); ++c) {
        PlaneProblem::putPose(p, c, fitPose(start, *cards[c]));
    }
    minimise(PlaneProblem(cards), p);
    const cv::Matx33d solved = PlaneProblem::homography(p);
    if (!cv::checkRange(cv::Mat(solved)) || std::abs(cv::determinant(solved)) < 1e-12) {
        return std::nullopt;
    }
    return planeOf(solved);
}

// Turns and shifts the table's axes without moving the table.
TablePlane upright(const TablePlane& plane, const std::vector<const CardSighting*>& cards) {
    cv::Point2d direction;
    for (const auto* card : cards) {
        if (card->upright) {
            const double angle = fitPose(plane, *card).angle;
            direction += cv::Point2d(std::cos(angle), std::sin(angle));
        }
    }
    if (cv::norm(direction) < 1e-6) {
        return plane;
    }
    direction /= cv::norm(direction);
    const cv::Matx33d turn(direction.x, -direction.y, 0, direction.y, direction.x, 0, 0, 0, 1);
    return planeOf(plane.tableToPhoto * turn);
}

} // namespace

TablePose fitPose(const TablePlane& plane, const CardSighting& sighting) {
    // Least-squares rotation and shift between two point sets: the angle is that of the sum of
    // products of the centred points, taken as complex numbers.
    assert(!sighting.cardMm.empty());
    const auto n = static_cast<double>(sighting.cardMm.size());
    std::vector<cv::Point2d> table;
    cv::Point2d meanCard;
    cv::Point2d meanTable;
    for (std::size_t i = 0; i < sighting.cardMm.size(); ++i) {
        table.push_back(project(plane.photoToTable, sighting.photoPx[i]));
        meanCard += sighting.cardMm[i] / n;
        meanTable += table.back() / n;
    }
    double dot = 0;
    double cross = 0;
    for (std::size_t i = 0; i < table.size(); ++i) {
        const cv::Point2d a = sighting.cardMm[i] - meanCard;
        const cv::Point2d b = table[i] - meanTable;
        dot += a.dot(b);
        cross += a.cross(b);
    }
    TablePose pose{{0, 0}, std::atan2(cross, dot)};
    pose.centre = meanTable - pose.toTable(meanCard, sighting.sizeMm);
    return pose;
}

std::optional<TablePlane> estimateTablePlane(const std::vector<CardSighting>& sightings) {
    std::vector<const CardSighting*> cards;
    for (const auto& card : sightings) {
        if (card.cardMm.size() >= 4) {
            cards.push_back(&card);
        }
    }
    if (cards.empty()) {
        return std::nullopt;
    }
    const cv::Mat affine = cv::estimateAffine2D(cards[0]->cardMm, cards[0]->photoPx);
    if (affine.empty()) {
        return std::nullopt;
    }
    cv::Matx33d start = cv::Matx33d::eye();
    cv::Mat(affine).copyTo(cv::Mat(start, false).rowRange(0, 2));
    if (std::abs(cv::determinant(start)) < 1e-9) {
        return std::nullopt;
    }
    // The best seen cards make the first plane; whatever fits it then joins, and the rest was no
    // card of this table.
    const std::vector<const CardSighting*> all = cards;
    if (std::ssize(cards) > kFirstCards) {
        cards.erase(cards.begin() + kFirstCards, cards.end());
    }
    auto plane = solve(cards, planeOf(start));
    while (plane && cards.size() > 1) {
        const auto worst = std::max_element(
            cards.begin(), cards.end(), [&](const CardSighting* a, const CardSighting* b) {
                return median(errorsMm(*plane, *a)) < median(errorsMm(*plane, *b));
            });
        if (median(errorsMm(*plane, **worst)) <= kMaxMedianErrorMm) {
            break;
        }
        cards.erase(worst);
        plane = solve(cards, planeOf(start));
    }
    if (plane && all.size() > cards.size()) {
        std::vector<const CardSighting*> fitting;
        std::copy_if(all.begin(), all.end(), std::back_inserter(fitting), [&](const auto* card) {
            return median(errorsMm(*plane, *card)) <= kMaxMedianErrorMm;
        });
        // The first of `fitting` carries the frame, as the first of `cards` did.
        if (fitting.size() > cards.size() && fitting.front() == cards.front()) {
            cards = std::move(fitting);
            plane = solve(cards, *plane);
        }
    }
    if (!plane) {
        return std::nullopt;
    }
    TablePlane out = upright(*plane, cards);
    std::vector<double> errors;
    for (const auto* card : cards) {
        const auto e = errorsMm(out, *card);
        errors.insert(errors.end(), e.begin(), e.end());
    }
    out.errorMm = median(errors);
    return out;
}

} // namespace pocketmars::vision
