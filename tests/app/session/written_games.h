#pragma once

#include "db/game.h"
#include "engine/rules/score.h"

#include <chrono>

/// Games for the tests of this folder.
namespace pocketmars::session {

/// A solo game that blue, the automaton, won by a tie at 18.
inline db::GameInfo soloGame() {
    using engine::Role;
    db::GameInfo game;
    game.playedAt = std::chrono::sys_days(std::chrono::year(2026) / 3 / 1);
    game.level = "android";
    game.sheet.mode = engine::Mode::Solo;
    game.sheet.players = {{Role::Human, "red", 1, 6, 8, 2, 0, 1},
                          {Role::Da, "blue", 0, 8, 4, 4, 0, 2}};
    game.sheet.winners = {"blue"};
    return game;
}

/// A game of red, blue and green of which the totals are known: blue and green share the win.
inline db::GameInfo bareGame() {
    using engine::Role;
    db::GameInfo game;
    game.playedAt = std::chrono::sys_days(std::chrono::year(2026) / 3 / 2);
    game.sheet.mode = engine::Mode::Versus;
    game.sheet.players = {{Role::Human, "red"}, {Role::Human, "blue"}, {Role::Human, "green"}};
    game.sheet.winners = {"blue", "green"};
    game.bareTotals = {14, 21, 21};
    return game;
}

} // namespace pocketmars::session
