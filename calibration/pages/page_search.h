#pragma once

#include "calibration/outlines/edge_field.h"
#include "calibration/outlines/oriented_edges.h"
#include "calibration/outlines/scored_quad.h"
#include "calibration/pages/page_refinement.h"
#include "calibration/sides/page_look.h"

#include <opencv2/core/mat.hpp>

#include <cstddef>
#include <vector>

namespace pocketmars::calibration {

/// What is known of a page before anybody looks at it.
struct PageQuestion {
    std::size_t count = 0;               ///< cards that lie on it
    cv::Size2d size;                     ///< mm, short and long side of each
    KnownShape shape = KnownShape::Sure; ///< of that size
    PageLook look{};                     ///< of cards of the same deck, if any are known
};

/// Finds ways in which a page's cards may lie: outlines of one size vote for each other, and cards
/// whose own outline is interrupted are looked for where they have room, at that size.
class PageSearch {
public:
    /// @param picture  CV_8UC3 BGR
    /// @param field    of the picture; outlives the search
    PageSearch(const cv::Mat& picture, const EdgeField& field, double minGradient);

    /// The most promising ways, each with all cards of the page; px of the picture.
    [[nodiscard]] std::vector<PageModel> ways(const PageQuestion& question) const;

    /// A page on which some cards are known, with the others where they show best; nothing where
    /// there is no room for as many.
    [[nodiscard]] std::optional<PageModel> completed(const std::vector<Quad>& known,
                                                     const PageQuestion& question) const;

private:
    /// Adds the cards that show best where none lies yet.
    /// @return whether there are as many as that
    [[nodiscard]] bool complete(PageModel& model, std::size_t count) const;

    cv::Size m_size;
    const EdgeField* m_field;
    double m_minGradient;
    OrientedEdges m_edges;
    OrientedEdges m_coarse;             ///< for a first look
    std::vector<ScoredQuad> m_outlines; ///< in the picture, best first
};

} // namespace pocketmars::calibration
