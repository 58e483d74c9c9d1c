#include "app/session/coaching/game_states.h"

#include "engine/format/state_json.h"
#include "engine/rules/setup.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace pocketmars::session {
namespace {

/// A line of `watch --play --json`.
/// @param more  further fields
std::string line(const std::string& did, const std::string& more = "") {
    const engine::NamedState game{engine::newGame({}, 1), {"red", "blue"}};
    return R"({"event": "state", "did": ")" + did + R"(", "moves": "", "state": )" +
           engine::stateToJson(game) + more + "}\n";
}

std::vector<std::string> told(const std::string& lines) {
    const auto steps = stepsFromLines(lines, "game.jsonl");
    std::vector<std::string> out;
    if (steps) {
        for (const auto& step : *steps) {
            out.push_back(step.words);
        }
    }
    return out;
}

const std::string kNoState = R"({"event": "order", "steps": ["Blue 1 to Earth"]})"
                             "\n";

TEST(GameStates, AreThoseOfTheLinesThatHaveOne) {
    EXPECT_EQ(told(line("a") + kNoState + line("b")), (std::vector<std::string>{"a", "b"}));
    EXPECT_FALSE(stepsFromLines(kNoState, "game.jsonl"));
}

TEST(GameStates, WhatWasTakenBackDidNotHappen) {
    const auto lines = line("a") + line("b") + line("wrong") + line("wrong too") +
                       line("taken back", R"(, "takes_back": 2)") + line("c");
    EXPECT_EQ(told(lines), (std::vector<std::string>{"a", "b", "c"}));
}

TEST(GameStates, MoreTakenBackThanThereIsLeavesTheLineItself) {
    EXPECT_EQ(told(line("a") + line("begun here", R"(, "takes_back": 7)")),
              (std::vector<std::string>{"a", "begun here"}));
}

TEST(GameStates, AProgramThatWentOnTellsAllOfThemAgain) {
    const std::string resumed = R"(, "resumed": true)";
    const auto first = line("a") + line("b") + line("lost");
    const auto second = line("a", resumed) + kNoState + line("b", resumed) + line("c");
    EXPECT_EQ(told(first + second), (std::vector<std::string>{"a", "b", "c"}));
    EXPECT_EQ(told(second), (std::vector<std::string>{"a", "b", "c"}));
}

} // namespace
} // namespace pocketmars::session
