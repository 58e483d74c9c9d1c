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
        const int index = part.y * kSubPixels + part.x;
        auto& out = m_spans[static_cast<std::size_t>(index)];
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
    std::array<std::optional<Spans>, std::size_t{kSubPixels} * kSubPixels> m_spans;
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
/// @param least  px that are not enough
std::vector<Turned> bestTurns(const PieceScene& scene, const MostEvidence& most,
                              std::vector<Stencil>& stencils, cv::Point2d shift, double least) {
    const cv::Point steps(shift * kSubPixels);
    const cv::Point whole(cvFloor(static_cast<double>(steps.x) / kSubPixels),
                          cvFloor(static_cast<double>(steps.y) / kSubPixels));
    const cv::Point part = steps - whole * kSubPixels;

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

/// @param leastPx  what is explained must be more
/// @param use      called for each place of a raster, way of lying and colour with the turn that
///                 explains most there, and how much, px
template <class Use> void forEachPlace(const PieceScene& scene, double leastPx, const Use& use) {
    const cv::Rect2d bounds = scene.zone().bounds;
    const cv::Point2d middle = (bounds.tl() + bounds.br()) / 2;
    const cv::Point2d origin = scene.plane().project(middle.x, middle.y, 0);
    auto stencils = makeStencils(scene, middle);
    const MostEvidence most(scene.evidence());
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
                    bestTurns(scene, most, stencils[static_cast<std::size_t>(w)], shift, leastPx);
                for (int k = 0; k < scene.colours(); ++k) {
                    const auto& turn = turns[static_cast<std::size_t>(k)];
                    if (turn.evidence > leastPx) {
                        use(k, PiecePose{w, {x, y}, turn.angle}, turn.evidence);
                    }
                }
            }
        }
    }
}

PieceHypothesis hypothesis(int colour, const PiecePose& pose) {
    return {colour, 0, pose, 0, 0, 0, {}, {}, {}};
}

/// How much of a piece's rim lies around a place, whatever its form: sums of a picture by box.
class RimsAround {
public:
    explicit RimsAround(const PieceScene& scene)
        : m_scene(&scene), m_halfPx(std::sqrt(scene.pieceArea()) / 2) {
        cv::integral(scene.evidence().rims, m_sums, CV_64F);
    }
    /// @return 0..1 or so
    [[nodiscard]] double at(const PiecePose& pose) const {
        const double height = m_scene->shape().sizeMm / 2;
        const cv::Point2d px = m_scene->plane().project(pose.base.x, pose.base.y, height) -
                               cv::Point2d(m_scene->evidence().part.tl());
        const double reach = m_halfPx + 2;
        const cv::Rect box = cv::Rect(cvRound(px.x - reach), cvRound(px.y - reach),
                                      cvRound(2 * reach), cvRound(2 * reach)) &
                             cv::Rect({}, m_scene->evidence().rims.size());
        const auto* above = m_sums.ptr<double>(box.y);
        const auto* below = m_sums.ptr<double>(box.y + box.height);
        const double sum =
            below[box.x + box.width] - below[box.x] - above[box.x + box.width] + above[box.x];
        constexpr double kRimPx = 3; // that a rim is wide
        return box.empty() ? 0.0 : sum / (8 * m_halfPx * kRimPx);
    }

private:
    const PieceScene* m_scene;
    double m_halfPx;
    cv::Mat m_sums; // CV_64FC1
};

struct Faint {
    PiecePose pose;
    double value; ///< pieces
};

} // namespace

std::vector<PieceHypothesis> coarseHypotheses(const PieceScene& scene) {
    std::vector<PieceHypothesis> out;
    forEachPlace(scene, tuning::search.minCoarse() * scene.pieceArea(),
                 [&](int colour, const PiecePose& pose, double) {
                     auto h = hypothesis(colour, pose);
                     if (scene.evaluate(h, PieceScene::Rim::With)) {
                         out.push_back(std::move(h));
                     }
                 });
    return out;
}

std::vector<PieceHypothesis> faintHypotheses(const PieceScene& scene,
                                             std::optional<std::size_t> only) {
    const RimsAround rims(scene);
    const auto colours = static_cast<std::size_t>(scene.colours());
    // By place and colour, as Explanation::counts has them.
    std::vector<std::vector<Faint>> places(colours * static_cast<std::size_t>(scene.zone().places));
    forEachPlace(
        scene, tuning::unseen.leastEvidence() * scene.pieceArea(),
        [&](int colour, const PiecePose& pose, double evidence) {
            const auto k = static_cast<std::size_t>(colour);
            if ((only && *only % colours != k) || scene.collides(pose)) {
                return;
            }
            const double rim = scene.evidence().isGrey[k]
                                   ? tuning::fit.rimGain() * std::min(1.0, rims.at(pose))
                                   : 0.0;
            const auto place = static_cast<std::size_t>(scene.zone().placeOf(pose.base).first);
            places[place * colours + k].push_back({pose, evidence / scene.pieceArea() + rim});
        });
    std::vector<PieceHypothesis> out;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (only && *only != i) {
            continue;
        }
        auto& list = places[i];
        std::sort(list.begin(), list.end(),
                  [](const Faint& x, const Faint& y) { return x.value > y.value; });
        // Of many poses about one place a few are enough: another place may turn out better.
        std::vector<cv::Point2d> taken;
        for (auto each = list.begin(); each != list.end() && taken.size() < tuning::unseen.most();
             ++each) {
            const auto near =
                std::count_if(taken.begin(), taken.end(), [&](const cv::Point2d& other) {
                    return cv::norm(other - each->pose.base) < scene.shape().sizeMm / 2;
                });
            if (near >= tuning::unseen.mostNear()) {
                continue;
            }
            taken.push_back(each->pose.base);
            auto h = hypothesis(static_cast<int>(i % colours), each->pose);
            if (scene.evaluate(h)) {
                out.push_back(std::move(h));
            }
        }
    }
    return out;
}

} // namespace pocketmars::vision
