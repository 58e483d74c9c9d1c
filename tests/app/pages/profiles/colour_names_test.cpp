#include "app/pages/profiles/colour_names.h"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>

#include <memory>
#include <set>
#include <vector>

namespace pocketmars::app {
namespace {

calibration::PieceFace pieceOf(const cv::Scalar& bgr) {
    return {{}, cv::Mat(20, 20, CV_8UC3, bgr), cv::Mat(20, 20, CV_8UC1, cv::Scalar(255))};
}

calibration::CardFace shipOf(const cv::Scalar& bgr) {
    return {calibration::ShipFace{"?"}, cv::Mat(88, 63, CV_8UC3, bgr)};
}

const cv::Scalar kRed(30, 30, 190);
const cv::Scalar kBlue(180, 80, 50);
const cv::Scalar kWhite(235, 240, 240);

TEST(ColourNames, AShipIsCalledAsItsPiecesAre) {
    ColourNames names(std::make_shared<ImageStore>());
    // The last piece is the energy marker.
    names.set({pieceOf(kRed), pieceOf(kBlue), pieceOf(kWhite)}, {shipOf(kBlue), shipOf(kRed)}, {},
              {});
    EXPECT_EQ(names.pieces()[0].text, "Red");
    EXPECT_EQ(names.ships()[0].text, "Blue");
    EXPECT_EQ(names.ships()[1].text, "Red");
}

TEST(ColourNames, OfManyColoursEachHasANameAndEachShipPieces) {
    constexpr int kColours = 9;
    std::vector<calibration::PieceFace> pieces;
    pieces.reserve(kColours + 1);
    for (int i = 0; i < kColours; ++i) {
        pieces.push_back(pieceOf({20.0 * i, 250 - 20.0 * i, 128}));
    }
    pieces.push_back(pieceOf(kWhite));
    ColourNames names(std::make_shared<ImageStore>());
    names.set(pieces, {shipOf(kBlue), shipOf(kRed), shipOf(kWhite)}, {}, {});
    std::set<QString> texts;
    for (const auto& piece : names.pieces().first(kColours)) {
        EXPECT_FALSE(piece.text.isEmpty());
        texts.insert(piece.text);
    }
    EXPECT_EQ(texts.size(), static_cast<std::size_t>(kColours));
    for (const auto& ship : names.ships()) {
        EXPECT_TRUE(texts.contains(ship.text));
    }
}

} // namespace
} // namespace pocketmars::app
