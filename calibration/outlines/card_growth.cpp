#include "calibration/outlines/card_growth.h"

#include "calibration/outlines/card_pose.h"
#include "calibration/outlines/quad_support.h"
#include "calibration/outlines/tuning.h"
#include "calibration/support/median.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace pocketmars::calibration {
namespace {

/// An edge around many cards need not show much on each, but far more than grain does by chance.
double significant(double usual, std::size_t cards) {
    return tuning::growth.significant() + tuning::growth.significantUsual() * usual +
           tuning::growth.significantFew() / std::sqrt(static_cast<double>(cards));
}

/// A rectangle's reach from its middle to each side, in its own frame: up, right, down, left.
using Reaches = std::array<double, 4>;

Quad rectangle(const CardPose& pose, const Reaches& r) {
    const cv::Point2d right(std::cos(pose.turn), std::sin(pose.turn));
    const cv::Point2d down(-right.y, right.x);
    const auto at = [&](double x, double y) {
        return cv::Point2f(pose.middle + right * x + down * y);
    };
    return {at(-r[3], -r[0]), at(r[1], -r[0]), at(r[1], r[2]), at(-r[3], r[2])};
}

/// All with the same side first. What is up can't be told; the way most lie is as good as any.
std::vector<CardPose> aligned(const std::vector<Quad>& onTable) {
    std::vector<CardPose> poses;
    for (auto quad : onTable) {
        const auto sides = sideLengths(quad);
        if (sides[0] + sides[2] > sides[1] + sides[3]) {
            std::rotate(quad.begin(), quad.begin() + 1, quad.end());
        }
        auto pose = poseOf(quad);
        if (!poses.empty() && std::cos(pose.turn - poses.front().turn) < 0) {
            pose.turn += CV_PI;
        }
        poses.push_back(pose);
    }
    return poses;
}

/// How much of an edge runs at each distance beyond one side, averaged over the rectangles.
struct Profile {
    double step = 0; ///< table units
    std::vector<double> found;
    double usual = 0;       ///< what grain and noise make of any line
    double significant = 0; ///< what they don't
};

/// True if a side lies along another card's: it is that card's edge.
bool isNeighbours(const std::vector<Quad>& found, std::size_t own, const Quad& grown,
                  std::size_t side, double width) {
    const auto middle = (grown[side] + grown[(side + 1) % 4]) / 2;
    for (std::size_t i = 0; i < found.size(); ++i) {
        if (i != own &&
            cv::pointPolygonTest(found[i], middle, true) > -tuning::growth.neighbour() * width) {
            return true;
        }
    }
    return false;
}

Profile profile(const EdgeField& field, const ViewedTable& plane,
                const std::vector<CardPose>& poses, const Reaches& start, std::size_t side,
                double step, int steps, double minGradient) {
    std::vector<Quad> own;
    own.reserve(poses.size());
    for (const auto& pose : poses) {
        own.push_back(rectangle(pose, start));
    }
    Profile result;
    result.step = step;
    for (int i = 0; i < steps; ++i) {
        Reaches reaches = start;
        reaches[side] += step * i;
        double sum = 0;
        for (std::size_t card = 0; card < poses.size(); ++card) {
            const auto onTable = rectangle(poses[card], reaches);
            if (!isNeighbours(own, card, onTable, side, start[1] + start[3])) {
                const auto quad = plane.inPicture(onTable);
                sum += sideSupport(field, quad[side], quad[(side + 1) % 4],
                                   tuning::growth.profileReach(), minGradient);
            }
        }
        result.found.push_back(sum / static_cast<double>(poses.size()));
    }
    result.usual = median(result.found);
    result.significant = significant(result.usual, poses.size());
    return result;
}

/// Distances at which an edge stands out from what is usual beyond that side, and none.
std::vector<double> peaks(const Profile& profile) {
    const auto& found = profile.found;
    std::vector<std::pair<double, double>> high; // height, distance
    for (int i = tuning::growth.ownEdge(); i + 1 < static_cast<int>(found.size()); ++i) {
        const auto at = static_cast<std::size_t>(i);
        if (found[at] >= profile.significant && found[at] >= found[at - 1] &&
            found[at] > found[at + 1]) {
            high.emplace_back(found[at], profile.step * i);
        }
    }
    std::sort(high.rbegin(), high.rend());
    std::vector<double> distances{0.0};
    for (std::size_t i = 0; i < std::min(tuning::growth.mostPeaks(), high.size()); ++i) {
        distances.push_back(high[i].second);
    }
    return distances;
}

bool anyOverlap(const std::vector<Quad>& quads) {
    for (std::size_t i = 0; i < quads.size(); ++i) {
        for (std::size_t j = i + 1; j < quads.size(); ++j) {
            if (overlap(quads[i], quads[j]) > tuning::growth.overlap()) {
                return true;
            }
        }
    }
    return false;
}

/// Rectangles of one size, and the edges around them.
class Growth {
public:
    Growth(const EdgeField& field, const ViewedTable& plane, const std::vector<Quad>& onTable,
           cv::Size picture, std::optional<double> aspect, double minGradient)
        : m_field(&field), m_plane(&plane), m_picture(picture), m_aspect(aspect),
          m_minGradient(minGradient * tuning::growth.gradientPart()), m_poses(aligned(onTable)) {
        double width = 0;
        double height = 0;
        for (const auto& quad : onTable) {
            const auto shape = measured(quad);
            width += shape.shortSide / static_cast<double>(onTable.size());
            height += shape.longSide / static_cast<double>(onTable.size());
        }
        m_start = {height / 2, width / 2, height / 2, width / 2};
        const double step = std::max(tuning::growth.step() * width, tuning::growth.leastStep());
        for (std::size_t side = 0; side < 4; ++side) {
            m_profiles[side] =
                profile(field, plane, m_poses, m_start, side, step,
                        cvRound(tuning::growth.farthest() * height / step), m_minGradient);
        }
    }

