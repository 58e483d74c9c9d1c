#include "calibration/card_outlines.h"

#include "calibration/edge_field.h"
#include "calibration/quad_candidates.h"
#include "calibration/quad_geometry.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace pocketmars::calibration {
namespace {

constexpr int kWorkingSide = 1200;
constexpr double kMinGradient = 1.5;

struct Scored {
    Quad quad;
    double score;
};

double score(const EdgeField& field, const Quad& quad) {
    double weakest = 1;
    double sum = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        const auto side = sideSupport(field, quad[i], quad[(i + 1) % 4], 1.5, kMinGradient);
        weakest = std::min(weakest, side.found);
        sum += side.found / 4;
    }
    return 0.5 * weakest + 0.5 * sum;
}

/// The larger of two outlines of one card is its edge, the smaller a frame printed on it.
std::vector<Scored> withoutDuplicates(std::vector<Scored> quads) {
    std::sort(quads.begin(), quads.end(), [](const Scored& a, const Scored& b) {
        return a.score * std::sqrt(signedArea(a.quad)) > b.score * std::sqrt(signedArea(b.quad));
    });
    std::vector<Scored> kept;
    for (const auto& quad : quads) {
        const bool isNew = std::none_of(kept.begin(), kept.end(), [&](const Scored& other) {
            std::vector<cv::Point2f> common;
            const double shared = cv::intersectConvexConvex(quad.quad, other.quad, common);
            return shared > 0.3 * std::min(signedArea(quad.quad), signedArea(other.quad));
        });
        if (isNew) {
            kept.push_back(quad);
        }
    }
    return kept;
}

} // namespace

std::vector<CardQuad> findCardOutlines(const cv::Mat& photo, const OutlineOptions& options) {
    const double scale =
        std::min(1.0, static_cast<double>(kWorkingSide) / std::max(photo.cols, photo.rows));
    cv::Mat picture;
    cv::resize(photo, picture, {}, scale, scale, cv::INTER_AREA);
    const auto field = edgeField(picture);

    std::vector<Scored> scored;
    for (const auto& candidate : quadCandidates(picture)) {
        const auto quad = refined(field, candidate, 3.0);
        const auto sides = sideLengths(quad);
        const double ratio = (sides[0] + sides[2]) / (sides[1] + sides[3]);
        const double value = score(field, quad);
        const bool isShaped =
            options.aspect ? std::abs(std::log(std::max(ratio, 1 / ratio) * *options.aspect)) < 0.08
                           : std::max(ratio, 1 / ratio) < 2.0;
        if (value > 0.7 && isShaped) {
            scored.push_back({quad, value});
        }
    }
    auto cards = withoutDuplicates(std::move(scored));

    // Cards of a game are of one size.
    double best = 0;
    double size = 0;
    const auto fits = [](const Scored& card, double area) {
        return std::abs(std::log(signedArea(card.quad) / area)) < 0.4;
    };
    for (const auto& card : cards) {
        const double area = signedArea(card.quad);
        double votes = 0;
        for (const auto& other : cards) {
            votes += fits(other, area) ? other.score * std::sqrt(area) : 0.0;
        }
        if (votes > best) {
            best = votes;
            size = area;
        }
    }
    const auto fullField = edgeField(photo, 1.0);
    std::vector<CardQuad> result;
    for (const auto& card : cards) {
        if (!fits(card, size) || card.score < options.minConfidence) {
            continue;
        }
        auto quad = card.quad;
        for (auto& corner : quad) {
            corner = (corner + cv::Point2f(0.5F, 0.5F)) / scale - cv::Point2f(0.5F, 0.5F);
        }
        result.push_back({fromUpperLeft(refined(fullField, quad, 2.0 / scale)), card.score});
    }
    return result;
}

} // namespace pocketmars::calibration
