#include "vision/stacks/stack_edges.h"

#include "calibration/support/parallel.h"
#include "vision/cards/face_matcher.h"
#include "vision/cards/tuning.h"
#include "vision/stacks/tuning.h"
#include "vision/support/picture_warp.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace pocketmars::vision {
namespace {

constexpr double kDegree = std::numbers::pi / 180;

cv::Mat rescaled(const cv::Mat& pattern, double pxPerMm) {
    cv::Mat out;
    const double k = pxPerMm / tuning::matching.pxPerMm();
    cv::resize(pattern, out, {}, k, k, cv::INTER_AREA);
    return out;
}

} // namespace

cv::Matx33d StackEdge::toBuilding() const { return laid.value_or(rigid(origin, angle)); }

cv::Mat correlation(const cv::Mat& picture, const cv::Mat& pattern) {
    cv::Mat out;
    cv::matchTemplate(picture, pattern, out, cv::TM_CCOEFF_NORMED);
    cv::patchNaNs(out, 0.0);
    // Flat places divide by nothing.
    cv::max(cv::min(out, 1.0F), -1.0F, out);
    return out;
}

std::vector<cv::Mat> patternsOf(const std::vector<cv::Mat>& strips) {
    if (strips.empty()) {
        return {};
    }
    cv::Mat mean = strips[0].clone();
    for (std::size_t i = 1; i < strips.size(); ++i) {
        mean += strips[i];
    }
    mean /= static_cast<double>(strips.size());
    const bool isAlike = std::all_of(strips.begin(), strips.end(), [&](const cv::Mat& strip) {
        return static_cast<double>(correlation(strip, mean).at<float>(0, 0)) >
               tuning::edges.alikeStrips();
    });
    return isAlike ? std::vector<cv::Mat>{mean} : strips;
}

std::vector<StackEdge> findStackEdges(const cv::Mat& photo, const cv::Matx33d& toPhoto,
                                      const StackPatterns& patterns, cv::Rect2d column) {
    StackPatterns coarse;
    for (const auto& face : patterns.faceUp) {
        coarse.faceUp.push_back(rescaled(face, tuning::edges.coarsePxPerMm()));
    }
    coarse.faceDown = rescaled(patterns.faceDown, tuning::edges.coarsePxPerMm());
    const cv::Point2d pivot(column.x + column.width / 2, column.y + column.height / 2);
    constexpr int kTurns = 7; // by two degrees
    std::array<std::vector<StackEdge>, kTurns> peaksOf;
    calibration::forEachInParallel(kTurns, [&](std::size_t turned) {
        const int degrees = 2 * static_cast<int>(turned) - (kTurns - 1);
        // Turning the column about its middle brings edges of that direction level.
        const double angle = degrees * kDegree;
        const cv::Matx33d turn = rigid(pivot, angle) * rigid(-pivot, 0);
        const cv::Mat picture =
            cutOut(photo, toPhoto * turn, column, tuning::edges.coarsePxPerMm());
        const cv::Mat down = correlation(picture, coarse.faceDown);
        cv::Mat up(down.size(), CV_32F, cv::Scalar(-1));
        for (const auto& face : coarse.faceUp) {
            cv::max(up, correlation(picture, face), up);
        }
        const cv::Mat best = cv::max(up, down);
        cv::Mat dilated;
        cv::dilate(best, dilated, cv::Mat::ones(5, 9, CV_8U));
        for (int y = 0; y < best.rows; ++y) {
            for (int x = 0; x < best.cols; ++x) {
                const float v = best.at<float>(y, x);
                if (v < static_cast<float>(tuning::edges.coarseScore()) ||
                    v < dilated.at<float>(y, x)) {
                    continue;
                }
                const cv::Point2d at(column.x + x / tuning::edges.coarsePxPerMm(),
                                     column.y + y / tuning::edges.coarsePxPerMm());
                peaksOf[turned].push_back({project(turn, at), angle,
                                           static_cast<double>(up.at<float>(y, x)),
                                           static_cast<double>(down.at<float>(y, x))});
            }
        }
    });
    std::vector<StackEdge> peaks;
    for (const auto& some : peaksOf) {
        peaks.insert(peaks.end(), some.begin(), some.end());
    }
    std::stable_sort(peaks.begin(), peaks.end(),
                     [](const StackEdge& a, const StackEdge& b) { return a.score() > b.score(); });
    std::vector<StackEdge> out;
    for (const auto& p : peaks) {
        const bool known = std::any_of(out.begin(), out.end(), [&](const StackEdge& q) {
            const cv::Point2d d = q.origin - p.origin;
            return std::abs(d.y) < tuning::edges.samePeakMm() &&
                   std::abs(d.x) < tuning::edges.samePeakSideMm();
        });
        if (!known && out.size() < tuning::edges.maxPeaks()) {
            out.push_back(p);
        }
    }
    return out;
}

