#include "tests/db/test_steps.h"

#include "tests/db/test_games.h"

#include <string>

namespace pocketmars::db {

FollowedInfo followedInfo() {
    FollowedInfo info;
    info.level = "android";
    info.colours = {"red", "blue"};
    info.profileName = "my copy";
    info.sourcePath = "/photos/game 1";
    return info;
}

FollowedStep followedStep(int number) {
    FollowedStep step;
    step.toldAt = at("2026-03-01T19:05:00Z");
    step.table = std::to_string(number) + ".jpg";
    step.played = number == 0 ? "setup" : "architect";
    step.moves = "hand A7";
    step.words = "red plays A7 \"from\" the hand";
    step.inferred = {"red held A7", "ü"};
    step.margin = 0.875;
    step.provisional = number % 2 == 1;
    step.stateJson = R"({"format":"pocketmars.state/1"})";
    return step;
}

std::vector<FollowedStep> followedSteps(int first, int end) {
    std::vector<FollowedStep> out;
    for (int i = first; i < end; ++i) {
        out.push_back(followedStep(i));
    }
    return out;
}

} // namespace pocketmars::db
