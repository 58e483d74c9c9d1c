#include "calibration/lens/lens.h"

#include "calibration/lens/board_sheet.h"
#include "calibration/lens/lens_learner.h"
#include "calibration/lens/lens_store.h"
#include "tests/calibration/bent_board.h"
#include "tests/temp_folder.h"

#include <gtest/gtest.h>
#include <opencv2/calib3d.hpp>

#include <fstream>

namespace pocketmars::calibration {
namespace {

using Kind = LensError::Kind;

std::vector<BoardView> viewsOf(const std::vector<BoardPose>& poses, double noisePx) {
    cv::RNG rng(4);
    std::vector<BoardView> out;
    for (const auto& pose : poses) {
        BoardView view{kBentPicture, bentCorners(pose)};
        for (auto& corner : view.corners) {
            corner += cv::Point2f(static_cast<float>(rng.gaussian(noisePx)),
                                  static_cast<float>(rng.gaussian(noisePx)));
        }
        out.push_back(std::move(view));
    }
    return out;
}

LensError::Kind refusal(const std::vector<BoardView>& views) {
    const auto lens = learnLens(views, "bent");
    EXPECT_FALSE(lens);
    return lens ? Kind{} : lens.error().kind;
}

TEST(Lens, IsLearntFromPhotosOfTheBoard) {
    std::vector<BoardView> views;
    for (const auto& pose : boardPoses()) {
        auto view = findBoard(bentPhoto(pose));
        ASSERT_TRUE(view);
        views.push_back(*std::move(view));
    }
    const auto lens = learnLens(views, "bent");
    ASSERT_TRUE(lens);
    EXPECT_LT(lens->errorPx, 0.3);
    EXPECT_EQ(lens->views, static_cast<int>(views.size()));
    const auto truth = bentLens();
    EXPECT_NEAR(lens->camera(0, 0), truth.camera(0, 0), 0.01 * truth.camera(0, 0));
    EXPECT_NEAR(lens->distortion[0], truth.distortion[0], 0.02);
}

TEST(Lens, MakesTheBoardStraightAgain) {
    LensCorrection correction(bentLens());
    const auto straight = correction.apply(bentPhoto(boardPoses().front()));
    const auto view = findBoard(straight);
    ASSERT_TRUE(view);
    const auto& c = view->corners;
    const auto row = static_cast<std::size_t>(kBoardCorners.width);
    double worst = 0.0;
    for (std::size_t first = 0; first < c.size(); first += row) {
        const cv::Point2f along = c[first + row - 1] - c[first];
        for (std::size_t i = 1; i + 1 < row; ++i) {
            worst =
                std::max(worst, std::abs(along.cross(c[first + i] - c[first])) / cv::norm(along));
        }
    }
    EXPECT_LT(worst, 0.5) << "px from the line between a row's ends";
}

TEST(Lens, FitsItsPicturesInAnyResolution) {
    LensCorrection correction(bentLens());
    EXPECT_TRUE(correction.fits(kBentPicture));
    EXPECT_TRUE(correction.fits(kBentPicture * 2));
    EXPECT_FALSE(correction.fits({kBentPicture.height, kBentPicture.width}));
    EXPECT_FALSE(correction.fits({}));
    const cv::Mat half(kBentPicture.height / 2, kBentPicture.width / 2, CV_8UC3,
                       cv::Scalar(9, 9, 9));
    EXPECT_EQ(correction.apply(half).size(), half.size());
}

TEST(Lens, IsRefusedWhereItWouldMislead) {
    auto few = viewsOf(boardPoses(), 0.1);
    few.resize(static_cast<std::size_t>(kLeastViews) - 1);
    EXPECT_EQ(refusal(few), Kind::TooFewViews);

    auto mixed = viewsOf(boardPoses(), 0.1);
    mixed.back().picture = {640, 480};
    EXPECT_EQ(refusal(mixed), Kind::SizesDiffer);

    const std::vector<BoardPose> same(8, BoardPose{0, 0, 0, 0, 0, 600});
    EXPECT_EQ(refusal(viewsOf(same, 0.1)), Kind::TooAlike);

    EXPECT_EQ(refusal(viewsOf(boardPoses(), 3.0)), Kind::TooInexact);
}

TEST(Lens, IsNotLearntFromAPhotoWithoutTheBoard) {
    EXPECT_FALSE(findBoard(cv::Mat(480, 640, CV_8UC3, cv::Scalar(90, 120, 80))));
}

class LensStoreTest : public testing::Test {
protected:
    const test::TempFolder m_temp;
    const std::filesystem::path m_folder = m_temp / "lenses";
};

TEST_F(LensStoreTest, GivesBackWhatItWasGiven) {
    const LensStore store(m_folder);
    EXPECT_TRUE(store.list().empty());
    ASSERT_TRUE(store.save(bentLens()));
    EXPECT_EQ(store.list(), std::vector<std::string>{"bent"});
    const auto lens = store.load("bent");
    ASSERT_TRUE(lens);
    EXPECT_EQ(lens->camera, bentLens().camera);
    EXPECT_EQ(lens->distortion, bentLens().distortion);
    EXPECT_EQ(lens->picture, kBentPicture);
    ASSERT_TRUE(store.remove("bent"));
    EXPECT_TRUE(store.list().empty());
}

TEST_F(LensStoreTest, SaysWhatIsWrong) {
    const LensStore store(m_folder);
    EXPECT_FALSE(store.load("bent"));
    EXPECT_FALSE(store.remove("../bent"));
    auto lens = bentLens();
    lens.name = "a/b";
    EXPECT_FALSE(store.save(lens));
    ASSERT_TRUE(store.save(bentLens()));
    for (const auto* text : {"", "{}", "{\"format\": \"pocketmars.lens/1\"}",
                             R"({"format": "pocketmars.lens/1", "picture": [0, 0]})"}) {
        std::ofstream(m_folder / "bent.json") << text;
        const auto broken = store.load("bent");
        ASSERT_FALSE(broken) << text;
        EXPECT_NE(broken.error().message.find("learn it again"), std::string::npos);
    }
}

} // namespace
} // namespace pocketmars::calibration
