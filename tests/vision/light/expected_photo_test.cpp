#include "vision/light/expected_photo.h"

#include "vision/light/linear_light.h"

#include <gtest/gtest.h>

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace pocketmars::vision {
namespace {

const cv::Size2d kCardMm{60, 90};
constexpr int kPxPerMm = 3;
const cv::Vec3f kTint{0.75F, 0.95F, 1.15F}; // lamplight
constexpr float kHaze = 0.04F;              // light that the air and the lens add

cv::Mat plainCard(const cv::Scalar& colour) {
    return {cvRound(kCardMm.height) * kPxPerMm, cvRound(kCardMm.width) * kPxPerMm, CV_8UC3, colour};
}

/// Cards side by side, as the profile has them, and a photo of them in other light.
class CardsInLamplight {
public:
    /// @param contrast  exponent of the light
    explicit CardsInLamplight(const std::vector<cv::Mat>& prints, float contrast = 1.0F)
        : photo(300, 200 * static_cast<int>(prints.size()), CV_8UC3, cv::Scalar(40, 60, 70)),
          m_faces(prints.size()) {
        for (std::size_t i = 0; i < prints.size(); ++i) {
            m_faces[i].kind = calibration::EarthFace{};
            m_faces[i].image = prints[i];
            const cv::Point corner(200 * static_cast<int>(i) + 10, 15);
            PlacedCard card;
            card.face = &m_faces[i];
            card.sizeMm = kCardMm;
            card.cardToPhoto = cv::Matx33d(kPxPerMm, 0, corner.x, 0, kPxPerMm, corner.y, 0, 0, 1);
            m_cards.push_back(card);
            cv::Mat lit = prints[i].clone();
            lit.forEach<cv::Vec3b>([&](cv::Vec3b& p, const int*) { p = inLamplight(p, contrast); });
            lit.copyTo(photo(cv::Rect(corner, lit.size())));
        }
    }

    static cv::Vec3b inLamplight(const cv::Vec3b& print, float contrast) {
        cv::Vec3f light = toLinear(print);
        for (int k = 0; k < 3; ++k) {
            light[k] = std::pow(light[k], contrast);
        }
        light = light.mul(kTint) + cv::Vec3f(kHaze, kHaze, kHaze);
        const cv::Vec3f levels = toLevel(light);
        return {cv::saturate_cast<uchar>(levels[0]), cv::saturate_cast<uchar>(levels[1]),
                cv::saturate_cast<uchar>(levels[2])};
    }

    [[nodiscard]] ExpectedPhoto expected(Contrast contrast = Contrast::Fitted) const {
        std::vector<const PlacedCard*> cards;
        for (const auto& card : m_cards) {
            cards.push_back(&card);
        }
        return expectPhoto(photo, cards, contrast);
    }

    cv::Mat photo;

private:
    std::vector<calibration::CardFace> m_faces;
    std::vector<PlacedCard> m_cards;
};

/// Pale above, coloured below.
cv::Mat building(const cv::Scalar& colour) {
    cv::Mat out = plainCard({215, 220, 225});
    out.rowRange(out.rows / 3, out.rows).setTo(colour);
    return out;
}

double furthestLevels(const cv::Mat& photo, const ExpectedPhoto& expected, cv::Rect part) {
    double out = 0;
    for (int y = part.y; y < part.y + part.height; ++y) {
        for (int x = part.x; x < part.x + part.width; ++x) {
            const cv::Vec3f levels = toLevel(expected.light.at<cv::Vec3f>(y, x));
            out = std::max(out,
                           cv::norm(levels - cv::Vec3f(photo.at<cv::Vec3b>(y, x)), cv::NORM_INF));
        }
    }
    return out;
}

TEST(ExpectedPhoto, ACardIsExpectedInThePhotosLight) {
    const CardsInLamplight table({building({60, 140, 80}), building({160, 110, 70})});
    const auto expected = table.expected();
    EXPECT_LT(furthestLevels(table.photo, expected, {30, 40, 140, 60}), 6);
    EXPECT_LT(furthestLevels(table.photo, expected, {30, 140, 140, 120}), 6);
    EXPECT_EQ(expected.covered.at<uchar>(5, 5), 0);
}

/// Black at the top, white below, and a band of colour.
cv::Mat ship(const cv::Scalar& colour) {
    cv::Mat out = plainCard({100, 100, 105});
    out.rowRange(0, out.rows / 5).setTo(cv::Scalar(20, 20, 22));
    out.rowRange(out.rows / 5, out.rows / 3).setTo(cv::Scalar(230, 232, 235));
    out.rowRange(out.rows * 3 / 4, out.rows).setTo(colour);
    return out;
}

TEST(ExpectedPhoto, AHarderContrastIsExpected) {
    const CardsInLamplight table({ship({60, 140, 80}), ship({160, 110, 70}), ship({80, 90, 170})},
                                 1.25F);
    const cv::Rect dark(30, 25, 140, 30);
    const cv::Rect white(30, 75, 140, 25);
    const auto fitted = table.expected();
    EXPECT_LT(furthestLevels(table.photo, fitted, dark), 6);
    EXPECT_LT(furthestLevels(table.photo, fitted, white), 6);
    const auto asLearnt = table.expected(Contrast::AsLearnt);
    EXPECT_GT(std::max(furthestLevels(table.photo, asLearnt, dark),
                       furthestLevels(table.photo, asLearnt, white)),
              10);
}

// Sea reflects hardly any red: what little there is comes from the haze, and says nothing of how
// red the sky above it is.
TEST(ExpectedPhoto, ACardOfOneColourLiesInTheLightOfTheOthers) {
    cv::Mat earth = plainCard({130, 100, 20});
    earth.rowRange(0, earth.rows / 4).setTo(cv::Scalar(40, 50, 130));
    const CardsInLamplight table(
        {building({60, 140, 80}), earth, building({160, 110, 70}), building({80, 90, 170})});
    const auto expected = table.expected();
    EXPECT_LT(furthestLevels(table.photo, expected, {230, 25, 140, 40}), 10) << "the sky";
    EXPECT_LT(furthestLevels(table.photo, expected, {230, 110, 140, 150}), 10) << "the sea";
}

} // namespace
} // namespace pocketmars::vision
