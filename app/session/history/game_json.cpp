#include "app/session/history/game_export.h"
#include "db/support/utc.h"
#include "engine/json/json_cursor.h"
#include "engine/observation/complaints.h"
#include "engine/state/state.h"
#include "engine/support/phrase.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace pocketmars::session {
namespace {

using engine::JsonCursor;
using engine::phrase;
using nlohmann::ordered_json;

constexpr std::string_view kFormat = "pocketmars.history/1";
/// Beyond any game, and far from overflowing.
constexpr int kMaxPoints = 9999;
constexpr int kMaxMinutes = 6000; // as the schema has it
constexpr int kMaxAdvisedMoves = 9999;

// ---- writing ----

ordered_json parsed(const std::string& json) { return ordered_json::parse(json, nullptr, false); }

ordered_json playerJson(const db::GameInfo& info, std::size_t seat) {
    const auto& lines = info.sheet.players[seat];
    const auto& winners = info.sheet.winners;
    ordered_json player{{"role", engine::name(lines.role)}, {"colour", lines.colour}};
    if (const auto name = db::nameOf(info, seat); !name.empty()) {
        player["name"] = name;
    }
    if (info.bareTotals.empty()) {
        player["ship"] = lines.ship;
        player["one_star"] = lines.oneStar;
        player["two_star"] = lines.twoStar;
        player["all_four"] = lines.allFour;
        player["four_in_one"] = lines.fourInOne;
        player["energy"] = lines.energy;
    }
    player["total"] = db::totalOf(info, seat);
    player["winner"] = std::find(winners.begin(), winners.end(), lines.colour) != winners.end();
    return player;
}

ordered_json stepJson(const db::FollowedStep& step) {
    ordered_json json{{"told_at", db::toIsoUtc(step.toldAt)},
                      {"photo", step.table},
                      {"after", step.played},
                      {"moves", step.moves},
                      {"did", step.words},
                      {"inferred", step.inferred},
                      {"margin", step.margin}};
    if (step.provisional) {
        json["provisional"] = true;
    }
    json["state"] = parsed(step.stateJson);
    return json;
}

ordered_json followedJson(const db::ArchivedSteps& followed) {
    auto steps = ordered_json::array();
    for (const auto& step : followed.steps) {
        steps.push_back(stepJson(step));
    }
    ordered_json json{{"started_at", db::toIsoUtc(followed.startedAt)}};
    if (!followed.info.sourcePath.empty()) {
        json["source"] = followed.info.sourcePath;
    }
    json["steps"] = std::move(steps);
    return json;
}

void addText(ordered_json& json, const char* key, const std::string& text) {
    if (!text.empty()) {
        json[key] = text;
    }
}

ordered_json gameJson(const db::ArchivedGame& each) {
    const auto& info = each.game.info;
    ordered_json json{{"uid", each.game.uid},
                      {"played_at", db::toIsoUtc(info.playedAt)},
                      {"mode", engine::name(info.sheet.mode)},
                      {"edition", engine::name(info.edition)}};
    if (info.kind != db::GameKind::PocketMars) {
        json["game"] = db::name(info.kind);
    }
    addText(json, "level", info.level);
    if (info.durationMin) {
        json["duration_min"] = *info.durationMin;
    }
    if (info.advisedMoves > 0) {
        json["advised_moves"] = info.advisedMoves;
    }
    addText(json, "note", info.note);
    addText(json, "profile", info.profileName);
    addText(json, "source", info.sourceName);
    auto players = ordered_json::array();
    for (std::size_t seat = 0; seat < info.sheet.players.size(); ++seat) {
        players.push_back(playerJson(info, seat));
    }
    json["players"] = std::move(players);
    if (!each.game.tableJson.empty()) {
        json["table"] = parsed(each.game.tableJson);
    }
    if (each.followed) {
        json["followed"] = followedJson(*each.followed);
    }
    return json;
}

// ---- reading ----

std::chrono::sys_seconds dateFrom(const JsonCursor& field) {
    const auto date = field.textIf() != nullptr ? db::fromIsoUtc(*field.textIf()) : std::nullopt;
    if (!date) {
        //: What must stand in a file
        field.expected(phrase("Json", "a date such as \"2026-03-01T19:05:00Z\""));
    }
    return date.value_or(std::chrono::sys_seconds());
}

std::string textIfThere(const JsonCursor& field) {
    return field.exists() ? field.text() : std::string();
}

bool flagFrom(const JsonCursor& parent, std::string_view key, const ordered_json& json) {
    const auto found = json.find(std::string(key));
    if (found == json.end() || !found->is_boolean()) {
        //: What must stand in a file
        parent[key].expected(phrase("Json", "true or false"));
        return false;
    }
    return found->get<bool>();
}

/// @param json  the same place as the cursor's
void readPlayer(const JsonCursor& player, const ordered_json& json, db::GameInfo& info) {
    player.requireObject();
    engine::ScoreLines lines;
    lines.role =
        player["role"].oneOf({"human", "da"}) == 0 ? engine::Role::Human : engine::Role::Da;
    lines.colour = player["colour"].text();
    const auto& sheet = info.sheet;
    if (lines.colour.empty()) {
        player["colour"].expected(engine::nameOfAColour());
    } else if (std::any_of(sheet.players.begin(), sheet.players.end(),
                           [&](const auto& other) { return other.colour == lines.colour; })) {
        //: What is wrong with a file
        player["colour"].refuse(phrase("Json", "two players have this colour"));
    }
    const auto pointsOf = [&](const char* key) { return player[key].integer(0, kMaxPoints); };
    const int total = pointsOf("total");
    if (player["ship"].exists()) {
        lines.ship = pointsOf("ship");
        lines.oneStar = pointsOf("one_star");
        lines.twoStar = pointsOf("two_star");
        lines.allFour = pointsOf("all_four");
        lines.fourInOne = pointsOf("four_in_one");
        lines.energy = pointsOf("energy");
        if (total != lines.total()) {
            //: What is wrong with a file; %1 a number
            player["total"].refuse(
                phrase("Json", "not the sum of the lines, which is %1").with(lines.total()));
        }
    } else {
        info.bareTotals.push_back(total);
    }
    if (json.is_object() && flagFrom(player, "winner", json)) {
        info.sheet.winners.push_back(lines.colour);
    }
    info.sheet.players.push_back(std::move(lines));
    if (auto name = textIfThere(player["name"]); !name.empty()) {
        info.names.resize(info.sheet.players.size());
        info.names.back() = std::move(name);
    }
}

/// Of Pocket Mars: a human and then Devious Automatics, or people only.
void checkSeats(const JsonCursor& field, const db::GameInfo& info) {
    const auto& players = info.sheet.players;
    const bool isSolo = info.sheet.mode == engine::Mode::Solo;
    if (isSolo ? players.size() != 2 : players.size() < 2) {
        field.refuse(isSolo ? //: What is wrong with a file
                         phrase("Json", "a solo game has two players, a human and then da")
                            : //: What is wrong with a file
                         phrase("Json", "a versus game has 2 to 4 players"));
        return;
    }
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        const bool isDa = isSolo && seat == 1;
        if ((players[seat].role == engine::Role::Da) != isDa) {
            field[seat]["role"].refuse(
                isDa ? //: What is wrong with a file
                    phrase("Json", "the second player of a solo game is da")
                     : //: What is wrong with a file
                    phrase("Json", "only the second player of a solo game is da"));
            return;
        }
    }
}

