#pragma once

#include "tests/engine/table_builder.h"

#include <gtest/gtest.h>

#include <ostream>
#include <set>
#include <string>
#include <vector>

/// Rows of data-driven tests of the rules.
namespace pocketmars::engine {

/// These decisions on this table lead to that one.
struct Outcome {
    const char* name;
    TableBuilder before;
    const char* decisions;
    TableBuilder after;
};

/// After these decisions, these are what can be decided.
struct Offer {
    const char* name;
    TableBuilder before;
    const char* decisions;
    const char* offered;
};

inline void PrintTo(const Outcome& row, std::ostream* out) { *out << row.decisions; }
inline void PrintTo(const Offer& row, std::ostream* out) { *out << row.decisions; }

inline void check(const Outcome& row) {
    EXPECT_EQ(text(play(row.before, row.decisions)), text(row.after.build()));
}
inline void check(const Offer& row) {
    EXPECT_EQ(offered(play(row.before, row.decisions)), row.offered);
}

template <class Row> std::string nameOf(const ::testing::TestParamInfo<Row>& info) {
    return info.param.name;
}

/// The cards whose decision of this word begins a row.
inline std::set<std::string> cardsPlayed(const std::vector<Outcome>& rows,
                                         const std::string& word) {
    std::set<std::string> cards;
    for (const auto& row : rows) {
        const std::string decisions = row.decisions;
        if (decisions.starts_with(word + ":")) {
            const auto from = word.size() + 1;
            cards.insert(decisions.substr(from, decisions.find(' ') - from));
        }
    }
    return cards;
}

inline std::set<std::string> allCards() {
    std::set<std::string> cards;
    for (int i = 0; i < kCardCount; ++i) {
        cards.insert(CardId(i).toString());
    }
    return cards;
}

} // namespace pocketmars::engine
