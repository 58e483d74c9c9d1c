#include "calibration/learning/kept_order.h"

#include <gtest/gtest.h>

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <vector>

namespace pocketmars::calibration {
namespace {

using Order = std::vector<std::size_t>;

PieceFace pieceOf(const cv::Scalar& bgr) {
    return {{}, cv::Mat(20, 20, CV_8UC3, bgr), cv::Mat(20, 20, CV_8UC1, cv::Scalar(255))};
}

/// A dark card with a bright disc somewhere, as prints differ.
CardFace cardOf(cv::Point disc, double light = 1.0) {
    CardFace face{ShipFace{"?"}, cv::Mat(176, 126, CV_8UC3, cv::Scalar(60, 50, 40) * light)};
    cv::circle(face.image, disc, 25, cv::Scalar(90, 180, 220) * light, cv::FILLED);
    return face;
}

TEST(KeptOrder, PiecesAreKnownByTheirColours) {
    const std::vector<PieceFace> before{pieceOf({30, 30, 190}), pieceOf({180, 80, 50}),
                                        pieceOf({60, 190, 220}), pieceOf({90, 90, 90})};
    EXPECT_EQ(orderOf(before, before), (Order{0, 1, 2, 3}));
    const std::vector<PieceFace> dimmer{pieceOf({70, 70, 70}), pieceOf({24, 24, 150}),
                                        pieceOf({145, 64, 40}), pieceOf({48, 150, 175})};
    EXPECT_EQ(orderOf(dimmer, before), (Order{3, 0, 1, 2})) << "the marker lies first now";
}

TEST(KeptOrder, AlikePiecesStayByPlace) {
    const std::vector<PieceFace> before{pieceOf({30, 30, 190}), pieceOf({34, 34, 186}),
                                        pieceOf({180, 80, 50})};
    const std::vector<PieceFace> now{pieceOf({34, 34, 186}), pieceOf({30, 30, 190}),
                                     pieceOf({180, 80, 50})};
    EXPECT_EQ(orderOf(now, before), (Order{0, 1, 2}));
}

TEST(KeptOrder, CardsAreKnownByTheirPrints) {
    const std::vector<CardFace> before{cardOf({40, 40}), cardOf({90, 90}), cardOf({40, 140})};
    const std::vector<CardFace> darker{cardOf({91, 89}, 0.7), cardOf({40, 139}, 0.7),
                                       cardOf({41, 41}, 0.7)};
    EXPECT_EQ(orderOf(darker, before), (Order{1, 2, 0}));
    const std::vector<CardFace> others{cardOf({60, 60}), cardOf({70, 120}), cardOf({100, 40})};
    EXPECT_EQ(orderOf(others, before), (Order{0, 1, 2})) << "another edition is taken as it lies";
}

} // namespace
} // namespace pocketmars::calibration
