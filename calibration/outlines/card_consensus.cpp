#include "calibration/outlines/card_consensus.h"

#include "calibration/outlines/tuning.h"

#include <opencv2/core/optim.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace pocketmars::calibration {
namespace {

struct Measured {
    TableShape shape;
    double logShort = 0;
    double logLong = 0;
    double score = 0;
    std::size_t index = 0;
};

std::vector<Measured> measureAll(const std::vector<ScoredQuad>& quads, const ViewedTable& plane) {
    std::vector<Measured> all;
    all.reserve(quads.size());
    for (std::size_t i = 0; i < quads.size(); ++i) {
        const auto onTable = plane.onTable(quads[i].quad);
        if (!onTable) {
            continue;
        }
        const auto shape = measured(*onTable);
        if (shape.skew > tuning::consensus.worstSkew()) {
            continue;
        }
        all.push_back(
            {shape, std::log(shape.shortSide), std::log(shape.longSide), quads[i].score, i});
    }
    return all;
}

double squared(double x) { return x * x; }

struct Vote {
    double total = 0;
    double logShort = 0;
    double logLong = 0;
    std::vector<std::size_t> members; ///< into the measured quads
};

/// How many cards are of one size with a seed, each place on the table counted once.
Vote vote(const std::vector<Measured>& all, const Measured& seed, double tolerance) {
    struct Supporter {
        const Measured* quad;
        double weight;
    };
    std::vector<Supporter> supporters;
    for (const auto& other : all) {
        const double off = squared(other.logShort - seed.logShort) +
                           squared(other.logLong - seed.logLong) + squared(other.shape.skew);
        if (off < squared(3 * tolerance)) {
            supporters.push_back({&other, squared(other.score) * other.score *
                                              std::exp(-0.5 * off / squared(tolerance))});
        }
    }
    std::sort(supporters.begin(), supporters.end(),
              [](const Supporter& a, const Supporter& b) { return a.weight > b.weight; });
    std::vector<cv::Point2d> places;
    Vote result;
    for (const auto& s : supporters) {
        if (places.size() == tuning::consensus.mostVoters()) {
            break;
        }
        const auto at = s.quad->shape.middle;
        const bool isTaken = std::any_of(places.begin(), places.end(), [&](cv::Point2d place) {
            return cv::norm(place - at) < tuning::consensus.samePlace() * seed.shape.shortSide;
        });
        if (!isTaken) {
            places.push_back(at);
            result.members.push_back(static_cast<std::size_t>(s.quad - all.data()));
            result.total += s.weight;
            result.logShort += s.weight * s.quad->logShort;
            result.logLong += s.weight * s.quad->logLong;
        }
    }
    if (result.total > 0) {
        result.logShort /= result.total;
        result.logLong /= result.total;
    }
    return result;
}

struct Hypothesis {
    CameraView view;
    Vote vote;
    double worth = -1;
};

/// How usual a view is: phones have focal lengths about 0.75, and people look down on a table.
double usual(const CameraView& view) {
    return std::exp(-0.5 * squared(std::log(view.focal / tuning::consensus.usualFocal()) /
                                   tuning::consensus.focalSpread())) *
           std::exp(-tuning::consensus.leanCost() * squared(cv::norm(view.lean)));
}

Hypothesis bestVote(const std::vector<Measured>& all, const CameraView& view, double tolerance,
                    std::optional<double> aspect) {
    Hypothesis best{view, {}, -1};
    const double prior = usual(view);
    for (const auto& seed : all) {
        if (seed.shape.skew > 2 * tolerance) {
            continue;
        }
        const auto votes = vote(all, seed, tolerance);
        // A frame printed on every card agrees as well as the cards do: the larger wins.
        const double worth =
            votes.total * likelihood(seed.shape.shortSide, seed.shape.longSide, aspect) * prior *
            std::pow(seed.shape.shortSide * seed.shape.longSide, tuning::consensus.largerWins());
        if (worth > best.worth) {
            best.worth = worth;
            best.vote = votes;
        }
    }
    return best;
}

/// True if most of the frames lie in an outline each, and no outline holds two of them.
bool frames(const std::vector<Measured>& all, const Vote& inner, const Vote& outer,
            const std::vector<Quad>& onTable) {
    std::size_t held = 0;
    for (const auto o : outer.members) {
        std::size_t inside = 0;
        for (const auto i : inner.members) {
            inside += cv::pointPolygonTest(onTable[all[o].index], all[i].shape.middle, false) > 0;
        }
        if (inside > 1) {
            return false;
        }
        held += inside;
    }
    return 2 * held >= inner.members.size();
}

/// Most cards have something rectangular printed on them that agrees as well as their outlines do,
/// and often shows more clearly. So an outline around each of the rectangles wins over them.
Hypothesis outermost(const std::vector<ScoredQuad>& quads, const std::vector<Measured>& all,
                     Hypothesis current, cv::Size picture, double tolerance,
                     std::optional<double> aspect) {
    const ViewedTable plane(current.view, picture);
    std::vector<Quad> onTable(quads.size());
    for (const auto& quad : all) {
        onTable[quad.index] = *plane.onTable(quads[quad.index].quad);
    }
    for (bool grew = true; grew;) {
        grew = false;
        Hypothesis best = current;
        best.worth = 0;
        const double area = std::exp(current.vote.logShort + current.vote.logLong);
        for (const auto& seed : all) {
            const double larger = seed.shape.shortSide * seed.shape.longSide / area;
            if (seed.shape.skew > 2 * tolerance || larger < tuning::consensus.leastGrowth() ||
                larger > tuning::consensus.mostGrowth()) {
                continue;
            }
            const auto votes = vote(all, seed, tolerance);
            const double worth =
                votes.total * likelihood(seed.shape.shortSide, seed.shape.longSide, aspect);
            if (worth > best.worth &&
                votes.total > tuning::consensus.outerVotes() * current.vote.total &&
                likelihood(seed.shape.shortSide, seed.shape.longSide, aspect) >
                    tuning::consensus.leastLikely() &&
                frames(all, current.vote, votes, onTable)) {
                best.vote = votes;
                best.worth = worth;
            }
        }
        if (best.worth > 0) {
            current = best;
            grew = true;
        }
    }
    return current;
}

/// Sum of errors over the quads that agree, robust; DownhillSolver makes it small.
class Disagreement : public cv::MinProblemSolver::Function {
public:
    Disagreement(const std::vector<ScoredQuad>& quads, cv::Size picture,
                 std::optional<double> aspect, double tolerance)
        : m_quads(&quads), m_picture(picture), m_aspect(aspect), m_tolerance(tolerance) {}

