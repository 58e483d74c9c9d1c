#pragma once

#include "app/cli/commands/commands.h"
#include "app/cli/options/command.h"

#include <functional>
#include <ostream>

/// The command line of `pocketmars`.
namespace pocketmars::cli {

/// What happens without a command: opens the window and returns the exit code. Empty where the
/// program is built without one.
using OpenWindow = std::function<int()>;

/// What the program does with Qt, which the command line does without.
struct Desktop {
    OpenWindow openWindow;
    SaveSheet saveSheet;
    Serve serve;             ///< empty where the program is built without it
    AwaitPhone awaitPhone{}; ///< likewise
};

/// Adds every command to the program's command line, and the options of the program itself. For
/// `run`, and for the test that compares the man page with them.
void addAllCommands(CLI::App& app, const Choose& choose, const Desktop& desktop);

/// Runs one command: what it was asked for goes to `out`, everything else to `err`. Hints at other
/// commands call the program as this one was, by `argv[0]`.
/// @return 0 done; 2 bad input, bad usage or a problem that the user can mend, one line on `err`;
///         3 likewise, where the game leaves to chance what was asked for; 1 a defect of ours
[[nodiscard]] int run(int argc, const char* const* argv, std::ostream& out, std::ostream& err,
                      const Desktop& desktop);

/// For std::set_terminate: an exception that nobody caught, say on a background thread, ends the
/// program as `run` does, one line on standard error and exit code 1. What was told before is in
/// the history.
[[noreturn]] void endOnDefect() noexcept;

} // namespace pocketmars::cli
