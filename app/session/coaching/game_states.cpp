#include "app/session/coaching/game_states.h"

#include "app/session/history/saved_game.h"
#include "db/followed_games.h"
#include "db/history.h"
#include "engine/format/json_lines.h"
#include "engine/format/state_json.h"
#include "engine/support/phrase.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace pocketmars::session {
namespace {

using engine::phrase;

std::string textAt(const engine::JsonValue& line, std::string_view key) {
    const auto* const value = line.field(key);
    const auto* const text = value == nullptr ? nullptr : value->as<std::string>();
    return text == nullptr ? std::string() : *text;
}

bool isSet(const engine::JsonValue& line, std::string_view key) {
    const auto* const value = line.field(key);
    const auto* const flag = value == nullptr ? nullptr : value->as<bool>();
    return flag != nullptr && *flag;
}

/// How many of the states so far were told wrongly.
std::size_t takenBackBy(const engine::JsonValue& line) {
    const auto* const value = line.field("takes_back");
    const auto* const count = value == nullptr ? nullptr : value->as<std::int64_t>();
    return count == nullptr ? 0 : static_cast<std::size_t>(std::max(*count, std::int64_t{0}));
}

} // namespace

tl::expected<std::vector<GameStep>, SessionError> stepsFromLines(std::string_view text,
                                                                 const std::string& name) {
    const auto lines = engine::parseJsonLines(text);
    if (!lines) {
        return refuse(name + ": " + lines.error().toString());
    }
    std::vector<GameStep> steps;
    bool isResumed = false; // the line before
    for (const auto& line : *lines) {
        const auto* const state = line.value.field("state");
        if (state == nullptr) {
            continue;
        }
        const bool wasResumed = std::exchange(isResumed, isSet(line.value, "resumed"));
        if (isResumed && !wasResumed) {
            steps.clear(); // another program begins by telling them all
        }
        const auto wrong = takenBackBy(line.value);
        if (wrong > 0 && wrong < steps.size()) {
            steps.erase(steps.end() - static_cast<std::ptrdiff_t>(wrong), steps.end());
            continue; // the game stands where it stood before them
        }
        auto game = engine::stateFromJson(*state);
        if (!game) {
            return refuse(name + ": " + std::to_string(line.number) + ": " +
                          game.error().toString());
        }
        steps.push_back({std::move(*game), textAt(line.value, "moves"), textAt(line.value, "did"),
                         steps.size()});
    }
    if (steps.empty()) {
        return refuse(phrase("Coach", //: %1 a file
                             "%1 has no states of a game; record one with simulate --transcript or "
                             "watch --play --json")
                          .with(name));
    }
    return steps;
}

std::vector<GameStep> stepsOf(const db::FollowedGame& game) {
    std::vector<GameStep> steps;
    for (std::size_t row = 0; row < game.steps.size(); ++row) {
        const auto& step = game.steps[row];
        if (auto state = engine::stateFromJson(step.stateJson)) {
            steps.push_back({std::move(*state), step.moves, step.words, row});
        }
    }
    return steps;
}

tl::expected<std::vector<GameStep>, SessionError> stepsOfGame(db::GameId id) {
    auto history = openHistory();
    if (!history) {
        return tl::unexpected(history.error());
    }
    const auto game = db::History(*history).get(id);
    if (!game) {
        return refuse(game.error().message);
    }
    const auto followed = db::FollowedGames(*history).ofGame(id);
    if (!followed) {
        return refuse(followed.error().message);
    }
    auto steps = *followed ? stepsOf(**followed) : std::vector<GameStep>();
    if (steps.empty()) {
        return refuse(phrase("Coach", //: %1 the number of a game of the history
                             "of game %1 only the score is known; a game that was followed can be "
                             "looked at again")
                          .with(std::to_string(id.value())));
    }
    return steps;
}

tl::expected<std::vector<GameStep>, SessionError> stepsOfOpenGame() {
    auto history = openHistory();
    if (!history) {
        return tl::unexpected(history.error());
    }
    const auto followed = db::FollowedGames(*history).newestOpen();
    if (!followed) {
        return refuse(followed.error().message);
    }
    auto steps = *followed ? stepsOf(**followed) : std::vector<GameStep>();
    if (steps.empty()) {
        return refuse(phrase("Coach", "no game is open; begin one with watch --play, or name a "
                                      "state as a file"));
    }
    return steps;
}

} // namespace pocketmars::session
