#pragma once

#include "vision/cards/card_finder.h"
#include "vision/cards/feature_index.h"
#include "vision/plane/table_plane.h"
#include "vision/reading/table_report.h"

#include <opencv2/core/mat.hpp>

#include <vector>

/// Pictures of the stages of a reading, for Trace: each is drawn on the photo, CV_8UC3 BGR, and
/// says above what it shows.
namespace pocketmars::vision {

/// The photo's features that look like learnt ones, by the kind of card, and the corner tiles.
[[nodiscard]] cv::Mat drawFeatures(const calibration::Profile& profile, const cv::Mat& photo,
                                   const std::vector<FeatureMatch>& matches,
                                   const std::vector<calibration::SeenTile>& tiles);

/// The cards that were recognised without knowing the table, with how far their features lie from
/// the plane that was fitted to them.
[[nodiscard]] cv::Mat drawPlane(const cv::Mat& photo, const std::vector<CardSighting>& sightings,
                                const TablePlane& plane);

/// All places where features agree on a card.
[[nodiscard]] cv::Mat drawCandidates(const calibration::Profile& profile, const cv::Mat& photo,
                                     const TablePlane& plane,
                                     const std::vector<CardCandidate>& candidates);

/// What the pictures made of them: which lie there, and how much each looks like it.
[[nodiscard]] cv::Mat drawCards(const cv::Mat& photo, const TableCards& cards);

/// The chain of edges under each building, and what was read of each strip.
[[nodiscard]] cv::Mat drawStacks(const cv::Mat& photo, const FoundTable& table);

/// What the loose cards are taken for.
[[nodiscard]] cv::Mat drawLooseCards(const cv::Mat& photo, const FoundTable& table);

/// The energy tracks and their markers.
[[nodiscard]] cv::Mat drawEnergies(const cv::Mat& photo, const FoundTable& table);

} // namespace pocketmars::vision
