#include "app/cli/commands/commands.h"
#include "app/session/files/data_folder.h"
#include "app/session/profiles/profiles.h"
#include "calibration/lens/board_sheet.h"
#include "calibration/tiles/tile_sheet.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <string>

namespace pocketmars::cli {
namespace {

using calibration::Paper;
using session::SessionError;

struct PrintOptions {
    std::string out;
    std::string profile;
    std::string paper;
};

tl::expected<Paper, SessionError> paperFrom(const std::string& text) {
    for (const auto paper : {Paper::A4, Paper::Letter}) {
        if (text.empty() || text == calibration::name(paper)) {
            return paper;
        }
    }
    return tl::unexpected(SessionError{"--paper takes a4 or letter, not '" + text + "'"});
}

/// The profile that the tiles name: the one that was asked for, or the only one that there is.
tl::expected<std::string, SessionError> profileOnTiles(const std::string& wanted) {
    const auto folder = session::profilesFolder();
    if (!folder) {
        return tl::unexpected(folder.error());
    }
    const calibration::ProfileStore store(*folder);
    if (wanted.empty()) {
        const auto names = store.list();
        return names.size() == 1 ? names.front() : "";
    }
    return session::checkName(store, wanted).map([&] { return wanted; });
}

Outcome save(const PrintOptions& options, const calibration::PrintSheet& sheet,
             const SaveSheet& save, Terminal& terminal) {
    auto saved = save(options.out, sheet);
    if (saved) {
        terminal.err << "Wrote " << options.out
                     << ". Print it at 100 %, and hold a ruler against it.\n";
    }
    return saved;
}

Outcome printTiles(const PrintOptions& options, const SaveSheet& saveSheet, Terminal& terminal) {
    const auto paper = paperFrom(options.paper);
    if (!paper) {
        return tl::unexpected(paper.error());
    }
    const auto profile = profileOnTiles(options.profile);
    if (!profile) {
        return tl::unexpected(profile.error());
    }
    const auto sheet = calibration::tileSheet(*profile, *paper);
    if (!sheet) {
        return tl::unexpected(SessionError{"the profile's name is longer than 40 bytes, too long "
                                           "for a tile; learn the profile by a shorter --name"});
    }
    return save(options, *sheet, saveSheet, terminal);
}

Outcome printBoard(const PrintOptions& options, const SaveSheet& saveSheet, Terminal& terminal) {
    const auto paper = paperFrom(options.paper);
    return paper ? save(options, calibration::boardSheet(*paper), saveSheet, terminal)
                 : tl::unexpected(paper.error());
}

void addCommonOptions(CLI::App& command, PrintOptions& options) {
    command.add_option("--out", options.out, "The PDF to write")->required()->type_name("FILE");
    command.add_option("--paper", options.paper, "Default: a4")->type_name("a4|letter");
}

} // namespace

void addPrintCommands(CLI::App& app, const Choose& choose, const SaveSheet& saveSheet) {
    auto* print = app.add_subcommand("print", "Sheets to print: corner tiles, a chessboard");
    print->require_subcommand(1);
    const auto options = std::make_shared<PrintOptions>();

    auto* tiles = print->add_subcommand(
        "tiles", "Four tiles that lie around the table and make it easier to find");
    addCommonOptions(*tiles, *options);
    tiles
        ->add_option("--profile", options->profile,
                     "The card profile that the tiles name (default: the only one)")
        ->type_name("NAME");
    tiles->callback([=] {
        choose([=](Terminal& terminal) { return printTiles(*options, saveSheet, terminal); });
    });

    auto* board = print->add_subcommand("chessboard", "A board that 'lens learn' takes photos of");
    addCommonOptions(*board, *options);
    board->callback([=] {
        choose([=](Terminal& terminal) { return printBoard(*options, saveSheet, terminal); });
    });
}

} // namespace pocketmars::cli
