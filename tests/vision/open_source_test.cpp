#include "tests/temp_folder.h"
#include "vision/open_source.h"

#include "tests/vision/mjpeg_server.h"
#include "vision/sources/capture_library.h"
#include "vision/sources/photo_folder.h"

#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <opencv2/videoio.hpp>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

namespace pocketmars::vision {
namespace {

namespace fs = std::filesystem;
using Kind = SourceTrouble::Kind;

constexpr std::chrono::milliseconds kPatience(100);
constexpr int kRounds = 100; // of patience: far more than any of the tests needs

cv::Mat picture(int grey) {
    cv::Mat image(240, 320, CV_8UC3, cv::Scalar::all(grey));
    cv::circle(image, {160, 120}, 60, {40, 160, 220}, cv::FILLED);
    return image;
}

/// The next that is not NothingYet.
SourceReport report(FrameSource& source) {
    for (int i = 0; i < kRounds; ++i) {
        auto out = source.next(kPatience);
        if (!std::holds_alternative<NothingYet>(out)) {
            return out;
        }
    }
    return NothingYet{};
}

bool givesFrame(FrameSource& source) {
    for (int i = 0; i < kRounds; ++i) {
        if (std::holds_alternative<Frame>(source.next(kPatience))) {
            return true;
        }
    }
    return false;
}

/// Passes over the frames that are still on their way.
std::optional<Kind> nextTrouble(FrameSource& source) {
    for (int i = 0; i < kRounds; ++i) {
        const auto out = source.next(kPatience);
        if (const auto* trouble = std::get_if<SourceTrouble>(&out)) {
            return trouble->kind;
        }
    }
    return std::nullopt;
}

class FrameSourceTest : public testing::Test {
protected:
    std::unique_ptr<FrameSource> open(const std::string& address) {
        auto source = openSource(address);
        EXPECT_TRUE(source) << address;
        return source ? *std::move(source) : nullptr;
    }

