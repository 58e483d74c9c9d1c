#include "vision/colonists/shared_zones.h"

#include "calibration/support/parallel.h"
#include "vision/colonists/colonist_scene.h"
#include "vision/colonists/hidden_pieces.h"
#include "vision/pieces/piece_refinement.h"
#include "vision/pieces/piece_scene.h"
#include "vision/pieces/piece_shape.h"
#include "vision/pieces/scan_spans.h"
#include "vision/pieces/tuning.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <utility>

namespace pocketmars::vision {
namespace {

using View = ColonistReader::View;

/// A zone as one photo shows it.
struct Look {
    std::size_t photo = 0;
    const ColonistReader::Scene* scene = nullptr;
    std::size_t zone = 0; ///< index in Scene::seen
    TableMotion toFirst;  ///< of the zone's mm; a card's are the same everywhere

    [[nodiscard]] const SeenZone& seen() const { return scene->seen[zone]; }
    [[nodiscard]] bool isWhole() const {
        const auto& inView = seen().zone->inView;
        return std::find(inView.begin(), inView.end(), false) == inView.end();
    }
};

/// All photos that show a zone, zone by zone.
std::vector<std::vector<Look>> looksOf(const std::vector<View>& views) {
    std::vector<std::vector<Look>> out;
    for (std::size_t photo = 0; photo < views.size(); ++photo) {
        const auto& scene = *views[photo].scene;
        for (std::size_t z = 0; z < scene.seen.size(); ++z) {
            const auto& zone = *scene.seen[z].zone;
            const auto known = std::find_if(out.begin(), out.end(), [&](const auto& looks) {
                return looks.front().seen().zone->places == zone.places;
            });
            const bool isCard = zone.card != nullptr;
            const Look look{photo, &scene, z, isCard ? TableMotion() : views[photo].toFirst};
            if (known == out.end()) {
                out.push_back({look});
            } else {
                known->push_back(look);
            }
        }
    }
    for (auto& looks : out) {
        // A photo that cuts the zone off says nothing where another shows all of it.
        if (std::any_of(looks.begin(), looks.end(), [](const auto& l) { return l.isWhole(); })) {
            std::erase_if(looks, [](const Look& look) { return !look.isWhole(); });
        }
    }
    return out;
}

/// The pieces of one photo's explanation as they would stand in another's zone.
std::vector<PlacedPiece> moved(std::vector<PlacedPiece> pieces, const TableMotion& motion) {
    for (auto& piece : pieces) {
        piece.pose.base = motion.apply(piece.pose.base);
        piece.pose.angle += motion.turn;
    }
    return pieces;
}

/// Sets pieces down in a photo, each a little to the side where it fits better.
/// @return them in the same order, with the score of that photo
Explanation settled(PieceScene& scene, const std::vector<PlacedPiece>& pieces) {
    std::vector<std::size_t> all(scene.standing().size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    if (!all.empty()) {
        scene.takeOut(all);
    }
    Explanation out;
    double lost = 0; // pieces that can't stand there
    for (const auto& piece : pieces) {
        PieceHypothesis h{piece.colour, piece.place, piece.pose, 0, 0, 0, {}, {}, {}};
        if (h.pose.way >= std::ssize(scene.shape().ways)) {
            h.pose.way = 0; // another shape has more ways to lie
        }
        auto there = piece;
        there.pose = h.pose;
        if (scene.evaluate(h)) {
            refine(scene, h, tuning::shared.withinMm());
            scene.add(h);
            out.pieces.push_back(scene.standing().back().piece);
        } else {
            lost += tuning::fit.pieceCost();
            out.pieces.push_back(there);
        }
    }
    out.score = scene.score() - lost;
    return out;
}

/// A reading of the zone in all photos.
struct Shared {
    std::vector<int> counts;
    double score = 0;
    std::vector<std::vector<PlacedPiece>> pieces; ///< by look
};

/// The likeliest explanations of one photo.
std::vector<const Explanation*> likeliest(const std::vector<Explanation>& explanations) {
    std::vector<const Explanation*> out;
    out.reserve(explanations.size());
    for (const auto& e : explanations) {
        out.push_back(&e);
    }
    std::sort(out.begin(), out.end(),
              [](const auto* a, const auto* b) { return a->score > b->score; });
    const double least = out.front()->score - tuning::shared.within();
    std::erase_if(out, [&](const auto* e) { return e->score < least; });
    out.resize(std::min(out.size(), tuning::shared.most()));
    return out;
}

/// Brings the photos' opinions of each base together: which place it belongs to, and what it costs
/// that they are apart.
void settleBases(const std::vector<Look>& looks, Shared& shared) {
    const auto& first = looks.front();
    const auto& zone = *first.seen().zone;
    const auto colours = first.seen().colours.size();
    shared.counts.assign(zone.places.size() * colours, 0);
    for (std::size_t i = 0; i < shared.pieces.front().size(); ++i) {
        std::vector<cv::Point2d> bases;
        cv::Point2d base(0, 0);
        for (std::size_t v = 0; v < looks.size(); ++v) {
            const auto toZone = looks[v].toFirst.then(first.toFirst.inverse());
            bases.push_back(toZone.apply(shared.pieces[v][i].pose.base));
            base += bases.back() / static_cast<double>(looks.size());
        }
        for (const auto& own : bases) {
            const double apart = cv::norm(own - base);
            shared.score -= tuning::shared.apartCost() * apart * apart;
        }
        const int there = zone.area.placeOf(base).first;
        const int place = there >= 0 ? there : shared.pieces.front()[i].place;
        for (auto& pieces : shared.pieces) {
            pieces[i].place = place;
        }
        const auto colour = static_cast<std::size_t>(shared.pieces.front()[i].colour);
        ++shared.counts[static_cast<std::size_t>(place) * colours + colour];
    }
}

using Scenes = std::vector<std::unique_ptr<PieceScene>>; ///< by look

/// What a shape on the plane would explain in all photos, in pieces.
/// @param outline  mm of the first look's zone
double explainedFlat(const std::vector<Look>& looks, const Scenes& scenes,
                     const std::vector<cv::Point2d>& outline, int colour) {
    double sum = 0;
    for (std::size_t v = 0; v < looks.size(); ++v) {
        const auto toZone = looks.front().toFirst.then(looks[v].toFirst.inverse());
        const auto& scene = *scenes[v];
        const auto& evidence = scene.evidence();
        std::vector<cv::Point2f> px;
        for (const auto& corner : outline) {
            const auto mm = toZone.apply(corner);
            px.emplace_back(scene.plane().project(mm.x, mm.y, 0) - cv::Point2d(evidence.part.tl()));
        }
        const auto spans = scan(px, evidence.part.size());
        sum += scene.evidenceUnder(spans, {0, 0}, colour) / scene.pieceArea();
    }
    return sum;
}

/// What the photos would see as a piece from where they are, lying flat.
/// @return mm of the first look's zone
std::vector<cv::Point2d> flattened(const std::vector<Look>& looks, const Scenes& scenes,
                                   std::size_t look, const PlacedPiece& piece) {
    const auto& scene = *scenes[look];
    const auto& way = scene.shape().ways[static_cast<std::size_t>(piece.pose.way)];
    const auto toFirst = looks[look].toFirst.then(looks.front().toFirst.inverse());
    const cv::Matx33d toPlane = scene.plane().toPhoto.inv();
    std::vector<cv::Point2d> out;
    for (const auto& px : silhouette(way, piece.pose, scene.plane())) {
        out.push_back(toFirst.apply(project(toPlane, cv::Point2d(px))));
    }
    return out;
}

/// The same reading without one piece: what looked like it is print or shadow, which lies in the
/// plane in all photos.
Shared withoutPiece(const std::vector<Look>& looks, const Scenes& scenes, const Shared& whole,
                    std::size_t piece) {
    Shared out = whole;
    double bodies = 0; // explained by the piece, less its cost
    for (std::size_t v = 0; v < looks.size(); ++v) {
        auto& scene = *scenes[v];
        const auto own = settled(scene, whole.pieces[v]);
        auto& pieces = out.pieces[v];
        pieces.erase(pieces.begin() + static_cast<std::ptrdiff_t>(piece));
        bodies += own.score - settled(scene, pieces).score;
    }
    double flat = 0;
    for (std::size_t v = 0; v < looks.size(); ++v) {
        const auto& seen = whole.pieces[v][piece];
        flat = std::max(
            flat, explainedFlat(looks, scenes, flattened(looks, scenes, v, seen), seen.colour));
    }
    const double cost =
        tuning::shared.stain() + static_cast<double>(looks.size()) * tuning::fit.pieceCost();
    out.score += std::max(0.0, flat - cost) - bodies;
    const auto& seen = whole.pieces.front()[piece];
    const auto colours = looks.front().seen().colours.size();
    --out.counts[static_cast<std::size_t>(seen.place) * colours +
                 static_cast<std::size_t>(seen.colour)];
    return out;
}

/// Every likely explanation of each photo, in all of them.
std::vector<Shared> explainAll(const std::vector<Look>& looks) {
    // One table has pieces of one shape; another photo may have taken them for another.
    const auto& shape = looks.front().scene->shape;
    Scenes scenes;
    for (const auto& look : looks) {
        const auto& zone = *look.seen().zone;
        scenes.push_back(std::make_unique<PieceScene>(look.scene->maps[look.zone], shape,
                                                      zone.plane, zone.area));
    }
    std::map<std::vector<int>, Shared> best;
    const auto offer = [&](Shared shared) {
        auto& known = best[shared.counts];
        if (known.counts.empty() || shared.score > known.score) {
            known = std::move(shared);
        }
    };
    for (std::size_t from = 0; from < looks.size(); ++from) {
        for (const auto* explanation : likeliest(looks[from].seen().explanations)) {
            Shared shared;
            for (std::size_t to = 0; to < looks.size(); ++to) {
                const auto motion = looks[from].toFirst.then(looks[to].toFirst.inverse());
                auto there = settled(*scenes[to], moved(explanation->pieces, motion));
                shared.score += there.score;
                shared.pieces.push_back(std::move(there.pieces));
            }
            settleBases(looks, shared);
            offer(std::move(shared));
        }
    }
    const auto whole = std::max_element(best.begin(), best.end(), [](const auto& a, const auto& b) {
                           return a.second.score < b.second.score;
                       })->second;
    for (std::size_t i = 0; i < whole.pieces.front().size(); ++i) {
        offer(withoutPiece(looks, scenes, whole, i));
    }
    std::vector<Shared> out;
    out.reserve(best.size());
    for (auto& [counts, shared] : best) {
        out.push_back(std::move(shared));
    }
    return out;
}

std::unique_ptr<SharedZone> sharedZone(const std::vector<Look>& looks) {
    auto out = std::make_unique<SharedZone>();
    if (looks.size() == 1) {
        out->explanations.push_back(looks.front().seen().explanations);
    } else {
        const auto all = explainAll(looks);
        for (std::size_t v = 0; v < looks.size(); ++v) {
            auto& own = out->explanations.emplace_back();
            for (const auto& shared : all) {
                own.push_back({shared.counts, shared.score, shared.pieces[v]});
            }
            addHidden(own, looks.front().seen().colours.size());
        }
    }
    const auto& first = looks.front().seen();
    const auto& places = first.zone->places;
    out->counted = countZone(out->explanations.front(), places, first.colours,
                             looks.front().scene->names.size());
    std::vector<bool> inView(places.size(), false);
    for (std::size_t v = 0; v < looks.size(); ++v) {
        const auto& zone = *looks[v].seen().zone;
        for (std::size_t p = 0; p < places.size(); ++p) {
            inView[p] = inView[p] || zone.inView[p];
        }
        out->zone.photos.push_back(
            {looks[v].photo, &zone.plane, &out->explanations[v], &looks.front().scene->shape});
    }
    out->zone.places = &places;
    out->zone.inView = std::move(inView);
    out->zone.colours = &first.colours;
    out->zone.counted = &out->counted;
    return out;
}

} // namespace

std::vector<std::unique_ptr<SharedZone>> sharedZones(const std::vector<View>& views) {
    const auto looks = looksOf(views);
    std::vector<std::unique_ptr<SharedZone>> out(looks.size());
    calibration::forEachInParallel(looks.size(),
                                   [&](std::size_t z) { out[z] = sharedZone(looks[z]); });
    return out;
}

} // namespace pocketmars::vision
