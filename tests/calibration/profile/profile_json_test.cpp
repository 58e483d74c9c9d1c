#include "calibration/profile/profile_json.h"

#include "calibration/profile/layout_json.h"
#include "tests/calibration/small_profile.h"
#include "tests/calibration/test_folder.h"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>

#include <set>

namespace pocketmars::calibration {
namespace {

using test::smallProfile;
using test::TestFolder;

/// Writes the files as they are, for tests to damage.
ProfileFiles written(const TestFolder& folder, const Profile& profile) {
    auto files = writeProfileText(profile);
    folder.write(kProfileFile, files.profile);
    folder.write(kLayoutFile, files.layout);
    for (const auto& picture : files.pictures) {
        cv::imwrite((folder.path() / picture.file).string(), picture.image);
    }
    return files;
}

void expectSame(const cv::Mat& a, const cv::Mat& b) {
    ASSERT_EQ(a.size(), b.size());
    ASSERT_EQ(a.type(), b.type());
    EXPECT_EQ(cv::norm(a, b, cv::NORM_INF), 0);
}

TEST(ProfileJson, ReadsBackWhatItWrites) {
    const TestFolder folder;
    const auto profile = smallProfile("small");
    const auto files = written(folder, profile);
    const auto read = readProfileFolder(folder.path());
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(read->name, "");
    EXPECT_EQ(writeLayout(read->layout), files.layout);
    ASSERT_EQ(read->faces.size(), profile.faces.size());
    for (std::size_t i = 0; i < profile.faces.size(); ++i) {
        EXPECT_EQ(read->faces[i].kind.index(), profile.faces[i].kind.index());
        EXPECT_EQ(read->faces[i].name(), profile.faces[i].name());
        expectSame(read->faces[i].image, profile.faces[i].image);
    }
    ASSERT_EQ(read->colonists.size(), 2U);
    EXPECT_EQ(read->colonists[1].colour, "sky/blue");
    expectSame(read->colonists[1].image, profile.colonists[1].image);
    expectSame(read->colonists[1].mask, profile.colonists[1].mask);
    expectSame(read->marker.mask, profile.marker.mask);
}

TEST(ProfileJson, GivesEveryPictureAPlainNameOfItsOwn) {
    auto profile = smallProfile("odd");
    for (const auto* colour : {"sky_blue", "../../red", "a\nb", "ünï"}) {
        profile.faces.push_back({ShipFace{colour}, profile.faces[0].image});
    }
    const auto files = writeProfileText(profile);
    std::set<std::string> names;
    for (const auto& picture : files.pictures) {
        EXPECT_EQ(std::filesystem::path(picture.file).filename(), picture.file);
        EXPECT_EQ(picture.file.find_first_of("/\\\n"), std::string::npos) << picture.file;
        EXPECT_TRUE(names.insert(picture.file).second) << picture.file;
    }
    EXPECT_EQ(names.count("G5.png"), 1U);
    EXPECT_EQ(names.count("building-aqualab.png"), 1U);
}

TEST(ProfileJson, KeepsTheFeaturesAndDoesWithoutThem) {
    const TestFolder folder;
    auto profile = smallProfile("small");
    cv::Mat descriptors(2, 128, CV_8UC1, cv::Scalar(7));
    profile.features = CardFeatures{{{0, {10, 20}, 3, 1}, {1, {30, 40}, 5, 2}}, descriptors};
    written(folder, profile);
    const auto read = readProfileFolder(folder.path());
    ASSERT_TRUE(read) << read.error().message;
    ASSERT_TRUE(read->features);
    ASSERT_EQ(read->features->places.size(), 2U);
    EXPECT_EQ(read->features->places[1].face, 1);
    expectSame(read->features->descriptors, descriptors);

    folder.write("features.png", "no picture");
    const auto damaged = readProfileFolder(folder.path());
    ASSERT_TRUE(damaged) << damaged.error().message;
    EXPECT_FALSE(damaged->features);
}

struct Damage {
    std::string from;
    std::string to;
    std::string message;
};

TEST(ProfileJson, NamesTheFieldThatIsWrong) {
    const TestFolder folder;
    const auto text = written(folder, smallProfile("small")).profile;
    for (const auto& [from, to, message] : std::vector<Damage>{
             {"profile/1", "profile/2",
              "profile.json: format: expected \"pocketmars.profile/1\", found "
              "\"pocketmars.profile/2\""},
             {"\"faces\"", "\"cards\"", "profile.json: faces: missing, expected a list"},
             {"\"aqualab\"", "\"sauna\"",
              "profile.json: faces.0.suit: expected \"greenhouse\", \"energy_bank\", "
              "\"comms_center\", \"aqualab\" or \"habitation\", found \"sauna\""},
             {"\"G5\"", "\"G8\"",
              "profile.json: faces.1.card: expected a card, as G5 or H0a, found \"G8\""},
             {"\"H0c\"", "7", "profile.json: faces.2.card: expected a text, found 7"},
             {"\"back\"", "\"rear\"",
              "profile.json: faces.3.kind: expected \"building\", \"project\", \"back\", \"ship\" "
              "or \"earth\", found \"rear\""},
             {"\"colour\": \"sky/blue\",\n      \"image\"", "\"image\"",
              "profile.json: faces.5.colour: missing, expected a text"},
             {"\"earth.png\"", "\"../earth.png\"",
              "profile.json: \"../earth.png\" is no plain file name"},
             {"\"earth.png\"", "\"mars.png\"", "mars.png is missing or damaged"},
             {"\"earth.png\"", "\"layout.json\"", "layout.json is missing or damaged"},
             {"\"colonists\"", "\"meeples\"", "profile.json: colonists: missing, expected a list"},
             {"\"colonist-red-mask.png\"", "true",
              "profile.json: colonists.0.mask: expected a text, found true"},
             {"\"marker\":", "\"mark\":", "profile.json: marker.image: missing, expected a text"},
         }) {
        auto broken = text;
        const auto at = broken.find(from);
        ASSERT_NE(at, std::string::npos) << from;
        folder.write(kProfileFile, broken.replace(at, from.size(), to));
        const auto read = readProfileFolder(folder.path());
        ASSERT_FALSE(read) << to;
        EXPECT_EQ(read.error().message, message);
    }
}

TEST(ProfileJson, FindsDamagedPicturesWithoutAWordOfTheLibrary) {
    const TestFolder folder;
    written(folder, smallProfile("small"));
    testing::internal::CaptureStderr();
    folder.write("earth.png", "\x89PNG\r\n\x1A\n and no more");
    EXPECT_EQ(readProfileFolder(folder.path()).error().message, "earth.png is missing or damaged");
    std::filesystem::remove(folder.path() / "G5.png");
    EXPECT_EQ(readProfileFolder(folder.path()).error().message, "G5.png is missing or damaged");
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
}

TEST(ProfileJson, RefusesAMaskThatDoesNotFit) {
    const TestFolder folder;
    written(folder, smallProfile("small"));
    cv::imwrite((folder.path() / "marker-mask.png").string(), cv::Mat(5, 5, CV_8U, cv::Scalar(0)));
    EXPECT_EQ(readProfileFolder(folder.path()).error().message,
              "marker-mask.png is not of its image's size");
}

TEST(ProfileJson, NamesTheFileThatIsWrong) {
    const TestFolder folder;
    const auto error = [&] { return readProfileFolder(folder.path()).error().message; };
    EXPECT_EQ(error(), "profile.json is missing");
    written(folder, smallProfile("small"));
    folder.write(kLayoutFile, "{}");
    EXPECT_EQ(error(), "layout.json: format: missing, expected \"pocketmars.layout/1\"");
    std::filesystem::remove(folder.path() / kLayoutFile);
    EXPECT_EQ(error(), "layout.json is missing");
    for (const auto* text : {"", "{", "\xFF\xFE"}) {
        folder.write(kProfileFile, text);
        EXPECT_EQ(error().rfind("profile.json: not valid JSON at line 1, column ", 0), 0U)
            << error();
    }
    for (const auto* text : {"[]", "null", "3"}) {
        folder.write(kProfileFile, text);
        EXPECT_EQ(error().rfind("profile.json: expected an object, found ", 0), 0U) << error();
    }
}

} // namespace
} // namespace pocketmars::calibration