    [[nodiscard]] int getDims() const override { return 5; }

    /// @param x  lean x, lean y, ln focal, ln short side, ln long side
    [[nodiscard]] double calc(const double* x) const override {
        const CameraView view{{x[0], x[1]}, std::exp(x[2])};
        if (cv::norm(view.lean) > tuning::consensus.worstLean()) {
            return 1e9;
        }
        const ViewedTable plane(view, m_picture);
        double sum = 0;
        for (const auto& scored : *m_quads) {
            const auto onTable = plane.onTable(scored.quad);
            double off = 1e6;
            if (onTable) {
                const auto shape = measured(*onTable);
                off = (squared(std::log(shape.shortSide) - x[3]) +
                       squared(std::log(shape.longSide) - x[4]) + squared(shape.skew)) /
                      squared(m_tolerance);
            }
            sum += scored.score * off / (1 + off);
        }
        const double shape = std::max(likelihood(std::exp(x[3]), std::exp(x[4]), m_aspect), 1e-9);
        const double weight = tuning::consensus.priorWeight();
        return sum - weight * std::log(usual(view)) - weight * std::log(shape);
    }

private:
    const std::vector<ScoredQuad>* m_quads;
    cv::Size m_picture;
    std::optional<double> m_aspect;
    double m_tolerance;
};

Hypothesis settled(const std::vector<ScoredQuad>& quads, const Hypothesis& start, cv::Size picture,
                   double tolerance, std::optional<double> aspect) {
    const auto solver = cv::DownhillSolver::create(
        cv::makePtr<Disagreement>(quads, picture, aspect, tolerance),
        cv::Mat(cv::Matx<double, 1, 5>(0.08, 0.08, 0.1, 0.05, 0.05)),
        cv::TermCriteria(cv::TermCriteria::MAX_ITER + cv::TermCriteria::EPS,
                         tuning::consensus.rounds(), 1e-7));
    cv::Mat x(cv::Matx<double, 1, 5>(start.view.lean[0], start.view.lean[1],
                                     std::log(start.view.focal), start.vote.logShort,
                                     start.vote.logLong));
    solver->minimize(x);
    const auto* p = x.ptr<double>();
    Hypothesis result = start;
    result.view = {{p[0], p[1]}, std::exp(p[2])};
    result.vote.logShort = p[3];
    result.vote.logLong = p[4];
    return result;
}

} // namespace

