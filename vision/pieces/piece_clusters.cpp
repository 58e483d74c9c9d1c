#include "vision/pieces/piece_clusters.h"

#include "vision/pieces/colonist_place.h"
#include "vision/pieces/piece_search.h"
#include "vision/pieces/tuning.h"
#include "vision/support/connected_parts.h"

#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace pocketmars::vision {
namespace {

/// Explanations of two clusters together.
std::vector<Explanation> combined(const std::vector<Explanation>& a,
                                  const std::vector<Explanation>& b) {
    std::map<std::vector<int>, Explanation> best;
    for (const auto& x : a) {
        for (const auto& y : b) {
            std::vector<int> counts = x.counts;
            for (std::size_t i = 0; i < counts.size(); ++i) {
                counts[i] += y.counts[i];
            }
            auto& known = best[counts];
            if (known.counts.empty() || x.score + y.score > known.score) {
                known.counts = counts;
                known.score = x.score + y.score;
                known.pieces = x.pieces;
                known.pieces.insert(known.pieces.end(), y.pieces.begin(), y.pieces.end());
            }
        }
    }
    std::vector<Explanation> out;
    out.reserve(best.size());
    for (auto& [counts, e] : best) {
        out.push_back(std::move(e));
    }
    std::sort(out.begin(), out.end(),
              [](const auto& x, const auto& y) { return x.score > y.score; });
    if (out.size() > tuning::clusters.maxOptions()) {
        out.resize(tuning::clusters.maxOptions());
    }
    return out;
}

/// mm on the plane below a box of the photo, with a margin.
cv::Rect2d below(const RaisedPlane& plane, cv::Rect box, double marginMm) {
    const cv::Matx33d toPlane = plane.toPhoto.inv();
    cv::Point2d low(1e9, 1e9);
    cv::Point2d high(-1e9, -1e9);
    for (const int x : {box.x, box.x + box.width}) {
        for (const int y : {box.y, box.y + box.height}) {
            const auto p = project(toPlane, cv::Point2d(x, y));
            low = {std::min(low.x, p.x), std::min(low.y, p.y)};
            high = {std::max(high.x, p.x), std::max(high.y, p.y)};
        }
    }
    const cv::Point2d margin(marginMm, marginMm);
    return {low - margin, high + margin};
}

bool isSame(const cv::Mat& a, const cv::Mat& b) {
    return a.size() == b.size() && cv::norm(a, b, cv::NORM_INF) == 0.0;
}

bool isSame(const PieceEvidence& a, const PieceEvidence& b) {
    return a.part == b.part && isSame(a.edges, b.edges) && isSame(a.rims, b.rims) &&
           std::equal(a.maps.begin(), a.maps.end(), b.maps.begin(), b.maps.end(),
                      [](const cv::Mat& x, const cv::Mat& y) { return isSame(x, y); });
}

/// Pieces that may touch, as patches of the evidence.
struct Patches {
    cv::Mat labels;                   ///< CV_32S of the evidence's size; 0 belongs to none
    std::vector<ConnectedPart> parts; ///< that of label 1 first
    std::vector<int> pixels;          ///< that speak for a piece, by label
};

/// @param reach  px: patches that are nearer than twice that are one
Patches findPatches(const PieceEvidence& evidence, int reach) {
    const cv::Size size = evidence.part.size();
    cv::Mat positive = cv::Mat::zeros(size, CV_8U);
    for (const auto& map : evidence.maps) {
        positive |= map > tuning::clusters.positive();
    }
    cv::morphologyEx(positive, positive, cv::MORPH_OPEN,
                     cv::getStructuringElement(cv::MORPH_RECT, {3, 3}));
    cv::Mat joined;
    cv::dilate(positive, joined,
               cv::getStructuringElement(cv::MORPH_RECT, {2 * reach + 1, 2 * reach + 1}));
    Patches out;
    out.parts = connectedParts(joined, out.labels);
    out.pixels.assign(out.parts.size() + 1, 0);
    for (int r = 0; r < size.height; ++r) {
        const auto* p = positive.ptr<uchar>(r);
        const auto* label = out.labels.ptr<int>(r);
        for (int c = 0; c < size.width; ++c) {
            out.pixels[static_cast<std::size_t>(label[c])] += p[c] != 0 ? 1 : 0;
        }
    }
    return out;
}

/// The evidence of one patch: what belongs to another is left to it.
PieceEvidence evidenceOf(const PieceEvidence& all, const cv::Mat& labels, int label, cv::Rect box) {
    PieceEvidence out = cutEvidence(all, box);
    const cv::Mat others = (labels(box) != label) & (labels(box) != 0);
    for (auto& map : out.maps) {
        map = map.clone();
        map.setTo(tuning::clusters.ofAnother(), others & (map > 0));
    }
    return out;
}

} // namespace

std::vector<Explanation> explainClusters(const PieceEvidence& evidence, const PieceShape& shape,
                                         const RaisedPlane& plane, const PieceZone& zone,
                                         std::vector<ExplainedCluster>& known) {
    const auto before = std::exchange(known, {});
    const cv::Rect all({0, 0}, evidence.part.size());
    const cv::Point2d middle(zone.bounds.x + zone.bounds.width / 2,
                             zone.bounds.y + zone.bounds.height / 2);
    const auto typical = silhouette(shape.ways[0], {0, middle, 0.0}, plane);
    const double pieceArea = std::max(1.0, cv::contourArea(typical));
    const int piecePx = std::max(3, cvRound(std::sqrt(pieceArea)));
    const auto patches =
        findPatches(evidence, std::max(1, cvRound(tuning::clusters.apartFactor() * piecePx / 2)));
    const double mostArea =
        tuning::clusters.mostPieces() * pieceArea * static_cast<double>(evidence.maps.size());
    const auto counters = static_cast<std::size_t>(zone.places) * evidence.maps.size();
    std::vector<Explanation> out{{std::vector<int>(counters, 0), 0.0, {}}};
    for (std::size_t i = 0; i < patches.parts.size(); ++i) {
        const double size = patches.pixels[i + 1];
        if (size < tuning::clusters.minShare() * pieceArea || size > mostArea) {
            continue;
        }
        const cv::Rect& found = patches.parts[i].box;
        const cv::Rect box = cv::Rect(found.x - piecePx, found.y - piecePx,
                                      found.width + 2 * piecePx, found.height + 2 * piecePx) &
                             all;
        PieceZone area = zone;
        area.bounds &= below(plane, found + evidence.part.tl(), shape.sizeMm);
        if (area.bounds.empty()) {
            continue;
        }
        auto own = evidenceOf(evidence, patches.labels, static_cast<int>(i + 1), box);
        const auto same = std::find_if(before.begin(), before.end(), [&](const auto& cluster) {
            return cluster.bounds == area.bounds && isSame(cluster.evidence, own);
        });
        if (same != before.end()) {
            known.push_back(*same);
        } else {
            own.edges = own.edges.clone();
            own.rims = own.rims.clone();
            known.push_back({own, area.bounds, PieceSearch(own, shape, plane, area).explain()});
        }
        const auto& explained = known.back().explanations;
        const auto& most = explained.front().counts;
        if (std::none_of(most.begin(), most.end(),
                         [](int count) { return count > kColonistsPerColour + 1; })) {
            out = combined(out, explained);
        }
    }
    return out;
}

} // namespace pocketmars::vision