void readPlayers(const JsonCursor& field, const ordered_json& game, db::GameInfo& info) {
    const auto players = field.elements();
    if (players.empty() || players.size() > engine::kMaxPlayers) {
        //: What must stand in a file
        field.expected(phrase("Json", "a list of 1 to 4 players"));
        return;
    }
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        readPlayer(players[seat], game["players"][seat], info);
    }
    if (!info.names.empty()) {
        info.names.resize(players.size());
    }
    if (!info.bareTotals.empty() && info.bareTotals.size() != players.size()) {
        //: What is wrong with a file: some players have the lines of their score sheet, others
        //: don't
        field.refuse(phrase("Json", "give the lines of all players, or the totals of all"));
    }
    if (info.kind == db::GameKind::PocketMars) {
        checkSeats(field, info);
    }
}

db::GameInfo readInfo(const JsonCursor& game, const ordered_json& json) {
    db::GameInfo info;
    info.playedAt = dateFrom(game["played_at"]);
    info.sheet.mode =
        game["mode"].oneOf({"solo", "versus"}) == 0 ? engine::Mode::Solo : engine::Mode::Versus;
    info.edition = game["edition"].oneOf({"en", "pl"}) == 0 ? engine::Edition::English
                                                            : engine::Edition::Polish;
    if (const auto kind = game["game"]; kind.exists()) {
        const bool toMars =
            kind.oneOf({db::name(db::GameKind::PocketMars), db::name(db::GameKind::ToMars)}) == 1;
        info.kind = toMars ? db::GameKind::ToMars : db::GameKind::PocketMars;
    }
    if (const auto level = game["level"]; level.exists()) {
        using enum engine::Level;
        (void)level.oneOf({engine::name(Android), engine::name(SuperDroid), engine::name(Cyborg)});
        info.level = level.text();
        if (info.sheet.mode != engine::Mode::Solo) {
            //: What is wrong with a file
            level.refuse(phrase("Json", "only a solo game has a level"));
        }
    }
    if (const auto minutes = game["duration_min"]; minutes.exists()) {
        info.durationMin = minutes.integer(1, kMaxMinutes);
    }
    if (const auto moves = game["advised_moves"]; moves.exists()) {
        info.advisedMoves = moves.integer(0, kMaxAdvisedMoves);
    }
    info.note = textIfThere(game["note"]);
    info.profileName = textIfThere(game["profile"]);
    info.sourceName = textIfThere(game["source"]);
    readPlayers(game["players"], json, info);
    return info;
}

