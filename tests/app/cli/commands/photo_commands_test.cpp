#include "engine/format/observation_json.h"
#include "tests/app/cli/sample_profile.h"

#include <nlohmann/json.hpp>
#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <array>
#include <fstream>

namespace pocketmars::cli {
namespace {

using nlohmann::json;

const std::string kPhoto = POCKETMARS_SAMPLES "/stills/solo-1-easy.jpg";

std::string contentOf(const std::string& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

class PhotoCommands : public SampleProfileTest {
protected:
    std::string write(const std::string& name, const std::string& bytes) const {
        const auto file = m_folder / name;
        std::ofstream(file, std::ios::binary) << bytes;
        return file.string();
    }

    std::string write(const std::string& name, const cv::Mat& image) const {
        auto file = (m_folder / name).string();
        cv::imwrite(file, image);
        return file;
    }

    /// As a camera would see the picture from another side.
    static cv::Mat leaning(const cv::Mat& photo) {
        const auto w = static_cast<float>(photo.cols);
        const auto h = static_cast<float>(photo.rows);
        const std::array<cv::Point2f, 4> from{{{0, 0}, {w, 0}, {w, h}, {0, h}}};
        const std::array<cv::Point2f, 4> to{
            {{0.06F * w, 0.04F * h}, {0.96F * w, 0}, {w, h}, {0, 0.97F * h}}};
        cv::Mat out;
        cv::warpPerspective(photo, out, cv::getPerspectiveTransform(from.data(), to.data()),
                            photo.size(), cv::INTER_AREA, cv::BORDER_REPLICATE);
        return out;
    }

    /// A JPEG whose header says that it has so many px a side (ITU T.81, B.2.2: SOF0).
    static std::string withSide(std::string jpeg, unsigned side) {
        const auto frame = jpeg.find("\xFF\xC0");
        for (const auto offset : {5U, 7U}) {
            jpeg[frame + offset] = static_cast<char>(side >> 8U);
            jpeg[frame + offset + 1] = static_cast<char>(side & 0xFFU);
        }
        return jpeg;
    }
};

TEST_F(PhotoCommands, FromAPhotoToAScoreInTheHistory) {
    learnSample();
    const auto overlay = (m_folder / "overlay.png").string();
    const auto read =
        runProgram({"read", kPhoto, "--human", "red", "--da", "yellow", "--overlay", overlay});
    ASSERT_EQ(read.code, 0) << read.err;
    EXPECT_TRUE(engine::observationFromJson(read.out)) << read.out;
    EXPECT_FALSE(cv::imread(overlay).empty());

    const auto scored =
        runProgram({"score", kPhoto, "--human", "red", "--da", "yellow", "--json", "--save"});
    ASSERT_EQ(scored.code, 0) << scored.err;
    auto truth = json::parse(
        runProgram({"score", POCKETMARS_SAMPLES "/stills/solo-1-easy.json", "--json"}).out);
    auto sheet = json::parse(scored.out);
    sheet.erase("questions");
    truth.erase("questions");
    EXPECT_EQ(sheet, truth);

    const auto game = json::parse(runProgram({"history", "show", "1", "--json"}).out);
    EXPECT_EQ(game["profile"], "samples");
    EXPECT_EQ(game["photo"], true);
    EXPECT_EQ(game["score"], truth);

    const auto again = runProgram({"score", kPhoto, "--human", "red", "--da", "yellow", "--save"});
    EXPECT_NE(again.err.find("Saved again as game 1."), std::string::npos) << again.err;
    EXPECT_EQ(json::parse(runProgram({"history", "list", "--json"}).out)["games"].size(), 1U);
}

TEST_F(PhotoCommands, TraceHowAPhotoIsRead) {
    learnSample();
    const auto folder = m_folder / "trace";
    const auto read = runProgram(
        {"read", kPhoto, "--human", "red", "--da", "yellow", "--trace", folder.string()});
    ASSERT_EQ(read.code, 0) << read.err;
    EXPECT_TRUE(engine::observationFromJson(read.out)) << read.out;
    for (const char* name : {"01-features.jpg", "02-plane.jpg", "04-cards.jpg", "05-stacks.jpg"}) {
        EXPECT_FALSE(cv::imread((folder / name).string()).empty()) << name;
    }
    std::ifstream times(folder / "times.txt");
    std::string stage;
    times >> stage;
    EXPECT_EQ(stage, "tiles");
    expectOneLineError(runProgram({"read", kPhoto, "--human", "red", "--da", "yellow", "--trace",
                                   write("a file", std::string("no folder"))}));
    expectOneLineError(runProgram({"read", "--bundle", "watch.zip", "--trace", folder.string()}));
}

TEST_F(PhotoCommands, TraceAPhotoThatShowsNoTable) {
    learnSample();
    const auto wood = write("wood.jpg", cv::Mat(900, 1200, CV_8UC3, cv::Scalar(60, 90, 130)));
    const auto folder = m_folder / "trace";
    expectOneLineError(
        runProgram({"read", wood, "--human", "red", "--da", "yellow", "--trace", folder.string()}));
    EXPECT_FALSE(cv::imread((folder / "01-features.jpg").string()).empty());
}

TEST_F(PhotoCommands, SeveralPhotosOfATableAreReadTogether) {
    learnSample();
    const auto aside = write("aside.png", leaning(cv::imread(kPhoto)));
    const auto overlay = (m_folder / "overlay.png").string();
    const auto read = runProgram(
        {"read", kPhoto, aside, "--human", "red", "--da", "yellow", "--overlay", overlay});
    ASSERT_EQ(read.code, 0) << read.err;
    EXPECT_FALSE(cv::imread(overlay).empty());
    EXPECT_FALSE(cv::imread((m_folder / "overlay-2.png").string()).empty());
    const auto scored =
        runProgram({"score", kPhoto, aside, "--human", "red", "--da", "yellow", "--json"});
    ASSERT_EQ(scored.code, 0) << scored.err;
    auto truth = json::parse(
        runProgram({"score", POCKETMARS_SAMPLES "/stills/solo-1-easy.json", "--json"}).out);
    auto sheet = json::parse(scored.out);
    sheet.erase("questions");
    truth.erase("questions");
    EXPECT_EQ(sheet, truth);
}

TEST_F(PhotoCommands, SayWhichOfSeveralPhotosDoesNotFit) {
    learnSample();
    const std::string other = POCKETMARS_SAMPLES "/stills/solo-2-easy.jpg";
    const std::string none = POCKETMARS_SAMPLES "/stills/solo-1-easy.json";
    for (const auto& second : {other, none, (m_folder / "nowhere.jpg").string()}) {
        const auto result =
            runProgram({"score", kPhoto, second, "--human", "red", "--da", "yellow", "--save"});
        expectOneLineError(result);
        EXPECT_NE(result.err.find(second), std::string::npos) << result.err;
    }
    EXPECT_NE(runProgram({"history", "show", "1"}).code, 0); // nothing was saved
}

TEST_F(PhotoCommands, SayWhatIsWrongWithAPhoto) {
    learnSample();
    cv::Mat noise(600, 800, CV_8UC3);
    cv::RNG(1).fill(noise, cv::RNG::UNIFORM, 0, 256);
    const auto jpeg = contentOf(kPhoto);
    const std::string bad[]{
        write("noise.png", noise),
        write("dot.png", cv::Mat(1, 1, CV_8UC3, cv::Scalar(1, 2, 3))),
        write("cut.jpg", jpeg.substr(0, jpeg.size() / 3)),
        write("huge.jpg", withSide(jpeg, 20000)),
        write("letter.jpg", "Dear camera,"),
        write("empty.jpg", ""),
        m_folder.string(),
        (m_folder / "nowhere.jpg").string(),
    };
    for (const auto& photo : bad) {
        for (const std::string command : {"read", "score"}) {
            SCOPED_TRACE(photo);
            SCOPED_TRACE(command);
            const auto result = runProgram({command, photo, "--human", "red", "--da", "blue"});
            expectOneLineError(result);
            EXPECT_NE(result.err.find(photo), std::string::npos) << result.err;
        }
    }
}

TEST_F(PhotoCommands, TellASoloGameByWhereThePrepModulesLie) {
    learnSample();
    const auto said = runProgram({"score", kPhoto, "--human", "red", "--da", "yellow", "--json"});
    const auto unsaid = runProgram({"score", kPhoto, "--json"});
    ASSERT_EQ(unsaid.code, 0) << unsaid.err;
    EXPECT_EQ(unsaid.out, said.out);
    EXPECT_EQ(unsaid.err, "By where the prep modules lie, red plays against Devious Automatics in "
                          "yellow; if not so, say it with --human and --da, or --players.\n");
    EXPECT_EQ(said.err, "");
}

TEST_F(PhotoCommands, SayWhichOptionIsMissingWhereThePlayersAreInDoubt) {
    learnSample();
    // Green's ship, at the upper edge, is cut off; green colonists stand on the buildings.
    const auto whole = cv::imread(POCKETMARS_SAMPLES "/stills/versus-3p-easy.jpg");
    const auto cut = (m_folder / "cut.png").string();
    cv::imwrite(cut, whole.rowRange(215, whole.rows));
    const auto result = runProgram({"score", cut});
    expectOneLineError(result);
    EXPECT_NE(result.err.find("--mode"), std::string::npos) << result.err;
    expectOneLineError(runProgram({"score", kPhoto, "--human", "red"}));
    expectOneLineError(runProgram({"score", kPhoto, "--human", "red", "--da", "pink"}));
}

TEST_F(PhotoCommands, ReadAPhotoOf108MegapixelsAtASmallerScale) {
    cv::Mat large;
    cv::resize(cv::imread(kPhoto), large, cv::Size(12000, 9000), 0, 0, cv::INTER_NEAREST);
    const auto photo = write("large.jpg", large);
    large.release();
    const auto result = runProgram({"outlines", photo, "--json"});
    ASSERT_EQ(result.code, 0) << result.err;
    const auto cards = json::parse(result.out)["cards"];
    EXPECT_GT(cards.size(), 10U);
    double right = 0.0;
    for (const auto& card : cards) {
        right = std::max(right, card["corners"][1][0].get<double>());
    }
    EXPECT_GT(right, 6000.0) << "corners are px of the photo as it is, not of the smaller one";
}

TEST_F(PhotoCommands, OutlinesComeWithAnOverlay) {
    const auto overlay = (m_folder / "overlay.jpg").string();
    const auto result = runProgram({"outlines", kPhoto, "--overlay", overlay});
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(cv::imread(overlay).size(), cv::Size(1280, 960));
    expectOneLineError(runProgram({"outlines", kPhoto, "--overlay", "/nowhere/overlay.png"}));
    expectOneLineError(runProgram({"outlines", kPhoto, "--overlay", overlay + ".doc"}));
}

} // namespace
} // namespace pocketmars::cli
