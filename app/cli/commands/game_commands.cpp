#include "app/cli/commands/commands.h"
#include "app/session/files/text_file.h"
#include "engine/format/state_json.h"
#include "engine/rules/successors.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace pocketmars::cli {
namespace {

using session::SessionError;

constexpr int kLeftToChance = 3;

struct SuccessorsOptions {
    std::string file;
    bool daChoices = false;
};

tl::expected<engine::NamedState, SessionError> loadState(const std::string& file) {
    const auto text = session::readText(file);
    if (!text) {
        return tl::unexpected(text.error());
    }
    return engine::stateFromJson(*text).map_error([&file](const engine::JsonError& error) {
        return SessionError{file + ": " + error.toString()};
    });
}

SessionError explain(const std::string& file, const engine::SuccessorsError& error) {
    if (error.reason == engine::SuccessorsError::Reason::NewDeck) {
        return {.message = file + ": the deck runs out and is shuffled anew, so what follows is "
                                  "left to chance; try a state with more cards in the deck",
                .exitCode = kLeftToChance};
    }
    return {file + ": what follows hangs on an unknown card in " + engine::pathOf(error.zone) +
            "; say which one it is"};
}

Outcome printSuccessors(const SuccessorsOptions& options, Terminal& terminal) {
    const auto game = loadState(options.file);
    if (!game) {
        return tl::unexpected(game.error());
    }
    const auto states = engine::successors(
        game->state, options.daChoices ? engine::DaChoices::All : engine::DaChoices::Best);
    if (!states) {
        return tl::unexpected(explain(options.file, states.error()));
    }
    std::vector<std::string> lines;
    lines.reserve(states->size());
    auto next = *game;
    for (const auto& state : *states) {
        next.state = state;
        lines.push_back(engine::canonicalLine(next));
    }
    std::sort(lines.begin(), lines.end());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        terminal.out << (i == 0 ? "" : "\n") << lines[i]; // the format: none at the end
    }
    return {};
}

} // namespace

void addGameCommands(CLI::App& app, const Choose& choose) {
    const auto options = std::make_shared<SuccessorsOptions>();
    auto* command = app.add_subcommand(
        "successors", "Print every state in which the phase or turn at hand can end, as JSON");
    command->add_option("STATE", options->file, "A game state, as JSON")->required()->type_name("");
    command->add_flag("--da-choices", options->daChoices,
                      "Let Devious Automatics choose all that it could, not only what is best");
    command->callback(
        [=] { choose([=](Terminal& terminal) { return printSuccessors(*options, terminal); }); });
}

} // namespace pocketmars::cli
