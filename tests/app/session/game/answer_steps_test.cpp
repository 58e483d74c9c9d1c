#include "app/session/game/answer_steps.h"

#include "engine/support/phrase.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace pocketmars::session {
namespace {

using Texts = std::vector<std::string>;

GameQuestion questionOf(const std::vector<Texts>& deeds) {
    GameQuestion question;
    question.text = "What happened?";
    question.deeds = deeds;
    question.begins.assign(deeds.size(), {0});
    for (const auto& each : deeds) {
        std::string option;
        for (const auto& deed : each) {
            option += (option.empty() ? "" : ", ") + deed;
        }
        question.options.push_back(option);
    }
    return question;
}

TEST(AnswerSteps, AskOnceWhatAnswersDifferInInOnePlace) {
    const AnswerSteps steps(questionOf({{"red plays G2 from the hand", "launches 1"},
                                        {"red plays G5 from the hand", "launches 1"}}));
    EXPECT_EQ(steps.step().text, "Which card?");
    EXPECT_EQ(steps.step().answers, (Texts{"G2", "G5"}));
    EXPECT_EQ(steps.step().frame, "red plays \u2026 from the hand, launches 1");
    EXPECT_EQ(steps.step().cards,
              (std::vector{*engine::CardId::parse("G2"), *engine::CardId::parse("G5")}));
}

TEST(AnswerSteps, AskSeveralThingsOneAfterTheOther) {
    AnswerSteps steps(questionOf({{"red plays G2 from the hand", "settles in greenhouse"},
                                  {"red plays G5 from the hand", "settles in greenhouse"},
                                  {"red plays G2 from the hand", "settles in aqualab"},
                                  {"red plays G2 from the hand"}}));
    EXPECT_EQ(steps.step().answers, (Texts{"G2", "G5"}));
    EXPECT_EQ(steps.step().frame, "red plays \u2026 from the hand") << "how it went on differs";
    EXPECT_EQ(steps.pick(1), 1U) << "that settles it";
    EXPECT_EQ(steps.picked(), 0U);
    EXPECT_EQ(steps.pick(2), std::nullopt) << "no such answer";
    EXPECT_EQ(steps.pick(0), std::nullopt);
    EXPECT_EQ(steps.step().text, "And then?");
    EXPECT_EQ(steps.step().answers,
              (Texts{"settles in greenhouse", "settles in aqualab", "nothing else"}));
    EXPECT_EQ(steps.step().frame, "red plays G2 from the hand");
    EXPECT_TRUE(steps.step().cards.empty());
    steps.goBack();
    EXPECT_EQ(steps.step().answers, (Texts{"G2", "G5"}));
    steps.goBack();
    EXPECT_EQ(steps.picked(), 0U) << "there is nothing before";
    EXPECT_EQ(steps.pick(0), std::nullopt);
    EXPECT_EQ(steps.pick(0), 0U);
    EXPECT_EQ(steps.pick(1), 2U);
    EXPECT_EQ(steps.pick(2), 3U);
}

TEST(AnswerSteps, NameBuildingsAndNumbersForWhatTheyAre) {
    const AnswerSteps where(questionOf({{"red lands in aqualab"}, {"red lands in greenhouse"}}));
    EXPECT_EQ(where.step().text, "In which building?");
    EXPECT_EQ(where.step().answers, (Texts{"aqualab", "greenhouse"}));
    const AnswerSteps count(questionOf({{"red launches 1"}, {"red launches 2"}}));
    EXPECT_EQ(count.step().text, "How many?");
}

TEST(AnswerSteps, ShowTheTurnInWhichAnswersDiffer) {
    const Texts before{"red launches 1", "system failure: 2 cards discarded"};
    auto question = questionOf({{before[0], before[1], "blue settles in aqualab", "red plays G2"},
                                {before[0], before[1], "blue settles in aqualab", "red passes"},
                                {before[0], before[1], "blue settles in greenhouse"}});
    question.begins = {{0, 1, 2, 3}, {0, 1, 2, 3}, {0, 1, 2}};
    AnswerSteps steps(question);
    EXPECT_EQ(steps.step().answers, (Texts{"aqualab", "greenhouse"}));
    EXPECT_EQ(steps.step().frame,
              "\u2026 system failure: 2 cards discarded, blue settles in \u2026");
    EXPECT_EQ(steps.pick(0), std::nullopt);
    EXPECT_EQ(steps.step().answers, (Texts{"plays G2", "passes"}));
    EXPECT_EQ(steps.step().frame, "\u2026 blue settles in aqualab, red \u2026");
}

TEST(AnswerSteps, NameCardsOfSeveralWordsAsAWhole) {
    engine::translateWith([](const char*, const char* text, int) {
        const std::string words = text;
        return words == "E%1" ? "Energy bank %1" : words;
    });
    const AnswerSteps steps(questionOf(
        {{"red discards Energy bank 7 of the hand"}, {"red discards Energy bank 1 of the hand"}}));
    const AnswerSteps count(
        questionOf({{"Energy bank 7: red gains 1"}, {"Energy bank 7: red gains 2"}}));
    engine::translateWith(nullptr);
    EXPECT_EQ(steps.step().text, "Which card?");
    EXPECT_EQ(steps.step().answers, (Texts{"Energy bank 7", "Energy bank 1"}));
    EXPECT_EQ(steps.step().frame, "red discards \u2026 of the hand");
    EXPECT_EQ(steps.step().cards,
              (std::vector{*engine::CardId::parse("E7"), *engine::CardId::parse("E1")}));
    EXPECT_EQ(count.step().text, "How many?");
}

TEST(AnswerSteps, OfferAllWhereTheWordsAreTheSame) {
    AnswerSteps steps(questionOf({{"red passes"}, {"red passes"}}));
    EXPECT_EQ(steps.step().answers.size(), 2U);
    EXPECT_EQ(steps.pick(1), 1U);
}

TEST(AnswerSteps, EachWayLeadsToAnOption) {
    const auto question = questionOf({{}, {"a"}, {"a", "b"}, {"a", "c", "d"}, {"e", "b"}});
    std::vector<bool> reached(question.options.size());
    const auto walk = [&](const auto& self, const AnswerSteps& from) -> void {
        for (std::size_t answer = 0; answer < from.step().answers.size(); ++answer) {
            auto next = from;
            if (const auto option = next.pick(answer)) {
                EXPECT_FALSE(reached.at(*option));
                reached.at(*option) = true;
            } else {
                self(self, next);
            }
        }
    };
    walk(walk, AnswerSteps(question));
    EXPECT_EQ(reached, std::vector<bool>(question.options.size(), true));
}

} // namespace
} // namespace pocketmars::session
