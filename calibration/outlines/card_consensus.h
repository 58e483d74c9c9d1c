#pragma once

#include "calibration/outlines/scored_quad.h"
#include "calibration/outlines/viewed_table.h"
#include "calibration/support/geometry.h"

#include <opencv2/core/types.hpp>

#include <optional>
#include <vector>

namespace pocketmars::calibration {

/// What many outlines agree on: one table, and cards of one size on it.
struct CardConsensus {
    CameraView view;
    double shortSide = 0; ///< table units, see ViewedTable
    double longSide = 0;
    double votes = 0; ///< about the number of cards that agree
};

/// A quad on the table, measured.
struct TableShape {
    double shortSide = 0;
    double longSide = 0;
    double skew = 0; ///< how far it is from a rectangle, as a part of its sides; 0: a rectangle
    cv::Point2d middle;
};

[[nodiscard]] TableShape measured(const Quad& onTable);

/// How usual a card of these sides is, 0..1: playing cards are 1.2 to 1.8 times as long as wide,
/// and other shapes need more evidence.
/// @param aspect  short side over long side where known
[[nodiscard]] double likelihood(double shortSide, double longSide, std::optional<double> aspect);

/// Finds the table plane and the card size that most outlines agree on: cards of a game are
/// congruent, envelopes, price tags and frames printed on some cards are not.
/// @param quads   in the picture, duplicates allowed
/// @param aspect  short side over long side where known
/// @return nothing if there is no quad that could be a card
[[nodiscard]] std::optional<CardConsensus> agree(const std::vector<ScoredQuad>& quads,
                                                 cv::Size picture, std::optional<double> aspect);

/// The same, measured anew on cards that were found with it.
[[nodiscard]] CardConsensus settledOn(const std::vector<ScoredQuad>& cards,
                                      const CardConsensus& start, cv::Size picture,
                                      std::optional<double> aspect);

} // namespace pocketmars::calibration
