#pragma once

#include "vision/colonists/colonist_evidence.h"
#include "vision/colonists/colonist_reader.h"
#include "vision/colonists/colonist_zones.h"
#include "vision/colonists/zone_weighing.h"
#include "vision/light/expected_photo.h"
#include "vision/pieces/piece_clusters.h"
#include "vision/pieces/piece_evidence.h"
#include "vision/pieces/piece_shadows.h"
#include "vision/pieces/piece_shape.h"
#include "vision/pieces/piece_size.h"
#include "vision/support/photo_change.h"

#include <opencv2/core/mat.hpp>

#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace pocketmars::vision {

/// Of the photo, in the middle of a zone.
[[nodiscard]] double pxPerMm(const ColonistZone& zone);

/// What is known of a zone after looking at it.
struct SeenZone {
    const ColonistZone* zone;
    std::vector<std::size_t> colours; ///< that may stand there, by index of those looked for
    std::vector<ExplainedCluster> clusters;
    std::vector<Explanation> explanations;
};

struct ColonistReader::Survey {
    cv::Mat photo;
    std::vector<ColonistZone> zones;
    std::vector<Outline> markers; ///< of energy
    std::vector<const PlacedCard*> cards;
    /// By Contrast, as far as they were asked for.
    std::array<std::shared_ptr<const BarePhoto>, 2> bare;

    [[nodiscard]] std::shared_ptr<const BarePhoto> bareIn(Contrast contrast);

    ~Survey();
};

struct ColonistReader::Scene {
    std::vector<std::string> names; ///< of the colours that are looked for
    std::vector<ColonistZone> zones;
    std::vector<Outline> markers; ///< of energy
    std::shared_ptr<const BarePhoto> bare;
    std::optional<ColonistEvidence> evidence;
    PieceShape shape;
    std::optional<PieceShadows> shadows; ///< where they are clear
    // By zone that can be seen:
    std::vector<SeenZone> seen;
    std::vector<PieceEvidence> maps;
    std::vector<CountZone> counted;

    /// Calls `look(z)` for each zone that can be seen, in parallel: those where most speaks for
    /// pieces begin.
    void forEachZone(const std::function<void(std::size_t)>& look) const;
    [[nodiscard]] PieceEvidence evidenceOf(std::size_t z, const PieceEvidence* before) const;
    /// Patches of the zones' evidence that may be a single piece, each once.
    [[nodiscard]] std::vector<LoneBlob> loneBlobs() const;
    /// Measures the evidence of a zone again where the picture is another.
    void retell(std::size_t z, const PhotoChange& change);
    void explain(std::size_t z);
    /// The same, though the zone looks as it did.
    void explainAnew(std::size_t z);
    /// Learns the shadows of explained zones.
    /// @return whether they are clear
    bool learnShadows();
    /// Adds to an explained zone what may stand there unseen. Whether the totals fit is asked
    /// before: afterwards they nearly always may.
    void considerUnseen(std::size_t z);
    [[nodiscard]] LitZone litZone(std::size_t z) const;
    /// The evidence of a zone that pieces are to explain.
    [[nodiscard]] PieceEvidence toExplain(std::size_t z) const;
    /// Where pieces may stand in a zone, and what speaks for them beforehand.
    [[nodiscard]] PieceZone areaOf(std::size_t z) const;
    /// The zones that can be seen; refer to the scene.
    [[nodiscard]] std::vector<WeighableZone> weighable() const;
    /// The probability that there are seven of each colour whose places are all in view.
    [[nodiscard]] double totalsFit() const;
};

} // namespace pocketmars::vision
