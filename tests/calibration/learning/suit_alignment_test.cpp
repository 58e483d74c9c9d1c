#include "calibration/learning/suit_alignment.h"

#include "calibration/support/px.h"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

#include <string>

namespace pocketmars::calibration {
namespace {

constexpr double kPx = kReferencePxPerMm;

/// A card of a suit: a frame and a sign that all share, and a value that they do not.
cv::Mat card(int value) {
    cv::Mat out(cvRound(88 * kPx), cvRound(63 * kPx), CV_8UC3, cv::Scalar(60, 140, 70));
    cv::rectangle(out, cv::Rect(15, 15, out.cols - 30, out.rows - 30), cv::Scalar(230, 240, 240),
                  6);
    cv::circle(out, {out.cols / 2, 60}, 25, cv::Scalar(240, 240, 240), cv::FILLED);
    cv::rectangle(out, cv::Rect(30, 270, out.cols - 60, 60), cv::Scalar(220, 230, 235), cv::FILLED);
    cv::putText(out, std::to_string(value), {35, 75}, cv::FONT_HERSHEY_SIMPLEX, 1.6,
                cv::Scalar(10, 20, 20), 6);
    cv::putText(out, std::string(6, static_cast<char>('a' + value)), {50, 180},
                cv::FONT_HERSHEY_SIMPLEX, 1.2, cv::Scalar(20, 40, 30), 4);
    return out;
}

/// The card as an outline that is amiss by so much cuts it out.
cv::Mat cutOut(const cv::Mat& picture, double rightMm, double downMm, double widthShare) {
    const cv::Matx23d map(widthShare, 0, rightMm * kPx, 0, 1, downMm * kPx);
    cv::Mat out;
    cv::warpAffine(picture, out, map, picture.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    return out;
}

CardFace face(int value, const cv::Mat& image) {
    return {ProjectFace{engine::CardId(engine::Suit::Aqualab, value)}, image};
}

/// Mean difference in grey levels where all cards are printed alike: the frame and the lower part.
double difference(const cv::Mat& a, const cv::Mat& b) {
    const cv::Rect alike(0, 250, a.cols, a.rows - 250);
    return cv::norm(a(alike), b(alike), cv::NORM_L1) / static_cast<double>(3 * alike.area());
}

TEST(SuitAlignment, BringsACardThatWasCutOutAmissToTheOthers) {
    std::vector<CardFace> faces;
    faces.reserve(7);
    for (int value = 0; value < 7; ++value) {
        faces.push_back(face(value, card(value + 1)));
    }
    faces[4].image = cutOut(card(5), 1.0, -0.6, 0.985);
    const double before = difference(faces[4].image, faces[0].image);
    alignSuits(faces);
    EXPECT_LT(difference(faces[4].image, faces[0].image), 0.4 * before);
}

TEST(SuitAlignment, LeavesCardsThatLieRightWhereTheyAre) {
    std::vector<CardFace> faces;
    faces.reserve(7);
    for (int value = 0; value < 7; ++value) {
        faces.push_back(face(value, card(value + 1)));
    }
    alignSuits(faces);
    for (int value = 0; value < 7; ++value) {
        EXPECT_LT(difference(faces[static_cast<std::size_t>(value)].image, card(value + 1)), 1.0);
    }
}

TEST(SuitAlignment, LeavesALoneCardAndOtherFacesAlone) {
    const cv::Mat amiss = cutOut(card(3), 1.0, 1.0, 1.0);
    std::vector<CardFace> faces{face(2, amiss.clone()),
                                {BackFace{engine::Suit::Aqualab}, card(1)},
                                {EarthFace{}, amiss.clone()}};
    alignSuits(faces);
    EXPECT_EQ(cv::norm(faces[0].image, amiss, cv::NORM_INF), 0.0);
    EXPECT_EQ(cv::norm(faces[1].image, card(1), cv::NORM_INF), 0.0);
    EXPECT_EQ(cv::norm(faces[2].image, amiss, cv::NORM_INF), 0.0);
}

TEST(SuitAlignment, LeavesACardThatHasNothingInCommon) {
    std::vector<CardFace> faces;
    faces.reserve(7);
    for (int value = 0; value < 6; ++value) {
        faces.push_back(face(value, card(value + 1)));
    }
    cv::Mat noise(card(1).size(), CV_8UC3);
    cv::RNG(7).fill(noise, cv::RNG::UNIFORM, 0, 255);
    const cv::Mat grey(card(1).size(), CV_8UC3, cv::Scalar(128, 128, 128));
    for (const auto& odd : {noise, grey}) {
        auto all = faces;
        all.push_back(face(6, odd.clone()));
        alignSuits(all);
        EXPECT_LT(difference(all[0].image, faces[0].image), 3.0);
        EXPECT_EQ(all[6].image.size(), odd.size());
    }
}

} // namespace
} // namespace pocketmars::calibration
