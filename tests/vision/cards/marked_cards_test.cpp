#include "vision/cards/marked_cards.h"

#include "tests/vision/samples.h"
#include "vision/table_reader.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <array>
#include <string>
#include <vector>

namespace pocketmars::vision {
namespace {

const ReadOptions kPlayers{engine::Mode::Solo, {"red", "yellow"}};

std::string nameOf(const calibration::CardFace& face) {
    if (const auto* building = std::get_if<calibration::BuildingFace>(&face.kind)) {
        return std::string(engine::name(building->suit));
    }
    const auto* ship = std::get_if<calibration::ShipFace>(&face.kind);
    return ship != nullptr ? ship->colour + ".ship" : "earth";
}

/// As somebody marks a card who aims within some px.
MarkedCard markedBy(const PlacedCard& card, cv::Size photo, float off = 2.0F) {
    MarkedCard marked{nameOf(*card.face), {}};
    const auto corners = photoCorners(card);
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const auto sign = i % 2 == 0 ? 1.0F : -1.0F;
        marked.corners[i] = {(corners[i].x + sign * off) / static_cast<float>(photo.width),
                             (corners[i].y - sign * off) / static_cast<float>(photo.height)};
    }
    return marked;
}

class MarkedCardsOnATableTest : public testing::Test {
protected:
    const cv::Mat photo = samplePhoto("solo-1-easy");
    const TableReader reader{sampleProfile()};
    const TableReading truth = reader.read(photo, kPlayers).value();
};

TEST_F(MarkedCardsOnATableTest, ACardThatCannotBeFoundIsWhereItWasMarked) {
    const auto& earth = *truth.registration.cards.earth;
    cv::Mat covered = photo.clone();
    std::vector<cv::Point> outline;
    for (const auto& corner : photoCorners(earth)) {
        outline.emplace_back(corner);
    }
    cv::fillConvexPoly(covered, outline, {128, 128, 128});
    const auto without = reader.read(covered, kPlayers);
    ASSERT_TRUE(without);
    EXPECT_TRUE(without->observation.players[0].earth.isUnseen());
    auto options = kPlayers;
    options.marked.push_back(markedBy(earth, photo.size()));
    const auto with = reader.read(covered, options);
    ASSERT_TRUE(with);
    EXPECT_FALSE(with->observation.players[0].earth.isUnseen());
}

TEST_F(MarkedCardsOnATableTest, ATableOfWhichNothingIsRecognisedIsReadFromItsMarks) {
    cv::Mat blurred;
    cv::GaussianBlur(photo, blurred, {}, 9.0);
    ASSERT_FALSE(reader.read(blurred, kPlayers)) << "nothing is recognised";
    auto options = kPlayers;
    for (const auto* card : lyingCards(truth.registration.cards)) {
        options.marked.push_back(markedBy(*card, photo.size()));
    }
    const auto reading = reader.read(blurred, options);
    ASSERT_TRUE(reading);
    for (const auto suit : engine::kSuits) {
        const auto& found = reading->registration.cards.buildings[engine::index(suit)];
        const auto& really = truth.registration.cards.buildings[engine::index(suit)];
        ASSERT_TRUE(found && really);
        EXPECT_LT(cv::norm(photoCorners(*found)[0] - photoCorners(*really)[0]), 12.0); // px
    }
}

TEST_F(MarkedCardsOnATableTest, MarksOfWhatIsFoundAnywayChangeNothing) {
    auto options = kPlayers;
    for (const auto* card : lyingCards(truth.registration.cards)) {
        options.marked.push_back(markedBy(*card, photo.size(), 1.0F));
    }
    const auto reading = reader.read(photo, options);
    ASSERT_TRUE(reading);
    for (std::size_t seat = 0; seat < 2; ++seat) {
        const auto& a = reading->observation.players[seat];
        const auto& b = truth.observation.players[seat];
        EXPECT_EQ(a.energy.value(), b.energy.value());
        EXPECT_EQ(a.ship.value(), b.ship.value());
        EXPECT_EQ(a.earth.value(), b.earth.value());
    }
}

TEST(MarkedFace, IsNamedAsTheFormatsDo) {
    const auto& profile = sampleProfile();
    EXPECT_EQ(markedFace(profile, "greenhouse"), profile.building(engine::Suit::Greenhouse));
    EXPECT_EQ(markedFace(profile, "red.ship"), profile.ship("red"));
    EXPECT_EQ(markedFace(profile, "earth"), profile.earth());
    for (const auto* name : {"", "ship", ".ship", "moon", "red.energy"}) {
        EXPECT_EQ(markedFace(profile, name), nullptr) << name;
    }
}

} // namespace
} // namespace pocketmars::vision
