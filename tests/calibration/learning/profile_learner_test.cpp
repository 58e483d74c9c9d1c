#include "calibration/learning/profile_learner.h"

#include "calibration/learning/kept_order.h"
#include "calibration/learning/piece_finder.h"
#include "calibration/learning/profile_pages.h"
#include "calibration/paints/piece_colour.h"
#include "tests/calibration/face_sheet.h"
#include "tests/calibration/test_folder.h"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <array>
#include <fstream>
#include <iterator>

namespace pocketmars::calibration {
namespace {

namespace fs = std::filesystem;
using test::TestFolder;

const fs::path kSample = fs::path(POCKETMARS_SAMPLES) / "profile";

/// A copy of the sample profile's photos, for a test to damage.
class SampleCopy {
public:
    SampleCopy() {
        for (const auto& entry : fs::directory_iterator(kSample)) {
            fs::copy_file(entry.path(), m_folder.path() / entry.path().filename());
        }
    }

    [[nodiscard]] fs::path path(const std::string& file = {}) const {
        return file.empty() ? m_folder.path() : m_folder.path() / file;
    }
    [[nodiscard]] const TestFolder& folder() const { return m_folder; }

    [[nodiscard]] cv::Mat photo(const std::string& file) const {
        return cv::imread(path(file).string());
    }
    void replace(const std::string& file, const cv::Mat& photo,
                 const std::string& encoding = ".jpg") const {
        std::vector<std::uint8_t> bytes;
        cv::imencode(encoding, photo, bytes);
        m_folder.write(file, bytes);
    }

    /// What learning says. It stops before the second photo, to be quick.
    [[nodiscard]] std::string error() const { return errorWithin(1); }

    /// The same where a person says where the cards of `buildings.jpg` lie.
    [[nodiscard]] std::string errorAt(const std::vector<Quad>& buildings) const {
        Corners corners;
        corners.pages["buildings"] = {{buildings, {}}, {}, "corners.json: pages.buildings"};
        const auto profile = learnProfile(
            path(), {.corners = corners,
                     .progress = [](int done, int, const std::string&) { return done < 1; }});
        return profile ? "" : profile.error().message;
    }

