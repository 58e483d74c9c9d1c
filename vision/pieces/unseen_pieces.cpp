#include "vision/pieces/unseen_pieces.h"

#include "vision/pieces/colonist_place.h"
#include "vision/pieces/piece_candidates.h"
#include "vision/pieces/piece_refinement.h"
#include "vision/pieces/piece_scene.h"
#include "vision/pieces/tuning.h"
#include "vision/plane/placed_card.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cassert>
#include <map>
#include <optional>
#include <utility>

namespace pocketmars::vision {
namespace {

/// Takes the rim of a piece that was found out of the evidence: it says nothing of others.
/// @param evidence  owns its rims
void forgetRim(PieceEvidence& evidence, const PiecePose& pose, const PieceShape& shape,
               const RaisedPlane& plane) {
    const auto& way = shape.ways[static_cast<std::size_t>(pose.way)];
    std::vector<cv::Point> corners;
    for (const auto& corner : enlarged(silhouette(way, pose, plane), tuning::unseen.ownRim())) {
        corners.emplace_back(cv::Point(corner) - evidence.part.tl());
    }
    cv::fillConvexPoly(evidence.rims, corners, 0.0);
}

PieceEvidence withoutRimsOf(const Explanation& explanation, const PieceEvidence& evidence,
                            const PieceShape& shape, const RaisedPlane& plane) {
    auto out = evidence;
    out.rims = evidence.rims.clone();
    for (const auto& piece : explanation.pieces) {
        forgetRim(out, piece.pose, shape, plane);
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

using ByCounter = std::map<std::size_t, PieceHypothesis>; // of Explanation::counts

/// Where one more piece would be noticed least, by place and colour.
/// @param only  a counter; of all where there is none
ByCounter leastNoticed(const PieceScene& scene, std::optional<std::size_t> only) {
    ByCounter out;
    for (auto& h : faintHypotheses(scene, only)) {
        refine(scene, h);
        const int index = h.place * scene.colours() + h.colour;
        const auto counter = static_cast<std::size_t>(index);
        const auto [known, isNew] = out.try_emplace(counter, h);
        if (!isNew && h.gain > known->second.gain) {
            known->second = std::move(h);
        }
    }
    return out;
}

/// Keeps the better of what counts the same.
void keep(std::vector<Explanation>& explanations, const Explanation& more) {
    const auto known = std::find_if(explanations.begin(), explanations.end(),
                                    [&](const Explanation& e) { return e.counts == more.counts; });
    if (known == explanations.end()) {
        explanations.push_back(more);
    } else if (more.score > known->score) {
        *known = more;
    }
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
    const auto isPossible = [&scene](const PieceHypothesis& h) {
        return h.gain / scene.pieceArea() >= tuning::unseen.leastGain();
    };
    for (const auto& [counter, first] : leastNoticed(scene, std::nullopt)) {
        if (!isPossible(first)) {
            continue;
        }
        // Where one is not noticed, more may not be.
        auto further = evidence;
        further.rims = evidence.rims.clone();
        auto with = sceneOf(best, further, shape, plane, zone);
        auto more = best;
        std::optional h = first;
        while (h && isPossible(*h)) {
            const double gain = h->gain / scene.pieceArea();
            ++more.counts[counter];
            more.score += std::min(gain, 0.0) - tuning::unseen.cost();
            more.pieces.push_back({h->colour, h->place, h->pose, gain});
            keep(explanations, more);
            if (more.counts[counter] >= kColonistsPerColour) {
                break;
            }
            with.add(*h);
            forgetRim(further, h->pose, shape, plane);
            auto next = leastNoticed(with, counter);
            h = next.empty() ? std::nullopt : std::optional(std::move(next.begin()->second));
        }
    }
}

} // namespace pocketmars::vision
