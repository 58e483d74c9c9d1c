#pragma once

#include "app/cli/options/command.h"

#include <functional>

namespace CLI {
class App;
}

namespace pocketmars::cli {

/// Takes the command that the user chose, once its options are filled in.
using Choose = std::function<void(Command)>;

/// Each adds its commands to the program's command line.
void addProfileCommands(CLI::App& app, const Choose& choose);
/// Below `profile`.
void addProfileExchangeCommands(CLI::App& profile, const Choose& choose);
void addProfileTestCommand(CLI::App& profile, const Choose& choose);
void addHistoryCommands(CLI::App& app, const Choose& choose);
/// Below `history`.
void addHistoryEntryCommands(CLI::App& history, const Choose& choose);
void addHistoryExchangeCommands(CLI::App& history, const Choose& choose);
void addCoachCommands(CLI::App& app, const Choose& choose);
void addOutlinesCommand(CLI::App& app, const Choose& choose);
void addGameCommands(CLI::App& app, const Choose& choose);
void addLensCommands(CLI::App& app, const Choose& choose);
void addPrintCommands(CLI::App& app, const Choose& choose, const SaveSheet& saveSheet);
void addServeCommand(CLI::App& app, const Choose& choose, const Serve& serve);
void addSimulateCommand(CLI::App& app, const Choose& choose);
void addTableCommands(CLI::App& app, const Choose& choose);
void addToMarsCommands(CLI::App& app, const Choose& choose);
void addWatchCommands(CLI::App& app, const Choose& choose, const AwaitPhone& awaitPhone);

} // namespace pocketmars::cli
