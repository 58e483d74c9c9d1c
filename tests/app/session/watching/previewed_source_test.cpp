#include "app/session/watching/previewed_source.h"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>

#include <future>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace pocketmars::session {
namespace {

using vision::Frame;
using vision::SourceReport;
using vision::SourceTrouble;

constexpr std::chrono::milliseconds kPatience(10'000);

/// Gives its reports one by one.
class Script : public vision::FrameSource {
public:
    Script(std::vector<SourceReport> reports, bool isLive)
        : m_reports(std::move(reports)), m_isLive(isLive) {}

    [[nodiscard]] SourceReport next(std::chrono::milliseconds /*patience*/) override {
        return m_next < m_reports.size() ? m_reports[m_next++] : vision::SourceEnded{};
    }
    [[nodiscard]] bool isLive() const override { return m_isLive; }

private:
    std::vector<SourceReport> m_reports;
    std::size_t m_next = 0;
    bool m_isLive;
};

/// Of this width, px.
Frame frame(int width) { return {cv::Mat::zeros(10, width, CV_8UC3), std::to_string(width)}; }

std::string nameOf(const SourceReport& report) {
    const auto* shown = std::get_if<Frame>(&report);
    return shown != nullptr ? shown->name : "none";
}

TEST(PreviewedSource, ALiveOneIsShownThoughNobodyAsksForIt) {
    std::promise<void> shownAll;
    std::vector<int> shown;
    auto script = std::make_unique<Script>(
        std::vector<SourceReport>{frame(11), frame(12), vision::NothingYet{}, frame(13)}, true);
    PreviewedSource source(std::move(script), [&](const cv::Mat& picture) {
        shown.push_back(picture.cols);
        if (shown.size() == 3) {
            shownAll.set_value();
        }
    });
    ASSERT_EQ(shownAll.get_future().wait_for(kPatience), std::future_status::ready);
    EXPECT_EQ(shown, (std::vector{11, 12, 13}));
    EXPECT_EQ(nameOf(source.next(kPatience)), "13") << "the newest";
    EXPECT_TRUE(std::holds_alternative<vision::SourceEnded>(source.next(kPatience)));
    EXPECT_TRUE(std::holds_alternative<vision::SourceEnded>(source.next(kPatience)));
}

TEST(PreviewedSource, LosesNoTroubleOfALiveOne) {
    std::promise<void> shownAll;
    auto script = std::make_unique<Script>(
        std::vector<SourceReport>{frame(11), SourceTrouble{SourceTrouble::Kind::Gone, {}, {}},
                                  frame(12), frame(13)},
        true);
    PreviewedSource source(std::move(script), [&](const cv::Mat& picture) {
        if (picture.cols == 13) {
            shownAll.set_value();
        }
    });
    ASSERT_EQ(shownAll.get_future().wait_for(kPatience), std::future_status::ready);
    EXPECT_EQ(nameOf(source.next(kPatience)), "11");
    EXPECT_TRUE(std::holds_alternative<SourceTrouble>(source.next(kPatience)));
    EXPECT_EQ(nameOf(source.next(kPatience)), "13") << "the newest behind it";
}

TEST(PreviewedSource, ARecordingIsShownAsItIsAskedFor) {
    std::vector<int> shown;
    PreviewedSource source(
        std::make_unique<Script>(std::vector<SourceReport>{frame(11), frame(12)}, false),
        [&](const cv::Mat& picture) { shown.push_back(picture.cols); });
    EXPECT_EQ(nameOf(source.next(kPatience)), "11");
    EXPECT_EQ(shown, std::vector{11});
    EXPECT_EQ(nameOf(source.next(kPatience)), "12");
    EXPECT_EQ(shown, (std::vector{11, 12}));
}

TEST(PreviewedSource, UnbendsWhatItShowsAlone) {
    calibration::Lens lens;
    lens.picture = cv::Size(40, 30);
    lens.camera = cv::Matx33d(40, 0, 20, 0, 40, 15, 0, 0, 1);
    lens.distortion = {-0.3, 0.05, 0, 0, 0};
    const Frame bent{cv::Mat(30, 40, CV_8UC3, cv::Scalar::all(200)), "0"};
    cv::Mat shown;
    PreviewedSource source(
        std::make_unique<Script>(std::vector<SourceReport>{bent, frame(11)}, false),
        [&](const cv::Mat& picture) { shown = picture; }, calibration::LensCorrection(lens));
    const auto given = source.next(kPatience);
    EXPECT_EQ(shown.size(), bent.image.size());
    EXPECT_GT(cv::norm(shown, bent.image), 0) << "its edges are bent away";
    EXPECT_EQ(cv::norm(std::get<Frame>(given).image, bent.image), 0);
    (void)source.next(kPatience);
    EXPECT_EQ(shown.cols, 11) << "no picture of that lens";
}

} // namespace
} // namespace pocketmars::session
