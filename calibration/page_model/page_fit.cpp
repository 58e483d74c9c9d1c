#include "calibration/page_model/page_fit.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>

namespace pocketmars::calibration {
namespace {

constexpr int kCommon = 6; // lean x and y, ln focal, bend, ln px a mm, ln long side
constexpr int kOfCard = 3; // x, y, turn
constexpr double kUsualFocal = 0.85;
constexpr double kMostLean = 0.9; // rad
constexpr double kFreeLean = 1.0; // rad: no pull towards looking straight down
constexpr double kMostFocal = 3.0;
constexpr double kLeastFocal = 0.35;

/// What each parameter is moved by to see its slope: each moves a card by a fraction of a px.
constexpr std::array<double, kCommon> kSmallSteps{1e-4, 1e-4, 1e-3, 1e-4, 1e-4, 1e-4};
constexpr std::array<double, kOfCard> kCardSteps{0.02, 0.02, 3e-4};

PageModel moved(const PageModel& model, int parameter, double by) {
    PageModel out = model;
    switch (parameter) {
    case 0:
    case 1:
        out.view.view.lean[parameter] += by;
        break;
    case 2:
        out.view.view.focal *= std::exp(by);
        break;
    case 3:
        out.view.bend += by;
        break;
    case 4:
        out.view.pxPerMm *= std::exp(by);
        break;
    case 5:
        out.size.height *= std::exp(by);
        break;
    default:
        auto& pose = out.cards[static_cast<std::size_t>((parameter - kCommon) / kOfCard)].pose;
        switch ((parameter - kCommon) % kOfCard) {
        case 0:
            pose.middle.x += by;
            break;
        case 1:
            pose.middle.y += by;
            break;
        default:
            pose.turn += by;
        }
    }
    return out;
}

cv::Point2d onSide(const Quad& mm, const SeenEdge& edge) {
    const cv::Point2d from = mm[edge.side];
    const cv::Point2d to = mm[(edge.side + 1) % 4];
    return from + (to - from) * edge.along;
}

/// Px of the picture, of every edge that was seen.
std::vector<cv::Point2d> drawn(const PageModel& model, const std::vector<SeenEdge>& seen,
                               cv::Size picture, std::size_t onlyCard = SIZE_MAX) {
    const PagePlane plane(model.view, picture);
    std::vector<Quad> quads;
    for (const auto& card : model.cards) {
        quads.push_back(card.onTable(model.size));
    }
    std::vector<cv::Point2d> points(seen.size());
    for (std::size_t i = 0; i < seen.size(); ++i) {
        if (onlyCard == SIZE_MAX || seen[i].card == onlyCard) {
            points[i] = plane.toPicture(onSide(quads[seen[i].card], seen[i]));
        }
    }
    return points;
}

/// Outwards of each side, where it is drawn.
std::vector<cv::Point2d> normals(const PageModel& model, const std::vector<SeenEdge>& seen,
                                 cv::Size picture) {
    const PagePlane plane(model.view, picture);
    std::vector<cv::Point2d> out;
    for (const auto& edge : seen) {
        const auto px = plane.toPicture(model.cards[edge.card].onTable(model.size));
        const cv::Point2d along = px[(edge.side + 1) % 4] - px[edge.side];
        out.push_back(cv::Point2d(along.y, -along.x) / cv::norm(along));
    }
    return out;
}

/// Where the seen edges would be drawn if one parameter were a step larger, px.
struct Moved {
    std::vector<std::vector<cv::Point2d>> common; ///< by parameter that all cards share
    std::vector<std::vector<cv::Point2d>> own;    ///< by parameter of one card
};

Moved movedDrawings(const PageModel& model, const std::vector<SeenEdge>& seen, cv::Size picture) {
    Moved out;
    for (int p = 0; p < kCommon; ++p) {
        out.common.push_back(
            drawn(moved(model, p, kSmallSteps[static_cast<std::size_t>(p)]), seen, picture));
    }
    const int parameters = kCommon + kOfCard * static_cast<int>(model.cards.size());
    for (int p = kCommon; p < parameters; ++p) {
        const auto axis = static_cast<std::size_t>((p - kCommon) % kOfCard);
        out.own.push_back(drawn(moved(model, p, kCardSteps[axis]), seen, picture,
                                static_cast<std::size_t>((p - kCommon) / kOfCard)));
    }
    return out;
}

/// The normal equations of one step.
class Equations {
public:
    explicit Equations(int parameters)
        : m_squares(cv::Mat::zeros(parameters, parameters, CV_64F)),
          m_products(cv::Mat::zeros(parameters, 1, CV_64F)) {}

    /// The parameters that move one edge, and how far each does, px.
    struct Slope {
        std::array<int, kCommon + kOfCard> index{};
        std::array<double, kCommon + kOfCard> px{};
    };

    /// @param left  px that the edge must still go
    void add(const Slope& slope, double left, double weight) {
        for (std::size_t a = 0; a < slope.index.size(); ++a) {
            m_products.at<double>(slope.index[a]) += weight * slope.px[a] * left;
            for (std::size_t b = 0; b < slope.index.size(); ++b) {
                m_squares.at<double>(slope.index[a], slope.index[b]) +=
                    weight * slope.px[a] * slope.px[b];
            }
        }
    }

