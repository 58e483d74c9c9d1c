#pragma once

#include "calibration/page_model/page_fit.h"
#include "calibration/sides/page_edges.h"

#include <opencv2/core/mat.hpp>

#include <vector>

namespace pocketmars::calibration {

class PageLook;

/// A page of which all cards are placed.
struct RefinedPage {
    PageModel model;              ///< rigid cards on a flat table
    std::vector<Quad> cards;      ///< px: each moved onto its own edges, as cards curl
    std::vector<CardEdges> edges; ///< the explanation that was taken, then others
    std::vector<double> support;  ///< of each card: how much of its outline shows, 0..1
};

/// Whether the proportions of cards are known, or only what they usually are: then they are taken
/// from the outlines, and the camera is taken to look straight down where these don't say
/// otherwise.
enum class KnownShape { Sure, Usual };

/// FitStiffness::aspect of a page whose view is known: how far its sides may tell other
/// proportions.
[[nodiscard]] double aspectStiffness(KnownShape shape);

/// The camera and the cards that outlines tell; the size in mm is known.
/// @param rough  px, corners clockwise from the upper left as the cards lie
/// @param size   mm, short and long side
/// @param shape  how sure the size's proportions are
[[nodiscard]] PageModel pageFrom(const std::vector<Quad>& rough, cv::Size2d size, cv::Size picture,
                                 KnownShape shape = KnownShape::Sure);

/// Places all cards of a page at once: one camera, one size, each side on the edge of the
/// cardboard that all cards agree on.
/// @param field  of the photo, not much smaller than the photo
/// @param drawn  how far it is known that the sides lie where the rough page has them, 0..1
[[nodiscard]] RefinedPage refinedPage(const EdgeField& field, const PageModel& rough,
                                      double minGradient, KnownShape shape, const PageLook& look,
                                      double drawn = 0);

} // namespace pocketmars::calibration
