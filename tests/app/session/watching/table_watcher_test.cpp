#include "app/session/watching/table_watcher.h"

#include "tests/vision/mjpeg_server.h"
#include "tests/vision/samples.h"
#include "vision/open_source.h"
#include "vision/watching/table_fusion.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace pocketmars::session {
namespace {

using vision::Frame;
using vision::SourceReport;
using vision::SourceTrouble;

const vision::ReadOptions kPlayers{engine::Mode::Solo, {"red", "yellow"}};

/// Gives what it was told to, ten frames a second.
class ScriptedSource : public vision::FrameSource {
public:
    explicit ScriptedSource(std::vector<SourceReport> reports) : m_reports(std::move(reports)) {}

    [[nodiscard]] SourceReport next(std::chrono::milliseconds /*patience*/) override {
        return m_next < m_reports.size() ? m_reports[m_next++] : vision::SourceEnded{};
    }
    [[nodiscard]] bool isLive() const override { return true; }

private:
    std::vector<SourceReport> m_reports;
    std::size_t m_next = 0;
};

class TableWatcherTest : public testing::Test {
protected:
    void show(const cv::Mat& image, int frames) {
        for (int i = 0; i < frames; ++i) {
            m_reports.emplace_back(Frame{image, std::to_string(m_frame), m_frame / 10.0, false});
            ++m_frame;
        }
    }

    /// Watches what was shown; `table` or the cause of a warning for each event.
    std::vector<std::string> events() {
        TableWatcher watcher(vision::sampleProfile(), kPlayers,
                             std::make_unique<ScriptedSource>(std::move(m_reports)));
        std::vector<std::string> out;
        const auto done = watcher.run(
            [&](const WatchEvent& event) { out.push_back(nameOf(event)); }, [] { return false; });
        EXPECT_TRUE(done);
        return out;
    }

    static std::string nameOf(const WatchEvent& event) {
        const auto* warning = std::get_if<WatchWarning>(&event);
        return warning == nullptr ? "table" : warning->cause;
    }

    cv::Mat withHand() const {
        cv::Mat image = m_photo.clone();
        cv::ellipse(image, {900, 500}, {350, 120}, 30.0, 0, 360, {120, 150, 210}, cv::FILLED);
        return image;
    }

    using Names = std::vector<std::string>;
    const cv::Mat m_photo = vision::samplePhoto("solo-1-easy");
    std::vector<SourceReport> m_reports;
    int m_frame = 0;
};

TEST_F(TableWatcherTest, ATableAtRestIsToldOnce) {
    show(m_photo, 8);
    show(withHand(), 2);
    show(m_photo, 8);
    EXPECT_EQ(events(), Names{"table"});
}

TEST_F(TableWatcherTest, FollowsAGameWithACameraThatStands) {
    for (int i = 0; i < 4; ++i) {
        show(vision::sampleGamePhoto(i), i < 3 ? 8 : 20); // at last there is time for a second look
    }
    TableWatcher watcher(vision::sampleProfile(), {engine::Mode::Solo, {"red", "blue"}},
                         std::make_unique<ScriptedSource>(std::move(m_reports)));
    std::vector<engine::Observation> tables;
    const auto tell = [&](const WatchEvent& event) {
        const auto* seen = std::get_if<TableSeen>(&event);
        ASSERT_NE(seen, nullptr) << "warned";
        tables.push_back(seen->observation);
    };
    ASSERT_TRUE(watcher.run(tell, [] { return false; }));
    ASSERT_EQ(tables.size(), 4U);
    for (int i = 0; i < 4; ++i) {
        EXPECT_TRUE(vision::agree(tables[static_cast<std::size_t>(i)], vision::sampleGameTruth(i)))
            << "photo " << i;
    }
}

TEST_F(TableWatcherTest, ABumpedCameraIsToldAndTheTableReadAnew) {
    show(m_photo, 8);
    cv::Mat bumped;
    cv::warpAffine(m_photo, bumped, cv::Matx23d(1, 0, 12, 0, 1, -7), m_photo.size());
    show(bumped, 8);
    EXPECT_EQ(events(), (Names{"table", "camera_moved", "table"}));
}

TEST_F(TableWatcherTest, ACameraThatIsBackShowsTheTableAgain) {
    show(m_photo, 8);
    m_reports.emplace_back(SourceTrouble{SourceTrouble::Kind::Gone, {}, {}});
    m_reports.emplace_back(vision::NothingYet{});
    show(m_photo, 8);
    EXPECT_EQ(events(), (Names{"table", "camera_gone", "table"}));
}

TEST_F(TableWatcherTest, PicturesOfAnotherSizeAreToldAndRead) {
    show(m_photo, 8);
    cv::Mat small;
    cv::resize(m_photo, small, {}, 0.8, 0.8, cv::INTER_AREA);
    show(small, 8);
    EXPECT_EQ(events(), (Names{"table", "camera_resized", "table"}));
}

TEST_F(TableWatcherTest, FramesWithoutATableAreToldOnceAndTheWatchGoesOn) {
    const cv::Mat dark = cv::Mat::zeros(m_photo.size(), CV_8UC3);
    cv::Mat noise(m_photo.size(), CV_8UC3);
    cv::RNG(1).fill(noise, cv::RNG::UNIFORM, 0, 256);
    cv::GaussianBlur(noise, noise, {}, 6.0);
    noise.convertTo(noise, CV_8UC3, 6.0, -640.0);
    show(dark, 20);
    show(m_photo, 8);
    show(noise, 20);
    show(dark, 8);
    EXPECT_EQ(events(), (Names{"too_dark", "table", "no_table", "too_dark"}));
}

TEST_F(TableWatcherTest, FollowsAPhonesStreamThatIsSwitchedOffAndOn) {
    vision::MjpegServer server;
    server.show(m_photo);
    auto source = vision::openSource(server.url());
    ASSERT_TRUE(source);
    TableWatcher watcher(vision::sampleProfile(), kPlayers, *std::move(source));
    Names seen;
    // A doubtful item may make it a table more; what counts is what follows what.
    const auto done = watcher.run(
        [&](const WatchEvent& event) {
            const auto name = nameOf(event);
            if (seen.empty() || seen.back() != name) {
                seen.push_back(name);
            }
            server.setMood(name == "table" ? vision::MjpegServer::Mood::Off
                                           : vision::MjpegServer::Mood::Sends);
        },
        [&] { return seen.size() == 3; });
    EXPECT_TRUE(done);
    EXPECT_EQ(seen, (Names{"table", "camera_gone", "table"}));
}

} // namespace
} // namespace pocketmars::session
