#include "vision/frame_mailbox.h"
#include "vision/open_source.h"
#include "vision/sources/tuning.h"

#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>

#include <algorithm>
#include <array>
#include <chrono>

namespace pocketmars::vision {
namespace {

using namespace std::chrono_literals;

FrameMailbox::Jpeg jpeg(int grey = 100, const std::string& format = ".jpg") {
    FrameMailbox::Jpeg bytes;
    cv::imencode(format, cv::Mat(240, 320, CV_8UC3, cv::Scalar::all(grey)), bytes);
    return bytes;
}

TEST(FrameMailbox, HoldsTheNewestAndGivesItOnce) {
    FrameMailbox box;
    EXPECT_FALSE(box.fetch(0, 0ms));
    EXPECT_TRUE(box.put(jpeg(10)));
    EXPECT_TRUE(box.put(jpeg(20)));
    const auto letter = box.fetch(0, 0ms);
    ASSERT_TRUE(letter);
    EXPECT_EQ(*letter->jpeg, jpeg(20));
    EXPECT_EQ(letter->number, 2U);
    EXPECT_FALSE(box.fetch(letter->number, 1ms));
}

TEST(FrameMailbox, TakesWholeJpegsOfBoundedSizeOnly) {
    FrameMailbox box;
    EXPECT_FALSE(box.put({}));
    EXPECT_FALSE(box.put(jpeg(10, ".png")));
    auto cutOff = jpeg();
    cutOff.resize(cutOff.size() / 2);
    EXPECT_FALSE(box.put(cutOff));
    auto huge = jpeg();
    huge.insert(huge.begin() + 2, FrameMailbox::kMostBytes, 0);
    EXPECT_FALSE(box.put(huge));
    FrameMailbox::Jpeg wide;
    cv::imencode(".jpg", cv::Mat::zeros(10, 60'000, CV_8UC1), wide);
    const std::array<std::uint8_t, 2> marker{0xFF, 0xC0}; // of the frame's header
    const auto frame = std::search(wide.begin(), wide.end(), marker.begin(), marker.end());
    ASSERT_NE(frame, wide.end());
    frame[5] = 0x7F; // it says that it is 32,000 px high
    EXPECT_FALSE(box.put(wide));
    EXPECT_FALSE(box.fetch(0, 0ms));
}

TEST(FrameMailbox, KnowsWhoIsThere) {
    FrameMailbox box;
    EXPECT_FALSE(box.isFresh());
    EXPECT_FALSE(box.isFetched());
    EXPECT_TRUE(box.put(jpeg()));
    EXPECT_TRUE(box.isFresh());
    EXPECT_FALSE(box.isFetched());
    EXPECT_TRUE(box.fetch(0, 0ms));
    EXPECT_TRUE(box.isFetched());
    const auto later = FrameMailbox::Clock::now() + FrameMailbox::kFresh + 1s;
    EXPECT_FALSE(box.isFresh(later));
    EXPECT_FALSE(box.isFetched(later));
}

TEST(FrameMailboxes, KeepWhatIsUsedAndForgetTheRest) {
    FrameMailboxes boxes;
    const auto kitchen = boxes.box("Kitchen");
    EXPECT_EQ(boxes.box("Kitchen"), kitchen);
    EXPECT_TRUE(boxes.senders().empty());
    EXPECT_TRUE(boxes.box("Hall")->put(jpeg()));
    EXPECT_TRUE(kitchen->put(jpeg()));
    EXPECT_EQ(boxes.senders(), (std::vector<std::string>{"Hall", "Kitchen"}));
    const std::weak_ptr<FrameMailbox> passing = boxes.box("Cellar");
    (void)boxes.box("Attic");
    EXPECT_TRUE(passing.expired());
}

/// A phone's camera as a source, with a fifth of the program's patience.
class PhoneSource : public testing::Test {
protected:
    PhoneSource() {
        const int fifth = m_silence / 5;
        tuning::capture.silenceMs.set(fifth); // before it is opened, which takes it
        m_source = openSource("phone://" + m_name).value();
    }
    ~PhoneSource() override { tuning::capture.silenceMs.set(m_silence); }

    /// Passes over NothingYet; sends meanwhile, if so.
    SourceReport report(bool sending) {
        for (int i = 0; i < 200; ++i) {
            if (sending) {
                EXPECT_TRUE(m_box->put(jpeg(++m_grey % 256)));
            }
            auto out = m_source->next(50ms);
            if (!std::holds_alternative<NothingYet>(out)) {
                return out;
            }
        }
        return NothingYet{};
    }

    int m_silence = tuning::capture.silenceMs();
    int m_grey = 0;
    const std::string m_name = testing::UnitTest::GetInstance()->current_test_info()->name();
    std::shared_ptr<FrameMailbox> m_box = FrameMailboxes::ofProgram().box(m_name);
    std::unique_ptr<FrameSource> m_source;
};

TEST_F(PhoneSource, GivesWhatComesAndIsAwaited) {
    EXPECT_TRUE(m_source->isLive());
    EXPECT_TRUE(m_source->isAwaited());
    const auto first = report(true);
    ASSERT_TRUE(std::holds_alternative<Frame>(first));
    EXPECT_EQ(std::get<Frame>(first).image.size(), cv::Size(320, 240));
    EXPECT_TRUE(m_box->isFetched());
    m_source->remark("too dark");
    EXPECT_EQ(m_box->remarked(), "too dark");
}

TEST_F(PhoneSource, OneThatGoesAwayIsGoneAndComesBack) {
    ASSERT_TRUE(std::holds_alternative<Frame>(report(true)));
    auto lost = report(false);
    while (std::holds_alternative<Frame>(lost)) { // still on its way
        lost = report(false);
    }
    ASSERT_TRUE(std::holds_alternative<SourceTrouble>(lost));
    EXPECT_EQ(std::get<SourceTrouble>(lost).kind, SourceTrouble::Kind::Gone);
    EXPECT_TRUE(std::holds_alternative<Frame>(report(true)));
}

} // namespace
} // namespace pocketmars::vision
