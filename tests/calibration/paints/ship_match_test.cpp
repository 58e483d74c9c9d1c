#include "calibration/paints/ship_match.h"
#include "tests/calibration/paints/painted_pieces.h"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

namespace pocketmars::calibration {
namespace {

/// A dark card with a patch of its colour, and the same yellow sign on all.
CardFace ship(const cv::Scalar& bgr) {
    cv::Mat image(88, 63, CV_8UC3, cv::Scalar(40, 30, 30));
    image(cv::Rect(5, 30, 40, 20)).setTo(bgr);
    image(cv::Rect(50, 5, 10, 80)).setTo(cv::Scalar(30, 190, 230));
    return {ShipFace{"?"}, image};
}

TEST(MatchShips, FindsThePiecesWithTheShipsColours) {
    const std::vector<PieceFace> pieces{piece(kRed), piece(kYellow), piece(kGreen), piece(kBlue)};
    EXPECT_EQ(matchShips({ship(kBlue), ship(kYellow), ship(kRed), ship(kGreen)}, pieces),
              (std::vector<std::size_t>{3, 1, 0, 2}));
}

TEST(MatchShips, AColoursAbsenceSaysSomethingToo) {
    const std::vector<PieceFace> pieces{piece(kRed), piece(kBlack), piece(kBlue)};
    EXPECT_EQ(matchShips({ship(kBlack), ship(kBlue), ship(kRed)}, pieces),
              (std::vector<std::size_t>{1, 2, 0}))
        << "black has no hue, and is what is left";
}

/// White paper with a field of a colour and a black frame, as on every ship.
CardFace framedShip(const cv::Vec3b& colour) {
    auto out = ship({255, 255, 255});
    cv::rectangle(out.image, {{}, out.image.size()}, {20, 20, 20}, 6);
    const cv::Rect field(out.image.cols / 4, out.image.rows / 4, out.image.cols / 3,
                         out.image.rows / 3);
    out.image(field).setTo(colour);
    return out;
}

TEST(MatchShips, TellsColoursWithoutAHueByWhatNoOtherShipHas) {
    const std::vector<PieceFace> pieces{piece({40, 140, 250}), piece({60, 60, 60}),
                                        piece({205, 205, 205}), piece({170, 230, 250})};
    EXPECT_EQ(matchShips({framedShip({90, 90, 90}), framedShip({40, 40, 40}),
                          framedShip({80, 110, 140}), framedShip({30, 80, 160})},
                         pieces),
              (std::vector<std::size_t>{2, 1, 3, 0}));
}

TEST(MatchShips, OfTwoColoursOfOneHueTheDarkerIsSoInPrintAndPaint) {
    const std::vector<PieceFace> pieces{piece({50, 80, 130}), piece({50, 150, 250})};
    EXPECT_EQ(matchShips({framedShip({40, 80, 150}), framedShip({30, 40, 60})}, pieces),
              (std::vector<std::size_t>{1, 0}));
}

TEST(MatchShips, MindsTheStripeAndNotThePictures) {
    const std::vector<cv::Scalar> paints{kBlack, {140, 90, 200}, {40, 160, 120}, {30, 100, 200}};
    std::vector<PieceFace> pieces;
    std::vector<CardFace> ships;
    for (std::size_t i = 0; i < paints.size(); ++i) {
        pieces.push_back(piece(paints[i]));
        // A picture of its own, one of them brighter than the others, and a stripe across it.
        auto& picture = ships.emplace_back(CardFace{ShipFace{"?"}, {}}).image;
        picture.create(88, 63, CV_8UC3);
        cv::randu(picture, cv::Scalar::all(0), cv::Scalar::all(80));
        picture += i == 0 ? cv::Scalar(160, 110, 150) : cv::Scalar(60, 50, 60);
        picture(cv::Rect(20, 60, 24, 4)).setTo(paints[i]);
    }
    EXPECT_EQ(matchShips(ships, pieces), (std::vector<std::size_t>{0, 1, 2, 3}));
}

TEST(MatchShips, TakesFewerShipsThanPieces) {
    EXPECT_EQ(matchShips({ship(kGreen)}, {piece(kRed), piece(kGreen)}),
              (std::vector<std::size_t>{1}));
}

} // namespace
} // namespace pocketmars::calibration
