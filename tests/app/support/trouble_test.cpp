#include "app/support/trouble.h"

#include <gtest/gtest.h>

namespace pocketmars::app {
namespace {

TEST(Trouble, IsSaidAgainInAnotherLanguageIfItWasToldAsWords) {
    QString language = "english";
    Trouble trouble;
    trouble.tell([&language] { return language; });
    EXPECT_EQ(trouble.text(), "English");
    EXPECT_TRUE(trouble.hasWords());
    language = "polski";
    trouble.retranslate();
    EXPECT_EQ(trouble.text(), "Polski");
    trouble.tell(QStringLiteral("full"));
    EXPECT_FALSE(trouble.hasWords());
    trouble.retranslate();
    EXPECT_EQ(trouble.text(), "Full");
}

TEST(Trouble, IsMildWhereNothingIsWrong) {
    Trouble trouble;
    trouble.note([] { return QStringLiteral("a note"); });
    EXPECT_TRUE(trouble.mild());
    trouble.retranslate();
    EXPECT_TRUE(trouble.mild());
    EXPECT_EQ(trouble.text(), "A note");
    trouble.tell([] { return QStringLiteral("an error"); });
    EXPECT_FALSE(trouble.mild());
    trouble.note([] { return QStringLiteral("a note"); });
    trouble.clear();
    EXPECT_TRUE(trouble.isEmpty());
    EXPECT_FALSE(trouble.mild());
}

} // namespace
} // namespace pocketmars::app
