#include "app/session/profiles/profiles.h"

#include "calibration/learning/profile_pages.h"
#include "calibration/learning/usual_layout.h"
#include "tests/calibration/test_folder.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <array>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace pocketmars::session {
namespace {

using calibration::CardFace;
using engine::Suit;

/// A card of a suit's colour, with a picture of its own.
cv::Mat cardOf(Suit suit, std::uint64_t seed) {
    const std::array<cv::Scalar, engine::kSuitCount> colours{
        cv::Scalar(70, 150, 60), cv::Scalar(40, 190, 220), cv::Scalar(50, 60, 190),
        cv::Scalar(190, 120, 50), cv::Scalar(120, 120, 120)};
    cv::Mat card(440, 315, CV_8UC3, cv::Scalar(225, 230, 235));
    card.rowRange(0, 90).setTo(colours[engine::index(suit)]);
    card.rowRange(300, 440).setTo(colours[engine::index(suit)] * 0.8);
    const auto value = suit == Suit::Habitation ? "0" : std::to_string(seed % 7 + 1);
    for (const int x : {14, 268}) {
        cv::circle(card, {x + 18, 38}, 28, cv::Scalar::all(250), cv::FILLED);
        cv::putText(card, value, {x, 55}, cv::FONT_HERSHEY_SIMPLEX, 1.6, cv::Scalar::all(20), 4);
    }
    cv::RNG random(seed);
    for (int i = 0; i < 12; ++i) {
        const cv::Point at(random.uniform(30, 290), random.uniform(110, 280));
        cv::circle(card, at, random.uniform(8, 30),
                   cv::Scalar::all(static_cast<double>(random.uniform(20, 200))), cv::FILLED);
    }
    return card;
}

/// What was read of nine pictures, of which those of two suits have each other's place.
NewProfile withSwappedSuits(Suit one, Suit other) {
    NewProfile made;
    made.name = "mine";
    made.layout = calibration::usualLayout();
    made.layout.valueLeft = {0.02, 0.02, 0.2, 0.15};
    made.layout.valueRight = {0.8, 0.02, 0.18, 0.15};
    std::uint64_t seed = 1;
    const auto suitOf = [&](const calibration::FaceKind& kind) {
        if (const auto* project = std::get_if<calibration::ProjectFace>(&kind)) {
            const auto suit = project->card.suit();
            return suit == one ? other : suit == other ? one : suit;
        }
        const auto* building = std::get_if<calibration::BuildingFace>(&kind);
        const auto* back = std::get_if<calibration::BackFace>(&kind);
        return building ? building->suit : back ? back->suit : Suit::Habitation;
    };
    for (const auto& page : calibration::profilePages(made.layout)) {
        for (const auto& kind : page.kinds) {
            made.faces.push_back({kind, cardOf(suitOf(kind), seed++)});
        }
    }
    for (const auto& colour : made.layout.colonists) {
        made.pieces.push_back({colour, cv::Mat(20, 20, CV_8UC3, cv::Scalar(40, 40, 200)),
                               cv::Mat(20, 20, CV_8U, cv::Scalar(255))});
    }
    made.pieces.push_back(made.pieces.front());
    made.pieces.back().colour.clear();
    return made;
}

TEST(StoreProfile, SaysWhichPicturesToSwapAndStoresNothing) {
    const calibration::test::TestFolder folder;
    const calibration::ProfileStore store(folder.path());
    auto made = withSwappedSuits(Suit::Greenhouse, Suit::CommsCenter);
    const auto stored = storeProfile(store, made);
    ASSERT_FALSE(stored);
    EXPECT_EQ(stored.error().message,
              "greenhouse.jpg and comms_center.jpg: each seems to show the cards of the other; "
              "swap the two photos' names");
    EXPECT_EQ(stored.error().options, kTrustPagesOption);
    EXPECT_EQ(stored.error().pages.cure, calibration::PageCure::Swap);
    EXPECT_EQ(stored.error().pages.photos,
              (std::vector<std::string>{"greenhouse.jpg", "comms_center.jpg"}));
    EXPECT_FALSE(checkName(store, "mine"));
    made.trustPages = true;
    EXPECT_TRUE(storeProfile(store, made));
    EXPECT_TRUE(checkName(store, "mine"));
}

} // namespace
} // namespace pocketmars::session
