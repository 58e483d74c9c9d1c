#include "app/cli/play/game_answers.h"
#include "tests/temp_folder.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>

namespace pocketmars::cli {
namespace {

constexpr std::size_t kOptions = 3;

class GameAnswersTest : public testing::Test {
protected:
    /// What is answered to question 1 by what is typed.
    static std::optional<std::size_t> typed(const std::string& text) {
        std::istringstream stream(text);
        return GameAnswers(stream).to(1, kOptions);
    }

    [[nodiscard]] std::string file(const std::string& text) const {
        std::ofstream(m_file) << text;
        return m_file.string();
    }

    const test::TempFolder m_folder;
    const std::filesystem::path m_file = m_folder / "answers";
};

TEST_F(GameAnswersTest, AreTypedAsNumbersFromOne) {
    EXPECT_EQ(typed("1\n"), 0U);
    EXPECT_EQ(typed("3\n"), 2U);
    EXPECT_EQ(typed("2"), 1U) << "without an end of line";
    EXPECT_EQ(typed("2 \r\n"), 1U) << "as other systems end lines";
}

TEST_F(GameAnswersTest, AreWaitedForUntilOneFits) {
    EXPECT_EQ(typed("0\n4\n-1\nthe second\n2nd\n\n2\n1\n"), 1U);
    EXPECT_EQ(typed("{\"answer\": 1, \"option\": 3}\n{\"answer\": 1}\n[1]\n2\n"), 1U);
}

TEST_F(GameAnswersTest, MayNeverCome) {
    EXPECT_EQ(typed(""), std::nullopt);
    EXPECT_EQ(typed("9\n"), std::nullopt);
}

TEST_F(GameAnswersTest, AreTakenAsJsonFromZero) {
    EXPECT_EQ(typed("{\"answer\": 1, \"option\": 2}\n"), 2U);
}

TEST_F(GameAnswersTest, AreKeptForTheQuestionTheyAreMeantFor) {
    std::istringstream stream("{\"answer\": 2, \"option\": 2}\n{\"answer\": 1, \"option\": 0}\n");
    GameAnswers answers(stream);
    EXPECT_EQ(answers.to(1, kOptions), 0U);
    EXPECT_EQ(answers.to(2, kOptions), 2U);
}

TEST_F(GameAnswersTest, ComeFromAFileBeforeTheyAreTyped) {
    std::istringstream stream("3\n");
    GameAnswers answers(stream);
    ASSERT_TRUE(
        answers.load(file("{\"answer\": 1, \"option\": 1}\n\n{\"answer\": 4, \"option\": 7}\r\n")));
    EXPECT_EQ(answers.to(1, kOptions), 1U);
    EXPECT_EQ(answers.to(2, kOptions), 2U) << "typed";
    EXPECT_EQ(answers.to(4, kOptions), std::nullopt) << "no such option, and nothing typed";
}

TEST_F(GameAnswersTest, NameALineThatIsNone) {
    std::istringstream stream;
    for (const std::string bad :
         {"second", "{\"answer\": 1}", "{\"answer\": 1, \"option\": -1}",
          "{\"answer\": \"1\", \"option\": 1}", "[1, 2]", "{\"answer\": 1, \"option\":"}) {
        const auto name = file("{\"answer\": 1, \"option\": 1}\n" + bad + "\n");
        const auto loaded = GameAnswers(stream).load(name);
        ASSERT_FALSE(loaded) << bad;
        EXPECT_EQ(loaded.error().message.rfind(name + ":2: ", 0), 0U) << loaded.error().message;
        EXPECT_EQ(loaded.error().message.find('\n'), std::string::npos);
    }
}

TEST_F(GameAnswersTest, NameAFileThatIsNotThere) {
    std::istringstream stream;
    const auto loaded = GameAnswers(stream).load("/nowhere/answers");
    ASSERT_FALSE(loaded);
    EXPECT_NE(loaded.error().message.find("/nowhere/answers"), std::string::npos);
}

} // namespace
} // namespace pocketmars::cli
