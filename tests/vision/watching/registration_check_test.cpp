#include "vision/watching/registration_check.h"

#include "tests/vision/samples.h"
#include "vision/table_reader.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace pocketmars::vision {
namespace {

PlacedCard cardAt(const calibration::CardFace& face, cv::Point2d centre) {
    PlacedCard card;
    card.face = &face;
    card.pose.centre = centre;
    return card;
}

TEST(Registration, CardsThatAreSeenFromElsewhereAreTheSameArrangement) {
    const std::array<calibration::CardFace, 4> faces;
    Registration before;
    Registration turned; // table mm have any origin and, without perspective, any turn
    Registration laidAnew;
    for (std::size_t i = 0; i < faces.size(); ++i) {
        const auto x = 80.0 * static_cast<double>(i);
        before.cards.buildings[i] = cardAt(faces[i], {x, 0.0});
        turned.cards.buildings[i] = cardAt(faces[i], {500.0, 20.0 - x * 1.01});
        laidAnew.cards.buildings[i] = cardAt(faces[i], {i % 2 == 0 ? x : 400.0 - x, x});
    }
    EXPECT_TRUE(sameArrangement(before, turned));
    EXPECT_FALSE(sameArrangement(before, laidAnew));
    before.cards.buildings[2].reset();
    before.cards.buildings[3].reset();
    EXPECT_FALSE(sameArrangement(before, turned)) << "two cards say nothing";
}

cv::Mat shifted(const cv::Mat& photo, double dx, double dy) {
    cv::Mat out;
    cv::warpAffine(photo, out, cv::Matx23d(1, 0, dx, 0, 1, dy), photo.size(), cv::INTER_LINEAR,
                   cv::BORDER_REPLICATE);
    return out;
}

/// Reads the sample photo once for all tests.
class RegistrationOfATableReaderTest : public testing::Test {
protected:
    static void SetUpTestSuite() {
        s_photo = samplePhoto("solo-1-easy");
        const ReadOptions players{engine::Mode::Solo, {"red", "yellow"}};
        const auto reading = TableReader(sampleProfile()).read(s_photo, players);
        ASSERT_TRUE(reading);
        s_check = std::make_unique<RegistrationCheck>(reading->registration, s_photo);
    }
    static void TearDownTestSuite() {
        s_check.reset();
        s_photo.release();
    }

    static inline cv::Mat s_photo;
    static inline std::unique_ptr<RegistrationCheck> s_check;
};

TEST_F(RegistrationOfATableReaderTest, HoldsWhileTheCameraStandsStill) {
    EXPECT_TRUE(s_check->holds(s_photo));
    EXPECT_TRUE(s_check->holds(shifted(s_photo, 0.6, -0.5))) << "the floor trembles";
    cv::Mat noise(s_photo.size(), CV_16SC3);
    cv::RNG(1).fill(noise, cv::RNG::NORMAL, 0.0, 8.0);
    cv::Mat evening;
    cv::add(s_photo * 0.6, noise, evening, {}, CV_8UC3);
    EXPECT_TRUE(s_check->holds(evening));
}

TEST_F(RegistrationOfATableReaderTest, HoldsWhileSomeCardsAreCovered) {
    cv::Mat arm = s_photo.clone();
    cv::ellipse(arm, {arm.cols, arm.rows / 4}, {arm.cols / 3, arm.rows / 8}, 0.0, 0, 360,
                {120, 150, 210}, cv::FILLED);
    EXPECT_TRUE(s_check->holds(arm));
}

TEST_F(RegistrationOfATableReaderTest, ACameraThatMovedIsToldFromOneThatDidNot) {
    const auto read = [](const cv::Mat& photo) {
        const ReadOptions players{engine::Mode::Solo, {"red", "yellow"}};
        return TableReader(sampleProfile()).read(photo, players).value().registration;
    };
    const auto& before = s_check->registration();
    cv::Mat evening = s_photo * 0.7;
    EXPECT_FALSE(cameraMoved(before, read(evening)));
    EXPECT_TRUE(cameraMoved(before, read(shifted(s_photo, 9.0, -4.0))));
}

TEST_F(RegistrationOfATableReaderTest, EndsWithABump) {
    EXPECT_FALSE(s_check->holds(shifted(s_photo, 3.0, 0.0)));
    EXPECT_FALSE(s_check->holds(shifted(s_photo, -25.0, 40.0)));
    const auto turn = cv::getRotationMatrix2D({400.0F, 300.0F}, 2.0, 1.0);
    cv::Mat turned;
    cv::warpAffine(s_photo, turned, turn, s_photo.size());
    EXPECT_FALSE(s_check->holds(turned));
    cv::Mat half;
    cv::resize(s_photo, half, {}, 0.5, 0.5, cv::INTER_AREA);
    EXPECT_FALSE(s_check->holds(half));
    EXPECT_FALSE(s_check->holds(cv::Mat::zeros(s_photo.size(), CV_8UC3)));
}

} // namespace
} // namespace pocketmars::vision
