#include "vision/cards/card_assignment.h"

#include "tests/vision/samples.h"
#include "tests/vision/test_picture.h"

#include <opencv2/imgproc.hpp>

#include <gtest/gtest.h>

#include <string>
#include <variant>
#include <vector>

namespace pocketmars::vision {
namespace {

const cv::Scalar kGreen(60, 120, 40);
const cv::Scalar kBrown(45, 60, 95);
const std::vector<std::string> kPlayers{"red", "blue"};
const std::vector<TablePose> kPoses{{{-80, 0}, 0.1}, {{80, 20}, -0.15}};

/// The sample's, where the ships of two players differ by a line and a dot only.
calibration::Profile withShipsAlike(const cv::Scalar& red, const cv::Scalar& blue) {
    auto profile = sampleProfile();
    const cv::Mat print = profile.ship("red")->image;
    for (auto& face : profile.faces) {
        const auto* ship = std::get_if<calibration::ShipFace>(&face.kind);
        if (ship != nullptr && (ship->colour == "red" || ship->colour == "blue")) {
            const auto& ink = ship->colour == "red" ? red : blue;
            face.image = print.clone();
            const cv::Rect frame(face.image.cols / 4, face.image.rows / 12, face.image.cols / 2,
                                 face.image.rows / 12);
            cv::rectangle(face.image, frame, ink, face.image.cols / 50);
            cv::circle(face.image, (frame.tl() + frame.br()) / 2, face.image.cols / 40, ink,
                       cv::FILLED);
        }
    }
    return profile;
}

/// Red's ship and blue's, upon each the other one's pieces, in the evening.
std::vector<PlacedCard> assigned(const calibration::Profile& profile) {
    TestPicture picture({});
    std::vector<CardHypothesis> hypotheses;
    for (std::size_t i = 0; i < kPlayers.size(); ++i) {
        auto& h = hypotheses.emplace_back();
        h.card = picture.lay(*profile.ship(kPlayers[i]), profile.layout, kPoses[i]);
        for (int piece = 0; piece < 5; ++piece) {
            const cv::Point2d on(14 + 9 * piece, 40 + 7 * (piece % 3));
            picture.lay(profile.colonists[1 - i], h.card.pose.toTable(on, h.card.sizeMm), 12.0);
        }
    }
    const cv::Mat photo = picture.photo({.gain = {0.6, 0.75, 0.9}, .noise = 3});
    const FaceMatcher matcher(profile);
    std::vector<const CardHypothesis*> found;
    for (auto& h : hypotheses) {
        h.patch = matcher.patch(photo, h.card.cardToPhoto, h.card.sizeMm);
        h.card.face = nullptr;
        found.push_back(&h);
    }
    return assignShips(profile, matcher, found, kPlayers);
}

TEST(CardAssignment, ShipsAreToldByALineAndADot) {
    const auto profile = withShipsAlike(kGreen, kBrown);
    const auto ships = assigned(profile);
    ASSERT_EQ(ships.size(), 2U);
    for (std::size_t i = 0; i < 2; ++i) {
        EXPECT_EQ(shipColour(ships[i]), kPlayers[i]);
        EXPECT_GT(ships[i].ofItsKind, 0.95) << kPlayers[i];
        EXPECT_GT(ships[i].confidence, 0.8) << "that it is a ship is not in doubt";
    }
}

TEST(CardAssignment, WhoseShipItIsIsInDoubtWhereTheyAreTheSame) {
    const auto profile = withShipsAlike(kGreen, kGreen);
    const auto ships = assigned(profile);
    ASSERT_EQ(ships.size(), 2U);
    for (const auto& ship : ships) {
        EXPECT_NEAR(ship.ofItsKind, 0.5, 0.05) << shipColour(ship);
        EXPECT_GT(ship.confidence, 0.8) << "that it is a ship is not in doubt";
    }
}

} // namespace
} // namespace pocketmars::vision