/// A part of a larger tree that is read by itself, since a cursor takes small trees only.
template <class Read>
auto readPart(const ordered_json& json, const std::string& path,
              std::optional<engine::JsonError>& error, Read read)
    -> decltype(read(std::declval<const JsonCursor&>())) {
    const auto tree =
        engine::parseJson(json.dump(-1, ' ', false, ordered_json::error_handler_t::replace));
    if (!tree) {
        error = error ? error : engine::JsonError{path, tree.error().toString()};
        return {};
    }
    return read(JsonCursor(*tree, error, path));
}

db::FollowedStep readStep(const JsonCursor& step, const ordered_json& json) {
    constexpr std::array<const char*, 5> kPhases{"setup", "architect", "failure", "android",
                                                 "turn"};
    step.requireObject();
    db::FollowedStep out;
    out.toldAt = dateFrom(step["told_at"]);
    out.table = textIfThere(step["photo"]);
    out.played = kPhases.at(
        step["after"].oneOf({kPhases[0], kPhases[1], kPhases[2], kPhases[3], kPhases[4]}));
    out.moves = textIfThere(step["moves"]);
    out.words = textIfThere(step["did"]);
    if (const auto inferred = step["inferred"]; inferred.exists()) {
        for (const auto& word : inferred.elements()) {
            out.inferred.push_back(word.text());
        }
    }
    out.margin = step["margin"].exists() ? step["margin"].probability() : 1.0;
    out.provisional = json.is_object() && json.value("provisional", ordered_json(false)) == true;
    step["state"].requireObject();
    if (json.is_object() && json.contains("state")) {
        out.stateJson = json["state"].dump();
    }
    return out;
}

db::ArchivedSteps readFollowed(const ordered_json& json, const db::GameInfo& info,
                               const std::string& path, std::optional<engine::JsonError>& error) {
    db::ArchivedSteps out;
    ordered_json head = json;
    ordered_json steps = ordered_json::array();
    if (head.is_object() && head.contains("steps")) {
        steps = std::exchange(head["steps"], ordered_json::array());
    }
    readPart(head, path, error, [&](const JsonCursor& field) {
        field.requireObject();
        out.startedAt = dateFrom(field["started_at"]);
        out.info.sourcePath = textIfThere(field["source"]);
        return 0;
    });
    out.info.mode = info.sheet.mode;
    out.info.edition = info.edition;
    out.info.level =
        info.level.empty() && info.sheet.mode == engine::Mode::Solo ? "android" : info.level;
    out.info.profileName = info.profileName;
    for (const auto& lines : info.sheet.players) {
        out.info.colours.push_back(lines.colour);
    }
    if (!steps.is_array()) {
        error = error ? error
                      : engine::JsonError{path + ".steps", //: What is wrong with a file
                                          phrase("Json", "expected a list")};
        return out;
    }
    for (std::size_t i = 0; i < steps.size() && !error; ++i) {
        out.steps.push_back(
            readPart(steps[i], path + ".steps." + std::to_string(i), error,
                     [&](const JsonCursor& step) { return readStep(step, steps[i]); }));
    }
    return out;
}