    static std::string contents(const fs::path& file) {
        std::ifstream in(file, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    [[nodiscard]] std::string write(const std::string& name, const std::string& bytes) const {
        std::ofstream(m_folder / name, std::ios::binary) << bytes;
        return (m_folder / name).string();
    }

    /// A film of so many frames at 10 a second, each a little brighter.
    fs::path film(const std::string& name, int codec, int frames) const {
        auto file = m_folder / name;
        cv::VideoWriter writer(file.string(), codec, 10.0, cv::Size(320, 240));
        for (int i = 0; i < frames; ++i) {
            writer.write(picture(40 + i));
        }
        return file;
    }

    const test::TempFolder m_ownFolder;
    const fs::path m_folder = m_ownFolder.path();
};

TEST_F(FrameSourceTest, AFolderGivesItsPhotosByNameAndEnds) {
    for (const auto* name : {"10.png", "9.png", "1.jpg", "B.JPG"}) {
        cv::imwrite((m_folder / name).string(), picture(100));
    }
    std::ofstream(m_folder / "1.json") << "{}";
    const auto source = open(m_folder.string());
    std::vector<std::string> names;
    double seconds = 0.0;
    for (auto r = report(*source); std::holds_alternative<Frame>(r); r = report(*source)) {
        const auto& frame = std::get<Frame>(r);
        names.push_back(frame.name);
        EXPECT_TRUE(frame.settled);
        EXPECT_EQ(frame.image.size(), cv::Size(320, 240));
        EXPECT_EQ(frame.seconds, seconds++);
    }
    EXPECT_EQ(names, (std::vector<std::string>{"1.jpg", "9.png", "10.png", "B.JPG"}));
    EXPECT_TRUE(std::holds_alternative<SourceEnded>(report(*source)));
    EXPECT_FALSE(source->isLive());
}

TEST_F(FrameSourceTest, ABadPhotoIsSaidAndTheNextIsGiven) {
    std::ofstream(m_folder / "1.jpg") << "Dear camera,";
    cv::imwrite((m_folder / "2.jpg").string(), picture(100));
    const auto source = open(m_folder.string());
    const auto first = report(*source);
    ASSERT_TRUE(std::holds_alternative<SourceTrouble>(first));
    EXPECT_EQ(std::get<SourceTrouble>(first).kind, Kind::BadPhoto);
    EXPECT_EQ(std::get<SourceTrouble>(first).name, "1.jpg");
    EXPECT_FALSE(std::get<SourceTrouble>(first).reason.empty());
    EXPECT_TRUE(std::holds_alternative<Frame>(report(*source)));
}

TEST_F(FrameSourceTest, APhotoIsAFolderOfOne) {
    const auto photo = (m_folder / "photo").string(); // told by how it begins, not by its name
    std::ofstream(photo, std::ios::binary) << jpegOf(picture(100));
    const auto source = open(photo);
    EXPECT_TRUE(std::holds_alternative<Frame>(report(*source)));
    EXPECT_TRUE(std::holds_alternative<SourceEnded>(report(*source)));
}

TEST_F(FrameSourceTest, SaysWhatCannotBeOpened) {
    std::ofstream(m_folder / "letter.txt") << "Dear camera,";
    EXPECT_EQ(openSource((m_folder / "letter.txt").string()).error(), SourceError::Unreadable);
    EXPECT_EQ(openSource(m_folder.string()).error(), SourceError::NoPhotos);
    EXPECT_EQ(openSource((m_folder / "nowhere").string()).error(), SourceError::NotFound);
    EXPECT_EQ(openSource("/dev/video4711").error(), SourceError::NotFound);
    EXPECT_EQ(openSource("99999999999999999999").error(), SourceError::NotFound);
    EXPECT_EQ(openSource("").error(), SourceError::NotFound);
}

TEST_F(FrameSourceTest, AFilmGivesItsFramesInItsOwnTimeAndEnds) {
    const std::pair<std::string, int> films[]{
        {"film.avi", cv::VideoWriter::fourcc('M', 'J', 'P', 'G')},
        {"film.mp4", cv::VideoWriter::fourcc('m', 'p', '4', 'v')}};
    for (const auto& [name, codec] : films) {
        SCOPED_TRACE(name);
        const auto source = open(film(name, codec, 12).string());
        int frames = 0;
        double last = -0.1;
        auto r = report(*source);
        for (; std::holds_alternative<Frame>(r); r = report(*source)) {
            const auto& frame = std::get<Frame>(r);
            EXPECT_EQ(frame.name, std::to_string(frames));
            EXPECT_NEAR(frame.seconds, last + 0.1, 0.01);
            EXPECT_FALSE(frame.settled);
            EXPECT_NEAR(frame.image.at<cv::Vec3b>(10, 10)[1], 40 + frames, 4);
            last = frame.seconds;
            ++frames;
        }
        EXPECT_EQ(frames, 12);
        EXPECT_TRUE(std::holds_alternative<SourceEnded>(r));
        EXPECT_TRUE(std::holds_alternative<SourceEnded>(report(*source)));
    }
}

TEST_F(FrameSourceTest, AFilmThatWasTakenUprightIsUpright) {
    const auto file = m_folder / "upright.mp4";
    cv::Mat marked = picture(40);
    cv::rectangle(marked, cv::Rect(0, 0, 60, 60), cv::Scalar(0, 0, 255), cv::FILLED);
    cv::VideoWriter(file.string(), cv::VideoWriter::fourcc('m', 'p', '4', 'v'), 10.0, marked.size())
        .write(marked);
    auto bytes = contents(file);
    // The matrix of a track's header (ISO/IEC 14496-12, 8.3.2), as telephones write it.
    const std::string matrix{"\0\0\0\0\0\1\0\0\0\0\0\0\xFF\xFF\0\0\0\0\0\0\0\0\0\0", 24};
    constexpr std::size_t kToMatrix = 44;
    bytes.replace(bytes.find("tkhd") + kToMatrix, matrix.size(), matrix);
    const auto upright = report(*open(write("upright.mp4", bytes)));
    ASSERT_TRUE(std::holds_alternative<Frame>(upright));
    const auto& image = std::get<Frame>(upright).image;
    ASSERT_EQ(image.size(), cv::Size(240, 320));
    EXPECT_LT(image.at<cv::Vec3b>(20, 20)[2], 100);
    EXPECT_GT(image.at<cv::Vec3b>(20, 220)[2], 200) << "what was at the upper left";
}

TEST_F(FrameSourceTest, AFilmOfGiantFramesGivesNone) {
    const auto films = fs::path(POCKETMARS_TEST_DATA) / "fuzz" / "film";
    ASSERT_TRUE(fs::exists(films / "giant.webm"));
    const auto giant = openSource((films / "giant.webm").string()); // 16383 x 16383 px
    EXPECT_TRUE(!giant || std::holds_alternative<SourceEnded>(report(**giant)));

    auto bytes = contents(films / "vp8.webm");
    const auto small = open(write("small.webm", bytes));
    ASSERT_TRUE(std::holds_alternative<Frame>(report(*small)));
    const std::string start{"\x9D\x01\x2A"}; // of a key frame; its size follows (RFC 6386, 9.1)
    bytes.replace(bytes.find(start) + start.size(), 4, "\xFF\x3F\xFF\x3F");
    const auto larger = openSource(write("larger.webm", bytes));
    EXPECT_TRUE(!larger || std::holds_alternative<SourceEnded>(report(**larger)));
}

TEST_F(FrameSourceTest, AFilmOfStripsGivesNoFrame) {
    cv::VideoWriter((m_folder / "strip.avi").string(), cv::VideoWriter::fourcc('F', 'F', 'V', '1'),
                    10.0, {16, 4800})
        .write(cv::Mat(4800, 16, CV_8UC3, cv::Scalar::all(100)));
    const auto source = open((m_folder / "strip.avi").string());
    const auto first = report(*source);
    EXPECT_FALSE(std::holds_alternative<Frame>(first));
    EXPECT_FALSE(std::holds_alternative<NothingYet>(first));
}

TEST_F(FrameSourceTest, AFilmNamesNoOtherFilesOrAddresses) {
    film("film.avi", cv::VideoWriter::fourcc('M', 'J', 'P', 'G'), 3);
    std::ofstream(m_folder / "list.avi") << "ffconcat version 1.0\nfile film.avi\n";
    ASSERT_TRUE(cv::VideoCapture().open((m_folder / "list.avi").string(), cv::CAP_FFMPEG))
        << "then this test shows nothing";
    EXPECT_EQ(openSource((m_folder / "list.avi").string()).error(), SourceError::Unreadable);

    const auto letter = (m_folder / "letter.txt").string();
    std::ofstream(letter) << "Dear camera,";
    const auto session = fs::path(POCKETMARS_TEST_DATA) / "fuzz" / "film" / "session.sdp";
    EXPECT_EQ(openSource(session.string()).error(), SourceError::Unreadable);
    std::ofstream(m_folder / "list.m3u8") << "#EXTM3U\n#EXTINF:1,\nfilm.avi\n#EXT-X-ENDLIST\n";
    EXPECT_EQ(openSource((m_folder / "list.m3u8").string()).error(), SourceError::Unreadable);
    const std::vector<std::string> addresses{"subfile,,start,0,end,9,,://" + letter,
                                             "data://text/plain,x", "cache://" + letter};
    for (const auto& address : addresses) {
        EXPECT_FALSE(captureDevice(CaptureKind::Stream, address)->open()) << address;
    }
}

TEST_F(FrameSourceTest, AStreamGivesWhatItShowsNow) {
    MjpegServer server;
    server.show(picture(60));
    const auto source = open(server.url());
    EXPECT_TRUE(source->isLive());
    ASSERT_TRUE(givesFrame(*source));
    server.show(picture(200));
    int level = 0;
    for (int i = 0; i < kRounds && level < 190; ++i) {
        const auto r = source->next(kPatience);
        if (const auto* frame = std::get_if<Frame>(&r)) {
            level = frame->image.at<cv::Vec3b>(10, 10)[1];
        }
    }
    EXPECT_NEAR(level, 200, 4);
}

TEST_F(FrameSourceTest, AStreamThatFallsSilentIsFrozenUntilItGoesOn) {
    MjpegServer server;
    server.show(picture(60));
    const auto source = open(server.url());
    ASSERT_TRUE(givesFrame(*source));
    server.setMood(MjpegServer::Mood::Stalls);
    EXPECT_EQ(nextTrouble(*source), Kind::Frozen);
    EXPECT_TRUE(std::holds_alternative<NothingYet>(source->next(kPatience))) << "said once";
    server.setMood(MjpegServer::Mood::Sends);
    EXPECT_TRUE(givesFrame(*source));
}

TEST_F(FrameSourceTest, AStreamThatIsSwitchedOffIsGoneUntilItIsBack) {
    MjpegServer server;
    server.show(picture(60));
    const auto source = open(server.url());
    ASSERT_TRUE(givesFrame(*source));
    server.setMood(MjpegServer::Mood::Off);
    EXPECT_EQ(nextTrouble(*source), Kind::Gone);
    server.setMood(MjpegServer::Mood::Sends);
    EXPECT_TRUE(givesFrame(*source));
    server.setMood(MjpegServer::Mood::Off);
    EXPECT_EQ(nextTrouble(*source), Kind::Gone) << "said again";
}

TEST_F(FrameSourceTest, AStreamThatIsNotThereYetIsWaitedFor) {
    MjpegServer server;
    server.setMood(MjpegServer::Mood::Off);
    const auto source = open(server.url());
    EXPECT_EQ(nextTrouble(*source), Kind::Gone);
    server.show(picture(60));
    server.setMood(MjpegServer::Mood::Sends);
    EXPECT_TRUE(givesFrame(*source));
}

TEST_F(FrameSourceTest, BrokenPicturesAreSaidAndNeverGiven) {
    MjpegServer server;
    server.show(picture(60));
    const auto source = open(server.url());
    ASSERT_TRUE(givesFrame(*source));
    const auto whole = jpegOf(picture(60));
    server.showBytes(whole.substr(0, whole.size() / 2));
    EXPECT_EQ(nextTrouble(*source), Kind::Broken);
    for (int i = 0; i < 5; ++i) {
        EXPECT_TRUE(std::holds_alternative<NothingYet>(source->next(kPatience)));
    }
    server.show(picture(60));
    EXPECT_TRUE(givesFrame(*source));
}

TEST_F(FrameSourceTest, ANoisyCameraThatRepeatsItselfIsFrozen) {
    MjpegServer server;
    server.show(picture(60));
    server.setNoisy(true);
    const auto source = open(server.url());
    for (int i = 0; i < 15; ++i) {
        ASSERT_TRUE(givesFrame(*source));
    }
    server.setNoisy(false);
    EXPECT_EQ(nextTrouble(*source), Kind::Frozen);
    server.setNoisy(true);
    EXPECT_TRUE(givesFrame(*source));
}

TEST(PhotoFolder, NumbersInNamesCountByValue) {
    EXPECT_TRUE(namedBefore("2.jpg", "10.jpg"));
    EXPECT_FALSE(namedBefore("10.jpg", "2.jpg"));
    EXPECT_TRUE(namedBefore("a1b2", "a1b10"));
    EXPECT_TRUE(namedBefore("a", "a1"));
    EXPECT_TRUE(namedBefore("007", "8"));
    EXPECT_NE(namedBefore("01", "1"), namedBefore("1", "01"));
    EXPECT_FALSE(namedBefore("5", "5"));
}

} // namespace
} // namespace pocketmars::vision
