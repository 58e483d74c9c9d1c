#pragma once

#include "app/session/history/written_game.h"
#include "app/session/words/move_words.h"
#include "db/archive.h"
#include "engine/format/notation.h"
#include "engine/format/state_json.h"
#include "engine/rules/score.h"
#include "engine/simulation/simulation.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

/// A history as somebody who plays a lot has it, for looking at: games that played themselves.
namespace pocketmars {

/// @param number  from 0, the newest: that one comes with its steps; the points of the others are
/// made
///                up, as nobody loses each game
inline db::ArchivedGame diaryGame(int number) {
    constexpr std::array kLevels{engine::Level::Android, engine::Level::Android,
                                 engine::Level::SuperDroid, engine::Level::Cyborg};
    const bool versus = number % 7 == 3;
    engine::GameOptions options;
    options.mode = versus ? engine::Mode::Versus : engine::Mode::Solo;
    options.players = versus ? 3 : 2;
    options.level = kLevels.at(static_cast<std::size_t>(number) % kLevels.size());
    const std::vector<std::string> colours = versus
                                                 ? std::vector<std::string>{"red", "blue", "green"}
                                                 : std::vector<std::string>{"red", "blue"};
    const auto begun = std::chrono::sys_days(std::chrono::year(2026) / 3 / 1) +
                       std::chrono::hours(19) - std::chrono::days(number * 5 % 9 + number * 6);
    db::ArchivedSteps followed{{}, begun, {}};
    const auto last = engine::simulate(
        options, engine::Policy::Greedy, engine::seedOf(3, static_cast<std::uint64_t>(number)),
        [&](const engine::State& before, std::span<const engine::Action> actions,
            const engine::State& after) {
            const engine::NamedState named{before, colours};
            db::FollowedStep step;
            step.toldAt = begun + std::chrono::minutes(2 * followed.steps.size());
            step.played = followed.steps.empty() ? "setup" : std::string(name(before.phase));
            step.moves = followed.steps.empty() ? "" : engine::notation(before, actions);
            step.words = followed.steps.empty() ? "the game is set up"
                                                : session::movesInWords(named, actions);
            step.margin = 1.0;
            step.stateJson = engine::stateToJson({after, colours});
            followed.steps.push_back(std::move(step));
        });
    db::ArchivedGame game;
    auto& info = game.game.info;
    info.sheet = engine::score(engine::NamedState{last, colours});
    info.level = versus ? "" : std::string(name(options.level));
    info.playedAt = begun + std::chrono::minutes(35 + number % 11);
    info.durationMin = 35 + number % 11;
    info.names = versus ? std::vector<std::string>{"Anna", "Bo", "Łucja"}
                        : std::vector<std::string>{"Anna", ""};
    if (number > 0) {
        for (std::size_t seat = 0; seat < info.sheet.players.size(); ++seat) {
            const int luck = number * 7 + static_cast<int>(seat) * 5;
            auto& lines = info.sheet.players[seat];
            lines = {lines.role,   lines.colour, luck % 3,         luck % 5 * 2,
                     luck % 4 * 4, luck % 3,     luck % 6 / 4 * 3, luck % 2};
        }
        info.sheet.winners = session::mayHaveWon(info);
    }
    info.note = number % 5 == 0 ? "on the ferry to Gdańsk" : "";
    game.game.uid = "diary-" + std::to_string(number);
    if (number == 0) {
        followed.info.level = info.level;
        followed.info.colours = colours;
        game.followed = std::move(followed);
    }
    return game;
}

/// Newest first.
inline std::vector<db::ArchivedGame> diary(int games) {
    std::vector<db::ArchivedGame> all;
    all.reserve(static_cast<std::size_t>(games));
    for (int number = 0; number < games; ++number) {
        all.push_back(diaryGame(number));
    }
    return all;
}

} // namespace pocketmars
