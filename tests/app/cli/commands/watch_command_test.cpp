#include "engine/format/observation_json.h"
#include "tests/app/cli/json_events.h"
#include "tests/app/cli/sample_profile.h"

#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace pocketmars::cli {
namespace {

using nlohmann::json;

const std::string kPhoto = POCKETMARS_SAMPLES "/stills/solo-1-easy.jpg";

class WatchCommand : public SampleProfileTest {
protected:
    WatchCommand() { std::filesystem::create_directories(photos()); }

    [[nodiscard]] std::filesystem::path photos() const { return m_folder / "photos"; }

    /// Watches the folder of photos as JSON.
    [[nodiscard]] std::vector<json> events() const {
        const auto result =
            runProgram({"watch", photos().string(), "--human", "red", "--da", "yellow", "--json"});
        EXPECT_EQ(result.code, 0) << result.err;
        EXPECT_EQ(result.err, "");
        return jsonEvents(result.out);
    }
};

TEST_F(WatchCommand, PrintsATableForEachPhotoOfAFolderAndEnds) {
    learnSample();
    std::filesystem::copy(kPhoto, photos() / "10.jpg");
    const cv::Mat photo = cv::imread(kPhoto);
    cv::Mat turned;
    cv::rotate(photo, turned, cv::ROTATE_180); // an upside-down camera
    cv::imwrite((photos() / "9.jpg").string(), turned);
    const auto seen = events();
    ASSERT_EQ(seen.size(), 2U);
    EXPECT_EQ(seen[0]["photo"], "9.jpg");
    EXPECT_EQ(seen[1]["photo"], "10.jpg");
    std::ifstream file(POCKETMARS_SAMPLES "/stills/solo-1-easy.json");
    const auto truth = json::parse(file);
    for (const auto& event : seen) {
        EXPECT_EQ(event["event"], "table");
        EXPECT_TRUE(event["t"].is_number());
        EXPECT_TRUE(engine::observationFromJson(event["table"].dump()));
        EXPECT_EQ(event["table"]["players"], truth["players"]);
        EXPECT_FALSE(event["table"]["confidence"].empty());
    }
}

TEST_F(WatchCommand, SaysWhatIsWrongWithPicturesAndGoesOn) {
    learnSample();
    const cv::Size size(1280, 960);
    const cv::Mat photo = cv::imread(kPhoto);
    cv::Mat small;
    cv::resize(photo, small, {320, 240}, 0, 0, cv::INTER_AREA);
    cv::Mat burnt;
    photo.convertTo(burnt, CV_8UC3, 1.0, 230.0);
    cv::Mat noise(size, CV_8UC3);
    cv::RNG(1).fill(noise, cv::RNG::UNIFORM, 0, 256);
    const auto put = [&](const std::string& name, const cv::Mat& image) {
        cv::imwrite((photos() / name).string(), image);
    };
    put("1.png", cv::Mat::zeros(size, CV_8UC3));
    put("2.png", cv::Mat::zeros(size, CV_8UC3)); // the same again: not said again
    put("3.png", burnt);
    put("4.png", cv::Mat(size, CV_8UC3, cv::Scalar(90, 60, 160)));
    put("5.png", small);
    put("6.png", noise);
    std::ofstream(photos() / "7.jpg") << "Dear camera,";
    std::filesystem::copy(kPhoto, photos() / "8.jpg");
    std::vector<std::string> causes;
    for (const auto& event : events()) {
        causes.push_back(event.value("cause", event["event"].get<std::string>()));
        if (event["event"] == "warning") {
            EXPECT_FALSE(event["text"].get<std::string>().empty());
            EXPECT_FALSE(event["fix"].get<std::string>().empty());
        }
    }
    EXPECT_EQ(causes, (std::vector<std::string>{"too_dark", "too_bright", "blank", "too_small",
                                                "no_table", "bad_photo", "table"}));
}

TEST_F(WatchCommand, ARecordReproducesItsReadings) {
    learnSample();
    std::filesystem::copy(kPhoto, photos() / "1.jpg");
    cv::imwrite((photos() / "2.png").string(), cv::Mat::zeros(960, 1280, CV_8UC3));
    const auto record = m_folder / "record";
    const auto watched = runProgram({"watch", photos().string(), "--human", "red", "--da", "yellow",
                                     "--json", "--record", record.string()});
    ASSERT_EQ(watched.code, 0) << watched.err;
    const auto table = json::parse(watched.out.substr(0, watched.out.find('\n')))["table"];

    std::filesystem::remove_all(m_folder / "data"); // on another machine
    const auto bundle = (record / "watch.zip").string();
    const auto again = runProgram({"read", "--bundle", bundle});
    ASSERT_EQ(again.code, 0) << again.err;
    EXPECT_EQ(json::parse(again.out), table);
    EXPECT_NE(again.err.find("2.png"), std::string::npos) << "the black one is said";

    std::ofstream(m_folder / "letter.zip") << "Dear camera,";
    expectOneLineError(runProgram({"read", "--bundle", (m_folder / "letter.zip").string()}));
    expectOneLineError(runProgram({"read", "--bundle", (m_folder / "nowhere.zip").string()}));
    expectOneLineError(runProgram({"read", "--bundle", bundle, kPhoto}));
    expectOneLineError(runProgram({"read"}));
    const std::string nowhere = "/proc/record";
    expectOneLineError(runProgram({"watch", photos().string(), "--profile", "samples", "--human",
                                   "red", "--da", "yellow", "--record", nowhere}));
}

TEST_F(WatchCommand, SaysWhichOptionsSayWhoPlays) {
    learnSample();
    // A ship is cut off; the colonists of its colour are in view.
    const cv::Mat photo = cv::imread(POCKETMARS_SAMPLES "/stills/versus-3p-easy.jpg");
    cv::imwrite((photos() / "1.jpg").string(), photo.rowRange(215, photo.rows));
    const auto result = runProgram({"watch", photos().string()});
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_NE(result.out.find("--human"), std::string::npos) << result.out;
    EXPECT_EQ(std::count(result.out.begin(), result.out.end(), '\n'), 1) << result.out;
}

TEST_F(WatchCommand, TellsASoloGameByItself) {
    learnSample();
    std::filesystem::copy(kPhoto, photos() / "1.jpg");
    const auto result = runProgram({"watch", photos().string(), "--json"});
    ASSERT_EQ(result.code, 0) << result.err;
    const auto players = json::parse(result.out)["table"]["players"];
    EXPECT_EQ(players[0]["colour"], "red");
    EXPECT_EQ(players[1]["role"], "da");
}

TEST_F(WatchCommand, AnswersWhatCannotBeWatchedWithOneLine) {
    learnSample();
    for (const std::string source : {"/nowhere", "/dev/video4711", ""}) {
        expectOneLineError(runProgram({"watch", source}));
    }
    expectOneLineError(runProgram({"watch", photos().string()}));
    expectOneLineError(runProgram({"watch", photos().string(), "--profile", "other"}));
    expectOneLineError(runProgram({"watch"}));
}

TEST_F(WatchCommand, RefusesAGameThatCanNotBePlayed) {
    learnSample();
    std::filesystem::copy(kPhoto, photos() / "1.jpg");
    const auto refuses = [&](const std::vector<std::string>& more, const std::string& names) {
        std::vector<std::string> arguments{"watch", photos().string()};
        arguments.insert(arguments.end(), more.begin(), more.end());
        const auto result = runProgram(arguments);
        expectOneLineError(result);
        EXPECT_NE(result.err.find(names), std::string::npos) << result.err;
    };
    const std::string human = "--human=red";
    const std::string da = "--da=yellow";
    refuses({"--play", "chess", human, da}, "'chess'");
    refuses({"--play", "solo", human, da, "--level", "easy"}, "'easy'");
    refuses({"--play", "solo", human, da, "--edition", "de"}, "'de'");
    refuses({"--play", "solo", human, da, "--answers", "/nowhere"}, "/nowhere");
    refuses({"--play", "solo"}, "--human");
    refuses({"--play", "versus"}, "--players");
    refuses({"--play", "solo", "--players", "red,yellow,blue"}, "--human");
}

TEST_F(WatchCommand, ListsCameras) {
    const auto result = runProgram({"cameras", "--json"});
    EXPECT_EQ(result.code, 0);
    EXPECT_TRUE(json::parse(result.out)["cameras"].is_array());
    EXPECT_EQ(runProgram({"cameras"}).code, 0);
}

} // namespace
} // namespace pocketmars::cli
