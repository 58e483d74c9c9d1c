#include "tests/db/test_games.h"

#include "db/support/utc.h"

#include <random>

namespace pocketmars::db {

using engine::Edition;
using engine::Mode;
using engine::Role;

std::chrono::sys_seconds at(std::string_view isoUtc) { return fromIsoUtc(isoUtc).value(); }

NewGame soloGame() {
    NewGame game;
    game.info.playedAt = at("2026-03-01T19:05:00Z");
    game.info.edition = Edition::English;
    game.info.level = "android";
    game.info.profileName = "my copy";
    game.info.sourceName = "table.jpg";
    game.info.sheet.mode = Mode::Solo;
    game.info.sheet.players = {{Role::Human, "red", 1, 6, 8, 2, 0, 1},
                               {Role::Da, "blue", 0, 8, 4, 4, 0, 2}};
    game.info.sheet.winners = {"blue"};
    game.tableJson = R"({"format": "pocketmars.table/1", "mode": "solo"})";
    return game;
}

NewGame versusGame() {
    NewGame game;
    game.info.playedAt = at("2026-03-02T20:00:00Z");
    game.info.edition = Edition::Polish;
    game.info.sheet.mode = Mode::Versus;
    game.info.sheet.players = {{Role::Human, "red", 2, 4, 4, 0, 3, 1},
                               {Role::Human, "blue", 0, 2, 0, 0, 0, 0},
                               {Role::Human, "green", 4, 10, 0, 0, 0, 0}};
    game.info.sheet.winners = {"red", "green"};
    game.tableJson = "{}";
    return game;
}

Photo photoOf(std::size_t bytes, unsigned seed) {
    Photo photo{"photo-" + std::to_string(seed) + ".jpg", std::vector<std::byte>(bytes)};
    std::minstd_rand random(seed);
    for (std::byte& byte : photo.bytes) {
        byte = static_cast<std::byte>(random() & 0xffU);
    }
    return photo;
}

} // namespace pocketmars::db
