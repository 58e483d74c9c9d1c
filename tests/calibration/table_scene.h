#pragma once

#include "calibration/support/geometry.h"

#include <opencv2/core/mat.hpp>

#include <cstdint>
#include <vector>

/// Made-up photos of cards on a table, with the truth beside them: the corners of every card.
namespace pocketmars::calibration::test {

enum class TableKind { Wood, White, Dark, Felt, Stripes, Checks };

enum class CardStyle {
    DarkBorder,  ///< like most games
    WhiteBorder, ///< white around a picture
    FullBleed,   ///< the picture runs to the edge
    Plain,       ///< white with a few symbols
};

struct SceneOptions {
    std::uint64_t seed = 1;
    TableKind table = TableKind::Wood;
    CardStyle style = CardStyle::DarkBorder;
    int columns = 4;
    int rows = 2;
    double tiltDegrees = 20;   ///< 0: straight from above
    double azimuthDegrees = 0; ///< of the tilt, within the picture
    double maxTurnDegrees = 6; ///< each card's own rotation, either way; above 20 with room for it
    bool touching = false;     ///< neighbours in a row touch, turned alike
    bool shadows = true;       ///< soft ones at the cards' edges, and one across the table
    bool glare = false;        ///< a lamp's reflection on some cards
    bool dice = false;         ///< dice on some cards
    bool decoys = false;       ///< an envelope, a square board and two price tags
    double noise = 2.0;        ///< standard deviation, of 255
    cv::Size2d cardMm{63, 88};
    cv::Size photo{1200, 900};
};

struct TableScene {
    cv::Mat photo;           ///< CV_8UC3 BGR
    std::vector<Quad> cards; ///< px of the photo, sharp corners, row by row
};

[[nodiscard]] TableScene drawTable(const SceneOptions& options);

} // namespace pocketmars::calibration::test