db::ArchivedGame readGame(ordered_json json, const std::string& path,
                          std::optional<engine::JsonError>& error) {
    ordered_json table;
    ordered_json followed;
    if (json.is_object()) {
        table = std::exchange(json["table"], nullptr);
        followed = std::exchange(json["followed"], nullptr);
    }
    db::ArchivedGame out;
    readPart(json, path, error, [&](const JsonCursor& game) {
        game.requireObject();
        out.game.uid = game["uid"].text();
        if (out.game.uid.empty()) {
            //: What must stand in a file
            game["uid"].expected(phrase("Json", "a text that no other game has"));
        }
        out.game.info = readInfo(game, json);
        return 0;
    });
    if (!table.is_null()) {
        out.game.tableJson = table.dump();
    }
    if (!followed.is_null() && !error) {
        out.followed = readFollowed(followed, out.game.info, path + ".followed", error);
    }
    return out;
}

/// A large tree is copied and written by recursion: a stranger's file may be nested as deep as it
/// is long.
bool isNestedTooDeep(std::string_view text) {
    constexpr std::size_t kMost = 2 * engine::kMaxJsonDepth; // a part, and what is around it
    std::size_t depth = 0;
    bool isText = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (isText) {
            i += c == '\\' ? 1 : 0;
            isText = c != '"';
        } else if (c == '"') {
            isText = true;
        } else if (c == '[' || c == '{') {
            if (++depth > kMost) {
                return true;
            }
        } else if ((c == ']' || c == '}') && depth > 0) {
            --depth;
        }
    }
    return false;
}

tl::unexpected<SessionError> refused(const std::string& why) {
    //: What is wrong with a file that is to be imported, and what to do; %1 what is wrong
    return tl::unexpected(
        SessionError{phrase("Export", "%1; choose a file that was exported as JSON").with(why)});
}

} // namespace

std::string gamesAsJson(std::span<const db::ArchivedGame> games,
                        std::chrono::sys_seconds exportedAt) {
    // A game a line, so that the file can be looked through and compared.
    std::string out = R"({"format": ")" + std::string(kFormat) + R"(", "exported_at": ")" +
                      db::toIsoUtc(exportedAt) + "\", \"games\": [";
    for (std::size_t i = 0; i < games.size(); ++i) {
        out += i == 0 ? "\n" : ",\n";
        out += gameJson(games[i]).dump(-1, ' ', false, ordered_json::error_handler_t::replace);
    }
    return out + "\n]}\n";
}

tl::expected<std::vector<db::ArchivedGame>, SessionError> gamesFromJson(std::string_view text) {
    if (isNestedTooDeep(text)) {
        return refused(phrase("Export", "this is nested too deep"));
    }
    const auto json = ordered_json::parse(text, nullptr, false);
    if (json.is_discarded()) {
        return refused(phrase("Export", "this is no JSON, or cut off"));
    }
    if (!json.is_object() || json.value("format", ordered_json()) != kFormat ||
        !json.contains("games") || !json["games"].is_array()) {
        return refused(phrase("Export", "this holds no games of Pocket Mars Table"));
    }
    std::vector<db::ArchivedGame> games;
    std::optional<engine::JsonError> error;
    for (std::size_t i = 0; i < json["games"].size(); ++i) {
        games.push_back(readGame(json["games"][i], "games." + std::to_string(i), error));
        if (error) {
            return refused(error->toString());
        }
    }
    return games;
}

} // namespace pocketmars::session
