#pragma once

#include "calibration/pages/page_refinement.h"
#include "calibration/pages/page_search.h"

#include <opencv2/core/mat.hpp>

#include <optional>
#include <vector>

namespace pocketmars::calibration {

/// How far what was understood can be trusted.
enum class Certainty {
    None,     ///< nothing explains the photo well
    Doubtful, ///< another way explains it nearly as well, or cards hardly show: somebody should
              ///< look
    Certain,
};

/// A page as it was understood.
struct FoundPage {
    RefinedPage page;
    double score = 0;      ///< how well it explains the photo
    double otherScore = 0; ///< of the best way that differs in kind; 0 if there is none
    double curl = 0;       ///< mm, the farthest that a corner was moved from where it is drawn
    Certainty certainty = Certainty::None;
    /// There may be fewer cards, or more: one hardly shows, or something else lies there.
    bool countInDoubt = false;
    PageLook look;       ///< of its cards, for the deck's other pages
    double leftOver = 0; ///< of the cards' area: what looks like neither card nor table
};

/// Finds the cards of a page as a whole: their number and size are known, they lie on one table
/// and are seen by one camera.
/// @param photo  CV_8UC3 BGR
/// @return cards in no order, px of the photo; nothing where no way explains it
[[nodiscard]] std::optional<FoundPage> findPage(const cv::Mat& photo, const PageQuestion& question);

} // namespace pocketmars::calibration
