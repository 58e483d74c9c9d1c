#include "db/support/folded_text.h"

#include <gtest/gtest.h>

namespace pocketmars::db {
namespace {

TEST(FoldedText, KnowsTheLettersOfAllScripts) {
    EXPECT_EQ(folded("Łódź ŻÓŁĆ ÄÖÜ"), "łódź żółć äöü");
    EXPECT_EQ(folded("ΑΘΗΝΑ Ёлка"), "αθηνα ёлка");
    EXPECT_EQ(folded("火星 Mars 🚀 1_%"), "火星 mars 🚀 1_%");
    EXPECT_EQ(folded(""), "");
}

TEST(FoldedText, LeavesWhatIsNoText) {
    for (const auto* bytes : {"\xFF", "a\xC5", "\xE7\x81", "\x81z", "\xF8\x80\x80\x80\x80"}) {
        EXPECT_EQ(folded(bytes), bytes);
    }
}

} // namespace
} // namespace pocketmars::db
