#include "app/session/profiles/profile_exchange.h"

#include "app/session/files/zip_file.h"
#include "calibration/learning/profile_pages.h"
#include "calibration/learning/usual_layout.h"
#include "calibration/support/temporary_folder.h"
#include "calibration/support/text_file.h"

#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>
#include <zip.h>

#include <array>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace pocketmars::session {
namespace {

namespace fs = std::filesystem;
using calibration::ProfileStore;

cv::Mat plain(int shade) {
    return {66, 47, CV_8UC3, cv::Scalar(shade % 256, 90, 255 - shade % 256)};
}

/// All faces that there are, each a plain picture.
calibration::Profile wholeProfile(const std::string& name) {
    calibration::Profile profile;
    profile.name = name;
    profile.note = "first edition";
    profile.layout = calibration::usualLayout();
    int shade = 0;
    for (const auto& page : calibration::profilePages(profile.layout)) {
        for (const auto& kind : page.kinds) {
            profile.faces.push_back({kind, plain(shade += 4)});
        }
    }
    const cv::Mat mask(66, 47, CV_8U, cv::Scalar(255));
    for (const auto& colour : profile.layout.colonists) {
        profile.colonists.push_back({colour, plain(shade += 4), mask});
    }
    profile.marker = {"", plain(shade + 4), mask};
    return profile;
}

class ProfileExchange : public testing::Test {
protected:
    ProfileExchange() { EXPECT_TRUE(m_store.save(wholeProfile("mine"))); }

    /// What importing says of the exported profile after something was done to its files.
    std::string refusal(const std::function<void(ZipEntries&)>& change) {
        EXPECT_TRUE(exportProfile(m_store, "mine", m_file));
        auto entries = readZip(m_file).value();
        change(entries);
        EXPECT_TRUE(writeZip(m_file, entries));
        return refusalOfTheFile();
    }
    std::string refusalOfTheFile() {
        const auto before = m_other.list();
        const auto imported = importProfile(m_other, m_file);
        EXPECT_EQ(m_other.list(), before) << "nothing is stored";
        EXPECT_FALSE(imported);
        auto message = imported ? "" : imported.error().message;
        EXPECT_EQ(message.find('\n'), std::string::npos) << message;
        return message.substr(0, m_file.string().size() + 2) == m_file.string() + ": "
                   ? message.substr(m_file.string().size() + 2)
                   : message;
    }

    const calibration::TemporaryFolder m_folder = calibration::TemporaryFolder::make().value();
    const fs::path m_file = m_folder.path() / "mine.pmprofile";
    const ProfileStore m_store{m_folder.path() / "mine"};
    const ProfileStore m_other{m_folder.path() / "others"};
};

constexpr const char* kAsk = "; ask for the file again, written by 'Export' or 'profile export'";

TEST_F(ProfileExchange, GivesAProfileToSomebodyElse) {
    ASSERT_TRUE(exportProfile(m_store, "mine", m_file));
    const auto imported = importProfile(m_other, m_file);
    ASSERT_TRUE(imported) << imported.error().message;
    EXPECT_EQ(imported->name, "mine");
    const auto there = m_other.load("mine");
    ASSERT_TRUE(there);
    EXPECT_EQ(there->note, "first edition");
    const auto here = m_store.load("mine");
    ASSERT_EQ(there->faces.size(), here->faces.size());
    for (std::size_t f = 0; f < there->faces.size(); ++f) {
        EXPECT_EQ(there->faces[f].name(), here->faces[f].name());
        EXPECT_EQ(cv::norm(there->faces[f].image, here->faces[f].image, cv::NORM_INF), 0);
    }
}

TEST_F(ProfileExchange, LeavesOtherProfilesAsTheyAre) {
    ASSERT_TRUE(exportProfile(m_store, "mine", m_file));
    EXPECT_EQ(importProfile(m_store, m_file)->name, "mine 2");
    EXPECT_EQ(importProfile(m_store, m_file)->name, "mine 3");
    EXPECT_EQ(importProfile(m_store, m_file, {.name = "Anna's"})->name, "Anna's");
    const auto refused = importProfile(m_store, m_file, {.besideOthers = false});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message, "there is a card profile called 'mine' already");
    EXPECT_EQ(importProfile(m_store, m_file, {.replace = true})->name, "mine");
    EXPECT_EQ(m_store.list(), (std::vector<std::string>{"Anna's", "mine", "mine 2", "mine 3"}));
}

