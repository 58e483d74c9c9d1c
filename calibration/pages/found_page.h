#pragma once

#include "calibration/outlines/edge_field.h"
#include "calibration/pages/page_evidence.h"
#include "calibration/pages/page_refinement.h"
#include "calibration/sides/page_look.h"

#include <opencv2/core/mat.hpp>

#include <optional>

namespace pocketmars::calibration {

/// How far what was understood can be trusted.
enum class Certainty {
    None,     ///< nothing explains the photo well
    Doubtful, ///< another way explains it nearly as well, or cards hardly show: somebody should
              ///< look
    Likely,   ///< the cards lie there; only whether they end there to the mm is open
    Certain,
};

/// A page as it was understood.
struct FoundPage {
    RefinedPage page;
    Certainty certainty = Certainty::None;
    /// There may be fewer cards, or more: one hardly shows, or something else lies there.
    bool countInDoubt = false;
    PageLook look;                        ///< of its cards, for the deck's other pages
    std::optional<PageEvidence> evidence; ///< of a page that map and borders place
};

/// A photo shrunk to what corners are measured on.
struct MeasuredPhoto {
    EdgeField field;
    double minGradient = 0; ///< of an edge, L units per px
    double scale = 1;       ///< its px over the photo's
};
[[nodiscard]] MeasuredPhoto measured(const cv::Mat& photo);

/// A model on a picture so many times as large.
[[nodiscard]] PageModel scaled(PageModel model, double factor);

/// A page of the measured photo with the look of its cards, in px of the photo itself.
[[nodiscard]] FoundPage inPhoto(FoundPage found, const MeasuredPhoto& photo);

} // namespace pocketmars::calibration
