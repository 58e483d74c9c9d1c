#pragma once

#include "calibration/pages/page_search.h"

#include <opencv2/core/mat.hpp>

#include <string>
#include <vector>

namespace pocketmars::calibration::test {

/// A page of a deck that the search for outlines alone did not get right: sleeves, shadows, borders
/// of the table's colour, frames printed on the cards.
struct TruePage {
    std::string name;
    cv::Mat photo;
    PageQuestion question;
    double pxPerMm = 0;
    std::vector<Quad> cards; ///< px
};

/// Those of tests/data/pages.
[[nodiscard]] std::vector<TruePage> truePages();

} // namespace pocketmars::calibration::test
