#include "vision/pieces/piece_candidates.h"

#include "vision/pieces/tuning.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace pocketmars::vision {
namespace {

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
    /// px from `corner`; holds the piece, whatever the part of a px
    [[nodiscard]] cv::Size size() const { return m_box.size() + cv::Size(1, 1); }
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
            out = scan(moved, size());
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
        const int steps = std::clamp(cvRound(way.turn / tuning::search.gridAngle()), 1, 12);
        auto& list = out.emplace_back();
        for (int i = 0; i < steps; ++i) {
            const double angle = way.turn * i / steps;
            const auto outline = silhouette(way, {w, middleMm, angle}, scene.plane());
            list.emplace_back(angle, outline, corner);
        }
    }
    return out;
}

/// What speaks for a colour, however shaped, by box: no piece in the box explains more.
class MostEvidence {
public:
    explicit MostEvidence(const PieceEvidence& evidence) : m_all({}, evidence.part.size()) {
        for (const auto& map : evidence.maps) {
            cv::integral(cv::max(map, 0.0F), m_sums.emplace_back(), CV_64F);
        }
    }
    /// @param box  px of the evidence
    [[nodiscard]] double in(cv::Rect box, int colour) const {
        const cv::Rect b = box & m_all;
        const auto& sums = m_sums[static_cast<std::size_t>(colour)];
        const auto* above = sums.ptr<double>(b.y);
        const auto* below = sums.ptr<double>(b.y + b.height);
        return below[b.x + b.width] - below[b.x] - above[b.x + b.width] + above[b.x];
    }

private:
    cv::Rect m_all;
    std::vector<cv::Mat> m_sums; // CV_64FC1
};

struct Turned {
    double angle = 0;
    double evidence = 0; ///< px
};

/// By colour the turn that explains most, of those that explain enough.
std::vector<Turned> bestTurns(const PieceScene& scene, const MostEvidence& most,
                              std::vector<Stencil>& stencils, cv::Point2d shift) {
    const cv::Point steps(shift * kSubPixels);
    const cv::Point whole(cvFloor(static_cast<double>(steps.x) / kSubPixels),
                          cvFloor(static_cast<double>(steps.y) / kSubPixels));
    const cv::Point part = steps - whole * kSubPixels;

    const double least = tuning::search.minCoarse() * scene.pieceArea();
    std::vector<Turned> out(static_cast<std::size_t>(scene.colours()), {0.0, least});
    bool hopeless = true;
    for (std::size_t i = 0; i < stencils.size() && (i != 1 || !hopeless); ++i) {
        auto& stencil = stencils[i];
        const auto at = stencil.corner() + whole;
        for (int k = 0; k < scene.colours(); ++k) {
            auto& best = out[static_cast<std::size_t>(k)];
            if (i > 0 && most.in({at, stencil.size()}, k) <= best.evidence) {
                continue;
            }
            const double evidence = scene.evidenceUnder(stencil.spans(part), at, k);
            hopeless = hopeless && evidence < tuning::search.hopeless() * scene.pieceArea();
            if (evidence > best.evidence) {
                best = {stencil.angle(), evidence};
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
    const MostEvidence most(scene.evidence());
    const double least = tuning::search.minCoarse() * scene.pieceArea();
    std::vector<PieceHypothesis> out;
    const auto rows = static_cast<int>(bounds.height / tuning::search.gridMm()) + 1;
    const auto columns = static_cast<int>(bounds.width / tuning::search.gridMm()) + 1;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const double x = bounds.x + column * tuning::search.gridMm();
            const double y = bounds.y + row * tuning::search.gridMm();
            if (scene.zone().placeOf({x, y}).first < 0) {
                continue;
            }
            const cv::Point2d shift = scene.plane().project(x, y, 0) - origin;
            for (int w = 0; w < static_cast<int>(stencils.size()); ++w) {
                const auto turns =
                    bestTurns(scene, most, stencils[static_cast<std::size_t>(w)], shift);
                for (int k = 0; k < scene.colours(); ++k) {
                    const auto& turn = turns[static_cast<std::size_t>(k)];
                    PieceHypothesis h{k, 0, {w, {x, y}, turn.angle}, 0, 0, 0, {}, {}, {}};
                    if (turn.evidence > least && scene.evaluate(h, PieceScene::Rim::With)) {
                        out.push_back(std::move(h));
                    }
                }
            }
        }
    }
    return out;
}

} // namespace pocketmars::vision
