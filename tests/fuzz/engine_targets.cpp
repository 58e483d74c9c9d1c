#include "tests/fuzz/promise.h"
#include "tests/fuzz/target.h"

#include "engine/format/correction.h"
#include "engine/format/json_lines.h"
#include "engine/format/notation.h"
#include "engine/format/observation_json.h"
#include "engine/format/score_json.h"
#include "engine/format/state_json.h"
#include "engine/observation/item_path.h"
#include "engine/observation/question.h"
#include "engine/observation/table_check.h"
#include "engine/rules/game.h"
#include "engine/rules/score.h"
#include "engine/rules/setup.h"

#include <algorithm>

namespace pocketmars::fuzz {
namespace {

constexpr int kMostDecisions = 2000; // far more than any game has left
constexpr double kSure = 0.9;

/// Two players, a few cards, a heap.
constexpr const char* kTable = R"({"format": "pocketmars.table/1", "mode": "solo", "players": [
    {"role": "human", "colour": "red", "energy": 2, "earth": 0, "ship": 1, "prep": ["energy_bank"]},
    {"role": "da", "colour": "yellow", "energy": 5, "earth": 0, "ship": 0, "prep": ["greenhouse"]}],
    "buildings": {
        "greenhouse": {"stack": [6, 1], "one_star": {"red": 2, "yellow": 2}, "two_star": {"red": 1}},
        "energy_bank": {"stack": [4], "one_star": {"red": 1}, "two_star": {"yellow": 1}},
        "comms_center": {"stack": [], "one_star": {}, "two_star": {}},
        "aqualab": {"stack": [4], "one_star": {"yellow": 1}, "two_star": {}},
        "habitation": {"stack": ["H0a"], "one_star": {}, "two_star": {}}},
    "discard_top": "A1"})";

/// Reads, writes and reads again: the same must come back.
template <class Read, class Write> bool promiseToComeBack(Bytes bytes, Read read, Write write) {
    const auto first = read(asText(bytes));
    if (!first) {
        promiseOneLine(first.error().toString());
        return false;
    }
    const auto text = write(*first);
    const auto second = read(text);
    promise(second.has_value(), "what was written is read");
    promise(write(*second) == text, "what was written comes back the same");
    return true;
}

/// A state that was taken can be played on: its decisions are legal, and each can be carried out.
void promiseToBePlayable(engine::State state) {
    engine::ActionList actions;
    for (int i = 0; i < kMostDecisions; ++i) {
        engine::legalActions(state, actions);
        if (actions.empty()) {
            return;
        }
        const auto& action = actions[static_cast<std::size_t>(i) % actions.size()];
        promise(engine::isLegal(state, action), "a legal action is legal");
        engine::apply(state, action);
    }
}

} // namespace

bool table(Bytes bytes) {
    const bool taken = promiseToComeBack(
        bytes, [](std::string_view text) { return engine::observationFromJson(text); },
        [](const engine::Observation& table) { return engine::observationToJson(table); });
    if (!taken) {
        return false;
    }
    const auto table = engine::observationFromJson(asText(bytes)).value();
    for (const auto& question : engine::openQuestions(table, kSure)) {
        promise(engine::findItem(table, question.path).has_value(),
                "a question's path leads to an item");
    }
    static_cast<void>(engine::firstContradiction(table));
    const auto players = engine::scoredPlayers(table);
    if (players.size() >= 2) {
        static_cast<void>(
            engine::scoreToJson(engine::score(table.mode, engine::Edition::English, players)));
    }
    return true;
}

bool state(Bytes bytes) {
    const bool taken = promiseToComeBack(
        bytes, [](std::string_view text) { return engine::stateFromJson(text); },
        [](const engine::NamedState& game) { return engine::stateToJson(game); });
    if (taken) {
        promiseToBePlayable(engine::stateFromJson(asText(bytes))->state);
    }
    return taken;
}

bool notation(Bytes bytes) {
    const auto action = engine::actionFromNotation(asText(bytes));
    if (action) {
        const auto text = engine::notation(*action);
        promise(engine::actionFromNotation(text).value() == *action,
                "a decision's text is read back");
    } else {
        promiseOneLine(action.error().message);
    }
    static const auto start = engine::newGame({}, 1);
    const auto actions = engine::actionsFromNotation(start, asText(bytes));
    if (!actions) {
        promiseOneLine(actions.error().message);
    }
    return action || actions;
}

bool itemPath(Bytes bytes) {
    static const auto table = engine::observationFromJson(kTable).value();
    const auto text = asText(bytes);
    const auto end = std::min(text.find('\n'), text.size());
    const auto path = text.substr(0, end);
    const auto value = end < text.size() ? text.substr(end + 1) : std::string_view();
    if (const auto item = engine::findItem(table, path)) {
        promise(engine::findItem(table, engine::pathOf(table, *item)).value() == *item,
                "an item's path leads to it");
    }
    auto corrected = table;
    const auto set = engine::setItem(corrected, path, value);
    if (!set) {
        promiseOneLine(set.error().message);
        promise(engine::observationToJson(corrected) == engine::observationToJson(table),
                "a refused value leaves the table as it was");
    }
    return set.has_value();
}

bool jsonLines(Bytes bytes) {
    const auto lines = engine::parseJsonLines(asText(bytes));
    if (!lines) {
        promiseOneLine(lines.error().toString());
    }
    return lines.has_value();
}

} // namespace pocketmars::fuzz
