#include "app/session/words/differing_words.h"

#include <gtest/gtest.h>

namespace pocketmars::session {
namespace {

using Parts = std::vector<std::string>;

TEST(DifferingWords, AreWhatOneOfSeveralAlikeTextsHasAlone) {
    const auto card = differingWords({"red plays G2 from the hand, settles",
                                      "red plays G3 from the hand, settles",
                                      "red plays G7 from the hand, settles"});
    ASSERT_TRUE(card);
    EXPECT_EQ(card->before, "red plays ");
    EXPECT_EQ(card->parts, (Parts{"G2", "G3", "G7"}));
    EXPECT_EQ(card->after, " from the hand, settles");
}

TEST(DifferingWords, AreNeverPartsOfAWord) {
    const auto colour = differingWords({"\u017c\u00f3\u0142ty gra", "\u017c\u00f3\u0142w gra"});
    ASSERT_TRUE(colour);
    EXPECT_EQ(colour->parts, (Parts{"\u017c\u00f3\u0142ty", "\u017c\u00f3\u0142w"}));
}

TEST(DifferingWords, NeedNoSpaces) {
    const auto card = differingWords({"\u7d05\u65b9\u6253\u51faG2", "\u7d05\u65b9\u6253\u51faA3"});
    ASSERT_TRUE(card);
    EXPECT_EQ(card->before, "\u7d05\u65b9\u6253\u51fa");
    EXPECT_EQ(card->parts, (Parts{"G2", "A3"}));
}

TEST(DifferingWords, AreNothingWhereOneTextSaysNoMoreThanTheOthers) {
    EXPECT_FALSE(differingWords({"red plays G2", "red plays G2, settles"}));
    EXPECT_FALSE(differingWords({"red plays G2"}));
    EXPECT_FALSE(differingWords({}));
}

} // namespace
} // namespace pocketmars::session