StackEdge refineStackEdge(const cv::Mat& photo, const cv::Matx33d& toPhoto,
                          const StackPatterns& patterns, const StackEdge& start) {
    StackEdge best = start;
    best.faceUp = -1;
    best.faceDown = -1;
    auto each = patterns.faceUp;
    each.push_back(patterns.faceDown);
    std::vector<double> likeness(each.size(), -1.0);
    const double width = each[0].cols / tuning::matching.pxPerMm();
    const double height = each[0].rows / tuning::matching.pxPerMm();
    const cv::Point2d middle(width / 2, height / 2);
    const cv::Point2d centre = project(rigid(start.origin, start.angle), middle);
    const auto look = [&](int degrees) {
        const double angle = start.angle + degrees * kDegree;
        const cv::Point2d origin = centre - project(rigid({0, 0}, angle), middle);
        const cv::Mat picture =
            cutOut(photo, toPhoto * rigid(origin, angle),
                   {-tuning::edges.marginMm(), -tuning::edges.marginMm(),
                    width + 2 * tuning::edges.marginMm(), height + 2 * tuning::edges.marginMm()},
                   tuning::matching.pxPerMm());
        double here = -1;
        for (std::size_t i = 0; i < each.size(); ++i) {
            if (degrees != 0 && likeness[i] < best.score() - tuning::edges.farBehind()) {
                continue;
            }
            const cv::Mat map = correlation(picture, each[i]);
            double top = 0;
            cv::Point at;
            cv::minMaxLoc(map, nullptr, &top, nullptr, &at);
            if (top > best.score()) {
                best.origin =
                    project(rigid(origin, angle),
                            cv::Point2d(at) / tuning::matching.pxPerMm() -
                                cv::Point2d(tuning::edges.marginMm(), tuning::edges.marginMm()));
                best.angle = angle;
            }
            likeness[i] = std::max(likeness[i], top);
            double& side = i + 1 < each.size() ? best.faceUp : best.faceDown;
            side = std::max(side, top);
            here = std::max(here, top);
        }
        return here;
    };
    if (look(0) < tuning::edges.hopelessScore()) {
        return best;
    }
    const double left = look(-1);
    const double right = look(1);
    // Further only where it got better: the score has one peak.
    if (best.angle != start.angle) {
        (void)look(left > right ? -2 : 2);
    }
    return best;
}

void forgiveLight(std::vector<StackEdge>& edges) {
    double least = 255;
    for (const auto& e : edges) {
        if (e.score() > tuning::edges.surelyStrip() ||
            (e.score() > tuning::edges.stripScore() && e.wholeCard > tuning::edges.surelyWhole())) {
            least = std::min(least, e.colourOff);
        }
    }
    const double light = least < 255 ? std::max(0.0, least - tuning::edges.usualColoursOff()) : 0.0;
    for (auto& e : edges) {
        e.colourOff = std::max(0.0, e.colourOff - light);
    }
}

double farthestNeighbourMm(double valueMm) {
    // Who shows a deep value spreads cards as far.
    return std::max(tuning::edges.farthestMm(), tuning::edges.farthestShareOfValue() * valueMm);
}

double stackReachMm(double valueMm) {
    const double farther = farthestNeighbourMm(valueMm) / tuning::edges.farthestMm();
    return tuning::edges.reachMm() * std::min(farther, tuning::edges.mostReach());
}

std::vector<StackEdge> chainStackEdges(std::vector<StackEdge> edges, cv::Size2d card,
                                       double valueMm) {
    const double usualMm = tuning::edges.usualShareOfValue() * valueMm;
    const double nearestMm = tuning::edges.nearestShareOfValue() * valueMm;
    const double wideMm = tuning::edges.wideShareOfValue() * valueMm;
    const double farthestMm = farthestNeighbourMm(valueMm);
    // Edges turn against each other, so how far they are apart is told at their middles.
    const auto middle = [&](const StackEdge& e) {
        return e.origin + cv::Point2d(std::cos(e.angle), std::sin(e.angle)) * (card.width / 2);
    };
    std::sort(edges.begin(), edges.end(),
              [](const StackEdge& a, const StackEdge& b) { return a.origin.y < b.origin.y; });
    const auto gain = [](const StackEdge& e) {
        const double other = e.score() < tuning::edges.surelyStrip()
                                 ? std::max(0.0, e.colourOff - tuning::edges.otherColours())
                                 : 0.0;
        return e.score() - tuning::edges.stripScore() - tuning::edges.otherColoursCost() * other;
    };
    std::vector<double> best(edges.size(), -1e9);
    std::vector<int> before(edges.size(), -1);
    int last = -1;
    double bestEnd = 0;
    for (std::size_t i = 0; i < edges.size(); ++i) {
        const double below = edges[i].origin.y - card.height;
        const double reach =
            edges[i].isDown() ? tuning::edges.firstBackHighMm() : tuning::edges.firstHighMm();
        if (below >= tuning::edges.firstLowMm() && below <= reach &&
            std::abs(edges[i].origin.x) < tuning::edges.sideMm()) {
            best[i] = gain(edges[i]);
        }
        for (std::size_t j = 0; j < i; ++j) {
            const cv::Point2d d = middle(edges[i]) - middle(edges[j]);
            const bool isSure =
                std::min(edges[i].score(), edges[j].score()) > tuning::edges.surelyStrip();
            const double aside =
                isSure ? tuning::edges.sureSideStepMm() : tuning::edges.sideStepMm();
            if (best[j] < -1e8 || d.y < nearestMm || d.y > farthestMm || std::abs(d.x) > aside) {
                continue;
            }
            const double cost = d.y < usualMm  ? tuning::edges.crowdingCost()
                                : d.y > wideMm ? tuning::edges.gapCost()
                                               : 0.0;
            if (best[j] + gain(edges[i]) - cost > best[i]) {
                best[i] = best[j] + gain(edges[i]) - cost;
                before[i] = static_cast<int>(j);
            }
        }
        // An edge that a picture on the top card pretends costs more in the whole than it gains.
        const double end = best[i] + edges[i].wholeCard;
        if ((edges[i].cut || edges[i].wholeCard > tuning::edges.topSimilarity()) && best[i] > 0 &&
            (last < 0 || end > bestEnd)) {
            last = static_cast<int>(i);
            bestEnd = end;
        }
    }
    std::vector<StackEdge> out;
    for (int i = last; i >= 0; i = before[static_cast<std::size_t>(i)]) {
        out.insert(out.begin(), edges[static_cast<std::size_t>(i)]);
    }
    return out;
}

} // namespace pocketmars::vision
