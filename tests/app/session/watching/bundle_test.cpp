#include "app/session/watching/bundle.h"

#include "app/session/files/zip_file.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace pocketmars::session {
namespace {

namespace fs = std::filesystem;

class BundleTest : public testing::Test {
protected:
    BundleTest() {
        fs::remove_all(m_folder);
        fs::create_directories(m_folder / "profile");
        std::ofstream(m_folder / "profile" / "profile.json") << "{}";
    }
    ~BundleTest() override { fs::remove_all(m_folder); }

    const fs::path m_folder =
        fs::path(testing::TempDir()) /
        (std::string("bundle_") + testing::UnitTest::GetInstance()->current_test_info()->name());
};

TEST_F(BundleTest, AZipHoldsWhatWasPutIn) {
    const auto file = m_folder / "a.zip";
    const ZipEntries entries{
        {"a.txt", "one"}, {"folder/ä.bin", std::string("\0\xFF\n", 3)}, {"c", ""}};
    ASSERT_TRUE(writeZip(file, entries));
    EXPECT_EQ(readZip(file).value(), entries);
    ASSERT_TRUE(writeZip(file, {{"b", "two"}})) << "an older one is replaced";
    EXPECT_EQ(readZip(file).value(), (ZipEntries{{"b", "two"}}));
    EXPECT_FALSE(fs::exists(m_folder / "a.zip.part"));
    EXPECT_FALSE(writeZip(m_folder / "nowhere" / "a.zip", entries));
}

TEST_F(BundleTest, ADamagedZipIsRefused) {
    const auto file = m_folder / "a.zip";
    ASSERT_TRUE(writeZip(file, {{"a.txt", std::string(1000, 'a')}}));
    std::fstream bytes(file, std::ios::in | std::ios::out | std::ios::binary);
    bytes.seekp(500);
    bytes << 'b';
    bytes.close();
    EXPECT_FALSE(readZip(file));
    fs::resize_file(file, 600);
    EXPECT_FALSE(readZip(file));
}

TEST_F(BundleTest, KeepsTheLastFrames) {
    auto recorder =
        BundleRecorder::open(m_folder / "record", "watch.zip", m_folder / "profile", "1.2.3");
    ASSERT_TRUE(recorder);
    SettledFrame settled;
    settled.frame.image = cv::Mat(80, 120, CV_8UC3, cv::Scalar(1, 2, 3));
    settled.cause = "no_table";
    for (int i = 0; i < 10; ++i) {
        settled.frame.name = "frame " + std::to_string(i);
        ASSERT_TRUE(recorder->add(settled));
    }
    const auto entries = readZip(m_folder / "record" / "watch.zip");
    ASSERT_TRUE(entries);
    const auto& contents = entries->at("bundle.json");
    EXPECT_EQ(contents.find("frame 1\""), std::string::npos) << contents;
    EXPECT_NE(contents.find("frame 2\""), std::string::npos) << contents;
    EXPECT_NE(contents.find("frame 9\""), std::string::npos) << contents;
    EXPECT_NE(contents.find("1.2.3"), std::string::npos) << contents;
    EXPECT_EQ(entries->count("frames/8.png"), 1U);
    EXPECT_EQ(entries->count("frames/9.png"), 0U);
    EXPECT_EQ(entries->at("profile/profile.json"), "{}");
}

TEST_F(BundleTest, IsWrittenOfFramesThatWereKept) {
    SettledFrame settled;
    settled.frame.image = cv::Mat(80, 120, CV_8UC3, cv::Scalar(1, 2, 3));
    std::vector<PackedFrame> frames(10, packFrame(settled));
    settled.frame.name = "the last";
    frames.back() = packFrame(settled);
    const auto file = m_folder / "chosen" / "report.zip";
    ASSERT_TRUE(writeBundle(file, m_folder / "profile", "1.2.3", frames));
    const auto entries = readZip(file);
    ASSERT_TRUE(entries);
    EXPECT_NE(entries->at("bundle.json").find("the last"), std::string::npos);
    EXPECT_EQ(entries->count("frames/8.png"), 1U);
    EXPECT_EQ(entries->count("frames/9.png"), 0U);
    EXPECT_FALSE(writeBundle(m_folder / "profile" / "profile.json" / "report.zip",
                             m_folder / "profile", "1.2.3", frames));
}

TEST_F(BundleTest, RefusesWhatIsNoBundleAndWritesNothingElsewhere) {
    const auto file = m_folder / "a.zip";
    const std::string contents =
        R"({"format": "pocketmars.bundle/1", "version": "1", "profile": "p", "frames": []})";
    for (const ZipEntries& entries :
         {ZipEntries{{"a.txt", "one"}}, ZipEntries{{"bundle.json", "{"}},
          ZipEntries{{"bundle.json", "{}"}}, ZipEntries{{"bundle.json", contents}},
          ZipEntries{{"bundle.json", contents}, {"profile/../../escaped", "!"}}}) {
        ASSERT_TRUE(writeZip(file, entries));
        const auto bundle = readBundle(file);
        ASSERT_FALSE(bundle);
        EXPECT_NE(bundle.error().message.find(file.string()), std::string::npos);
    }
    EXPECT_FALSE(fs::exists(fs::temp_directory_path().parent_path() / "escaped"));
}

} // namespace
} // namespace pocketmars::session
