#pragma once

#include "calibration/page_model/page_plane.h"

#include <opencv2/core/types.hpp>

#include <vector>

namespace pocketmars::calibration {

/// Where a point of a card's side is seen: `offset` px off where the side would be drawn.
struct SeenEdge {
    std::size_t card = 0;
    std::size_t side = 0; ///< 0 top, 1 right, 2 bottom, 3 left, as cardQuad's corners run
    double along = 0;     ///< 0..1 from the side's first corner
    double offset = 0;    ///< px outwards
    double weight = 1;
};

/// A page of equal cards: where the camera is and where each card lies.
struct PageModel {
    PageView view;
    cv::Size2d size; ///< mm, short and long side
    std::vector<PageCard> cards;

    [[nodiscard]] Quad inPicture(std::size_t card, cv::Size picture) const;
    [[nodiscard]] std::vector<Quad> inPicture(cv::Size picture) const; ///< all cards
};

/// Does the card lie apart from all that the page has, but for what a border's width takes?
[[nodiscard]] bool hasRoom(const PageModel& model, const PageCard& card);

/// How far things may give way.
struct FitStiffness {
    double lean = 1.0;      ///< rad, of the table
    double focal = 0.22;    ///< ln, about a phone's
    double bend = 0.02;     ///< of the lens
    double aspect = 0.004;  ///< ln, of the cards' sides
    double reachPx = 3;     ///< what is further off counts nothing (Tukey)
    bool viewStays = false; ///< only the cards move
};

/// Moves camera and cards at once until the sides lie on what was seen of them, least squares with
/// Tukey's weights (Gauss-Newton); the short side stays as long as it is, as it is the measure of
/// the mm.
[[nodiscard]] PageModel fittedPage(const PageModel& start, const std::vector<SeenEdge>& seen,
                                   cv::Size picture, const FitStiffness& stiffness);

} // namespace pocketmars::calibration
