#include "vision/colonists/colonist_scene.h"

#include "calibration/support/parallel.h"
#include "vision/colonists/hidden_pieces.h"
#include "vision/pieces/tuning.h"
#include "vision/pieces/unseen_pieces.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace pocketmars::vision {
namespace {

/// Where an energy marker lies none of the evidence is a colonist's.
PieceEvidence withoutMarkers(const PieceEvidence& evidence, const std::vector<Outline>& markers) {
    auto out = evidence;
    for (const auto& marker : markers) {
        const auto outline = enlarged(marker, tuning::counting.markerSize());
        if ((cv::boundingRect(outline) & evidence.part).empty()) {
            continue;
        }
        std::vector<cv::Point> corners;
        corners.reserve(outline.size());
        for (const auto& corner : outline) {
            corners.emplace_back(cv::Point(corner) - evidence.part.tl());
        }
        for (auto& map : out.maps) {
            map = map.clone(); // the scene's own stays as it was seen
            cv::fillConvexPoly(map, corners, tuning::counting.onMarker());
        }
    }
    return out;
}

} // namespace

double pxPerMm(const ColonistZone& zone) {
    const cv::Rect2d& area = zone.area.bounds;
    const cv::Point2d m(area.x + area.width / 2, area.y + area.height / 2);
    const double across =
        cv::norm(zone.plane.project(m.x + 1, m.y, 0) - zone.plane.project(m.x, m.y, 0));
    const double down =
        cv::norm(zone.plane.project(m.x, m.y + 1, 0) - zone.plane.project(m.x, m.y, 0));
    return (across + down) / 2;
}

std::shared_ptr<const BarePhoto> ColonistReader::Survey::bareIn(Contrast contrast) {
    auto& out = bare[contrast == Contrast::Fitted ? 0 : 1];
    if (out == nullptr) {
        out = std::make_shared<const BarePhoto>(photo, expectPhoto(photo, cards, contrast),
                                                zones.empty() ? 2.0 : pxPerMm(zones[0]));
    }
    return out;
}

ColonistReader::Survey::~Survey() {
    for (const auto& bared : bare) {
        if (bared != nullptr) {
            bared->forgetUntouched(); // scenes live on
        }
    }
}

void ColonistReader::Scene::forEachZone(const std::function<void(std::size_t)>& look) const {
    calibration::Work work;
    for (std::size_t z = 0; z < seen.size(); ++z) {
        double pixels = 0; // before anything was looked at: none
        for (const auto& map : maps[z].maps) {
            pixels += cv::countNonZero(map > 0);
        }
        work.push_back({[&look, z] { look(z); }, pixels});
    }
    calibration::doInParallel(std::move(work));
}

PieceEvidence ColonistReader::Scene::evidenceOf(std::size_t z, const PieceEvidence* before) const {
    const auto& s = seen[z];
    return s.zone->card != nullptr ? evidence->of(maps[z].part, s.colours, pxPerMm(*s.zone), before)
                                   : evidence->ofTable(maps[z].part, s.colours);
}

std::vector<LoneBlob> ColonistReader::Scene::loneBlobs() const {
    std::vector<std::vector<LoneBlob>> byZone(seen.size());
    calibration::forEachInParallel(seen.size(), [&](std::size_t z) {
        byZone[z] = vision::loneBlobs(maps[z], seen[z].zone->plane);
    });
    std::vector<LoneBlob> all;
    for (auto& some : byZone) {
        std::move(some.begin(), some.end(), std::back_inserter(all));
    }
    return distinct(all);
}

