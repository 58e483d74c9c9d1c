#include "tests/temp_folder.h"
#include "tests/vision/mjpeg_server.h"
#include "vision/open_source.h"
#include "vision/sources/tuning.h"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// Cameras in the network that do what none should: it is said what is wrong, no picture is made
/// up, and the source goes on as soon as they do.
namespace pocketmars::vision {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;
using Kind = SourceTrouble::Kind;
using Mood = MjpegServer::Mood;

cv::Mat picture(cv::Size size = {320, 240}) { return {size, CV_8UC3, cv::Scalar(60, 90, 120)}; }

/// Sets how long a source waits for what: a fifth of what it does in the program.
class Impatience {
public:
    Impatience() {
        for (auto* number : {&tuning::capture.timeOutMs, &tuning::capture.silenceMs,
                             &tuning::capture.beginningMs, &tuning::capture.retryMs}) {
            m_before[number] = (*number)();
            number->set(number->value() / 5);
        }
    }
    ~Impatience() {
        for (const auto& [number, before] : m_before) {
            number->set(before);
        }
    }
    Impatience(const Impatience&) = delete;
    Impatience& operator=(const Impatience&) = delete;

private:
    std::map<calibration::Tuned<int>*, int> m_before;
};

class CameraFaults : public testing::Test {
protected:
    CameraFaults() { m_server.show(picture()); }

    void open() { m_source = openSource(m_server.url()).value(); }

    /// What comes within a time, without NothingYet.
    std::vector<SourceReport> reports(std::chrono::milliseconds time) {
        std::vector<SourceReport> out;
        for (const auto end = Clock::now() + time; Clock::now() < end;) {
            auto report = m_source->next(kPatience);
            if (!std::holds_alternative<NothingYet>(report)) {
                out.push_back(std::move(report));
            }
        }
        return out;
    }

    std::optional<Frame> nextFrame() {
        for (const auto end = Clock::now() + kLongest; Clock::now() < end;) {
            auto report = m_source->next(kPatience);
            if (auto* frame = std::get_if<Frame>(&report)) {
                return std::move(*frame);
            }
        }
        return std::nullopt;
    }

    /// Passes over frames that are on their way.
    std::optional<Kind> nextTrouble() {
        for (const auto end = Clock::now() + kLongest; Clock::now() < end;) {
            const auto report = m_source->next(kPatience);
            if (const auto* trouble = std::get_if<SourceTrouble>(&report)) {
                return trouble->kind;
            }
        }
        return std::nullopt;
    }

    /// From now on the camera is in a mood: that is said once, and over when it is well again.
    /// @return what is said
    std::optional<Kind> troubleOf(Mood mood) {
        m_server.setMood(mood);
        const auto kind = nextTrouble();
        EXPECT_TRUE(reports(200ms).empty()) << "said once, and no picture is made up";
        m_server.setMood(Mood::Sends);
        EXPECT_TRUE(nextFrame());
        return kind;
    }

    static std::ptrdiff_t openFiles() {
        const std::filesystem::directory_iterator files("/proc/self/fd");
        return std::distance(begin(files), end(files));
    }

    static constexpr auto kPatience = 100ms;
    static constexpr auto kLongest = 20s; // on a busy machine

