#include "app/session/watching/bundle.h"

#include "app/session/files/zip_file.h"
#include "calibration/support/temporary_folder.h"
#include "tests/app/session/environment.h"
#include "tests/ordinary_user.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace pocketmars::session {
namespace {

namespace fs = std::filesystem;

class BundleTest : public testing::Test {
protected:
    BundleTest() {
        fs::permissions(m_folder, fs::perms::all); // for an ordinary user to get through
        fs::create_directories(m_folder / "profile");
        std::ofstream(m_folder / "profile" / "profile.json") << "{}";
    }

    const calibration::TemporaryFolder m_temporary = calibration::TemporaryFolder::make().value();
    const fs::path m_folder = m_temporary.path();
};

TEST_F(BundleTest, AZipHoldsWhatWasPutIn) {
    const auto file = m_folder / "a.zip";
    const ZipEntries entries{
        {"a.txt", "one"}, {"folder/ä.bin", std::string("\0\xFF\n", 3)}, {"c", ""}};
    ASSERT_TRUE(writeZip(file, entries));
    EXPECT_EQ(readZip(file).value(), entries);
    ASSERT_TRUE(writeZip(file, {{"b", "two"}})) << "an older one is replaced";
    EXPECT_EQ(readZip(file).value(), (ZipEntries{{"b", "two"}}));
    EXPECT_EQ(std::distance(fs::directory_iterator(m_folder), fs::directory_iterator()), 2)
        << "the zip and the profile, and nothing beside them";
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

TEST_F(BundleTest, SaysThatItsProfileIsGone) {
    fs::remove_all(m_folder / "profile");
    const auto written =
        writeBundle(m_folder / "report.zip", m_folder / "profile", "1.2.3", {PackedFrame{}});
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().message, (m_folder / "profile").string() +
                                           ": this profile is gone; learn it or import it again");
    EXPECT_FALSE(fs::exists(m_folder / "report.zip"));
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

TEST_F(BundleTest, SaysWhatToDoWhereNothingTemporaryCanBeMade) {
    const auto file = m_folder / "a.zip";
    ASSERT_TRUE(writeZip(
        file,
        {{"bundle.json",
          R"({"format": "pocketmars.bundle/1", "version": "1", "profile": "p", "frames": []})"},
         {"profile/stranger.txt", "!"}}));
    const auto here = m_folder / "here";
    const auto locked = m_folder / "locked";
    fs::create_directory(here);
    fs::permissions(here, fs::perms::all);
    fs::create_directory(locked);
    fs::permissions(locked, fs::perms::owner_read | fs::perms::owner_exec);
    const auto before = fs::current_path();
    fs::current_path(here);
    for (const auto& temporary : {locked, m_folder / "missing"}) {
        const Variable variable("TMPDIR", temporary.c_str());
        const pocketmars::test::OrdinaryUser user;
        const auto bundle = readBundle(file);
        ASSERT_FALSE(bundle);
        EXPECT_EQ(bundle.error().exitCode, 2);
        EXPECT_NE(bundle.error().message.find("TMPDIR"), std::string::npos)
            << bundle.error().message;
        EXPECT_TRUE(fs::is_empty(here)) << "a stranger's files lie in the current folder";
    }
    fs::current_path(before);
}

} // namespace
} // namespace pocketmars::session
