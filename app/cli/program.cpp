#include "app/cli/program.h"

#include "app/cli/commands/commands.h"
#include "app/cli/sample_job.h"
#include "app/session/support/log.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <string>
#include <utility>

namespace pocketmars::cli {
namespace {

constexpr int kBadInput = 2;
constexpr int kDefect = 1;

std::string oneLine(std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

/// The innermost command that was named on the line, for the hint at its help.
std::string commandName(const CLI::App& app) {
    std::string name = app.get_name();
    for (const auto* sub : app.get_subcommands()) {
        name += " " + commandName(*sub);
    }
    return name;
}

/// @return the exit code
int refuse(const std::string& message, Terminal& terminal, int exitCode = kBadInput) {
    terminal.err << "pocketmars: " << oneLine(message) << '\n';
    session::logError(message);
    return exitCode;
}

/// Tells of the exception that is being handled, if there is one.
/// @return the exit code
int tellDefect(std::ostream& err) {
    std::string what;
    try {
        if (std::current_exception()) {
            throw;
        }
    } catch (const std::exception& error) {
        what = oneLine(error.what());
    } catch (...) { // of a type that says nothing
    }
    session::logError("defect: " + what);
    err << "pocketmars: this is a defect of the program, please report it"
        << (what.empty() ? "" : ": " + what) << std::endl;
    return kDefect;
}

int runChecked(int argc, const char* const* argv, Terminal& terminal, const Desktop& desktop) {
    CLI::App app("Scores a game of Pocket Mars from a photo of the table.", terminal.command);
    Command chosen;
    addAllCommands(
        app, [&chosen](Command command) { chosen = std::move(command); }, desktop);
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& wanted) {
        return app.exit(wanted, terminal.out, terminal.err); // --help, --version
    } catch (const CLI::ParseError& error) {
        return refuse(oneLine(error.what()) + "; '" + commandName(app) +
                          " --help' tells what it takes",
                      terminal);
    }
    if (!chosen && desktop.openWindow && hasDisplay()) {
        return desktop.openWindow();
    }
    if (!chosen) {
        chosen = runSampleJob;
    }
    if (const auto outcome = chosen(terminal); !outcome) {
        const auto& [message, options, exitCode] = outcome.error();
        return refuse(message + (options.empty() ? "" : ": " + options), terminal, exitCode);
    }
    if (!terminal.out.flush()) { // whoever reads it would take half of it for all
        return refuse("what was asked for can't be written; free some space where it goes",
                      terminal);
    }
    return 0;
}

} // namespace

void addAllCommands(CLI::App& app, const Choose& choose, const Desktop& desktop) {
    app.set_version_flag("--version", "pocketmars " POCKETMARS_VERSION);
    app.get_formatter()->label("SUBCOMMAND", "COMMAND");
    app.get_formatter()->label("REQUIRED", "");
    if (desktop.openWindow) {
        app.footer("Without a command it opens the window.");
    }
    app.require_subcommand(0, 1);
    addTableCommands(app, choose);
    addWatchCommands(app, choose, desktop.awaitPhone);
    addProfileCommands(app, choose);
    addHistoryCommands(app, choose);
    addOutlinesCommand(app, choose);
    addCoachCommands(app, choose);
    addGameCommands(app, choose);
    addLensCommands(app, choose);
    addPrintCommands(app, choose, desktop.saveSheet);
    addSimulateCommand(app, choose);
    addToMarsCommands(app, choose);
    if (desktop.serve) {
        addServeCommand(app, choose, desktop.serve);
    }
    for (auto* command : app.get_subcommands({})) {
        command->group("Commands");
    }
}

int run(int argc, const char* const* argv, std::ostream& out, std::ostream& err,
        const Desktop& desktop) {
    Terminal terminal{out, err};
    if (argc > 0 && *argv[0] != '\0') {
        terminal.command = argv[0];
    }
    try {
        return runChecked(argc, argv, terminal, desktop);
    } catch (...) {
        return tellDefect(err);
    }
}

void endOnDefect() noexcept { std::_Exit(tellDefect(std::cerr)); }

} // namespace pocketmars::cli
