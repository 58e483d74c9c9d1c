#include "calibration/pages/page_refinement.h"

#include "calibration/outlines/quad_support.h"
#include "calibration/support/median.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace pocketmars::calibration {
namespace {

/// Where the sides of outlines lie, seen from where the model draws them.
std::vector<SeenEdge> edgesOf(const std::vector<Quad>& outlines, const PageModel& model,
                              cv::Size picture) {
    std::vector<SeenEdge> seen;
    for (std::size_t c = 0; c < outlines.size(); ++c) {
        const auto drawn = model.inPicture(c, picture);
        for (std::size_t s = 0; s < 4; ++s) {
            const cv::Point2d from = drawn[s];
            const cv::Point2d along = cv::Point2d(drawn[(s + 1) % 4]) - from;
            const cv::Point2d outward = cv::Point2d(along.y, -along.x) / cv::norm(along);
            const cv::Point2d a = outlines[c][s];
            const cv::Point2d b = outlines[c][(s + 1) % 4];
            for (const double t : {0.1, 0.5, 0.9}) {
                seen.push_back({c, s, t, (a + (b - a) * t - (from + along * t)).dot(outward), 1.0});
            }
        }
    }
    return seen;
}

/// The sides moved outwards, and the measure kept: the card in hand is as large as it is.
PageModel enlarged(const PageModel& model, const CardEdges& edges) {
    PageModel out = model;
    const double scale = model.size.width / edges.size.width;
    for (std::size_t c = 0; c < out.cards.size(); ++c) {
        auto& pose = out.cards[c].pose;
        const auto& mm = edges.outwards[c];
        const cv::Point2d across(std::cos(pose.turn), std::sin(pose.turn));
        const cv::Point2d down(-across.y, across.x);
        pose.middle =
            (pose.middle + across * ((mm[1] - mm[3]) / 2) + down * ((mm[2] - mm[0]) / 2)) * scale;
    }
    out.size = {model.size.width, edges.size.height * scale};
    out.view.pxPerMm = model.view.pxPerMm / scale;
    return out;
}

/// The card drawn by the model, each side moved onto its own edge as far as cards curl.
Quad curled(const EdgeField& field, const Quad& drawn, double pxPerMm) {
    constexpr double kReach = 0.5; // mm
    constexpr double kMost = 0.6;  // mm: further off is another edge
    const auto moved = refined(field, drawn, std::max(1.5, kReach * pxPerMm));
    for (std::size_t i = 0; i < 4; ++i) {
        if (cv::norm(moved[i] - drawn[i]) > kMost * pxPerMm) {
            return drawn;
        }
    }
    return moved;
}

/// Each card moved onto its own edges.
void settle(RefinedPage& page, const EdgeField& field, double minGradient) {
    for (std::size_t c = 0; c < page.model.cards.size(); ++c) {
        page.cards.push_back(
            curled(field, page.model.inPicture(c, field.lab.size()), page.model.view.pxPerMm));
        page.support.push_back(
            calibration::support(field, page.cards.back(), 1.5, minGradient).mean);
    }
}

/// Moves camera and cards onto the edges near them.
PageModel fittedTo(const EdgeField& field, const PageModel& model, double withinMm, double aspect,
                   double minGradient) {
    FitStiffness stiffness;
    stiffness.reachPx = std::max(2.0, withinMm * model.view.pxPerMm * 1.2);
    stiffness.aspect = aspect;
    return fittedPage(model, edgesNear(field, model, withinMm, minGradient), field.lab.size(),
                      stiffness);
}

/// Rad, of one card whose shape is not known: its own shape tells no tilt.
constexpr double kUnknownLean = 0.02;
constexpr std::size_t kTellTilt = 3; // cards: those far away are smaller

} // namespace

double aspectStiffness(KnownShape shape) { return shape == KnownShape::Sure ? 0.004 : 0.05; }

PageModel pageFrom(const std::vector<Quad>& rough, cv::Size2d size, cv::Size picture,
                   KnownShape shape) {
    PageModel model;
    model.size = size;
    std::vector<double> scales;
    for (const auto& quad : rough) {
        const auto sides = sideLengths(quad);
        const double a = (sides[0] + sides[2]) / 2;
        const double b = (sides[1] + sides[3]) / 2;
        scales.push_back(std::sqrt(a * b / size.area()));
        model.cards.push_back({{}, a > b});
    }
    model.view.view.focal = 0.85;
    model.view.pxPerMm = median(scales);
    const PagePlane plane(model.view, picture);
    for (std::size_t c = 0; c < rough.size(); ++c) {
        model.cards[c].pose = poseOf(*plane.toTable(rough[c]));
    }
    for (const double reach : {400.0, 60.0, 20.0}) {
        FitStiffness stiffness;
        stiffness.reachPx = reach;
        stiffness.aspect = shape == KnownShape::Sure ? 0.01 : 0.2;
        stiffness.lean = shape == KnownShape::Sure  ? 1.0
                         : rough.size() < kTellTilt ? kUnknownLean
                                                    : 1.0;
        model = fittedPage(model, edgesOf(rough, model, picture), picture, stiffness);
    }
    if (shape == KnownShape::Sure) {
        model.size = size;
    }
    return model;
}

RefinedPage refinedPage(const EdgeField& field, const PageModel& rough, double minGradient,
                        KnownShape shape, const PageLook& look, double drawn) {
    RefinedPage page;
    page.model = rough;
    const bool isSure = shape == KnownShape::Sure;
    const auto known = isSure ? std::optional(rough.size.width / rough.size.height) : std::nullopt;
    const double stiff = aspectStiffness(shape);
    const double loose = isSure ? 0.02 : 0.05;
    const auto fit = [&](double withinMm, double aspect) {
        page.model = fittedTo(field, page.model, withinMm, aspect, minGradient);
    };
    // What was found may be the frame printed on the cards: its shape is not known yet.
    if (drawn == 0) {
        fit(1.2, 0.05);
        fit(0.7, 0.05);
    }
    const int rounds = drawn > 0 ? 1 : 3;
    for (int round = 0; round < rounds; ++round) {
        page.edges = cardEdges(field, page.model, known, minGradient, look, drawn);
        double most = 0;
        for (const auto& card : page.edges.front().outwards) {
            for (const double mm : card) {
                most = std::max(most, std::abs(mm));
            }
        }
        page.model = enlarged(page.model, page.edges.front());
        const bool isLast = most < 0.4;
        fit(0.6, isLast ? stiff : loose);
        fit(0.5, isLast ? stiff : loose);
        if (isLast) {
            break;
        }
    }
    if (known) {
        page.model.size.height = page.model.size.width / *known;
    }
    fit(0.6, stiff);
    fit(0.5, stiff);
    settle(page, field, minGradient);
    return page;
}

} // namespace pocketmars::calibration
