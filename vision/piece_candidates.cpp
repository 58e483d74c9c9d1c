#include "vision/piece_candidates.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace pocketmars::vision {
namespace {

constexpr double kStepMm = 1.6;
constexpr double kAngleStep = 0.27; // radians
constexpr double kMinCoarse = 0.08; // of a piece: hypotheses below it are not kept
constexpr double kHopeless = -0.45; // of a piece: none of any colour is about

constexpr int kSubPixels = 4; // positions of a stencil within a px, across and down

/// A piece at the middle of the zone. Elsewhere it is taken for the same, moved.
class Stencil {
public:
    /// @param outline  px of the photo
    /// @param origin   of the evidence in the photo
    Stencil(double angle, std::vector<cv::Point2f> outline, cv::Point origin)
        : m_angle(angle), m_outline(std::move(outline)), m_box(cv::boundingRect(m_outline)),
          m_corner(m_box.tl() - origin) {}

    [[nodiscard]] double angle() const { return m_angle; } ///< radians
    /// px of the evidence
    [[nodiscard]] cv::Point corner() const { return m_corner; }
    /// px from `corner`, of a piece that is moved by a part of a px; made when it is first wanted
    const Spans& spans(cv::Point part) {
        auto& out = m_spans[static_cast<std::size_t>(part.y * kSubPixels + part.x)];
        if (!out) {
            const cv::Point2f shift(static_cast<float>(part.x) / kSubPixels,
                                    static_cast<float>(part.y) / kSubPixels);
            auto moved = m_outline;
            for (auto& p : moved) {
                p += shift - cv::Point2f(m_box.tl());
            }
            out = scan(moved, m_box.size() + cv::Size(1, 1));
        }
        return *out;
    }

private:
    double m_angle;
    std::vector<cv::Point2f> m_outline;
    cv::Rect m_box; // px of the photo
    cv::Point m_corner;
    std::array<std::optional<Spans>, kSubPixels * kSubPixels> m_spans;
};

/// By way of lying, turned in steps.
std::vector<std::vector<Stencil>> makeStencils(const PieceScene& scene, cv::Point2d middleMm) {
    std::vector<std::vector<Stencil>> out;
    const cv::Point corner = scene.evidence().part.tl();
    for (int w = 0; w < static_cast<int>(scene.shape().ways.size()); ++w) {
        const auto& way = scene.shape().ways[static_cast<std::size_t>(w)];
        const int steps = std::clamp(cvRound(way.turn / kAngleStep), 1, 12);
        auto& list = out.emplace_back();
        for (int i = 0; i < steps; ++i) {
            const double angle = way.turn * i / steps;
            const auto outline = silhouette(way, {w, middleMm, angle}, scene.plane());
            list.emplace_back(angle, outline, corner);
        }
    }
    return out;
}

struct Turned {
    double angle = 0;
    double evidence = -1e9; ///< px
};

/// By colour the turn that explains most.
std::vector<Turned> bestTurns(const PieceScene& scene, std::vector<Stencil>& stencils,
                              cv::Point2d shift) {
    const cv::Point steps(shift * kSubPixels);
    const cv::Point whole(cvFloor(static_cast<double>(steps.x) / kSubPixels),
                          cvFloor(static_cast<double>(steps.y) / kSubPixels));
    const cv::Point part = steps - whole * kSubPixels;
    std::vector<Turned> out(static_cast<std::size_t>(scene.colours()));
    bool hopeless = true;
    for (std::size_t i = 0; i < stencils.size() && (i != 1 || !hopeless); ++i) {
        const auto at = stencils[i].corner() + whole;
        const auto& spans = stencils[i].spans(part);
        for (int k = 0; k < scene.colours(); ++k) {
            const double evidence = scene.evidenceUnder(spans, at, k);
            hopeless = hopeless && evidence < kHopeless * scene.pieceArea();
            auto& best = out[static_cast<std::size_t>(k)];
            if (evidence > best.evidence) {
                best = {stencils[i].angle(), evidence};
            }
        }
    }
    return out;
}

} // namespace

std::vector<PieceHypothesis> coarseHypotheses(const PieceScene& scene) {
    const cv::Rect2d bounds = scene.zone().bounds;
    const cv::Point2d middle = (bounds.tl() + bounds.br()) / 2;
    const cv::Point2d origin = scene.plane().project(middle.x, middle.y, 0);
    auto stencils = makeStencils(scene, middle);
    std::vector<PieceHypothesis> out;
    const auto rows = static_cast<int>(bounds.height / kStepMm) + 1;
    const auto columns = static_cast<int>(bounds.width / kStepMm) + 1;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const double x = bounds.x + column * kStepMm;
            const double y = bounds.y + row * kStepMm;
            if (scene.zone().placeOf({x, y}).first < 0) {
                continue;
            }
            const cv::Point2d shift = scene.plane().project(x, y, 0) - origin;
            for (int w = 0; w < static_cast<int>(stencils.size()); ++w) {
                const auto turns = bestTurns(scene, stencils[static_cast<std::size_t>(w)], shift);
                for (int k = 0; k < scene.colours(); ++k) {
                    const auto& turn = turns[static_cast<std::size_t>(k)];
                    PieceHypothesis h{k, 0, {w, {x, y}, turn.angle}, 0, 0, 0, {}, {}, {}};
                    if (turn.evidence > kMinCoarse * scene.pieceArea() && scene.evaluate(h)) {
                        scene.findRim(h);
                        out.push_back(std::move(h));
                    }
                }
            }
        }
    }
    return out;
}

} // namespace pocketmars::vision