double likelihood(double shortSide, double longSide, std::optional<double> aspect) {
    const double ratio = std::log(longSide / shortSide);
    if (aspect) {
        return std::exp(-0.5 *
                        squared((ratio + std::log(*aspect)) / tuning::consensus.knownSpread()));
    }
    const double off = std::max(0.0, std::abs(ratio - tuning::consensus.usualRatio()) -
                                         tuning::consensus.usualWithin()) /
                       tuning::consensus.usualSpread();
    return 1.0 / (1.0 + squared(squared(off)) + squared(off));
}

TableShape measured(const Quad& onTable) {
    const auto sides = sideLengths(onTable);
    const double a = (sides[0] + sides[2]) / 2;
    const double b = (sides[1] + sides[3]) / 2;
    TableShape shape;
    shape.shortSide = std::min(a, b);
    shape.longSide = std::max(a, b);
    shape.middle = centre(onTable);
    // The four corners of the parallelogram nearest the quad, and how far its angle is from 90°.
    const cv::Point2d across = (onTable[1] - onTable[0] + onTable[2] - onTable[3]) / 2;
    const cv::Point2d down = (onTable[3] - onTable[0] + onTable[2] - onTable[1]) / 2;
    const double twist = cv::norm(onTable[0] + onTable[2] - onTable[1] - onTable[3]) / 2;
    const double slant = across.dot(down) / (cv::norm(across) * cv::norm(down) + 1e-9);
    shape.skew = std::hypot(slant, twist / (shape.shortSide + 1e-9));
    return shape;
}

CardConsensus settledOn(const std::vector<ScoredQuad>& cards, const CardConsensus& start,
                        cv::Size picture, std::optional<double> aspect) {
    Hypothesis hypothesis;
    hypothesis.view = start.view;
    hypothesis.vote.logShort = std::log(start.shortSide);
    hypothesis.vote.logLong = std::log(start.longSide);
    const auto result = settled(cards, hypothesis, picture, tuning::consensus.settled(), aspect);
    return {result.view, std::exp(result.vote.logShort), std::exp(result.vote.logLong),
            start.votes};
}

std::optional<CardConsensus> agree(const std::vector<ScoredQuad>& quads, cv::Size picture,
                                   std::optional<double> aspect) {
    auto best = withoutTwins(quads, tuning::consensus.twins());
    best.resize(std::min(best.size(), tuning::consensus.mostQuads()));
    std::vector<Hypothesis> found;
    const double coarse = tuning::consensus.coarse();
    const double fine = tuning::consensus.fine();
    for (const double focal : {0.8, 1.6}) {
        for (const double degrees : {0.0, 12.0, 22.0, 31.0, 39.0, 46.0, 52.0, 57.0, 62.0}) {
            const int directions = degrees == 0.0 ? 1 : 12;
            for (int i = 0; i < directions; ++i) {
                const double towards = 2 * CV_PI * i / directions;
                const double tilt = degrees * CV_PI / 180;
                const CameraView view{{tilt * std::cos(towards), tilt * std::sin(towards)}, focal};
                auto hypothesis =
                    bestVote(measureAll(best, ViewedTable(view, picture)), view, coarse, aspect);
                if (hypothesis.worth > 0) {
                    found.push_back(hypothesis);
                }
            }
        }
    }
    if (found.empty()) {
        return std::nullopt;
    }
    std::sort(found.begin(), found.end(),
              [](const Hypothesis& a, const Hypothesis& b) { return a.worth > b.worth; });
    found.resize(std::min(found.size(), tuning::consensus.starts()));
    Hypothesis winner;
    for (const auto& start : found) {
        const auto rough = settled(best, start, picture, coarse / 2, aspect);
        const auto exact = settled(best, rough, picture, fine, aspect);
        auto checked =
            bestVote(measureAll(best, ViewedTable(exact.view, picture)), exact.view, fine, aspect);
        if (checked.worth > winner.worth) {
            winner = checked;
        }
    }
    if (winner.worth <= 0) {
        return std::nullopt;
    }
    winner = outermost(best, measureAll(best, ViewedTable(winner.view, picture)), winner, picture,
                       fine, aspect);
    return CardConsensus{winner.view, std::exp(winner.vote.logShort), std::exp(winner.vote.logLong),
                         winner.vote.total};
}

} // namespace pocketmars::calibration
