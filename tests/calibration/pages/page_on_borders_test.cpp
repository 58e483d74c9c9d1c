#include "calibration/pages/page_on_borders.h"

#include "calibration/network/card_map.h"
#include "calibration/support/shrunk.h"
#include "true_pages.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace pocketmars::calibration {
namespace {

/// The farthest that a corner lies from where it is, mm.
double worst(const std::vector<Quad>& found, const std::vector<Quad>& real, double pxPerMm) {
    double off = 0;
    for (std::size_t c = 0; c < real.size(); ++c) {
        for (std::size_t k = 0; k < 4; ++k) {
            off = std::max(off, cv::norm(found[c][k] - real[c][k]) / pxPerMm);
        }
    }
    return off;
}

TEST(PageOnBorders, CardsThatAreDrawnAFewMmOffAreMovedOntoTheirBorders) {
    constexpr double kDrawn = 0.97; // of their size
    int right = 0;
    for (const auto& page : test::truePages()) {
        const auto photo = shrunk(page.photo, kNetworkSide);
        const double scale = static_cast<double>(photo.cols) / page.photo.cols;
        auto real = page.cards;
        for (auto& card : real) {
            for (auto& corner : card) {
                corner = (corner + cv::Point2f(0.5F, 0.5F)) * static_cast<float>(scale) -
                         cv::Point2f(0.5F, 0.5F);
            }
        }
        auto rough = pageFrom(real, page.question.size, photo.size());
        // Drawn within their borders.
        rough.view.pxPerMm *= kDrawn;
        for (auto& card : rough.cards) {
            card.pose.middle /= kDrawn;
        }
        const auto found =
            pageOnBorders(photo, cardMap(photo), rough, page.question.size.aspectRatio());
        ASSERT_EQ(found.model.cards.size(), real.size());
        EXPECT_GE(found.sure, found.leastSure);
        EXPECT_LE(found.sure, 1 + 1e-6);
        right +=
            worst(found.model.inPicture(photo.size()), real, page.pxPerMm * scale) < 1.5 ? 1 : 0;
    }
    EXPECT_GE(right, 11); // of twelve
}

} // namespace
} // namespace pocketmars::calibration
