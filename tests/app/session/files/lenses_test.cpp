// Learning a lens from a live picture. From photos: tests/app/cli/commands/lens_commands_test.cpp.
#include "app/session/files/lenses.h"

#include "tests/calibration/bent_board.h"
#include "tests/calibration/test_folder.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cstddef>
#include <string>
#include <vector>

namespace pocketmars::session {
namespace {

using calibration::BoardPose;

/// A camera before which somebody holds the board, some frames a pose. Unlike a real one it ends,
/// so that no test waits for the patience of a user.
class BoardCamera : public vision::FrameSource {
public:
    BoardCamera(const std::vector<BoardPose>& poses, std::size_t framesEach)
        : m_framesEach(framesEach) {
        for (const auto& pose : poses) {
            m_photos.push_back(calibration::bentPhoto(pose));
        }
    }

    vision::SourceReport next(std::chrono::milliseconds /*patience*/) override {
        const std::size_t pose = m_frame / m_framesEach;
        if (pose >= m_photos.size()) {
            return vision::SourceEnded{};
        }
        if (pose == 1 && !m_hasFrozen) {
            m_hasFrozen = true;
            return vision::SourceTrouble{vision::SourceTrouble::Kind::Frozen, {}, {}};
        }
        ++m_frame;
        return vision::Frame{m_photos[pose], {}, 0.0, false};
    }
    [[nodiscard]] bool isLive() const override { return true; }

private:
    std::vector<cv::Mat> m_photos;
    std::size_t m_framesEach;
    std::size_t m_frame = 0;
    bool m_hasFrozen = false;
};

class LearnLens : public testing::Test {
protected:
    tl::expected<calibration::Lens, SessionError> learn(BoardCamera& camera) {
        return learnLens(m_store, camera, "webcam",
                         [&](const LensProgress& progress) { m_progress.push_back(progress); });
    }

    calibration::test::TestFolder m_folder;
    calibration::LensStore m_store{m_folder.path()};
    std::vector<LensProgress> m_progress;
};

TEST_F(LearnLens, TakesEachViewThatACameraSeesHeldStill) {
    const auto poses = calibration::boardPoses();
    BoardCamera camera(poses, 2);
    const auto lens = learn(camera);
    ASSERT_TRUE(lens) << lens.error().message;
    EXPECT_LT(lens->errorPx, 1.0);
    EXPECT_EQ(lens->picture, calibration::kBentPicture);
    EXPECT_EQ(lens->views, static_cast<int>(m_progress.size()));
    ASSERT_GE(m_progress.size(), 8U);
    for (std::size_t i = 0; i < m_progress.size(); ++i) {
        EXPECT_EQ(m_progress[i].views, static_cast<int>(i + 1)) << "a view is told once";
        EXPECT_TRUE(m_progress[i].photo.empty());
    }
    EXPECT_TRUE(m_store.has("webcam"));
}

TEST_F(LearnLens, DoesNotTakeABoardThatMoves) {
    auto poses = calibration::boardPoses();
    poses.resize(4);
    BoardCamera camera(poses, 1);
    const auto lens = learn(camera);
    ASSERT_FALSE(lens);
    EXPECT_NE(lens.error().message.find("seen whole in 0 pictures"), std::string::npos)
        << lens.error().message;
    EXPECT_FALSE(m_store.has("webcam"));
}

TEST_F(LearnLens, AViewThatWasSeenCountsOnce) {
    BoardCamera camera(std::vector<BoardPose>(3, calibration::boardPoses().front()), 2);
    EXPECT_FALSE(learn(camera));
    EXPECT_EQ(m_progress.size(), 1U);
}

} // namespace
} // namespace pocketmars::session
