#include "tests/app/cli/run_program.h"

#include <nlohmann/json.hpp>

#include <fstream>

namespace pocketmars::cli {
namespace {

using ProfileCommands = ProgramTest;

TEST_F(ProfileCommands, LearnListShowAndRemoveAProfile) {
    const auto learnt = runProgram({"profile", "learn", POCKETMARS_SAMPLES "/profile"});
    ASSERT_EQ(learnt.code, 0) << learnt.err;
    EXPECT_EQ(learnt.err, "");

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

TEST_F(ProfileCommands, SayWhereTheyCannotStore) {
    // A file stands where the data folder should be: nobody may write there, root neither.
    std::ofstream(m_folder / "data") << "in the way";
    const auto result = runProgram({"profile", "learn", POCKETMARS_SAMPLES "/profile"});
    expectOneLineError(result);
    EXPECT_NE(result.err.find((m_folder / "data").string()), std::string::npos) << result.err;
}

} // namespace
} // namespace pocketmars::cli