    const int m_retryMs = tuning::capture.retryMs(); ///< of the program
    std::optional<Impatience> m_impatience{std::in_place};
    MjpegServer m_server;
    std::unique_ptr<FrameSource> m_source;
};

TEST_F(CameraFaults, OneThatStallsIsFrozen) {
    open();
    ASSERT_TRUE(nextFrame());
    EXPECT_EQ(troubleOf(Mood::Stalls), Kind::Frozen);
}

TEST_F(CameraFaults, OneThatSendsGarbageGivesNoPicture) {
    open();
    ASSERT_TRUE(nextFrame());
    EXPECT_TRUE(troubleOf(Mood::Babbles));
}

TEST_F(CameraFaults, OneThatDripsByteByByteGivesNoPicture) {
    open();
    ASSERT_TRUE(nextFrame());
    EXPECT_TRUE(troubleOf(Mood::Drips));
}

TEST_F(CameraFaults, OneThatBreaksOffInEachPictureGivesNone) {
    open();
    ASSERT_TRUE(nextFrame());
    EXPECT_TRUE(troubleOf(Mood::BreaksOff));
}

TEST_F(CameraFaults, OneThatIsGoneForLongIsSaidOnceAndFoundAgain) {
    open();
    ASSERT_TRUE(nextFrame());
    m_server.setMood(Mood::Off);
    EXPECT_EQ(nextTrouble(), Kind::Gone);
    EXPECT_TRUE(reports(500ms).empty()) << "it is tried again and again, and nothing is said";
    m_server.setMood(Mood::Sends);
    EXPECT_TRUE(nextFrame());
}

TEST_F(CameraFaults, OneThatIsTriedAsOftenAsInTenMinutesLeavesNothingOpen) {
    constexpr int kTries = 10 * 60 * 1000 / 500; // each half second
    ASSERT_EQ(m_retryMs, 500);
    tuning::capture.retryMs.set(1);
    open();
    ASSERT_TRUE(nextFrame());
    m_server.setMood(Mood::HangsUp);
    EXPECT_EQ(nextTrouble(), Kind::Gone);
    const auto before = openFiles();
    const int tries = m_server.connections() + kTries;
    for (const auto end = Clock::now() + 3 * kLongest;
         m_server.connections() < tries && Clock::now() < end;) {
        EXPECT_TRUE(std::holds_alternative<NothingYet>(m_source->next(kPatience))) << "said once";
    }
    EXPECT_GE(m_server.connections(), tries);
    EXPECT_LE(openFiles(), before + 2) << "one is being opened, and one be closed";
    m_server.setMood(Mood::Sends);
    EXPECT_TRUE(nextFrame());
}

TEST_F(CameraFaults, AnotherResolutionIsGivenAsItIs) {
    open();
    ASSERT_EQ(nextFrame()->image.size(), cv::Size(320, 240));
    m_server.show(picture({640, 360}));
    auto frame = nextFrame();
    for (int i = 0; i < 100 && frame->image.cols == 320; ++i) {
        frame = nextFrame(); // those that are on their way
    }
    EXPECT_EQ(frame->image.size(), cv::Size(640, 360));
}

TEST_F(CameraFaults, AGiantPictureIsMadeSmaller) {
    m_impatience.reset(); // to look into it takes the library a while
    m_server.show(picture({8000, 6000}));
    open();
    const auto frame = nextFrame();
    ASSERT_TRUE(frame);
    EXPECT_EQ(frame->image.size(), cv::Size(2400, 1800));
}

TEST_F(CameraFaults, OfSixtyFramesASecondTheNewestAreGiven) {
    m_server.setFramesPerSecond(60);
    m_server.setNoisy(true);
    open();
    ASSERT_TRUE(nextFrame());
    const auto frames = reports(500ms);
    EXPECT_GE(frames.size(), 1U);
    EXPECT_LE(frames.size(), 8U) << "at most some 12 a second are wanted";
    for (const auto& report : frames) {
        EXPECT_TRUE(std::holds_alternative<Frame>(report));
    }
}

TEST_F(CameraFaults, OneThatHasMovedIsFollowedInTheNetwork) {
    m_server.setMood(Mood::SendsAway);
    MjpegServer other;
    other.show(picture({200, 100}));
    m_server.setOtherAddress(other.url());
    open();
    const auto frame = nextFrame();
    ASSERT_TRUE(frame);
    EXPECT_EQ(frame->image.size(), cv::Size(200, 100));
}

TEST_F(CameraFaults, NobodyIsSentToAFileOfThisComputer) {
    const test::TempFolder folder;
    const auto file = folder / "camera_faults.mjpeg";
    const auto jpeg = jpegOf(picture());
    std::ofstream(file, std::ios::binary) << jpeg << jpeg << jpeg;
    m_server.setMood(Mood::SendsAway);
    m_server.setOtherAddress("file://" + file.string());
    open();
    EXPECT_EQ(nextTrouble(), Kind::Gone);
    EXPECT_TRUE(reports(200ms).empty());
}

} // namespace
} // namespace pocketmars::vision
