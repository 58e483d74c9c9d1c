#include "vision/pieces/colonist_reader.h"

#include "vision/light/expected_photo.h"
#include "vision/light/piece_colours.h"
#include "vision/pieces/colonist_evidence.h"
#include "vision/pieces/colonist_zones.h"
#include "vision/pieces/count_posterior.h"
#include "vision/pieces/hidden_pieces.h"
#include "vision/pieces/piece_clusters.h"
#include "vision/pieces/piece_evidence.h"
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
#include <numeric>
#include <optional>
#include <utility>

namespace pocketmars::vision {
namespace {

using Kind = ColonistPlace::Kind;

constexpr int kPlacesOfAColour = 6; // four buildings, the own ship, Earth

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

double pxPerMm(const ColonistZone& zone) {
    const cv::Rect2d& area = zone.area.bounds;
    const cv::Point2d m(area.x + area.width / 2, area.y + area.height / 2);
    const double across =
        cv::norm(zone.plane.project(m.x + 1, m.y, 0) - zone.plane.project(m.x, m.y, 0));
    const double down =
        cv::norm(zone.plane.project(m.x, m.y + 1, 0) - zone.plane.project(m.x, m.y, 0));
    return (across + down) / 2;
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

/// What is known of a zone after looking at it.
struct SeenZone {
    const ColonistZone* zone;
    std::vector<std::size_t> colours; ///< that may stand there, by index of those looked for
    std::vector<ExplainedCluster> clusters;
    std::vector<Explanation> explanations;
};

CountZone countZone(const SeenZone& seen, std::size_t colours) {
    const auto places = seen.zone->places.size();
    CountZone out{static_cast<int>(places), {}};
    for (const auto& e : seen.explanations) {
        CountOption option{std::vector<int>(places * colours, 0), e.score};
        int onTwoStar = 0;
        for (std::size_t i = 0; i < e.counts.size(); ++i) {
            const std::size_t place = i / seen.colours.size();
            option.counts[place * colours + seen.colours[i % seen.colours.size()]] += e.counts[i];
            onTwoStar += seen.zone->places[place].kind == Kind::TwoStar ? e.counts[i] : 0;
        }
        // ★★ holds one, with three or four players two; the table may break the rule.
        option.score -=
            tuning::counting.overCapacity() * std::max(0, onTwoStar - (colours <= 2 ? 1 : 2));
        out.options.push_back(std::move(option));
    }
    return out;
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

struct ColonistReader::Scene {
    std::vector<std::string> names; ///< of the colours that are looked for
    std::vector<ColonistZone> zones;
    ExpectedPhoto expected;
    std::optional<ColonistEvidence> evidence;
    PieceShape shape;
    // By zone that can be seen:
    std::vector<SeenZone> seen;
    std::vector<PieceEvidence> maps;
    std::vector<CountZone> counted;

    [[nodiscard]] PieceEvidence evidenceOf(std::size_t z, const PieceEvidence* before) const {
        const auto& s = seen[z];
        return s.zone->card != nullptr
                   ? evidence->of(maps[z].part, s.colours, pxPerMm(*s.zone), before)
                   : evidence->ofTable(maps[z].part, s.colours);
    }
    /// Measures the evidence of a zone again where the picture is another.
    void retell(std::size_t z, const PhotoChange& change) {
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
        for (std::size_t k = 0; k < part.maps.size(); ++k) {
            now.maps[k].copyTo(part.maps[k]);
        }
    }
    /// Of which colours all places are in view.
    [[nodiscard]] std::vector<bool> completeColours() const {
        std::vector<bool> complete;
        complete.reserve(names.size());
        for (const auto& name : names) {
            complete.push_back(std::count_if(seen.begin(), seen.end(), [&](const SeenZone& s) {
                                   const auto& place = s.zone->places[0];
                                   const auto& inView = s.zone->inView;
                                   return std::find(inView.begin(), inView.end(), false) ==
                                              inView.end() &&
                                          (place.kind != Kind::Ship || place.ship == name);
                               }) == kPlacesOfAColour);
        }
        return complete;
    }
    /// The probability that there are seven of each colour whose places are all in view.
    [[nodiscard]] double totalsFit() const {
        const auto complete = completeColours();
        const auto belief = weighCounts(counted, complete);
        double out = 1.0;
        for (std::size_t i = 0; i < complete.size(); ++i) {
            out *= complete[i] ? belief.complete[i] : 1.0;
        }
        return out;
    }
    void explain(std::size_t z) {
        const auto& zone = *seen[z].zone;
        seen[z].explanations =
            explainClusters(maps[z], shape, zone.plane, zone.area, seen[z].clusters);
        addHidden(seen[z].explanations, seen[z].colours.size());
        counted[z] = countZone(seen[z], names.size());
    }
};

ColonistReading ColonistReader::read(const cv::Mat& photo, const TablePlane& plane,
                                     const TableCards& cards,
                                     const std::vector<std::string>& colours) const {
    return read(*look(photo, plane, cards, colours));
}

std::shared_ptr<ColonistReader::Scene>
ColonistReader::look(const cv::Mat& photo, const TablePlane& plane, const TableCards& cards,
                     const std::vector<std::string>& colours) const {
    auto scene = look(photo, plane, cards, colours, Contrast::Fitted);
    const double fit = scene->totalsFit();
    if (fit < tuning::counting.contradiction()) {
        auto other = look(photo, plane, cards, colours, Contrast::AsLearnt);
        if (other->totalsFit() > fit) {
            scene = std::move(other);
        }
    }
    return scene;
}

std::shared_ptr<ColonistReader::Scene>
ColonistReader::look(const cv::Mat& photo, const TablePlane& plane, const TableCards& cards,
                     const std::vector<std::string>& colours, Contrast contrast) const {
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
    const TableCamera camera(plane, photo.size());
    scene.zones = colonistZones(m_profile->layout, cards, camera, plane, photo.size());
    scene.expected = expectPhoto(photo, allCards(cards), contrast);
    auto& evidence = scene.evidence.emplace(photo, scene.expected, lights,
                                            scene.zones.empty() ? 2.0 : pxPerMm(scene.zones[0]));
    for (const auto& zone : scene.zones) {
        SeenZone s{&zone, {}, {}, {}};
        for (std::size_t i = 0; i < scene.names.size(); ++i) {
            if (zone.places[0].kind != Kind::Ship || zone.places[0].ship == scene.names[i]) {
                s.colours.push_back(i);
            }
        }
        const cv::Rect part = partOf(zone, photo.size());
        if (!part.empty() && !s.colours.empty()) {
            scene.seen.push_back(std::move(s));
            scene.maps.emplace_back().part = part;
        }
    }
    const auto& seen = scene.seen;
    std::vector<std::vector<LoneBlob>> blobsOf(seen.size());
    forEachInParallel(seen.size(), [&](std::size_t z) {
        scene.maps[z] = scene.evidenceOf(z, nullptr);
        blobsOf[z] = loneBlobs(scene.maps[z], seen[z].zone->plane);
    });
    std::vector<LoneBlob> blobs;
    for (std::size_t z = 0; z < seen.size(); ++z) {
        for (auto& blob : blobsOf[z]) {
            blob.colour = seen[z].colours[blob.colour];
            blobs.push_back(std::move(blob));
        }
    }
    scene.shape = estimateShape(blobs, m_longShare);
    std::erase_if(blobs, [&](const LoneBlob& blob) {
        return overlapWithPiece(blob, scene.shape) < tuning::pieceLooks.surelyOnePiece();
    });
    evidence.learn(blobs);
    scene.counted.resize(seen.size());
    forEachInParallel(seen.size(), [&](std::size_t z) {
        scene.maps[z] = scene.evidenceOf(z, &scene.maps[z]);
        scene.explain(z);
    });
    return out;
}

bool ColonistReader::lookAgain(const cv::Mat& photo, const PhotoChange& change, Scene& scene,
                               Work& work) {
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
    trace.add("expected-photo", [&] { return drawExpected(photo, scene.expected); });
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
    const auto& names = scene.names;
    const auto& seen = scene.seen;
    const auto& counted = scene.counted;
    const auto& shape = scene.shape;
    const auto complete = scene.completeColours();
    const auto belief = weighCounts(counted, complete);

    ColonistReading out;
    std::vector<int> totals(names.size(), 0);
    for (std::size_t z = 0; z < seen.size(); ++z) {
        const auto& s = seen[z];
        const auto& counts = counted[z].options[belief.chosen[z]].counts;
        const auto& posterior = belief.posterior[z];
        for (std::size_t place = 0; place < s.zone->places.size(); ++place) {
            const auto* here = &counts[place * names.size()];
            const int together = std::accumulate(here, here + names.size(), 0);
            for (const auto colour : s.colours) {
                const std::size_t i = place * names.size() + colour;
                const int count = std::min(counts[i], kColonistsPerColour);
                // A total that can't be says that some count is wrong, but not which.
                double confidence = posterior[i][static_cast<std::size_t>(count)] *
                                    (tuning::counting.wrongTotal() +
                                     (1 - tuning::counting.wrongTotal()) * belief.complete[colour]);
                if (!complete[colour] && count > 0) {
                    confidence *= std::pow(tuning::counting.uncheckedNeighbour(), together - 1);
                }
                if (s.zone->inView[place]) {
                    out.counts.push_back(
                        {s.zone->places[place], names[colour], count, confidence, posterior[i]});
                }
                totals[colour] += count;
            }
        }
        for (const auto& piece : s.explanations[belief.chosen[z]].pieces) {
            const auto colour = s.colours[static_cast<std::size_t>(piece.colour)];
            const auto place = static_cast<std::size_t>(piece.place);
            const auto& p = posterior[place * names.size() + colour];
            const auto count = static_cast<std::size_t>(
                std::min(counts[place * names.size() + colour], kColonistsPerColour));
            out.pieces.push_back({names[colour], s.zone->places[place],
                                  silhouette(shape.ways[static_cast<std::size_t>(piece.pose.way)],
                                             piece.pose, s.zone->plane),
                                  p[count]});
        }
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
        // Of a colour that plays seven are about; a few found may be something else.
        const double odds =
            std::exp(tuning::counting.pieceSpeaks() * (totals[i] - tuning::counting.fewPieces()));
        out.colours.push_back({names[i], totals[i], odds / (1 + odds)});
    }
    return out;
}

} // namespace pocketmars::vision
