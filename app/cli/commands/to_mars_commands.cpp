#include "app/cli/commands/commands.h"
#include "app/cli/output/mars_text.h"
#include "app/cli/output/text_table.h"
#include "app/cli/play/mars_tracker.h"
#include "app/session/to_mars/mars_files.h"
#include "engine/support/json_error.h"
#include "engine/to_mars/format/game_json.h"
#include "engine/to_mars/format/ship_json.h"
#include "engine/to_mars/rules/begin.h"
#include "engine/to_mars/rules/game_words.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <iostream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace pocketmars::cli {
namespace {

using session::SessionError;

struct FileOptions {
    std::string file;
    bool json = false;
};

struct PlayOptions {
    std::string file;
    std::string ship;
    std::vector<std::string> players;
    std::vector<std::string> choices;
};

Outcome printScore(const FileOptions& options, Terminal& terminal) {
    const auto game = session::loadMarsGame(options.file);
    if (!game) {
        return tl::unexpected(game.error());
    }
    if (options.json) {
        const auto result = to_mars::score(game->table(), game->state());
        terminal.out << to_mars::scoreToJson(result, game->state()) << '\n';
    } else {
        printShip(terminal.out, game->table(), game->state());
        printMarsScore(terminal.out, game->table(), game->state());
    }
    return {};
}

Outcome printLegal(const FileOptions& options, Terminal& terminal) {
    const auto game = session::loadMarsGame(options.file);
    if (!game) {
        return tl::unexpected(game.error());
    }
    if (!options.json) {
        printLegalMoves(terminal.out, *game);
        return {};
    }
    const auto moves = to_mars::legalMoves(game->table(), game->state());
    terminal.out << to_mars::movesToJson(moves, game->table(), game->state()) << '\n';
    return {};
}

/// Reads `corner_panels=adjacent`.
tl::expected<to_mars::Choices, SessionError> choicesOf(const std::vector<std::string>& texts) {
    to_mars::Choices choices;
    for (const auto& text : texts) {
        const auto at = std::min(text.find('='), text.size());
        const auto answer = text.substr(std::min(at + 1, text.size()));
        if (!to_mars::choose(choices, text.substr(0, at), answer)) {
            return tl::unexpected(
                SessionError{"'" + engine::shownName(text) +
                             "' is no choice: 'to-mars choices' prints them with their answers"});
        }
    }
    return choices;
}

tl::expected<to_mars::Game, SessionError> newGame(const PlayOptions& options) {
    auto ship =
        options.ship.empty()
            ? to_mars::madeUpShip()
            : tl::expected<to_mars::Ship, SessionError>(session::loadMarsShip(options.ship));
    if (!ship) {
        return tl::unexpected(ship.error());
    }
    if (options.players.empty() || options.players.size() > to_mars::kMaxSeats) {
        return tl::unexpected(
            SessionError{"who plays? add --players NAME,NAME: one to four, in seating order"});
    }
    const auto choices = choicesOf(options.choices);
    if (!choices) {
        return tl::unexpected(choices.error());
    }
    std::vector<to_mars::Player> players;
    for (const auto& name : options.players) {
        players.emplace_back();
        players.back().name = name;
    }
    const auto game = to_mars::beginGame(*ship, *choices, std::move(players));
    if (!game) {
        return tl::unexpected(SessionError{game.error()});
    }
    // A terminal can hand in bytes that are no text: the format says so.
    return to_mars::gameFromJson(to_mars::gameToJson(*game))
        .map_error([](const engine::JsonError& error) { return SessionError{error.toString()}; });
}

Outcome play(const PlayOptions& options, Terminal& terminal) {
    std::error_code unknown; // of a folder that may not be looked into; loading it will say
    const bool goesOn =
        !options.file.empty() && (std::filesystem::exists(options.file, unknown) || unknown);
    if (goesOn && !(options.players.empty() && options.ship.empty() && options.choices.empty())) {
        return tl::unexpected(SessionError{options.file +
                                           " has its players, its ship and its choices; leave "
                                           "--players, --ship and --choice out"});
    }
    auto game = goesOn ? session::loadMarsGame(options.file) : newGame(options);
    if (!game) {
        return tl::unexpected(game.error());
    }
    return MarsTracker(*std::move(game), options.file).run(std::cin, terminal);
}

Outcome printMadeUpShip(Terminal& terminal) {
    terminal.out << to_mars::shipToJson(to_mars::madeUpShip()) << '\n';
    return {};
}

Outcome printChoices(Terminal& terminal) {
    terminal.out << "What the sheet leaves open; the first answer counts unless you say the other, "
                    "as in\n  to-mars play --choice corner_panels=adjacent\n";
    for (std::size_t i = 0; i < to_mars::kChoiceCount; ++i) {
        const auto& words = to_mars::kChoices.at(i);
        const auto text = to_mars::explained(static_cast<to_mars::Choice>(i));
        terminal.out << words.name << ": " << text.question << '\n';
        TextTable rows({Align::Left, Align::Left});
        for (std::size_t answer = 0; answer < words.answers.size(); ++answer) {
            rows.addRow({std::string(words.answers.at(answer)), text.answers.at(answer)});
        }
        rows.print(terminal.out, 2);
    }
    return {};
}

void addFileCommand(CLI::App& group, const Choose& choose, const std::string& name,
                    const std::string& description, const std::string& jsonDescription,
                    Outcome (*run)(const FileOptions&, Terminal&)) {
    const auto options = std::make_shared<FileOptions>();
    auto* command = group.add_subcommand(name, description);
    command->add_option("FILE", options->file, "A game (pocketmars.to_mars/1)")
        ->required()
        ->type_name("");
    command->add_flag("--json", options->json, jsonDescription);
    command->callback([=] { choose([=](Terminal& terminal) { return run(*options, terminal); }); });
}

} // namespace

void addToMarsCommands(CLI::App& app, const Choose& choose) {
    auto* group = app.add_subcommand("to-mars", "Follow and score the Mars ship of To Mars");
    group->require_subcommand(1);
    addFileCommand(*group, choose, "score", "Score a ship, line by line with reasons",
                   "Print the score as JSON (pocketmars.to_mars_score/1)", printScore);
    addFileCommand(*group, choose, "legal", "Print every legal move, as it is typed and in words",
                   "Print the moves as JSON (pocketmars.to_mars_moves/1)", printLegal);
    const auto options = std::make_shared<PlayOptions>();
    auto* command = group->add_subcommand("play", "Follow a game step by step in the terminal");
    command
        ->add_option("FILE", options->file,
                     "Where the game is kept after each step; goes on with one that is there")
        ->type_name("");
    command->add_option("--players", options->players, "Who plays, in seating order")
        ->delimiter(',')
        ->type_name("NAME,...");
    command
        ->add_option("--ship", options->ship,
                     "Your board (pocketmars.mars_ship/1) instead of the made-up one")
        ->type_name("FILE");
    command
        ->add_option("--choice", options->choices,
                     "What the sheet leaves open, as in corner_panels=adjacent; 'to-mars choices' "
                     "prints all")
        ->delimiter(',')
        ->type_name("NAME=ANSWER,...");
    command->callback(
        [=] { choose([=](Terminal& terminal) { return play(*options, terminal); }); });
    group->add_subcommand("choices", "Print what the sheet leaves open, with its answers")
        ->callback([=] { choose(printChoices); });
    group->add_subcommand("ship", "Print the made-up ship as JSON, to begin your own board with")
        ->callback([=] { choose(printMadeUpShip); });
}

} // namespace pocketmars::cli
