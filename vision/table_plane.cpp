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
constexpr int kIterations = 100;

// Parameters: 8 of the homography (its last element is 1), then x, y and angle of each card but the
// first, whose pose is fixed to take the rigid motion of the table out of the problem.
class PlaneProblem : public cv::LMSolver::Callback {
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

    static cv::Matx33d homography(const cv::Mat& p) {
        const auto* v = p.ptr<double>();
        return {v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], 1.0};
    }

    static TablePose pose(const cv::Mat& p, std::size_t card, cv::Size2d size) {
        if (card == 0) {
            return {{size.width / 2, size.height / 2}, 0.0};
        }
        const auto* v = p.ptr<double>() + 8 + 3 * (card - 1);
        return {{v[0], v[1]}, v[2]};
    }

    bool compute(cv::InputArray param, cv::OutputArray err,
                 cv::OutputArray jacobian) const override {
        const cv::Mat p = param.getMat();
        err.create(static_cast<int>(2 * m_points), 1, CV_64F);
        cv::Mat e = err.getMat();
        residuals(p, e);
        if (!jacobian.needed()) {
            return true;
        }
        jacobian.create(e.rows, p.rows, CV_64F);
        cv::Mat j = jacobian.getMat();
        j.setTo(0);
        cv::Mat shifted(e.size(), CV_64F);
        for (int c = 0; c < p.rows; ++c) {
            cv::Mat q = p.clone();
            auto& value = q.at<double>(c);
            const double step = 1e-6 * std::max(1e-3, std::abs(value));
            value += step;
            residuals(q, shifted);
            cv::Mat column = (shifted - e) / step;
            column.copyTo(j.col(c));
        }
        return true;
    }

private:
    void residuals(const cv::Mat& p, cv::Mat& e) const {
        const cv::Matx33d h = homography(p);
        auto* out = e.ptr<double>();
        for (std::size_t c = 0; c < m_cards.size(); ++c) {
            const auto& card = *m_cards[c];
            const TablePose cardPose = pose(p, c, card.sizeMm);
            for (std::size_t i = 0; i < usedPoints(card); ++i) {
                const std::size_t k = pick(card, i);
                const auto q = project(h, cardPose.toTable(card.cardMm[k], card.sizeMm));
                *out++ = q.x - card.photoPx[k].x;
                *out++ = q.y - card.photoPx[k].y;
            }
        }
    }

    std::vector<const CardSighting*> m_cards;
    std::size_t m_points = 0;
};

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
    std::copy_n(h.val, 8, p.ptr<double>());
    for (std::size_t c = 1; c < cards.size(); ++c) {
        const TablePose pose = fitPose(start, *cards[c]);
        auto* v = p.ptr<double>() + 8 + 3 * (c - 1);
        v[0] = pose.centre.x;
        v[1] = pose.centre.y;
        v[2] = pose.angle;
    }
    const auto solver = cv::LMSolver::create(cv::makePtr<PlaneProblem>(cards), kIterations);
    solver->run(p);
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
