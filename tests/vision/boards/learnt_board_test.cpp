#include "vision/boards/learnt_board.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <cmath>

namespace pocketmars::vision {
namespace {

constexpr double kWidthMm = 330.0;
constexpr double kHeightMm = 150.0;

/// A board with prints all over it, as boards have.
cv::Mat print(std::uint64_t seed) {
    cv::Mat board(600, 1320, CV_8UC3, cv::Scalar(90, 70, 60));
    cv::RNG random(seed);
    for (int i = 0; i < 260; ++i) {
        const cv::Point at(random.uniform(0, board.cols), random.uniform(0, board.rows));
        const cv::Scalar colour(random.uniform(0, 255), random.uniform(0, 255),
                                random.uniform(0, 255));
        if (i % 2 == 0) {
            cv::rectangle(board, {at, cv::Size(random.uniform(10, 80), random.uniform(10, 60))},
                          colour, i % 3 == 0 ? cv::FILLED : 3, cv::LINE_AA);
        } else {
            cv::putText(board, std::to_string(random.uniform(100, 999)), at,
                        cv::FONT_HERSHEY_SIMPLEX, random.uniform(0.5, 1.6), colour, 2, cv::LINE_AA);
        }
    }
    return board;
}

/// A photo of a table on which the board lies with those corners.
cv::Mat photoOf(const cv::Mat& board, const BoardCorners& corners) {
    cv::Mat photo(1200, 1600, CV_8UC3);
    cv::RNG(7).fill(photo, cv::RNG::NORMAL, 120, 12);
    const std::array<cv::Point2f, 4> from{
        {{0, 0},
         {static_cast<float>(board.cols), 0},
         {static_cast<float>(board.cols), static_cast<float>(board.rows)},
         {0, static_cast<float>(board.rows)}}};
    std::array<cv::Point2f, 4> to;
    std::copy(corners.begin(), corners.end(), to.begin());
    cv::warpPerspective(board, photo, cv::getPerspectiveTransform(from.data(), to.data()),
                        photo.size(), cv::INTER_AREA, cv::BORDER_TRANSPARENT);
    return photo;
}

const BoardCorners kAskew{{{260, 330}, {1380, 250}, {1450, 800}, {180, 760}}};

double farthest(const BoardCorners& a, const BoardCorners& b) {
    double most = 0.0;
    for (std::size_t i = 0; i < 4; ++i) {
        most = std::max(most, std::hypot(a.at(i).x - b.at(i).x, a.at(i).y - b.at(i).y));
    }
    return most;
}

class LearntBoardTest : public testing::Test {
protected:
    cv::Mat m_board = print(1);
    LearntBoard m_learnt{
        flattened(photoOf(m_board, {{{150, 200}, {1470, 200}, {1470, 800}, {150, 800}}}),
                  {{{150, 200}, {1470, 200}, {1470, 800}, {150, 800}}}, {kWidthMm, kHeightMm})};
};

TEST_F(LearntBoardTest, IsFoundAskewWithItsCorners) {
    const auto found = m_learnt.find(photoOf(m_board, kAskew));
    ASSERT_TRUE(found);
    EXPECT_LT(farthest(found->corners, kAskew), 4.0);
}

TEST_F(LearntBoardTest, IsFoundUpsideDownWithPiecesOnIt) {
    const BoardCorners turned{{kAskew[2], kAskew[3], kAskew[0], kAskew[1]}};
    auto photo = photoOf(m_board, turned);
    for (int x = 300; x < 900; x += 110) {
        cv::rectangle(photo, {x, 380, 90, 120}, {30, 40, 200}, cv::FILLED);
    }
    const auto found = m_learnt.find(photo);
    ASSERT_TRUE(found);
    EXPECT_LT(farthest(found->corners, turned), 6.0);
}

TEST_F(LearntBoardTest, IsNotFoundWhereAnotherBoardLies) {
    EXPECT_FALSE(m_learnt.find(photoOf(print(2), kAskew)));
    EXPECT_FALSE(m_learnt.find(cv::Mat(600, 800, CV_8UC3, cv::Scalar(90, 90, 90))));
}

TEST_F(LearntBoardTest, LiesFlatAsItWasPrinted) {
    const auto flat = flattened(photoOf(m_board, kAskew), kAskew, {kWidthMm, kHeightMm});
    EXPECT_EQ(flat.cols, 1400);
    EXPECT_EQ(flat.rows, 636);
    cv::Mat wanted;
    cv::resize(m_board, wanted, flat.size(), 0, 0, cv::INTER_AREA);
    cv::Mat blurred;
    cv::GaussianBlur(flat, blurred, {}, 3);
    cv::GaussianBlur(wanted, wanted, {}, 3);
    EXPECT_LT(cv::norm(blurred, wanted, cv::NORM_L1) / static_cast<double>(wanted.total() * 3),
              8.0);
}

TEST(BoardCorners, GoClockwiseAndBulgeOutwards) {
    EXPECT_TRUE(isBoard(kAskew));
    EXPECT_FALSE(isBoard({{kAskew[1], kAskew[0], kAskew[3], kAskew[2]}}));
    EXPECT_FALSE(isBoard({{kAskew[0], kAskew[2], kAskew[1], kAskew[3]}}));
    EXPECT_FALSE(isBoard({{kAskew[0], kAskew[0], kAskew[2], kAskew[3]}}));
    EXPECT_FALSE(isBoard({}));
}

} // namespace
} // namespace pocketmars::vision
