#include "tests/app/cli/run_program.h"
#include "tests/app/cli/sample_profile.h"

#include <nlohmann/json.hpp>
#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>

#include <fstream>
#include <iterator>

namespace pocketmars::cli {
namespace {

using ProfileCommands = ProgramTest;
using KnownProfile = SampleProfileTest;

TEST_F(KnownProfile, IsReplacedListedShownAndRemoved) {
    learnSample();
    const auto learnt = runProgram({"profile", "learn", POCKETMARS_SAMPLES "/profile"});
    ASSERT_EQ(learnt.code, 0) << learnt.err;
    EXPECT_EQ(learnt.err,
              "It took the place of the one that was called so; --name gives another.\n");

    // Named after the folder above, since the photos' own is called `profile`.
    EXPECT_EQ(runProgram({"profile", "list"}).out, "samples\n");
    EXPECT_EQ(nlohmann::json::parse(runProgram({"profile", "list", "--json"}).out),
              nlohmann::json::parse(R"({"profiles": ["samples"]})"));

    const auto shown =
        nlohmann::json::parse(runProgram({"profile", "show", "samples", "--json"}).out);
    EXPECT_EQ(shown["faces"].size(), 50U);
    EXPECT_TRUE(std::filesystem::is_directory(shown["folder"].get<std::string>()));

    EXPECT_EQ(runProgram({"profile", "remove", "samples"}).code, 0);
    EXPECT_EQ(runProgram({"profile", "list"}).out, "");
}

TEST_F(ProfileCommands, SaysHowToLearnTheFirst) {
    const auto list = runProgram({"profile", "list"});
    EXPECT_EQ(list.code, 0);
    EXPECT_NE(list.err.find("profile learn"), std::string::npos);
    expectOneLineError(runProgram({"profile", "show", "mine"}));
    expectOneLineError(runProgram({"profile", "remove", "mine"}));
}

TEST_F(ProfileCommands, NameThePhotoThatIsMissing) {
    const auto photos = m_folder / "photos";
    std::filesystem::copy(POCKETMARS_SAMPLES "/profile", photos);
    std::filesystem::remove(photos / "backs.jpg");
    const auto result = runProgram({"profile", "learn", photos.string()});
    expectOneLineError(result);
    EXPECT_NE(result.err.find("backs.jpg"), std::string::npos) << result.err;
    EXPECT_EQ(runProgram({"profile", "list"}).out, "");
}

TEST_F(ProfileCommands, SayHowToShowWhereCardsLie) {
    const auto photos = m_folder / "photos";
    std::filesystem::copy(POCKETMARS_SAMPLES "/profile", photos);
    std::filesystem::copy_file(photos / "colonists.jpg", photos / "buildings.jpg",
                               std::filesystem::copy_options::overwrite_existing);
    const auto result = runProgram({"profile", "learn", photos.string()});
    expectOneLineError(result);
    EXPECT_NE(result.err.find("; or say where they lie with --corners FILE"), std::string::npos)
        << result.err;
    EXPECT_EQ(runProgram({"profile", "list"}).out, "");
}

TEST_F(ProfileCommands, RefuseCornersThatCanNotBe) {
    const auto learnWith = [&](const std::string& pages) {
        const auto file = m_folder / "corners.json";
        std::ofstream(file) << R"({"format": "pocketmars.corners/1", "pages": )" << pages << "}";
        const auto result = runProgram(
            {"profile", "learn", POCKETMARS_SAMPLES "/profile", "--corners", file.string()});
        expectOneLineError(result);
        EXPECT_EQ(runProgram({"profile", "list"}).out, "");
        return result.err;
    };
    EXPECT_EQ(learnWith(R"({"buildings": {"cards": [{"corners": [[0,0],[9,9],[9,0],[0,9]]}]}})"),
              "pocketmars: corners.json: pages.buildings.cards.0.corners: the corners cross; name "
              "them in turn around the card\n");
    EXPECT_EQ(learnWith(R"({"buildings": {"cards": [{"corners": [[0,0],[9,0],[9,9],[0,9]]}]}})"),
              "pocketmars: corners.json: pages.buildings: 1 card is marked, expected 5: mark each "
              "once\n");
    EXPECT_EQ(learnWith(R"({"buildings": {"size": [800, 600], "cards": []}})"),
              "pocketmars: corners.json: pages.buildings: they are of a photo of 800 x 600 px, "
              "this one has 1280 x 960; mark this one\n");
    EXPECT_NE(learnWith("{").find("pocketmars: corners.json: "), std::string::npos);
    expectOneLineError(runProgram({"profile", "learn", POCKETMARS_SAMPLES "/profile", "--corners",
                                   (m_folder / "none.json").string()}));
}

TEST_F(ProfileCommands, StartCornersFromWhatIsFound) {
    const auto outlines =
        runProgram({"outlines", "--json", POCKETMARS_SAMPLES "/profile/buildings.jpg"});
    const auto json = nlohmann::json::parse(outlines.out);
    EXPECT_EQ(json["format"], "pocketmars.corners/1");
    EXPECT_EQ(json["photo"], "buildings.jpg");
    EXPECT_EQ(json["size"], nlohmann::json::parse("[1280, 960]"));
    EXPECT_EQ(json["cards"].size(), 5U);
    const auto file = m_folder / "buildings.json";
    std::ofstream(file) << outlines.out;
    // Twice the same photo: which is meant?
    const auto twice = runProgram({"profile", "learn", POCKETMARS_SAMPLES "/profile", "--corners",
                                   file.string(), "--corners", file.string()});
    expectOneLineError(twice);
    EXPECT_NE(twice.err.find("another file says already"), std::string::npos) << twice.err;
}

TEST_F(ProfileCommands, LearnNoPageTwice) {
    const auto photos = m_folder / "photos";
    std::filesystem::copy(POCKETMARS_SAMPLES "/profile", photos);
    std::filesystem::copy_file(photos / "greenhouse.jpg", photos / "energy_bank.jpg",
                               std::filesystem::copy_options::overwrite_existing);
    const auto result = runProgram({"profile", "learn", photos.string()});
    expectOneLineError(result);
    EXPECT_EQ(result.err, "pocketmars: energy_bank.jpg: it shows the same cards as greenhouse.jpg; "
                          "look which of the two is right, and photograph the other cards; if they "
                          "are right as they are, learn them with --trust-pages\n");
    EXPECT_EQ(runProgram({"profile", "list"}).out, "");
}

TEST_F(ProfileCommands, SayWhereTheyCannotStore) {
    // A file stands where the data folder should be: nobody may write there, root neither.
    std::ofstream(m_folder / "data") << "in the way";
    const auto result = runProgram({"profile", "learn", POCKETMARS_SAMPLES "/profile"});
    expectOneLineError(result);
    EXPECT_NE(result.err.find((m_folder / "data").string()), std::string::npos) << result.err;
}

TEST_F(KnownProfile, GoesToAnotherOwnerAndBack) {
    learnSample();
    const auto file = (m_folder / "mine.pmprofile").string();
    const auto written = runProgram({"profile", "export", "samples", file});
    EXPECT_EQ(written.code, 0) << written.err;
    const auto twice = runProgram({"profile", "import", file});
    expectOneLineError(twice);
    EXPECT_EQ(twice.err, "pocketmars: there is a card profile called 'samples' already; give this "
                         "one another name with --name, or let it take the other's place with "
                         "--replace\n");
    EXPECT_EQ(runProgram({"profile", "import", file, "--replace"}).code, 0);
    EXPECT_EQ(runProgram({"profile", "import", file, "--name", "other"}).code, 0);
    EXPECT_EQ(runProgram({"profile", "list"}).out, "other\nsamples\n");
    expectOneLineError(runProgram({"profile", "import", POCKETMARS_SAMPLES "/profile/backs.jpg"}));
    expectOneLineError(runProgram({"profile", "export", "nobody", file}));
}

TEST_F(KnownProfile, SaysHowWellCardsAgree) {
    learnSample();
    const auto json =
        nlohmann::json::parse(runProgram({"profile", "test", "samples",
                                          POCKETMARS_SAMPLES "/profile/greenhouse.jpg", "--json"})
                                  .out);
    const auto& cards = json["photos"][0]["cards"];
    ASSERT_EQ(cards.size(), 7U);
    for (std::size_t i = 0; i < 7; ++i) {
        EXPECT_EQ(cards[i]["card"], "G" + std::to_string(i + 1)) << "as they lie";
        EXPECT_EQ(cards[i]["verdict"], "good");
        EXPECT_GT(cards[i]["agreement"], 0.8);
    }
    const auto table =
        runProgram({"profile", "test", "samples", POCKETMARS_SAMPLES "/profile/backs.jpg"});
    EXPECT_EQ(table.code, 0);
    EXPECT_NE(table.out.find("back-greenhouse"), std::string::npos) << table.out;
    EXPECT_NE(table.out.find("5 cards: 5 good, 0 weak, 0 not recognised; the profile fits"),
              std::string::npos)
        << table.out;
    expectOneLineError(runProgram({"profile", "test", "samples", "nowhere.jpg"}));
    expectOneLineError(
        runProgram({"profile", "test", "nobody", POCKETMARS_SAMPLES "/profile/backs.jpg"}));
}

TEST_F(KnownProfile, SaysWhatWasLearntInDoubtUntilItIsLearntAgain) {
    learnSample();
    const auto file = m_folder / "data" / "pocketmars" / "profiles" / "samples" / "profile.json";
    std::ifstream in(file);
    auto json = nlohmann::json::parse(in);
    json["in_doubt"] = {"greenhouse.jpg"};
    std::ofstream(file) << json;
    const auto shown = runProgram({"profile", "show", "samples"});
    EXPECT_EQ(shown.code, 0);
    EXPECT_EQ(shown.err.substr(0, 53), "greenhouse.jpg: not all there could be told for certa");
    EXPECT_NE(shown.err.find("--corners FILE"), std::string::npos) << shown.err;
    const auto again = runProgram(
        {"profile", "learn-page", "samples", POCKETMARS_SAMPLES "/profile/greenhouse.jpg"});
    ASSERT_EQ(again.code, 0) << again.err;
    EXPECT_EQ(again.err, "");
    EXPECT_EQ(runProgram({"profile", "show", "samples"}).err, "");
}

TEST_F(KnownProfile, LearnsAPageAgainAlone) {
    learnSample();
    const auto folder = m_folder / "data" / "pocketmars" / "profiles" / "samples";
    const auto bytes = [&](const char* file) {
        std::ifstream in(folder / file, std::ios::binary);
        return std::string(std::istreambuf_iterator<char>(in), {});
    };
    // The same photo, darker, as if by another light.
    const auto photo = m_folder / "evening.jpg";
    cv::imwrite(photo.string(), cv::imread(POCKETMARS_SAMPLES "/profile/greenhouse.jpg") * 0.8);
    const auto unnamed = runProgram({"profile", "learn-page", "samples", photo.string()});
    expectOneLineError(unnamed);
    EXPECT_NE(unnamed.err.find("called \"evening\""), std::string::npos) << unnamed.err;
    const auto green = bytes("G3.png");
    const auto other = bytes("E3.png");
    const auto again =
        runProgram({"profile", "learn-page", "samples", photo.string(), "--page", "greenhouse"});
    ASSERT_EQ(again.code, 0) << again.err;
    EXPECT_NE(bytes("G3.png"), green);
    EXPECT_EQ(bytes("E3.png"), other) << "as it was";
    const auto wrong =
        runProgram({"profile", "learn-page", "samples", POCKETMARS_SAMPLES "/profile/aqualab.jpg",
                    "--page", "energy_bank"});
    expectOneLineError(wrong);
    EXPECT_NE(wrong.err.find("the same cards as energy_bank.jpg"), std::string::npos) << wrong.err;
    EXPECT_EQ(bytes("E3.png"), other);
}

} // namespace
} // namespace pocketmars::cli
