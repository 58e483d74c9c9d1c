#include "app/cli/output/text_table.h"

#include <gtest/gtest.h>

#include <sstream>

namespace pocketmars::cli {
namespace {

TEST(TextTable, CountsCharactersNotBytes) {
    EXPECT_EQ(displayWidth("★★"), 2U);
    EXPECT_EQ(displayWidth("żółty"), 5U);
}

TEST(TextTable, StandsItsColumnsUnderEachOther) {
    TextTable table({Align::Left, Align::Right});
    table.addRow({"★", "12"});
    table.addRule();
    table.addRow({"Total", "7"});
    std::ostringstream out;
    table.print(out, 1);
    EXPECT_EQ(out.str(), " ★       12\n"
                         " ──────────\n"
                         " Total    7\n");
}

TEST(TextTable, LeavesNoBlanksAtTheEndOfALine) {
    TextTable table({Align::Left, Align::Left});
    table.addRow({"a", "long cell"});
    table.addRow({"b", "x"});
    std::ostringstream out;
    table.print(out, 0);
    EXPECT_EQ(out.str(), "a   long cell\nb   x\n");
}

} // namespace
} // namespace pocketmars::cli
