#include "vision/watching/settle_detector.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <vector>

namespace pocketmars::vision {
namespace {

constexpr double kPeriod = 0.1; // s between frames
const cv::Size kSize(1600, 1200);

/// A wooden table with cards, before the camera.
class TestTable {
public:
    TestTable() : m_table(kSize, CV_8UC3) {
        for (int y = 0; y < kSize.height; ++y) {
            m_table.row(y) = cv::Scalar(70, 120, 160) + cv::Scalar::all(10.0 * (y / 40 % 2));
        }
        for (int i = 0; i < 5; ++i) {
            const cv::Rect card(150 + i * 260, 200, 160, 220);
            cv::rectangle(m_table, card, {230, 235, 240}, cv::FILLED);
            cv::rectangle(m_table, {card.x + 20, card.y + 20, 120, 90}, {150, 90, 40}, cv::FILLED);
        }
    }

    /// A piece as large as a colonist.
    void putPiece(cv::Point at) { cv::circle(m_table, at, 12, {40, 40, 200}, cv::FILLED); }

    [[nodiscard]] const cv::Mat& picture() const { return m_table; }

    /// With a sensor's noise, another each time.
    [[nodiscard]] cv::Mat noisy(double deviation = 4.0) {
        cv::Mat noise(kSize, CV_16SC3);
        m_random.fill(noise, cv::RNG::NORMAL, 0.0, deviation);
        cv::Mat out;
        cv::add(m_table, noise, out, {}, CV_8UC3);
        return out;
    }

private:
    cv::Mat m_table;
    cv::RNG m_random{7};
};

class SettleDetectorTest : public testing::Test {
protected:
    Scene look(const cv::Mat& image) { return m_detector.look(image, kPeriod * m_frame++); }

    /// Shows the table until it must have settled.
    Scene rest(const cv::Mat& image) {
        Scene first = Scene::Moving;
        for (int i = 0; i < 8; ++i) {
            const auto scene = look(image);
            if (first == Scene::Moving) {
                first = scene;
            }
        }
        return first;
    }

    /// How many of the frames are not at rest.
    int moving(const std::vector<cv::Mat>& frames) {
        int count = 0;
        for (const auto& frame : frames) {
            count += look(frame) == Scene::Moving ? 1 : 0;
        }
        return count;
    }

