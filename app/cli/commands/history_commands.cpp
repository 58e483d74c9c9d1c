#include "app/cli/commands/commands.h"
#include "app/cli/options/history_filter.h"
#include "app/cli/output/json_text.h"
#include "app/cli/output/local_time.h"
#include "app/cli/output/mars_text.h"
#include "app/cli/output/score_text.h"
#include "app/cli/output/text_table.h"
#include "app/session/files/data_folder.h"
#include "app/session/history/saved_game.h"
#include "app/session/history/written_game.h"
#include "app/session/words/player_words.h"
#include "app/session/words/words.h"
#include "db/history.h"
#include "db/support/utc.h"
#include "engine/format/score_json.h"
#include "engine/to_mars/format/game_json.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <memory>
#include <string>
#include <vector>

namespace pocketmars::cli {
namespace {

using nlohmann::ordered_json;
using session::asSessionError;

ordered_json asJson(const db::Game& game) {
    const auto& info = game.info;
    auto score = ordered_json::parse(engine::scoreToJson(info.sheet));
    for (std::size_t seat = 0; seat < info.sheet.players.size(); ++seat) {
        auto& player = score["players"][seat];
        if (const auto name = db::nameOf(info, seat); !name.empty()) {
            player["name"] = name;
        }
        if (!info.bareTotals.empty()) {
            player = {{"role", player["role"]}, {"colour", player["colour"]}};
            player["total"] = db::totalOf(info, seat);
        }
    }
    ordered_json json{{"id", game.id.value()},
                      {"played_at", db::toIsoUtc(info.playedAt)},
                      {"game", db::name(info.kind)},
                      {"mode", engine::name(info.sheet.mode)},
                      {"edition", engine::name(info.edition)},
                      {"profile", info.profileName},
                      {"source", info.sourceName},
                      {"photo", game.hasPhoto},
                      {"score", std::move(score)}};
    if (!info.level.empty()) {
        json["level"] = info.level;
    }
    if (info.durationMin) {
        json["duration_min"] = *info.durationMin;
    }
    if (info.advisedMoves > 0) {
        json["advised_moves"] = info.advisedMoves;
    }
    if (!info.note.empty()) {
        json["note"] = info.note;
    }
    return json;
}

/// `Anna (red) 18, blue (DA) 17`
std::string totals(const db::GameInfo& info) {
    std::vector<std::string> words;
    for (std::size_t seat = 0; seat < info.sheet.players.size(); ++seat) {
        const auto& player = info.sheet.players[seat];
        const auto name = db::nameOf(info, seat);
        words.push_back((name.empty() ? player.colour : name + " (" + player.colour + ")") +
                        (player.role == engine::Role::Da ? " (DA) " : " ") +
                        std::to_string(db::totalOf(info, seat)));
    }
    return session::joined(words);
}

std::string kindOf(const db::GameInfo& info) {
    if (info.kind == db::GameKind::ToMars) {
        return "To Mars";
    }
    return info.level.empty() ? std::string(engine::name(info.sheet.mode))
                              : session::levelName(info.level);
}

void print(const std::vector<db::Game>& games, std::ostream& out) {
    TextTable table({Align::Right, Align::Left, Align::Left, Align::Left, Align::Left});
    table.addRow({"id", "played", "mode", "points", "winner"});
    table.addRule();
    for (const auto& game : games) {
        const auto& sheet = game.info.sheet;
        table.addRow({std::to_string(game.id.value()), localTime(game.info.playedAt),
                      kindOf(game.info), totals(game.info),
                      sheet.players.size() == 1 ? "alone"
                      : sheet.winners.empty()   ? "a draw"
                                                : session::joined(sheet.winners)});
    }
    table.print(out, 0);
}

/// A game of To Mars is scored anew from what was kept with it.
void printToMars(const std::string& json, std::ostream& out) {
    if (const auto game = to_mars::gameFromJson(json)) {
        printShip(out, game->table(), game->state());
        printMarsScore(out, game->table(), game->state());
    }
}

void print(const db::Game& game, const session::SheetDoubts& doubts, std::ostream& out) {
    const auto& info = game.info;
    out << "Game " << game.id.value() << ", " << localTime(info.playedAt) << '\n';
    if (!info.sourceName.empty()) {
        out << "from " << info.sourceName << (game.hasPhoto ? ", kept with it" : "") << '\n';
    }
    if (info.durationMin) {
        out << *info.durationMin << " minutes\n";
    }
    if (info.advisedMoves > 0) {
        out << "played with advice: " << info.advisedMoves
            << (info.advisedMoves == 1 ? " move\n" : " moves\n");
    }
    if (!info.note.empty()) {
        out << info.note << '\n';
    }
    out << '\n';
    if (info.bareTotals.empty()) {
        printSheet(out, info.sheet, doubts);
    } else if (info.kind == db::GameKind::ToMars) {
        out << totals(info) << "\n\n";
    } else {
        out << totals(info) << "\n\n" << winnerSentence(session::totalsOf(info)) << '\n';
    }
}

Outcome list(bool json, const FilterOptions& options, Terminal& terminal) {
    const auto filter = filterOf(options);
    if (!filter) {
        return tl::unexpected(filter.error());
    }
    auto history = session::openHistory();
    if (!history) {
        return tl::unexpected(history.error());
    }
    const auto games = db::History(*history).list(*filter);
    if (!games) {
        return tl::unexpected(asSessionError(games.error()));
    }
    if (json) {
        auto all = ordered_json::array();
        for (const auto& game : *games) {
            all.push_back(asJson(game));
        }
        terminal.out << jsonText(ordered_json{{"games", std::move(all)}}) << '\n';
    } else if (games->empty() && db::History(*history).list({.newest = 1})->empty()) {
        terminal.err << "No game yet: '" << terminal.command << " score PHOTO --save' logs one.\n";
    } else {
        print(*games, terminal.out);
    }
    return {};
}

Outcome show(std::int64_t id, bool json, Terminal& terminal) {
    auto history = session::openHistory();
    if (!history) {
        return tl::unexpected(history.error());
    }
    const db::History games(*history);
    const auto game = games.get(db::GameId(id));
    if (!game) {
        return tl::unexpected(asSessionError(game.error()));
    }
    if (!json) {
        const auto doubts = session::savedDoubts(*history, game->id);
        if (!doubts) {
            return tl::unexpected(doubts.error());
        }
        print(*game, *doubts, terminal.out);
        const auto record = games.tableJson(game->id);
        if (game->info.kind == db::GameKind::ToMars && record && *record) {
            printToMars(**record, terminal.out);
        }
        return {};
    }
    const auto table = games.tableJson(game->id);
    if (!table) {
        return tl::unexpected(asSessionError(table.error()));
    }
    auto whole = asJson(*game);
    if (*table) {
        whole["table"] = ordered_json::parse(**table);
    }
    terminal.out << jsonText(whole) << '\n';
    return {};
}

Outcome remove(std::int64_t id, Terminal& terminal) {
    auto history = session::openHistory();
    if (!history) {
        return tl::unexpected(history.error());
    }
    if (const auto removed = session::removeGame(*history, db::GameId(id)); !removed) {
        return tl::unexpected(removed.error());
    }
    terminal.out << "Removed game " << id << ".\n";
    return {};
}

struct HistoryOptions {
    std::int64_t id = 0;
    bool json = false;
};

} // namespace

void addHistoryCommands(CLI::App& app, const Choose& choose) {
    auto* history =
        app.add_subcommand("history", "The games you logged: list, show, add, count, export");
    history->require_subcommand(1);
    const auto options = std::make_shared<HistoryOptions>();

    auto* listApp = history->add_subcommand("list", "List the games, the newest first");
    listApp->add_flag("--json", options->json, "Print JSON");
    const auto filter = addFilterOptions(*listApp);
    listApp->callback([=] {
        choose([=](Terminal& terminal) { return list(options->json, *filter, terminal); });
    });

    auto* showApp = history->add_subcommand("show", "Show a game's score sheet");
    showApp->add_option("ID", options->id, "The game's number in the list")
        ->required()
        ->type_name("");
    showApp->add_flag("--json", options->json, "Print JSON, with what was seen on the table");
    showApp->callback([=] {
        choose([=](Terminal& terminal) { return show(options->id, options->json, terminal); });
    });

    auto* removeApp = history->add_subcommand("remove", "Remove a game, its photo and all");
    removeApp->add_option("ID", options->id, "The game's number in the list")
        ->required()
        ->type_name("");
    removeApp->callback(
        [=] { choose([=](Terminal& terminal) { return remove(options->id, terminal); }); });
    addHistoryEntryCommands(*history, choose);
    addHistoryExchangeCommands(*history, choose);
}

} // namespace pocketmars::cli
