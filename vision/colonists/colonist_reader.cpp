#include "vision/colonists/colonist_reader.h"

#include "vision/colonists/colonist_scene.h"
#include "vision/colonists/shared_zones.h"
#include "vision/colonists/zone_weighing.h"
#include "vision/light/expected_photo.h"
#include "vision/light/piece_colours.h"
#include "vision/pieces/piece_pictures.h"
#include "vision/pieces/piece_shape.h"
#include "vision/pieces/piece_size.h"
#include "vision/pieces/tuning.h"
#include "vision/plane/table_camera.h"
#include "vision/trace.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iterator>
#include <utility>

namespace pocketmars::vision {
namespace {

using Kind = ColonistPlace::Kind;

double aspect(const calibration::PieceFace& piece) {
    std::vector<cv::Point> points;
    cv::findNonZero(piece.mask, points);
    if (points.empty()) {
        return 1.0;
    }
    const auto box = cv::minAreaRect(points);
    return static_cast<double>(std::max(box.size.width, box.size.height) /
                               std::max(1.0F, std::min(box.size.width, box.size.height)));
}

/// px of the photo in which pieces of the zone are seen.
cv::Rect partOf(const ColonistZone& zone, cv::Size photo) {
    const cv::Rect2d& area = zone.area.bounds;
    std::vector<cv::Point2f> corners;
    for (const double x : {area.x - tuning::counting.silhouetteMm(),
                           area.x + area.width + tuning::counting.silhouetteMm()}) {
        for (const double y : {area.y - tuning::counting.silhouetteMm(),
                               area.y + area.height + tuning::counting.silhouetteMm()}) {
            corners.emplace_back(zone.plane.project(x, y, 0));
        }
    }
    return cv::boundingRect(corners) & cv::Rect({0, 0}, photo);
}

/// px of the photo in which something may stand in the zone.
std::vector<cv::Point2f> bodyOf(const ColonistZone& zone) {
    const cv::Rect2d& area = zone.area.bounds;
    std::vector<cv::Point2f> corners;
    for (const double x : {area.x, area.x + area.width}) {
        for (const double y : {area.y, area.y + area.height}) {
            corners.emplace_back(zone.plane.project(x, y, 0));
            corners.emplace_back(zone.plane.project(x, y, tuning::counting.highMm()));
        }
    }
    std::vector<cv::Point2f> hull;
    cv::convexHull(corners, hull);
    return hull;
}

/// Those that have a piece's silhouette.
/// @param overlap  of the two at least
std::vector<LoneBlob> likePieces(const std::vector<LoneBlob>& blobs, const PieceShape& shape,
                                 double overlap) {
    std::vector<LoneBlob> out;
    std::copy_if(blobs.begin(), blobs.end(), std::back_inserter(out),
                 [&](const LoneBlob& blob) { return overlapWithPiece(blob, shape) >= overlap; });
    return out;
}

constexpr double kWorthDrawing = 0.95; // that none of a colour stands there, if less sure

/// `** 1 red 0.98`: the place, where a card has several, and what is counted.
std::string textOf(const ColonistCount& count) {
    const char* star = count.place.kind == Kind::TwoStar   ? "** "
                       : count.place.kind == Kind::OneStar ? "* "
                                                           : "";
    char confidence[16];
    std::snprintf(confidence, sizeof confidence, "%.2f", count.confidence);
    return star + std::to_string(count.count) + " " + count.colour + " " + confidence;
}

} // namespace

ColonistReader::ColonistReader(const calibration::Profile& profile) : m_profile(&profile) {
    std::vector<double> aspects;
    for (const auto& piece : profile.colonists) {
        m_light.push_back(pieceLight(piece));
        aspects.push_back(aspect(piece));
    }
    std::sort(aspects.begin(), aspects.end());
    const double middle =
        aspects.empty() ? tuning::pieceLooks.longAspect() : aspects[aspects.size() / 2];
    m_longShare = 1.0 / (1.0 + std::exp(-(middle - tuning::pieceLooks.longAspect()) /
                                        tuning::pieceLooks.aspectSpread()));
}

std::shared_ptr<ColonistReader::Survey> ColonistReader::survey(const cv::Mat& photo,
                                                               const TablePlane& plane,
                                                               const TableCards& cards,
                                                               const Occupied& occupied) const {
    const TableCamera camera(plane, photo.size());
    return std::make_shared<Survey>(Survey{
        photo,
        colonistZones(m_profile->layout, cards, occupied.stacks, camera, plane, photo.size()),
        occupied.markers,
        allCards(cards),
        {}});
}

std::shared_ptr<ColonistReader::Scene>
ColonistReader::look(Survey& survey, const std::vector<std::string>& colours) const {
    auto scene = look(survey, colours, Contrast::Fitted);
    const double fit = scene->totalsFit();
    if (fit < tuning::counting.contradiction()) {
        auto other = look(survey, colours, Contrast::AsLearnt);
        if (other->totalsFit() > fit) {
            scene = std::move(other);
        }
    }
    scene->forEachZone([&](std::size_t z) { scene->considerUnseen(z); });
    return scene;
}

std::shared_ptr<ColonistReader::Scene> ColonistReader::look(Survey& survey,
                                                            const std::vector<std::string>& colours,
                                                            Contrast contrast) const {
    auto out = std::make_shared<Scene>();
    auto& scene = *out;
    std::vector<PieceLight> lights;
    for (std::size_t i = 0; i < m_profile->colonists.size(); ++i) {
        const auto& name = m_profile->colonists[i].colour;
        if (colours.empty() || std::find(colours.begin(), colours.end(), name) != colours.end()) {
            scene.names.push_back(name);
            lights.push_back(m_light[i]);
        }
    }
    scene.markers = survey.markers;
    scene.zones = survey.zones;
    scene.bare = survey.bareIn(contrast);
    auto& evidence = scene.evidence.emplace(scene.bare, lights);
    for (const auto& zone : scene.zones) {
        SeenZone s{&zone, {}, {}, {}};
        for (std::size_t i = 0; i < scene.names.size(); ++i) {
            if (zone.places[0].kind != Kind::Ship || zone.places[0].ship == scene.names[i]) {
                s.colours.push_back(i);
            }
        }
        const cv::Rect part = partOf(zone, survey.photo.size());
        if (!part.empty() && !s.colours.empty()) {
            scene.seen.push_back(std::move(s));
            scene.maps.emplace_back().part = part;
        }
    }
    scene.forEachZone([&](std::size_t z) { scene.maps[z] = scene.evidenceOf(z, nullptr); });
    const auto lone = scene.loneBlobs();
    scene.shape = estimateShape(lone, m_longShare);
    if (!evidence.learn(likePieces(lone, scene.shape, tuning::pieceLooks.surelyOnePiece()))) {
        evidence.learn(likePieces(lone, scene.shape, tuning::pieceLooks.likelyOnePiece()));
    }
    scene.forEachZone([&](std::size_t z) { scene.maps[z] = scene.evidenceOf(z, &scene.maps[z]); });
    if (const auto clearer = scene.loneBlobs(); !clearer.empty()) {
        scene.shape = estimateShape(clearer, m_longShare); // learnt colours cut pieces out better
    }
    scene.counted.resize(scene.seen.size());
    scene.forEachZone([&](std::size_t z) { scene.explain(z); });
    if (evidence.anyPale() && scene.learnShadows()) {
        scene.forEachZone([&](std::size_t z) { scene.explainAnew(z); });
    }
    return out;
}

bool ColonistReader::lookAgain(const cv::Mat& photo, const PhotoChange& change,
                               std::vector<Outline> markers, Scene& scene,
                               calibration::Work& work) {
    scene.markers = std::move(markers);
    for (std::size_t z = 0; z < scene.seen.size(); ++z) {
        const auto& zone = *scene.seen[z].zone;
        if (!change.touches(bodyOf(zone))) {
            continue;
        }
        if (zone.card == nullptr) {
            return false; // what lies on the table may have changed as well
        }
        scene.evidence->retake(photo, scene.maps[z].part);
        const auto look = [&, z] {
            scene.retell(z, change);
            scene.explain(z);
            scene.considerUnseen(z);
        };
        const auto& before = scene.seen[z].explanations.front().pieces;
        work.push_back({look, tuning::times.zoneMs() +
                                  tuning::times.pieceMs() * static_cast<double>(before.size())});
    }
    return true;
}

bool ColonistReader::isTable(const Scene& scene, const cv::Mat& photo, cv::Rect part,
                             const cv::Mat& where) {
    return scene.evidence->isTable(photo, part, where);
}

void ColonistReader::draw(const Scene& scene, const cv::Mat& photo, Trace& trace) {
    trace.add("expected-photo", [&] { return drawExpected(photo, scene.bare->expected); });
    for (std::size_t i = 0; i < scene.names.size(); ++i) {
        trace.add("evidence-" + scene.names[i], [&] {
            std::vector<ColourEvidence> evidence;
            for (std::size_t z = 0; z < scene.seen.size(); ++z) {
                const auto& colours = scene.seen[z].colours;
                const auto at = std::find(colours.begin(), colours.end(), i);
                if (at != colours.end()) {
                    const auto map = static_cast<std::size_t>(at - colours.begin());
                    evidence.push_back({scene.maps[z].part, scene.maps[z].maps[map]});
                }
            }
            return drawEvidence(photo, scene.names[i], evidence);
        });
    }
    trace.add("pieces", [&] {
        const auto reading = read(scene);
        std::vector<DrawnPiece> pieces;
        for (const auto& piece : reading.pieces) {
            pieces.push_back({piece.outline, piece.colour, piece.confidence});
        }
        std::vector<DrawnPiece> zones;
        for (const auto& s : scene.seen) {
            auto& drawn = zones.emplace_back();
            drawn.outline = s.zone->card != nullptr ? bodyOf(*s.zone) : std::vector<cv::Point2f>();
            for (const auto& count : reading.counts) {
                if (std::find(s.zone->places.begin(), s.zone->places.end(), count.place) !=
                        s.zone->places.end() &&
                    (count.count > 0 || count.confidence < kWorthDrawing)) {
                    drawn.text += (drawn.text.empty() ? "" : "\n") + textOf(count);
                }
            }
        }
        std::erase_if(zones, [](const DrawnPiece& zone) { return zone.outline.empty(); });
        return drawPieces(photo, pieces, zones);
    });
}

ColonistReading ColonistReader::read(const Scene& scene) {
    return weighZones(scene.weighable(), scene.names);
}

ColonistReading ColonistReader::read(const std::vector<View>& views) {
    const auto shared = sharedZones(views);
    std::vector<WeighableZone> zones;
    zones.reserve(shared.size());
    for (const auto& zone : shared) {
        zones.push_back(zone->zone);
    }
    return weighZones(zones, views.front().scene->names);
}

} // namespace pocketmars::vision