TEST_F(ProfileExchange, RefusesNamesThatLeadElsewhere) {
    EXPECT_EQ(refusal([](auto& entries) { entries["profile/../../evil.png"] = "x"; }),
              "\"profile/../../evil.png\" would lie outside of the profile" + std::string(kAsk));
    EXPECT_EQ(refusal([](auto& entries) { entries["/tmp/evil.png"] = "x"; }),
              "it holds files that are no part of a profile" + std::string(kAsk));
    EXPECT_EQ(refusal([](auto& entries) { entries["profile/more.png"] = "x"; }),
              "it holds files that are no part of a profile" + std::string(kAsk));
    EXPECT_FALSE(importProfile(m_other, m_file, {.name = "../evil"}));
    EXPECT_NE(refusal([](auto& entries) {
                  entries["pmprofile.json"] =
                      R"({"format": "pocketmars.pmprofile/1", "name": "../evil"})";
              }),
              "");
    EXPECT_FALSE(fs::exists(m_folder.path() / "evil"));
}

TEST_F(ProfileExchange, RefusesOtherFilesAndVersions) {
    EXPECT_EQ(refusal([](auto& entries) {
                  entries["pmprofile.json"] =
                      R"({"format": "pocketmars.pmprofile/2", "name": "mine"})";
              }).substr(0, 23),
              "pmprofile.json: format:");
    EXPECT_EQ(refusal([](auto& entries) { entries.erase("pmprofile.json"); }),
              "this is no card profile" + std::string(kAsk));
    EXPECT_EQ(refusal([](auto& entries) { entries["profile/profile.json"] = "{"; }).substr(0, 13),
              "profile.json:");
    EXPECT_EQ(refusal([](auto& entries) { entries["profile/G5.png"] = "no picture"; }),
              "G5.png is missing or damaged" + std::string(kAsk));
    EXPECT_EQ(refusal([](auto& entries) {
                  auto& profile = entries["profile/profile.json"];
                  const auto at = profile.find("\"G5\"");
                  profile.replace(at, 4, "\"G4\"");
              }),
              "cards or pieces are missing from its profile" + std::string(kAsk));
    ASSERT_TRUE(calibration::writeText(m_file, "no zip at all"));
    EXPECT_EQ(refusalOfTheFile(), "this is no zip archive, or it is damaged; copy it again");
    fs::remove(m_file);
    EXPECT_EQ(refusalOfTheFile(), "there is no such file, or it may not be read; check the name");
}

TEST_F(ProfileExchange, RefusesACutOffFile) {
    ASSERT_TRUE(exportProfile(m_store, "mine", m_file));
    fs::resize_file(m_file, fs::file_size(m_file) / 2);
    EXPECT_EQ(refusalOfTheFile(), "this is no zip archive, or it is damaged; copy it again");
}

TEST_F(ProfileExchange, RefusesABombBeforeItIsUnpacked) {
    // 300 MB of nothing, packed to 300 kB.
    const std::vector<char> nothing(300'000'000);
    int error = 0;
    auto* archive = zip_open(m_file.c_str(), ZIP_CREATE | ZIP_TRUNCATE, &error);
    ASSERT_NE(archive, nullptr);
    auto* source = zip_source_buffer(archive, nothing.data(), nothing.size(), 0);
    ASSERT_GE(zip_file_add(archive, "profile/G1.png", source, ZIP_FL_ENC_UTF_8), 0);
    ASSERT_EQ(zip_close(archive), 0);
    ASSERT_LT(fs::file_size(m_file), 1'000'000U);
    EXPECT_EQ(refusalOfTheFile(), "it holds far more than such a file does; get it anew from where "
                                  "it came from");
}

TEST_F(ProfileExchange, RefusesAPictureThatWouldFillTheMemory) {
    std::vector<uchar> png;
    cv::imencode(".png", plain(3), png);
    // IHDR: 20000 x 20000 px.
    constexpr std::array<uchar, 8> kSize{0, 0, 0x4E, 0x20, 0, 0, 0x4E, 0x20};
    std::copy(kSize.begin(), kSize.end(), png.begin() + 16);
    EXPECT_EQ(refusal([&](auto& entries) {
                  entries["profile/G5.png"] = std::string(png.begin(), png.end());
              }),
              "its pictures are far larger than those of a profile" + std::string(kAsk));
}

TEST_F(ProfileExchange, SaysWhereItCanNotWrite) {
    EXPECT_FALSE(exportProfile(m_store, "mine", m_folder.path() / "nowhere" / "a.pmprofile"));
    EXPECT_FALSE(exportProfile(m_store, "yours", m_file));
}

} // namespace
} // namespace pocketmars::session