    [[nodiscard]] std::string errorWithin(int photos) const {
        const auto profile = learnProfile(
            path(), {.progress = [&](int done, int, const std::string&) { return done < photos; }});
        return profile ? "" : profile.error().message;
    }

private:
    TestFolder m_folder;
};

constexpr const char* kStopped = "stopped";

std::vector<std::uint8_t> bytesOf(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// Table without cards, from the photo's upper third.
cv::Mat bareTable(const cv::Mat& photo, cv::Size size) {
    return photo({{photo.cols / 4, 0}, size}).clone();
}

/// One test for all there is to see: learning takes ten seconds.
TEST(LearnProfile, LearnsTheSampleTable) {
    std::vector<int> progress;
    std::vector<std::string> photos;
    const auto profile =
        learnProfile(kSample, {.progress = [&](int done, int total, const std::string& photo) {
                         EXPECT_EQ(total, 9);
                         progress.push_back(done);
                         photos.push_back(photo);
                         return true;
                     }});
    ASSERT_TRUE(profile) << profile.error().message;
    EXPECT_EQ(photos, (std::vector<std::string>{"buildings.jpg", "greenhouse.jpg",
                                                "energy_bank.jpg", "comms_center.jpg",
                                                "aqualab.jpg", "habitation.jpg", "backs.jpg",
                                                "ships.jpg", "colonists.jpg", "colonists.jpg"}));
    // Several are read at once, as many as the machine has cores.
    EXPECT_TRUE(std::is_sorted(progress.begin(), progress.end()));
    EXPECT_EQ(progress.front(), 0);
    EXPECT_EQ(progress.back(), 9);
    EXPECT_EQ(profile->name, "samples") << "the folder is called profile, so its parent's";

    std::vector<std::string> names;
    for (const auto& face : profile->faces) {
        names.push_back(face.name());
        EXPECT_EQ(face.image.size(), cv::Size(315, 440)) << face.name();
        EXPECT_EQ(face.image.type(), CV_8UC3) << face.name();
    }
    std::vector<std::string> expected;
    for (const auto& page : profilePages(profile->layout)) {
        for (const auto& kind : page.kinds) {
            expected.push_back(CardFace{kind, {}}.name());
        }
    }
    EXPECT_EQ(names, expected);
    test::expectLikeSheet(profile->faces,
                          fs::path(POCKETMARS_TEST_DATA) / "calibration" / "sample_faces.png");

    // Blue, green and red of each piece, in the order of the layout; which is most and which least.
    ASSERT_EQ(profile->colonists.size(), 4U);
    for (const auto& piece : profile->colonists) {
        const auto mean = cv::mean(piece.image, piece.mask);
        const double blue = mean[0];
        const double green = mean[1];
        const double red = mean[2];
        const std::string is = red > 2 * green                      ? "red"
                               : red > 3 * blue && green > 2 * blue ? "yellow"
                               : blue > 1.5 * red                   ? "blue"
                               : green > 1.5 * red                  ? "green"
                                                                    : "?";
        EXPECT_EQ(is, piece.colour) << mean;
    }
    const auto marker = cv::boundingRect(profile->marker.mask);
    EXPECT_NEAR(marker.width, marker.height, 0.25 * marker.height) << "a disc seen from above";
}

TEST(DefaultProfileName, IsTheFoldersOrItsParents) {
    const TestFolder folder;
    fs::create_directories(folder.path() / "my table" / "profile");
    EXPECT_EQ(defaultProfileName(folder.path() / "my table"), "my table");
    EXPECT_EQ(defaultProfileName(folder.path() / "my table" / "."), "my table");
    EXPECT_EQ(defaultProfileName(folder.path() / "my table" / "profile"), "my table");
    EXPECT_EQ(defaultProfileName((folder.path() / "my table" / "profile").string() + "/"),
              "my table");
}

TEST(LearnProfile, StopsWhenItIsTold) {
    const auto stopped =
        learnProfile(kSample, {.progress = [](int, int, const std::string&) { return false; }});
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().message, kStopped);
}

TEST(LearnProfile, NamesAMissingPhotoBeforeItLearns) {
    for (const auto* photo : {"buildings.jpg", "habitation.jpg", "colonists.jpg"}) {
        const SampleCopy sample;
        fs::remove(sample.path(photo));
        bool begun = false;
        const auto profile =
            learnProfile(sample.path(), {.progress = [&](int, int, const std::string&) {
                             begun = true;
                             return false;
                         }});
        ASSERT_FALSE(profile);
        EXPECT_EQ(profile.error().message, std::string(photo) + ": there is no such photo in " +
                                               sample.path().string() +
                                               "; take it as the others were taken");
        EXPECT_FALSE(begun);
    }
}

TEST(LearnProfile, NeedsALayout) {
    const SampleCopy sample;
    sample.folder().write("layout.json", R"({"format": "pocketmars.layout/1"})");
    EXPECT_EQ(sample.error(),
              "layout.json: card_mm: missing, expected [width, height] in mm, 10 to 300");
    fs::remove(sample.path("layout.json"));
    EXPECT_EQ(sample.error().substr(0, 32), "layout.json: there is no such fi");
    EXPECT_EQ(learnProfile(sample.path("none")).error().message,
              sample.path("none").string() + ": there is no such folder; check the name");
}

TEST(LearnProfile, SaysThatACardIsMissing) {
    const SampleCopy sample;
    auto photo = sample.photo("buildings.jpg");
    const cv::Rect aqualab(765, 335, 225, 305);
    bareTable(photo, aqualab.size()).copyTo(photo(aqualab));
    sample.replace("buildings.jpg", photo);
    EXPECT_EQ(sample.error(), "buildings.jpg: found 4 cards, expected 5: lay them flat and apart, "
                              "on a table of another colour, in even light");
}

TEST(LearnProfile, SaysThatACardReachesOutOfThePhoto) {
    const SampleCopy sample;
    const auto photo = sample.photo("buildings.jpg");
    sample.replace("buildings.jpg", photo.colRange(0, 1100));
    EXPECT_EQ(sample.error(), "buildings.jpg: found 4 cards, expected 5: one reaches out of the "
                              "photo at the right; take them all into the picture");
}

TEST(LearnProfile, SaysThatThereIsACardTooMuch) {
    const SampleCopy sample;
    auto photo = sample.photo("buildings.jpg");
    const cv::Rect greenhouse(70, 315, 220, 295);
    photo(greenhouse).copyTo(photo(greenhouse + cv::Point(60, 330)));
    sample.replace("buildings.jpg", photo);
    EXPECT_EQ(sample.error().substr(0, 73), "buildings.jpg: found 6 cards, expected 5: take away "
                                            "what else lies there;");
}

/// On the table below the cards of `buildings.jpg`, so many side by side.
std::vector<Quad> rowOfCards(int count) {
    std::vector<Quad> cards;
    for (int i = 0; i < count; ++i) {
        const auto x = static_cast<float>(60 + 150 * i);
        cards.push_back({cv::Point2f(x, 700), cv::Point2f(x + 120, 700), cv::Point2f(x + 120, 870),
                         cv::Point2f(x, 870)});
    }
    return cards;
}

TEST(LearnProfile, TakesCardsWhereAPersonSaysThatTheyLie) {
    const SampleCopy sample;
    const auto photo = sample.photo("buildings.jpg");
    sample.replace("buildings.jpg", cv::Mat(photo.size(), CV_8UC3, cv::Scalar(90, 120, 160)));
    EXPECT_NE(sample.error(), kStopped) << "nothing lies there";
    EXPECT_EQ(sample.errorAt(rowOfCards(5)), kStopped) << "all was well until it was told to stop";
    EXPECT_EQ(sample.errorAt(rowOfCards(4)),
              "corners.json: pages.buildings: 4 cards are marked, expected 5: mark each once");
    auto outside = rowOfCards(5);
    outside[2][3].y = 1300;
    EXPECT_EQ(sample.errorAt(outside),
              "corners.json: pages.buildings: card 3 reaches out of the photo; its corners are px "
              "of the photo as it is shown");
}

TEST(LearnProfile, SaysWhetherAPersonCanHelp) {
    const SampleCopy sample;
    sample.replace("buildings.jpg", cv::Mat(600, 800, CV_8UC3, cv::Scalar(90, 120, 160)));
    const auto empty = learnProfile(sample.path());
    ASSERT_FALSE(empty);
    EXPECT_EQ(empty.error().help, LearnError::Help::Corners);
    fs::remove(sample.path("buildings.jpg"));
    const auto none = learnProfile(sample.path());
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().help, LearnError::Help::None);
}

TEST(LearnProfile, KeepsWhichPhotosWereInDoubt) {
    const SampleCopy sample;
    // A little wider than cards of this size are.
    auto photo = sample.photo("ships.jpg");
    cv::resize(photo, photo, {}, 1.025, 1.0, cv::INTER_CUBIC);
    sample.replace("ships.jpg", photo);
    const auto profile = learnProfile(sample.path());
    ASSERT_TRUE(profile) << profile.error().message;
    EXPECT_EQ(profile->inDoubt, std::vector<std::string>{"ships.jpg"});
    // The right photo settles it.
    const auto again = learnPage(*profile, kSample / "ships.jpg", "ships");
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_TRUE(again->inDoubt.empty());
    // Two colonists may have changed places then.
    auto swapped = sample.photo("colonists.jpg");
    const auto pieces = findPieces(swapped, static_cast<int>(profile->colonists.size()) + 1).pieces;
    ASSERT_GE(pieces.size(), 3U);
    const auto around = [](const FoundPiece& piece) {
        constexpr int kHalf = 60;
        const auto middle = (piece.box.tl() + piece.box.br()) / 2;
        return cv::Rect(middle - cv::Point(kHalf, kHalf), cv::Size(2 * kHalf, 2 * kHalf));
    };
    const auto first = swapped(around(pieces[0])).clone();
    swapped(around(pieces[1])).copyTo(swapped(around(pieces[0])));
    first.copyTo(swapped(around(pieces[1])));
    sample.replace("colonists.jpg", swapped);
    const auto turned = learnPage(*profile, sample.path() / "colonists.jpg", "colonists");
    ASSERT_TRUE(turned) << turned.error().message;
    ASSERT_EQ(turned->colonists.size(), profile->colonists.size());
    for (std::size_t i = 0; i < profile->colonists.size(); ++i) {
        EXPECT_EQ(turned->colonists[i].colour, profile->colonists[i].colour);
        EXPECT_LT(cv::norm(colourOf(turned->colonists[i]) - colourOf(profile->colonists[i])), 3);
    }
    EXPECT_LT(cv::norm(colourOf(turned->marker) - colourOf(profile->marker)), 3);
    EXPECT_TRUE(turned->marker.colour.empty());
}

TEST(LearnProfile, TurnsAPageThatIsLearntAgainAsItWas) {
    const SampleCopy sample;
    const auto profile = learnProfile(kSample);
    ASSERT_TRUE(profile) << profile.error().message;
    const std::vector<std::pair<std::string, int>> photos{{"backs", cv::ROTATE_90_COUNTERCLOCKWISE},
                                                          {"greenhouse", cv::ROTATE_90_CLOCKWISE}};
    for (const auto& [page, turn] : photos) {
        SCOPED_TRACE(page + ", turned " + std::to_string(turn));
        cv::Mat turned;
        cv::rotate(cv::imread((kSample / (page + ".jpg")).string()), turned, turn);
        sample.replace(page + ".jpg", turned);
        const auto again = learnPage(*profile, sample.path(page + ".jpg"), page);
        ASSERT_TRUE(again) << again.error().message;
        EXPECT_LT(apartByPlace(again->faces, profile->faces), 2);
        EXPECT_EQ(again->inDoubt, profile->inDoubt);
    }
    cv::Mat reversed;
    cv::rotate(cv::imread((kSample / "buildings.jpg").string()), reversed, cv::ROTATE_180);
    sample.replace("buildings.jpg", reversed);
    const auto refused = learnPage(*profile, sample.path("buildings.jpg"), "buildings");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().help, LearnError::Help::TrustPages);
    EXPECT_NE(refused.error().message.find("upside down"), std::string::npos);
    const auto insisted =
        learnPage(*profile, sample.path("buildings.jpg"), "buildings", {.trustPages = true});
    EXPECT_TRUE(insisted) << "what was learnt before may be what is wrong";
}