void ColonistReader::Scene::retell(std::size_t z, const PhotoChange& change) {
    constexpr int kRimPx = 3;    // that softening and edges reach
    constexpr int kRoundPx = 40; // the light is measured from what is bare around
    auto& map = maps[z];
    const cv::Mat another = change.of(map.part);
    const cv::Rect changed = cv::boundingRect(another);
    if (changed.empty()) {
        return;
    }
    const auto grown = [&](int px) {
        return cv::Rect(changed.x - px, changed.y - px, changed.width + 2 * px,
                        changed.height + 2 * px) &
               cv::Rect({}, map.part.size());
    };
    auto around = cutEvidence(map, grown(kRoundPx)); // shares its pixels
    for (auto& m : around.maps) {
        m.setTo(0.0F, another(grown(kRoundPx))); // something may stand there now
    }
    auto part = cutEvidence(map, grown(kRimPx));
    const auto& s = seen[z];
    const auto now = evidence->of(part.part, s.colours, pxPerMm(*s.zone), &around);
    now.edges.copyTo(part.edges);
    now.rims.copyTo(part.rims);
    now.dark.copyTo(part.dark);
    for (std::size_t k = 0; k < part.maps.size(); ++k) {
        now.maps[k].copyTo(part.maps[k]);
    }
}

LitZone ColonistReader::Scene::litZone(std::size_t z) const {
    const auto& zone = *seen[z].zone;
    return {&maps[z], zone.plane, zone.card != nullptr ? zone.card->pose.angle : 0.0,
            zone.area.bounds};
}

PieceEvidence ColonistReader::Scene::toExplain(std::size_t z) const {
    auto out = withoutMarkers(maps[z], markers);
    return shadows && !maps[z].dark.empty() && !seen[z].explanations.empty()
               ? shadows->withoutShadows(std::move(out), litZone(z),
                                         seen[z].explanations.front().pieces, shape)
               : out;
}

PieceZone ColonistReader::Scene::areaOf(std::size_t z) const {
    auto out = seen[z].zone->area;
    if (shadows && !maps[z].dark.empty()) {
        const auto& explained = seen[z].explanations;
        out.shadowCost = shadows->costIn(
            litZone(z), explained.empty() ? std::vector<PlacedPiece>() : explained.front().pieces,
            shape);
    }
    return out;
}

bool ColonistReader::Scene::learnShadows() {
    std::vector<LitZone> lit;
    std::vector<const Explanation*> explained;
    for (std::size_t z = 0; z < seen.size(); ++z) {
        if (!maps[z].dark.empty() && !seen[z].explanations.empty()) {
            lit.push_back(litZone(z));
            explained.push_back(&seen[z].explanations.front());
        }
    }
    shadows = PieceShadows::learn(lit, explained, shape);
    return shadows.has_value();
}

void ColonistReader::Scene::explainAnew(std::size_t z) {
    seen[z].clusters.clear();
    explain(z);
}

void ColonistReader::Scene::explain(std::size_t z) {
    const auto& zone = *seen[z].zone;
    seen[z].explanations =
        explainClusters(toExplain(z), shape, zone.plane, areaOf(z), seen[z].clusters);
    addHidden(seen[z].explanations, seen[z].colours.size());
    counted[z] = countZone(seen[z].explanations, zone.places, seen[z].colours, names.size());
}

void ColonistReader::Scene::considerUnseen(std::size_t z) {
    const auto& zone = *seen[z].zone;
    addUnseen(seen[z].explanations, toExplain(z), shape, zone.plane, areaOf(z));
    counted[z] = countZone(seen[z].explanations, zone.places, seen[z].colours, names.size());
}

std::vector<WeighableZone> ColonistReader::Scene::weighable() const {
    std::vector<WeighableZone> out;
    for (std::size_t z = 0; z < seen.size(); ++z) {
        const auto& zone = *seen[z].zone;
        out.push_back({&zone.places,
                       zone.inView,
                       &seen[z].colours,
                       &counted[z],
                       {{0, &zone.plane, &seen[z].explanations, &shape}}});
    }
    return out;
}

double ColonistReader::Scene::totalsFit() const { return vision::totalsFit(weighable(), names); }

} // namespace pocketmars::vision
