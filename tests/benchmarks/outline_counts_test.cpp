#include "benchmarks/outline_counts.h"

#include <gtest/gtest.h>

namespace pocketmars::benchmarks {
namespace {

TEST(OutlineCounts, ReadsARowAPhoto) {
    const auto counts = readOutlineCounts("Photos of other games.\n"
                                          "\n"
                                          "| file | cards | decoys |\n"
                                          "| --- | --- | --- |\n"
                                          "| `one.jpg` | 8 | 2 envelopes |\n"
                                          "|two.png|12, three of them touching|\r\n"
                                          "  | `none.webp` | 0 | a bare table |");
    ASSERT_EQ(counts.size(), 3U);
    EXPECT_EQ(counts[0].photo, "one.jpg");
    EXPECT_EQ(counts[0].cards, 8);
    EXPECT_EQ(counts[1].photo, "two.png");
    EXPECT_EQ(counts[1].cards, 12);
    EXPECT_EQ(counts[2].photo, "none.webp");
    EXPECT_EQ(counts[2].cards, 0);
}

TEST(OutlineCounts, SkipsWhatCountsNothing) {
    EXPECT_TRUE(readOutlineCounts("").empty());
    EXPECT_TRUE(readOutlineCounts("`one.jpg` | 8 |\n"
                                  "| one.jpg | some |\n"
                                  "| one.jpg | -3 |\n"
                                  "| one.jpg | 99999999999 |\n"
                                  "| one.jpg |\n"
                                  "| notes.txt | 5 |\n"
                                  "|\n"
                                  "||")
                    .empty());
}

} // namespace
} // namespace pocketmars::benchmarks