    SettleDetector m_detector;
    TestTable m_table;
    int m_frame = 0;
};

TEST_F(SettleDetectorTest, ATableAtRestIsNewOnceAndThenUnchanged) {
    int isNew = 0;
    int unchanged = 0;
    for (int i = 0; i < 30; ++i) {
        const auto scene = look(m_table.noisy());
        isNew += scene == Scene::SettledNew ? 1 : 0;
        unchanged += scene == Scene::Unchanged ? 1 : 0;
    }
    EXPECT_EQ(isNew, 1);
    EXPECT_GE(unchanged, 24);
}

TEST_F(SettleDetectorTest, NoiseOfADarkRoomIsNoMovement) {
    for (int i = 0; i < 6; ++i) {
        (void)look(m_table.noisy(14.0));
    }
    for (int i = 0; i < 10; ++i) {
        EXPECT_EQ(look(m_table.noisy(14.0)), Scene::Unchanged);
    }
}

TEST_F(SettleDetectorTest, AHandIsMovementAndWhatItLeavesIsNew) {
    ASSERT_EQ(rest(m_table.picture()), Scene::SettledNew);
    std::vector<cv::Mat> hand;
    for (int i = 0; i < 10; ++i) {
        cv::Mat frame = m_table.noisy();
        cv::ellipse(frame, {1600 - i * 60, 1000 - i * 30}, {200, 90}, 30.0, 0, 360, {120, 150, 210},
                    cv::FILLED);
        hand.push_back(frame);
    }
    EXPECT_EQ(moving(hand), 10);
    EXPECT_EQ(rest(m_table.noisy()), Scene::Unchanged) << "it went without touching anything";
    EXPECT_EQ(moving(hand), 10);
    m_table.putPiece({220, 380});
    EXPECT_EQ(rest(m_table.noisy()), Scene::SettledNew);
}

TEST_F(SettleDetectorTest, AHandThatPausesIsNoTableAtRest) {
    ASSERT_EQ(rest(m_table.picture()), Scene::SettledNew);
    cv::Mat arm = m_table.picture().clone();
    cv::ellipse(arm, {1500, 1100}, {700, 110}, 35.0, 0, 360, {120, 150, 210}, cv::FILLED);
    for (int i = 0; i < 20; ++i) {
        EXPECT_EQ(look(arm), Scene::Moving);
    }
    EXPECT_EQ(rest(m_table.noisy()), Scene::Unchanged);
    for (int i = 0; i < 25; ++i) {
        EXPECT_EQ(look(arm), Scene::Moving);
    }
    EXPECT_EQ(rest(arm), Scene::SettledNew) << "whatever lies there for long belongs there";
}

TEST_F(SettleDetectorTest, ACardThatIsLaidDownIsNewAtOnce) {
    ASSERT_EQ(rest(m_table.picture()), Scene::SettledNew);
    cv::Mat card = m_table.picture().clone();
    cv::rectangle(card, {700, 700, 160, 220}, {200, 120, 60}, cv::FILLED);
    EXPECT_EQ(rest(card), Scene::SettledNew);
}

TEST_F(SettleDetectorTest, APieceThatMovesByItsOwnWidthIsNew) {
    TestTable before;
    before.putPiece({220, 380});
    m_table.putPiece({244, 380});
    ASSERT_EQ(rest(before.picture()), Scene::SettledNew);
    EXPECT_EQ(look(m_table.picture()), Scene::Moving);
    EXPECT_EQ(rest(m_table.picture()), Scene::SettledNew);
}

TEST_F(SettleDetectorTest, AMovingCardIsMovement) {
    ASSERT_EQ(rest(m_table.picture()), Scene::SettledNew);
    std::vector<cv::Mat> frames;
    for (int i = 0; i < 10; ++i) {
        cv::Mat frame = m_table.noisy();
        cv::rectangle(frame, {100 + i * 20, 700, 160, 220}, {200, 120, 60}, cv::FILLED);
        frames.push_back(frame);
    }
    EXPECT_EQ(moving(frames), 10);
}

TEST_F(SettleDetectorTest, APassingShadowIsMovement) {
    ASSERT_EQ(rest(m_table.picture()), Scene::SettledNew);
    std::vector<cv::Mat> frames;
    for (int i = 0; i < 10; ++i) {
        cv::Mat light(kSize, CV_8UC3, cv::Scalar::all(255));
        cv::ellipse(light, {i * 160, 600}, {250, 500}, 0.0, 0, 360, cv::Scalar::all(190),
                    cv::FILLED);
        cv::blur(light, light, {80, 80}); // as a lamp's edge is
        cv::Mat frame;
        cv::multiply(m_table.noisy(), light, frame, 1.0 / 255.0);
        frames.push_back(frame);
    }
    EXPECT_EQ(moving(frames), 10);
}

TEST_F(SettleDetectorTest, DaylightThatDriftsLeavesTheTableUnchanged) {
    ASSERT_EQ(rest(m_table.picture()), Scene::SettledNew);
    for (int i = 0; i < 200; ++i) {
        cv::Mat frame;
        // From one side, and so no matter of exposure: down to two thirds in 20 s.
        m_table.noisy().convertTo(frame, CV_8UC3);
        cv::Mat half = frame.colRange(0, 800);
        half.convertTo(half, CV_8UC3, 1.0 - 0.33 * i / 200.0);
        EXPECT_EQ(look(frame), Scene::Unchanged) << i;
    }
}

TEST_F(SettleDetectorTest, AnExposureThatJumpsLeavesTheTableUnchanged) {
    ASSERT_EQ(rest(m_table.picture()), Scene::SettledNew);
    cv::Mat darker;
    m_table.picture().convertTo(darker, CV_8UC3, 0.75);
    EXPECT_EQ(rest(darker), Scene::Unchanged);
}

TEST_F(SettleDetectorTest, AFloorThatTremblesIsNoMovement) {
    ASSERT_EQ(rest(m_table.picture()), Scene::SettledNew);
    for (int i = 0; i < 10; ++i) {
        const cv::Matx23d shift(1, 0, i % 2 == 0 ? 0.6 : -0.6, 0, 1, 0.4);
        cv::Mat frame;
        cv::warpAffine(m_table.picture(), frame, shift, kSize, cv::INTER_LINEAR,
                       cv::BORDER_REPLICATE);
        EXPECT_EQ(look(frame), Scene::Unchanged);
    }
}

TEST_F(SettleDetectorTest, ABumpedCameraIsMovementAndThenNew) {
    ASSERT_EQ(rest(m_table.picture()), Scene::SettledNew);
    const cv::Matx23d shift(1, 0, 15, 0, 1, 8);
    cv::Mat bumped;
    cv::warpAffine(m_table.picture(), bumped, shift, kSize, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    EXPECT_EQ(look(bumped), Scene::Moving);
    EXPECT_EQ(rest(bumped), Scene::SettledNew);
}

TEST_F(SettleDetectorTest, AnotherSizeOfPictureBeginsAnew) {
    ASSERT_EQ(rest(m_table.picture()), Scene::SettledNew);
    cv::Mat small;
    cv::resize(m_table.picture(), small, {320, 240}, 0, 0, cv::INTER_AREA);
    EXPECT_EQ(look(small), Scene::Moving);
    EXPECT_EQ(rest(small), Scene::SettledNew);
    m_detector.forget();
    EXPECT_EQ(look(small), Scene::SettledNew);
}

} // namespace
} // namespace pocketmars::vision
