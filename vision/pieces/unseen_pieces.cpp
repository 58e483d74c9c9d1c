#include "vision/pieces/unseen_pieces.h"

#include "vision/pieces/piece_candidates.h"
#include "vision/pieces/piece_refinement.h"
#include "vision/pieces/piece_scene.h"
#include "vision/pieces/tuning.h"
#include "vision/plane/placed_card.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cassert>
#include <map>
#include <utility>

namespace pocketmars::vision {
namespace {

/// The rims of pieces that were found say nothing of others.
PieceEvidence withoutRimsOf(const Explanation& explanation, const PieceEvidence& evidence,
                            const PieceShape& shape, const RaisedPlane& plane) {
    auto out = evidence;
    out.rims = evidence.rims.clone();
    for (const auto& piece : explanation.pieces) {
        const auto& way = shape.ways[static_cast<std::size_t>(piece.pose.way)];
        std::vector<cv::Point> corners;
        for (const auto& corner :
             enlarged(silhouette(way, piece.pose, plane), tuning::unseen.ownRim())) {
            corners.emplace_back(cv::Point(corner) - evidence.part.tl());
        }
        cv::fillConvexPoly(out.rims, corners, 0.0);
    }
    return out;
}

PieceScene sceneOf(const Explanation& explanation, const PieceEvidence& evidence,
                   const PieceShape& shape, const RaisedPlane& plane, const PieceZone& zone) {
    PieceScene scene(evidence, shape, plane, zone);
    for (const auto& piece : explanation.pieces) {
        PieceHypothesis h{piece.colour, 0, piece.pose, 0, 0, 0, {}, {}, {}};
        if (scene.evaluate(h)) {
            scene.add(h);
        }
    }
    return scene;
}

} // namespace

void addUnseen(std::vector<Explanation>& explanations, const PieceEvidence& seen,
               const PieceShape& shape, const RaisedPlane& plane, const PieceZone& zone) {
    assert(!explanations.empty());
    const auto best = *std::max_element(
        explanations.begin(), explanations.end(),
        [](const Explanation& a, const Explanation& b) { return a.score < b.score; });
    const auto evidence = withoutRimsOf(best, seen, shape, plane);
    const auto scene = sceneOf(best, evidence, shape, plane, zone);
    std::map<std::size_t, PieceHypothesis> by; // counter of Explanation::counts
    for (auto& h : faintHypotheses(scene)) {
        refine(scene, h);
        const int index = h.place * scene.colours() + h.colour;
        const auto counter = static_cast<std::size_t>(index);
        const auto [known, isNew] = by.try_emplace(counter, h);
        if (!isNew && h.gain > known->second.gain) {
            known->second = std::move(h);
        }
    }
    for (const auto& [counter, h] : by) {
        const double gain = h.gain / scene.pieceArea();
        if (gain < tuning::unseen.leastGain()) {
            continue;
        }
        auto more = best;
        ++more.counts[counter];
        more.score += std::min(gain, 0.0) - tuning::unseen.cost();
        more.pieces.push_back({h.colour, h.place, h.pose, gain});
        const auto known =
            std::find_if(explanations.begin(), explanations.end(),
                         [&](const Explanation& e) { return e.counts == more.counts; });
        if (known == explanations.end()) {
            explanations.push_back(std::move(more));
        } else if (more.score > known->score) {
            *known = std::move(more);
        }
    }
}

} // namespace pocketmars::vision
