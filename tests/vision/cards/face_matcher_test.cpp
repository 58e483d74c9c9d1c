#include "vision/cards/face_matcher.h"

#include "calibration/learning/rectify.h"
#include "tests/vision/samples.h"
#include "tests/vision/test_picture.h"
#include "vision/cards/tuning.h"

#include <opencv2/imgproc.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <string>
#include <variant>

namespace pocketmars::vision {
namespace {

using engine::CardId;
using engine::Suit;

const FaceMatcher& matcher() {
    static const FaceMatcher made(sampleProfile());
    return made;
}

const TestCamera kCamera{.picture = {640, 480}, .tilt = 30, .turn = 12};
const TestLight kEveningLight{.gain = {0.6, 0.75, 0.9}, .noise = 3};
const TablePose kPose{{10, -20}, 0.2};

/// One card on a cloth, as the matcher sees it.
cv::Mat patchOf(const calibration::CardFace& face, const TestLight& light = {}) {
    TestPicture picture(kCamera);
    const auto card = picture.lay(face, sampleProfile().layout, kPose);
    return matcher().patch(picture.photo(light), card.cardToPhoto, card.sizeMm);
}

std::vector<int> allFaces() {
    std::vector<int> out(sampleProfile().faces.size());
    std::iota(out.begin(), out.end(), 0);
    return out;
}

TEST(FaceMatcher, KnowsEveryFaceAgain) {
    const auto& faces = sampleProfile().faces;
    for (std::size_t f = 0; f < faces.size(); ++f) {
        const auto seen = matcher().identify(patchOf(faces[f]), allFaces());
        EXPECT_EQ(seen.face, static_cast<int>(f))
            << faces[f].name() << " taken for "
            << faces[static_cast<std::size_t>(std::max(0, seen.face))].name();
        EXPECT_GT(seen.similarity.shape, 0.8) << faces[f].name();
        EXPECT_GT(seen.margin, 0.0) << faces[f].name();
    }
}

/// The sample's faces on cards of another height, and Earth learnt on its side.
calibration::Profile ofOddCards() {
    auto profile = sampleProfile();
    profile.layout.cardMm = {63, 87.27}; // half a px between a picture's size and a patch's
    for (auto& face : profile.faces) {
        face.image = calibration::reshapedCard(face.image, profile.layout.cardMm);
        if (std::holds_alternative<calibration::EarthFace>(face.kind)) {
            cv::rotate(face.image, face.image, cv::ROTATE_90_CLOCKWISE);
        }
    }
    return profile;
}

TEST(FaceMatcher, KnowsCardsOfAnySizeAndEarthOnItsSide) {
    const auto profile = ofOddCards();
    const FaceMatcher odd(profile);
    for (std::size_t f = 0; f < profile.faces.size(); ++f) {
        const auto& face = profile.faces[f];
        TestPicture picture(kCamera);
        const auto card = picture.lay(face, profile.layout, kPose);
        const auto patch = odd.patch(picture.photo(), card.cardToPhoto, card.sizeMm);
        EXPECT_GT(odd.similarity(patch, static_cast<int>(f)).shape, 0.8) << face.name();
    }
}

TEST(FaceMatcher, AClothResemblesNoCard) {
    TestPicture picture(kCamera);
    const auto plane = kCamera.plane();
    const auto patch = matcher().patch(picture.photo(), plane.tableToPhoto, {63, 88});
    for (const int f : allFaces()) {
        EXPECT_LT(matcher().similarity(patch, f).shape, 0.45)
            << sampleProfile().faces[static_cast<std::size_t>(f)].name();
    }
}

TEST(FaceMatcher, APlainCardOfItsColourHasNotItsShape) {
    const auto& profile = sampleProfile();
    for (const auto& face : profile.faces) {
        calibration::CardFace plain = face;
        plain.image = cv::Mat(face.image.size(), CV_8UC3, cv::mean(face.image));
        const int index = static_cast<int>(&face - profile.faces.data());
        EXPECT_LT(matcher().similarity(patchOf(plain), index).shape, 0.3) << face.name();
    }
}

TEST(FaceMatcher, SeesABuildingUnderItsColonists) {
    const auto& profile = sampleProfile();
    TestPicture picture(kCamera);
    const auto card = picture.lay(*profile.building(Suit::Aqualab), profile.layout, kPose);
    const auto clean = matcher().patch(picture.photo(), card.cardToPhoto, card.sizeMm);
    for (int i = 0; i < 6; ++i) {
        const int row = i / 3;
        const cv::Point2d at(12.0 + 14 * (i % 3), 58.0 + 18 * row);
        picture.lay(profile.colonists[static_cast<std::size_t>(i) % 4],
                    card.pose.toTable(at, card.sizeMm), 15.0);
    }
    const auto covered = matcher().patch(picture.photo(), card.cardToPhoto, card.sizeMm);
    EXPECT_GT(cv::norm(clean, covered, cv::NORM_L1) / static_cast<double>(clean.total()), 10.0)
        << "the colonists should be in the picture";
    const auto seen = matcher().identify(covered, allFaces());
    ASSERT_GE(seen.face, 0);
    EXPECT_EQ(profile.faces[static_cast<std::size_t>(seen.face)].name(), "building-aqualab");
    EXPECT_GT(seen.similarity.shape, 0.7);
}

TEST(FaceMatcher, APatchOfAnotherSizeIsNoMatch) {
    const cv::Mat patch(50, 60, CV_32FC3, cv::Scalar::all(100));
    const auto s = matcher().similarity(patch, 0);
    EXPECT_EQ(s.shape, -1);
    EXPECT_EQ(s.colour, -1);
}

TEST(FaceMatcher, ChoosesFromNothing) { EXPECT_EQ(matcher().identify({}, {}).face, -1); }

TEST(FaceMatcher, FindsHowFarACardLiesFromWhereItWasThought) {
    const auto& profile = sampleProfile();
    TestPicture picture(TestCamera{.picture = {640, 480}, .tilt = 20});
    const auto card = picture.lay(*profile.building(Suit::Greenhouse), profile.layout, kPose);
    const auto photo = picture.photo();
    const int face = static_cast<int>(card.face - profile.faces.data());
    for (const cv::Point2d shift : {cv::Point2d(0, 0), {1.5, -1}, {-2, 2}}) {
        const cv::Matx33d thought =
            card.cardToPhoto * cv::Matx33d(1, 0, -shift.x, 0, 1, -shift.y, 0, 0, 1);
        const auto found = matcher().misplacement(photo, thought, face);
        EXPECT_NEAR(found.x, shift.x, 0.51);
        EXPECT_NEAR(found.y, shift.y, 0.51);
    }
}

class FaceMatcherRanks : public testing::TestWithParam<Suit> {};

TEST_P(FaceMatcherRanks, TellsTheSevenCardsOfASuitApart) {
    for (int rank = 0; rank < engine::kCardsPerSuit; ++rank) {
        const CardId card(GetParam(), rank);
        const auto patch = patchOf(*sampleProfile().project(card), kEveningLight);
        const auto ranks = matcher().rankSimilarities(patch, GetParam());
        ASSERT_EQ(ranks.size(), 7U);
        EXPECT_EQ(std::max_element(ranks.begin(), ranks.end()) - ranks.begin(), rank)
            << card.toString();
    }
}

INSTANTIATE_TEST_SUITE_P(Suits, FaceMatcherRanks, testing::ValuesIn(engine::kSuits),
                         [](const auto& i) { return std::string(engine::name(i.param)); });

class FaceMatcherValues : public testing::TestWithParam<Suit> {};

TEST_P(FaceMatcherValues, ShowInTheUpperEdgeAlone) {
    for (int rank = 0; rank < engine::kCardsPerSuit; ++rank) {
        const CardId card(GetParam(), rank);
        cv::Mat patch = patchOf(*sampleProfile().project(card), kEveningLight);
        const cv::Rect2d strip(0, 0, 63, 10);
        // What lies below is another card's.
        patch.rowRange(cvRound(10 * tuning::matching.pxPerMm()), patch.rows)
            .setTo(cv::Scalar(90, 20, 160));
        const auto ranks = matcher().rankSimilarities(patch, GetParam(), strip);
        EXPECT_EQ(std::max_element(ranks.begin(), ranks.end()) - ranks.begin(), rank)
            << card.toString();
    }
}

/// A picture under a shade that grows to the right.
cv::Mat shaded(const cv::Mat& image, double darkest) {
    cv::Mat out = image.clone();
    for (int c = 0; c < out.cols; ++c) {
        out.col(c) *= 1.0 - (1.0 - darkest) * c / out.cols;
    }
    return out;
}

TEST_P(FaceMatcherValues, ShowWhateverShadeALearntCardLayIn) {
    calibration::Profile profile = sampleProfile();
    for (auto& face : profile.faces) {
        const auto* project = std::get_if<calibration::ProjectFace>(&face.kind);
        if (project != nullptr && project->card.rank() % 2 == 1) {
            face.image = shaded(face.image, 0.5);
        }
    }
    const FaceMatcher learntInShade(profile);
    const cv::Rect2d strip(0, 0, 63, 10);
    for (int rank = 0; rank < engine::kCardsPerSuit; ++rank) {
        const CardId card(GetParam(), rank);
        const auto patch = patchOf(*sampleProfile().project(card), kEveningLight);
        const auto ranks = learntInShade.rankSimilarities(patch, GetParam(), strip);
        EXPECT_EQ(std::max_element(ranks.begin(), ranks.end()) - ranks.begin(), rank)
            << card.toString();
    }
}

INSTANTIATE_TEST_SUITE_P(Suits, FaceMatcherValues, testing::ValuesIn(engine::kScoringSuits),
                         [](const auto& i) { return std::string(engine::name(i.param)); });

/// A back whose frame and waves all suits share; they differ in hue and in a small symbol.
cv::Mat backWithSymbol(std::size_t suit) {
    const std::array<cv::Scalar, 5> grounds{
        cv::Scalar(80, 85, 50), {45, 50, 110}, {85, 45, 95}, {120, 50, 45}, {50, 65, 80}};
    const cv::Scalar& ground = grounds.at(suit);
    cv::Mat out(440, 315, CV_8UC3, cv::Scalar(235, 240, 240));
    cv::rectangle(out, {12, 12, 291, 416}, ground, cv::FILLED);
    for (int row = 40; row < 420; row += 42) {
        for (int x = 14; x < 300; ++x) {
            const int y = row + cvRound(12 * std::sin(x / 15.0));
            cv::circle(out, {x, y}, 2, 1.6 * ground, cv::FILLED, cv::LINE_AA);
        }
    }
    const cv::Point middle(157, 220);
    const cv::Scalar ink(220, 230, 230);
    cv::circle(out, middle, 62, ground, cv::FILLED);
    for (int i = 0; i <= static_cast<int>(suit); ++i) {
        const cv::Point at = middle + cv::Point(0, 18 * i - 9 * static_cast<int>(suit));
        cv::rectangle(out, {at.x - 25, at.y - 5, 50, 10}, ink, cv::FILLED);
    }
    return out;
}

TEST(FaceMatcher, TellsBacksApartThatDifferInLittleUnderGlare) {
    calibration::Profile profile;
    profile.layout = sampleProfile().layout;
    for (const auto suit : engine::kSuits) {
        // Each was cut out a little differently.
        const int aside = static_cast<int>(engine::index(suit)) - 2;
        cv::Mat image;
        cv::copyMakeBorder(backWithSymbol(engine::index(suit)), image, 4, 4, 4, 4,
                           cv::BORDER_REPLICATE);
        profile.faces.push_back(
            {calibration::BackFace{suit}, image({4 + aside, 4 - aside, 315, 440}).clone()});
    }
    const FaceMatcher backs(profile);
    for (const auto suit : engine::kSuits) {
        const calibration::CardFace seen{calibration::BackFace{suit},
                                         backWithSymbol(engine::index(suit))};
        cv::Mat patch = patchOf(seen);
        // A lamp's reflection takes most of the hue, and more of it on one side.
        for (int c = 0; c < patch.cols; ++c) {
            const double glare = 0.35 + 0.3 * c / patch.cols;
            cv::Mat column = patch.col(c);
            column = (1 - glare) * column + glare * cv::Scalar(120, 165, 190);
        }
        const auto likeness = backs.suitSimilarities(patch, {0, 1, 2, 3, 4});
        ASSERT_EQ(likeness.size(), engine::kSuitCount);
        EXPECT_EQ(std::max_element(likeness.begin(), likeness.end()) - likeness.begin(),
                  static_cast<std::ptrdiff_t>(engine::index(suit)))
            << engine::name(suit);
    }
}

TEST(FaceMatcher, FacesThatTheProfileLacksHaveNoIndex) {
    calibration::Profile profile;
    profile.faces.push_back(
        {calibration::BackFace{Suit::Aqualab}, cv::Mat(440, 315, CV_8UC3, cv::Scalar::all(80))});
    const FaceMatcher few(profile);
    EXPECT_EQ(few.backFace(Suit::Aqualab), 0);
    EXPECT_EQ(few.backFace(Suit::Greenhouse), -1);
    EXPECT_EQ(few.projectFace(CardId(Suit::Aqualab, 0)), -1);
}

} // namespace
} // namespace pocketmars::vision
