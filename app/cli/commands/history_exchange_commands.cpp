#include "app/cli/commands/commands.h"
#include "app/cli/options/history_filter.h"
#include "app/session/files/picture_file.h"
#include "app/session/files/qr_code.h"
#include "app/session/history/game_export.h"
#include "app/session/history/play_link.h"
#include "app/session/history/saved_game.h"
#include "db/history.h"

#include <CLI/CLI.hpp>
#include <opencv2/core.hpp>

#include <memory>
#include <string>
#include <vector>

/// `history export`, `import` and `bgstats`: games on their way to other programs.
namespace pocketmars::cli {
namespace {

using session::SessionError;

std::string counted(std::size_t count) {
    return std::to_string(count) + (count == 1 ? " game" : " games");
}

Outcome exportTo(const std::string& file, const FilterOptions& options, Terminal& terminal) {
    const auto filter = filterOf(options);
    if (!filter) {
        return tl::unexpected(filter.error());
    }
    auto history = session::openHistory();
    if (!history) {
        return tl::unexpected(history.error());
    }
    const auto count = session::exportGames(*history, file, *filter);
    if (!count) {
        return tl::unexpected(count.error());
    }
    terminal.out << "Wrote " << counted(*count) << " to " << file << ".\n";
    return {};
}

Outcome importFrom(const std::string& file, Terminal& terminal) {
    auto history = session::openHistory();
    if (!history) {
        return tl::unexpected(history.error());
    }
    const auto count = session::importGames(*history, file);
    if (!count) {
        return tl::unexpected(count.error());
    }
    terminal.out << "Added " << counted(count->added) << "; " << counted(count->known)
                 << " of the file " << (count->known == 1 ? "was" : "were")
                 << " in the history already.\n";
    return {};
}

struct PlayOptions {
    std::int64_t id = 0;
    bool json = false;
    std::string code;
};

Outcome showPlay(const PlayOptions& options, Terminal& terminal) {
    auto history = session::openHistory();
    if (!history) {
        return tl::unexpected(history.error());
    }
    const db::History games(*history);
    const db::GameId id(options.id);
    const auto game = games.get(id);
    if (!game) {
        return tl::unexpected(SessionError{game.error().message});
    }
    const auto uid = games.uid(id);
    if (!uid) {
        return tl::unexpected(SessionError{uid.error().message});
    }
    const auto link = session::playLink(game->info, *uid);
    if (!options.code.empty()) {
        constexpr int kModulePx = 6;
        const cv::Mat grey = session::qrCode(link, kModulePx);
        cv::Mat bgr;
        cv::merge(std::vector{grey, grey, grey}, bgr);
        if (auto saved = session::savePicture(options.code, bgr); !saved) {
            return saved;
        }
    }
    terminal.out << (options.json ? session::playJson(game->info, *uid) : link) << '\n';
    return {};
}

} // namespace

void addHistoryExchangeCommands(CLI::App& history, const Choose& choose) {
    const auto file = std::make_shared<std::string>();
    auto* exportApp = history.add_subcommand(
        "export", "Write the games to a file: .csv for a spreadsheet, .json to import again");
    exportApp->add_option("FILE", *file, "Ends in .csv or .json")->required()->type_name("");
    const auto filter = addFilterOptions(*exportApp);
    exportApp->callback(
        [=] { choose([=](Terminal& terminal) { return exportTo(*file, *filter, terminal); }); });

    auto* importApp = history.add_subcommand(
        "import", "Add the games of an exported .json file that are not there yet");
    importApp->add_option("FILE", *file, "What 'history export' wrote")->required()->type_name("");
    importApp->callback(
        [=] { choose([=](Terminal& terminal) { return importFrom(*file, terminal); }); });

    const auto play = std::make_shared<PlayOptions>();
    auto* playApp = history.add_subcommand(
        "bgstats", "Print the link that logs a game in the BG Stats app, to open on the phone");
    playApp->add_option("ID", play->id, "The game's number in the list")->required()->type_name("");
    playApp->add_flag("--json", play->json, "Print what the link holds, as JSON");
    playApp->add_option("--qr", play->code, "Also write the link as a QR code to scan")
        ->type_name("FILE.png");
    playApp->callback(
        [=] { choose([=](Terminal& terminal) { return showPlay(*play, terminal); }); });
}

} // namespace pocketmars::cli
