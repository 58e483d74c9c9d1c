#pragma once

#include "calibration/profile/card_features.h"
#include "engine/box/card.h"
#include "engine/box/suit.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <optional>
#include <string>
#include <variant>
#include <vector>

/// A card profile: what one copy of the game looks like, learnt from nine photos of it.
/// Everything that is recognised is recognised from this; no art is known beforehand.
namespace pocketmars::calibration {

/// A rectangle as fractions of a card, origin at its upper left as a reader holds it.
using CardRect = cv::Rect2d;

/// What the user marked on the rectified cards: `pocketmars.layout/1`.
struct Layout {
    cv::Size2d cardMm{63, 88};
    std::vector<std::string> ships;     ///< colours, in the order of the photo
    bool earthCard = true;              ///< false: colonists that lie on no card are on Earth
    std::vector<std::string> colonists; ///< colours, in the order of the photo
    CardRect oneStar;                   ///< on a building card
    CardRect twoStar;                   ///< on a building card
    bool landscapeShips = false;
    CardRect shipColonists;
    std::vector<cv::Point2d> energyLevels; ///< centres of levels 0..7 as fractions of a ship
    CardRect valueLeft;                    ///< on a project card
    CardRect valueRight;                   ///< on a project card
};

struct BuildingFace {
    engine::Suit suit;
};
struct ProjectFace {
    engine::CardId card;
};
struct BackFace {
    engine::Suit suit;
};
struct ShipFace {
    std::string colour;
};
struct EarthFace {};

using FaceKind = std::variant<BuildingFace, ProjectFace, BackFace, ShipFace, EarthFace>;

/// One side of one card, rectified.
struct CardFace {
    FaceKind kind;
    cv::Mat image; ///< CV_8UC3 BGR, upright as a reader holds it, kReferencePxPerMm

    /// `building-greenhouse`, `G5`, `back-aqualab`, `ship-red`, `earth`: also its file's name.
    [[nodiscard]] std::string name() const;
};

/// A wooden piece, cut out of the colonists photo. Its scale is that of the photo, which holds no
/// card: only proportions between the pieces are known, not millimetres.
struct PieceFace {
    std::string colour; ///< empty for the energy marker
    cv::Mat image;      ///< CV_8UC3 BGR, the piece with a margin of the table around it
    cv::Mat mask;       ///< CV_8UC1, 255 on the piece
};

struct Profile {
    std::string name;
    std::string note; ///< the player's, on the copy: its edition, its language; may be empty
    /// Photos that were learnt though something on them was in doubt, and nobody has looked.
    std::vector<std::string> inDoubt;
    Layout layout;
    std::vector<CardFace> faces;
    /// Of these faces; may be missing, as findFeatures() can find them again.
    std::optional<CardFeatures> features;
    std::vector<PieceFace> colonists; ///< in the order of layout.colonists
    PieceFace marker;                 ///< the energy marker

    /// Nothing if the profile has no such face.
    [[nodiscard]] const CardFace* building(engine::Suit suit) const;
    [[nodiscard]] const CardFace* project(engine::CardId card) const;
    [[nodiscard]] const CardFace* back(engine::Suit suit) const;
    [[nodiscard]] const CardFace* ship(const std::string& colour) const;
    [[nodiscard]] const CardFace* earth() const;
};

} // namespace pocketmars::calibration
