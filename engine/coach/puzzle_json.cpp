#include "engine/coach/puzzle_json.h"

#include "engine/coach/forced.h"
#include "engine/format/json_lines.h"
#include "engine/format/notation.h"
#include "engine/format/state_json.h"
#include "engine/json/json_value.h"
#include "engine/rules/game.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <utility>

namespace pocketmars::engine {
namespace {

tl::unexpected<JsonError> wrong(const std::string& path, const char* message) {
    return tl::unexpected(JsonError{path, message});
}

std::optional<double> numberOf(const JsonValue& value) {
    if (const auto* const whole = value.as<std::int64_t>()) {
        return static_cast<double>(*whole);
    }
    const auto* const number = value.as<double>();
    return number == nullptr ? std::nullopt : std::optional(*number);
}

std::optional<PuzzleOption> optionFrom(const JsonValue& tree) {
    const auto* const move = tree.field("move");
    const auto* const win = tree.field("win");
    const auto* const text = move == nullptr ? nullptr : move->as<std::string>();
    const auto odds = win == nullptr ? std::nullopt : numberOf(*win);
    if (text == nullptr || !odds || !(*odds >= 0 && *odds <= 1)) {
        return std::nullopt;
    }
    const auto action = actionFromNotation(*text);
    return action ? std::optional(PuzzleOption{*action, *odds}) : std::nullopt;
}

std::optional<PuzzleDecision> decisionFrom(const JsonValue& tree) {
    const auto* const list = tree.as<JsonArray>();
    if (list == nullptr || list->size() < 2) {
        return std::nullopt;
    }
    PuzzleDecision decision;
    for (const auto& each : *list) {
        const auto option = optionFrom(each);
        if (!option) {
            return std::nullopt;
        }
        decision.push_back(*option);
    }
    return decision;
}

bool isOf(const PuzzleDecision& decision, const State& known, std::size_t seat) {
    const auto choices = observedChoices(known, seat);
    return decision.size() == choices.size() &&
           std::ranges::all_of(choices, [&decision](const Action& choice) {
               return std::ranges::any_of(
                   decision, [&choice](const auto& option) { return option.move == choice; });
           });
}

tl::expected<NamedPuzzle, JsonError> puzzleFrom(const JsonValue& tree) {
    const auto* const state = tree.field("state");
    const auto* const list = tree.field("decisions");
    const auto* const decisions = list == nullptr ? nullptr : list->as<JsonArray>();
    if (state == nullptr || decisions == nullptr || decisions->empty()) {
        return wrong("", "expected a puzzle with state and decisions");
    }
    auto game = stateFromJson(*state);
    if (!game) {
        return tl::unexpected(JsonError{"state." + game.error().path, game.error().message});
    }
    NamedPuzzle puzzle{*std::move(game), {}};
    auto now = puzzle.game.state;
    const auto seat = playerToDecide(now);
    std::vector<Action> forced;
    bool goesOn = seat && !isChance(now) && takeForced(now, forced);
    for (std::size_t i = 0; i < decisions->size(); ++i) {
        const auto path = pathBelow("decisions", std::to_string(i));
        auto decision = decisionFrom((*decisions)[i]);
        if (!decision) {
            return wrong(path, "expected two or more of {\"move\": notation, \"win\": 0..1}");
        }
        if (!goesOn || !isOf(*decision, now, *seat)) {
            return wrong(path, "expected the choices that the state gives, each once");
        }
        goesOn = takeDecision(now, decision->front().move);
        puzzle.decisions.push_back(*std::move(decision));
    }
    return puzzle;
}

} // namespace

tl::expected<std::vector<NamedPuzzle>, JsonError> puzzlesFromLines(std::string_view text) {
    const auto lines = parseJsonLines(text);
    if (!lines) {
        return tl::unexpected(lines.error());
    }
    std::vector<NamedPuzzle> puzzles;
    for (const auto& line : *lines) {
        auto puzzle = puzzleFrom(line.value);
        if (!puzzle) {
            const auto& error = puzzle.error();
            const auto number = std::to_string(line.number);
            return tl::unexpected(
                JsonError{error.path.empty() ? number : number + "." + error.path, error.message});
        }
        puzzles.push_back(*std::move(puzzle));
    }
    return puzzles;
}

std::string puzzleToLine(const NamedPuzzle& puzzle) {
    JsonArray decisions;
    for (const auto& decision : puzzle.decisions) {
        JsonArray options;
        for (const auto& option : decision) {
            constexpr double kSteps = 1000;
            options.emplace_back(
                JsonObject{{"move", JsonValue(notation(option.move))},
                           {"win", JsonValue(std::round(option.win * kSteps) / kSteps)}});
        }
        decisions.emplace_back(std::move(options));
    }
    return toText(JsonValue(JsonObject{{"state", *parseJson(stateToJson(puzzle.game))},
                                       {"decisions", JsonValue(std::move(decisions))}}));
}

} // namespace pocketmars::engine