TEST(LearnProfile, AsksOnlyOnceWhetherPagesAreOfTheseCards) {
    const SampleCopy sample;
    fs::rename(sample.path("greenhouse.jpg"), sample.path("other.jpg"));
    fs::rename(sample.path("aqualab.jpg"), sample.path("greenhouse.jpg"));
    fs::rename(sample.path("other.jpg"), sample.path("aqualab.jpg"));
    const auto profile = learnProfile(sample.path(), {.trustPages = true});
    ASSERT_TRUE(profile) << profile.error().message;
    const auto again = learnPage(*profile, sample.path("comms_center.jpg"), "comms_center");
    EXPECT_TRUE(again) << again.error().message;
    const auto same = learnPage(*profile, sample.path("aqualab.jpg"), "habitation");
    ASSERT_FALSE(same) << "that is something else";
    EXPECT_EQ(same.error().help, LearnError::Help::TrustPages);
}

TEST(LearnProfile, SaysThatCardsLieOnTheirSides) {
    const SampleCopy sample;
    cv::Mat turned;
    cv::rotate(sample.photo("buildings.jpg"), turned, cv::ROTATE_90_CLOCKWISE);
    sample.replace("buildings.jpg", turned);
    EXPECT_EQ(sample.error(), "buildings.jpg: the cards lie on their sides; turn the photo until "
                              "they stand upright");
}

