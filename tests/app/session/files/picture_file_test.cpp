#include "app/session/files/picture_file.h"
#include "tests/temp_folder.h"

#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>

namespace pocketmars::session {
namespace {

class PictureFile : public testing::Test {
protected:
    const test::TempFolder m_folder;
    cv::Mat m_image = cv::Mat(4, 5, CV_8UC3, cv::Scalar(1, 2, 3));
};

TEST_F(PictureFile, IsReadBackAsItWasWritten) {
    const auto file = m_folder / "overlay.png";
    ASSERT_TRUE(savePicture(file, m_image));
    const cv::Mat read = cv::imread(file.string());
    ASSERT_EQ(read.size(), m_image.size());
    EXPECT_EQ(cv::norm(read, m_image, cv::NORM_INF), 0.0);
}

TEST_F(PictureFile, IsScaledDownOnlyWhereItIsLarger) {
    const auto sizeOf = [](const std::string& jpeg) {
        return cv::imdecode(std::vector<uchar>(jpeg.begin(), jpeg.end()), cv::IMREAD_COLOR).size();
    };
    const cv::Mat wide(30, 60, CV_8UC3, cv::Scalar(1, 2, 3));
    constexpr std::size_t kAny = 100'000;
    EXPECT_EQ(sizeOf(asJpeg(wide, {20, kAny})), cv::Size(20, 10));
    EXPECT_EQ(sizeOf(asJpeg(wide, {100, kAny})), cv::Size(60, 30));
    EXPECT_EQ(asJpeg({}, {100, kAny}), "");
}

TEST_F(PictureFile, HoldsItsFileToALimit) {
    cv::Mat noise(300, 400, CV_8UC3);
    cv::randu(noise, 0, 255);
    for (const std::size_t most : {60'000U, 20'000U, 5'000U}) {
        const auto jpeg = asJpeg(noise, {400, most});
        EXPECT_LE(jpeg.size(), most);
        EXPECT_GE(jpeg.size(), most / 4) << "no coarser than need be";
    }
}

TEST_F(PictureFile, SaysWhichNamesItTakes) {
    for (const auto* name : {"overlay", "overlay.doc"}) {
        const auto saved = savePicture(m_folder / name, m_image);
        ASSERT_FALSE(saved);
        EXPECT_NE(saved.error().message.find(".png"), std::string::npos);
    }
}

TEST_F(PictureFile, LeavesNothingBehindWhereItCannotWrite) {
    const auto taken = m_folder / "taken.png"; // a folder stands where the picture should go
    std::filesystem::create_directories(taken / "inside");
    EXPECT_FALSE(savePicture(taken, m_image));
    EXPECT_FALSE(savePicture(m_folder / "nowhere" / "overlay.png", m_image));
    EXPECT_FALSE(std::filesystem::exists(m_folder / "taken.png.part"));
    EXPECT_TRUE(std::filesystem::exists(taken / "inside"));
}

} // namespace
} // namespace pocketmars::session