    /// Draws a parameter to where it is expected.
    void hold(int parameter, double off, double spread) {
        m_squares.at<double>(parameter, parameter) += 1 / (spread * spread);
        m_products.at<double>(parameter) += off / (spread * spread);
    }

    /// @return the step of each parameter; empty if there is no solution
    [[nodiscard]] cv::Mat solved() const {
        cv::Mat step;
        return cv::solve(m_squares, m_products, step, cv::DECOMP_CHOLESKY) ? step : cv::Mat();
    }

private:
    cv::Mat m_squares;
    cv::Mat m_products;
};

/// How an edge moves outwards with each parameter.
Equations::Slope slopeOf(std::size_t edge, std::size_t card, const Moved& moved, cv::Point2d here,
                         cv::Point2d outward) {
    Equations::Slope slope;
    for (std::size_t p = 0; p < kCommon; ++p) {
        slope.index[p] = static_cast<int>(p);
        slope.px[p] = (moved.common[p][edge] - here).dot(outward) / kSmallSteps[p];
    }
    for (std::size_t p = 0; p < kOfCard; ++p) {
        const auto row = card * kOfCard + p;
        slope.index[kCommon + p] = kCommon + static_cast<int>(row);
        slope.px[kCommon + p] = (moved.own[row][edge] - here).dot(outward) / kCardSteps[p];
    }
    return slope;
}

/// What is known without looking: the camera is a phone's, and cards stay about where they are.
void holdBack(Equations& equations, const PageModel& model, double knownLong,
              const FitStiffness& stiffness) {
    for (int p = 0; stiffness.viewStays && p < kCommon; ++p) {
        equations.hold(p, 0, 1e-9);
    }
    const double pull = stiffness.lean < kFreeLean ? 1.0 : 0.0; // else only steps are held back
    equations.hold(0, -pull * model.view.view.lean[0], stiffness.lean);
    equations.hold(1, -pull * model.view.view.lean[1], stiffness.lean);
    equations.hold(2, std::log(kUsualFocal / model.view.view.focal), stiffness.focal);
    equations.hold(3, -model.view.bend, stiffness.bend);
    equations.hold(4, 0, 0.1);
    equations.hold(5, knownLong - std::log(model.size.height), stiffness.aspect);
    const int parameters = kCommon + kOfCard * static_cast<int>(model.cards.size());
    for (int p = kCommon; p < parameters; ++p) { // cards of which nothing is seen stay
        equations.hold(p, 0, (p - kCommon) % kOfCard == 2 ? 0.05 : 3.0);
    }
}

bool ranAway(const PageModel& model, const PageModel& start) {
    const double change = model.view.pxPerMm / start.view.pxPerMm;
    return cv::norm(model.view.view.lean) > kMostLean || !(change > 0.6 && change < 1.6) ||
           model.view.view.focal > kMostFocal || model.view.view.focal < kLeastFocal;
}

} // namespace

bool hasRoom(const PageModel& model, const PageCard& card) {
    constexpr double kMostOverlap = 0.03;
    const auto own = card.onTable(model.size);
    return std::none_of(model.cards.begin(), model.cards.end(), [&](const PageCard& other) {
        return cv::norm(other.pose.middle - card.pose.middle) <
                   model.size.width + model.size.height &&
               overlap(own, other.onTable(model.size)) > kMostOverlap;
    });
}

Quad PageModel::inPicture(std::size_t card, cv::Size picture) const {
    return PagePlane(view, picture).toPicture(cards[card].onTable(size));
}

std::vector<Quad> PageModel::inPicture(cv::Size picture) const {
    const PagePlane plane(view, picture);
    std::vector<Quad> quads;
    for (const auto& card : cards) {
        quads.push_back(plane.toPicture(card.onTable(size)));
    }
    return quads;
}

PageModel fittedPage(const PageModel& start, const std::vector<SeenEdge>& seen, cv::Size picture,
                     const FitStiffness& stiffness) {
    const int parameters = kCommon + kOfCard * static_cast<int>(start.cards.size());
    const auto first = drawn(start, seen, picture);
    const auto outward = normals(start, seen, picture);
    const double knownLong = std::log(start.size.height);
    PageModel model = start;
    constexpr int kRounds = 6;
    for (int round = 0; round < kRounds; ++round) {
        const auto here = drawn(model, seen, picture);
        const auto drawings = movedDrawings(model, seen, picture);
        Equations equations(parameters);
        for (std::size_t i = 0; i < seen.size(); ++i) {
            // How far the drawn side must still go, outwards.
            const double left = seen[i].offset - (here[i] - first[i]).dot(outward[i]);
            const double part = 1 - (left / stiffness.reachPx) * (left / stiffness.reachPx);
            if (part > 0) {
                equations.add(slopeOf(i, seen[i].card, drawings, here[i], outward[i]), left,
                              seen[i].weight * part * part);
            }
        }
        holdBack(equations, model, knownLong, stiffness);
        const auto step = equations.solved();
        if (step.empty()) {
            break;
        }
        for (int p = 0; p < parameters; ++p) {
            model = moved(model, p, step.at<double>(p));
        }
        if (ranAway(model, start)) {
            return start;
        }
    }
    return model;
}

} // namespace pocketmars::calibration