TEST(LearnProfile, SaysThatAPhotoIsCutOff) {
    const SampleCopy sample;
    auto bytes = bytesOf(sample.path("buildings.jpg"));
    bytes.resize(bytes.size() / 2);
    sample.folder().write("buildings.jpg", bytes);
    EXPECT_EQ(sample.error(),
              "buildings.jpg: it is damaged, perhaps cut off while being copied; copy it again");
}

TEST(LearnProfile, FindsNoCardsInNoise) {
    const SampleCopy sample;
    cv::Mat noise(600, 800, CV_8UC3);
    cv::RNG(11).fill(noise, cv::RNG::UNIFORM, 0, 256);
    sample.replace("buildings.jpg", noise, ".png");
    EXPECT_EQ(sample.error(), "buildings.jpg: found 0 cards, expected 5: lay them flat and apart, "
                              "on a table of another colour, in even light");
}

TEST(LearnProfile, RefusesAPhotoOfOnePixel) {
    const SampleCopy sample;
    sample.replace("buildings.jpg", cv::Mat(1, 1, CV_8UC3, cv::Scalar(1, 2, 3)), ".png");
    EXPECT_EQ(sample.error(),
              "buildings.jpg: it is smaller than 64 x 64 pixels; take a larger photo");
}

TEST(LearnProfile, ReadsAPhotoOf108MegapixelsSmaller) {
    const SampleCopy sample;
    cv::Mat large;
    cv::resize(sample.photo("buildings.jpg"), large, {12000, 9000}, 0, 0, cv::INTER_LINEAR);
    sample.replace("buildings.jpg", large);
    EXPECT_EQ(sample.error(), kStopped) << "all was well until it was told to stop";
}

TEST(LearnProfile, RefusesMoreThan200MegapixelsBeforeDecoding) {
    const SampleCopy sample;
    std::vector<std::uint8_t> png;
    cv::imencode(".png", sample.photo("buildings.jpg"), png);
    // IHDR: 20000 x 20000 px, and no data that would decode to that.
    const std::array<std::uint8_t, 8> size{0, 0, 0x4E, 0x20, 0, 0, 0x4E, 0x20};
    std::copy(size.begin(), size.end(), png.begin() + 16);
    sample.folder().write("buildings.jpg", png);
    EXPECT_EQ(sample.error(), "buildings.jpg: it has more than 200 megapixels; scale it down");
}

} // namespace
} // namespace pocketmars::calibration