    /// The larger rectangle with the clearest edges, if there is one.
    [[nodiscard]] std::optional<GrownCards> best() const;

private:
    [[nodiscard]] double evidence(const Reaches& reaches) const;
    [[nodiscard]] bool isTellable(const Reaches& reaches) const;
    [[nodiscard]] bool goesOn(const Quad& inner, const Quad& outer, std::size_t side,
                              double& sum) const;

    const EdgeField* m_field;
    const ViewedTable* m_plane;
    cv::Size m_picture;
    std::optional<double> m_aspect;
    double m_minGradient;
    std::vector<CardPose> m_poses;
    Reaches m_start{};
    std::array<Profile, 4> m_profiles;
};

/// Adds how much of an edge is seen along the parts of a side that lie beyond the smaller
/// rectangle. A line on the table may pass any card, but nothing then leads from the card to it.
/// @return false if those parts are too short to tell
bool Growth::goesOn(const Quad& inner, const Quad& outer, std::size_t side, double& sum) const {
    const auto next = (side + 1) % 4;
    const auto along = outer[next] - outer[side];
    const float length = static_cast<float>(cv::norm(along));
    const auto unit = along / length;
    const float before = (inner[side] - outer[side]).dot(unit);
    const float after = (outer[next] - inner[next]).dot(unit);
    const float shortest = tuning::growth.shortest() * length;
    const float corner = tuning::growth.corner() * length;
    const double reach = tuning::growth.lineReach();
    bool isLong = false;
    double worst = 1;
    if (before > shortest) {
        isLong = true;
        worst = lineSupport(*m_field, outer[side] + unit * corner, outer[side] + unit * before,
                            reach, m_minGradient);
    }
    if (after > shortest) {
        isLong = true;
        const double found = lineSupport(*m_field, outer[next] - unit * after,
                                         outer[next] - unit * corner, reach, m_minGradient);
        worst = std::min(worst, found);
    }
    sum += worst;
    return isLong;
}

/// A line beside one side may be a shadow or a plank of the table. It is the card's edge if there
/// is one all around, or if it lies so far out that the sides that lead to it can be seen.
bool Growth::isTellable(const Reaches& reaches) const {
    int near = 0;
    int still = 0;
    for (std::size_t side = 0; side < 4; ++side) {
        const double distance = reaches[side] - m_start[side];
        const double far = tuning::growth.near() * (m_start[side] + m_start[(side + 2) % 4]);
        near += distance > 0 && distance < far ? 1 : 0;
        still += distance > 0 ? 0 : 1;
    }
    return near == 0 || still == 0;
}

double Growth::evidence(const Reaches& reaches) const {
    const double w = reaches[1] + reaches[3];
    const double h = reaches[0] + reaches[2];
    if (likelihood(std::min(w, h), std::max(w, h), m_aspect) < tuning::consensus.leastLikely() ||
        !isTellable(reaches)) {
        return 0.0;
    }
    std::vector<Quad> quads;
    std::array<double, 4> found{};
    std::array<double, 4> beyond{};
    std::array<bool, 4> isLong{};
    double overruns = 0;
    const double n = static_cast<double>(m_poses.size());
    for (const auto& pose : m_poses) {
        quads.push_back(rectangle(pose, reaches));
        const auto inner = m_plane->inPicture(rectangle(pose, m_start));
        const auto rough = m_plane->inPicture(quads.back());
        if (!isInside(rough, m_picture)) {
            return 0.0;
        }
        const auto outer = refined(*m_field, rough, tuning::growth.fitReach());
        for (std::size_t side = 0; side < 4; ++side) {
            found[side] += sideSupport(*m_field, outer[side], outer[(side + 1) % 4],
                                       tuning::growth.supportReach(), m_minGradient) /
                           n;
            isLong[side] = goesOn(inner, outer, side, beyond[side]);
        }
        overruns += overrun(*m_field, outer, tuning::growth.supportReach(), m_minGradient) / n;
    }
    if (anyOverlap(quads)) {
        return 0.0;
    }
    double sum = 0;
    for (std::size_t side = 0; side < 4; ++side) {
        const auto& usual = m_profiles[side];
        const bool grew = reaches[side] > m_start[side];
        if (found[side] < usual.significant ||
            (isLong[side] && beyond[side] / n < usual.significant)) {
            return 0.0;
        }
        sum += grew ? found[side] - usual.usual : 0.0;
    }
    return sum * (1 - tuning::growth.overrunCost() * overruns);
}

std::optional<GrownCards> Growth::best() const {
    std::array<std::vector<double>, 4> distances;
    std::transform(m_profiles.begin(), m_profiles.end(), distances.begin(), peaks);
    Reaches best = m_start;
    double most = 0;
    for (const double up : distances[0]) {
        for (const double right : distances[1]) {
            for (const double down : distances[2]) {
                for (const double left : distances[3]) {
                    const Reaches reaches{m_start[0] + up, m_start[1] + right, m_start[2] + down,
                                          m_start[3] + left};
                    const double value = reaches == m_start ? 0.0 : evidence(reaches);
                    if (value > most) {
                        most = value;
                        best = reaches;
                    }
                }
            }
        }
    }
    if (best == m_start) {
        return std::nullopt;
    }
    GrownCards result;
    for (const auto& pose : m_poses) {
        result.onTable.push_back(rectangle(pose, best));
    }
    const double w = best[1] + best[3];
    const double h = best[0] + best[2];
    result.shortSide = std::min(w, h);
    result.longSide = std::max(w, h);
    return result;
}

} // namespace

std::optional<GrownCards> grown(const EdgeField& field, const ViewedTable& plane,
                                const std::vector<Quad>& onTable, cv::Size picture,
                                std::optional<double> aspect, double minGradient) {
    if (onTable.empty()) {
        return std::nullopt;
    }
    return Growth(field, plane, onTable, picture, aspect, minGradient).best();
}

} // namespace pocketmars::calibration
