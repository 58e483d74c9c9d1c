#include "app/cli/commands.h"
#include "app/cli/json_text.h"
#include "app/cli/local_time.h"
#include "app/cli/score_text.h"
#include "app/cli/text_table.h"
#include "app/session/data_folder.h"
#include "app/session/saved_game.h"
#include "app/session/words.h"
#include "db/history.h"
#include "db/utc.h"
#include "engine/score_json.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <memory>
#include <string>
#include <vector>

namespace pocketmars::cli {
namespace {

using nlohmann::ordered_json;
using session::SessionError;

ordered_json asJson(const db::Game& game) {
    return {{"id", game.id.value()},
            {"played_at", db::toIsoUtc(game.info.playedAt)},
            {"mode", engine::name(game.info.sheet.mode)},
            {"edition", engine::name(game.info.edition)},
            {"profile", game.info.profileName},
            {"source", game.info.sourceName},
            {"photo", game.hasPhoto},
            {"score", ordered_json::parse(engine::scoreToJson(game.info.sheet))}};
}

/// `red 18, blue (DA) 17`
std::string totals(const engine::ScoreSheet& sheet) {
    std::vector<std::string> words;
    for (const auto& player : sheet.players) {
        words.push_back(player.colour + (player.role == engine::Role::Da ? " (DA) " : " ") +
                        std::to_string(player.total()));
    }
    return session::joined(words);
}

void print(const std::vector<db::Game>& games, std::ostream& out) {
    TextTable table({Align::Right, Align::Left, Align::Left, Align::Left, Align::Left});
    table.addRow({"id", "played", "mode", "points", "winner"});
    table.addRule();
    for (const auto& game : games) {
        const auto& sheet = game.info.sheet;
        table.addRow({std::to_string(game.id.value()), localTime(game.info.playedAt),
                      std::string(engine::name(sheet.mode)), totals(sheet),
                      sheet.winners.empty() ? "a draw" : session::joined(sheet.winners)});
    }
    table.print(out, 0);
}

void print(const db::Game& game, const session::SheetDoubts& doubts, std::ostream& out) {
    const auto& info = game.info;
    out << "Game " << game.id.value() << ", " << localTime(info.playedAt) << '\n';
    if (!info.sourceName.empty()) {
        out << "from " << info.sourceName << (game.hasPhoto ? ", kept with it" : "") << '\n';
    }
    out << '\n';
    printSheet(out, info.sheet, doubts);
}

SessionError asSessionError(const db::Error& error) { return {error.message}; }

Outcome list(bool json, Terminal& terminal) {
    auto history = session::openHistory();
    if (!history) {
        return tl::unexpected(history.error());
    }
    const auto games = db::History(*history).list();
    if (!games) {
        return tl::unexpected(asSessionError(games.error()));
    }
    if (json) {
        auto all = ordered_json::array();
        for (const auto& game : *games) {
            all.push_back(asJson(game));
        }
        terminal.out << jsonText(ordered_json{{"games", std::move(all)}}) << '\n';
    } else if (games->empty()) {
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
        return {};
    }
    const auto table = games.tableJson(game->id);
    if (!table) {
        return tl::unexpected(asSessionError(table.error()));
    }
    auto whole = asJson(*game);
    whole["table"] = ordered_json::parse(*table);
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

struct Options {
    std::int64_t id = 0;
    bool json = false;
};

} // namespace

void addHistoryCommands(CLI::App& app, const Choose& choose) {
    auto* history = app.add_subcommand("history", "List, show or remove the games you logged");
    history->require_subcommand(1);
    const auto options = std::make_shared<Options>();

    auto* listApp = history->add_subcommand("list", "List the games, the newest first");
    listApp->add_flag("--json", options->json, "Print JSON");
    listApp->callback(
        [=] { choose([=](Terminal& terminal) { return list(options->json, terminal); }); });

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
}

} // namespace pocketmars::cli
