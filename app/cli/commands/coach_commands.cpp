#include "app/cli/commands/commands.h"
#include "app/cli/output/json_text.h"
#include "app/cli/output/text_table.h"
#include "app/session/coaching/advice_words.h"
#include "app/session/coaching/game_states.h"
#include "app/session/coaching/own_cards.h"
#include "app/session/coaching/review.h"
#include "app/session/coaching/review_chart.h"
#include "app/session/files/text_file.h"
#include "app/session/words/words.h"
#include "engine/coach/coach.h"
#include "engine/coach/hidden_cards.h"
#include "engine/format/notation.h"
#include "engine/format/state_json.h"
#include "engine/rules/game.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace pocketmars::cli {
namespace {

using engine::NamedState;
using nlohmann::ordered_json;
using session::refuse;
using session::SessionError;
using std::chrono::milliseconds;

constexpr double kPercent = 100;

struct CoachOptions {
    std::string file; ///< of a state; of a review, a game's number or file
    std::string game;
    int step = 0; ///< from 1; 0: the last one
    std::string time;
    std::uint64_t iterations = 0;
    std::uint64_t seed = 1;
    int threads = 0; ///< 0: as many as there are cores, or one where iterations are counted
    std::string hand;
    std::string prep;
    std::string svg;
    bool json = false;
};

/// `1s`, `300ms`, `0.5`: seconds where no unit stands.
tl::expected<milliseconds, SessionError> durationOf(const std::string& text) {
    double value = 0;
    const auto* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, value);
    const std::string unit(rest, end);
    const double factor = unit == "ms" ? 1 : 1000;
    constexpr double kMostMs = 3'600'000;
    const double ms = value * factor;
    if (error != std::errc() || (!unit.empty() && unit != "ms" && unit != "s") || !(ms >= 1) ||
        ms > kMostMs) {
        return refuse("--time takes how long to think, from 1ms to 3600s, not '" + text +
                      "'; say 1s");
    }
    return milliseconds(static_cast<std::int64_t>(ms));
}

std::optional<std::int64_t> numberOf(const std::string& text) {
    std::int64_t number = 0;
    const auto* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && rest == end && number > 0 ? std::optional(number) : std::nullopt;
}

std::size_t threadsOf(const CoachOptions& options) {
    if (options.threads > 0) {
        return static_cast<std::size_t>(options.threads);
    }
    return options.iterations > 0 ? 1 : std::max(1U, std::thread::hardware_concurrency());
}

tl::expected<engine::Patience, SessionError> patienceOf(const CoachOptions& options) {
    engine::Patience patience;
    if (options.iterations > 0) {
        patience.iterations = options.iterations;
        if (options.time.empty()) {
            return patience;
        }
    }
    const auto time = durationOf(options.time.empty() ? "1s" : options.time);
    if (!time) {
        return tl::unexpected(time.error());
    }
    patience.until = std::chrono::steady_clock::now() + *time;
    return patience;
}

tl::expected<std::vector<session::GameStep>, SessionError> stepsNamed(const std::string& game) {
    if (game == "open") {
        return session::stepsOfOpenGame();
    }
    const auto id = numberOf(game);
    if (!id) {
        return refuse("--game takes a game's number or open, not '" + game +
                      "'; history list shows the numbers");
    }
    return session::stepsOfGame(db::GameId(*id));
}

/// The state that advice is asked for.
tl::expected<NamedState, SessionError> loadGame(const CoachOptions& options) {
    if (options.file.empty() == options.game.empty()) {
        return refuse("advise takes a state as a file or --game ID, one of them");
    }
    if (!options.file.empty()) {
        const auto text = session::readText(options.file);
        if (!text) {
            return tl::unexpected(text.error());
        }
        return engine::stateFromJson(*text).map_error([&options](const auto& error) {
            return SessionError{options.file + ": " + error.toString()};
        });
    }
    const auto steps = stepsNamed(options.game);
    if (!steps) {
        return tl::unexpected(steps.error());
    }
    const auto count = static_cast<int>(steps->size());
    if (options.step > count) {
        return refuse(
            fmt::format("game {} has {} steps; --step takes 1 to {}", options.game, count, count));
    }
    const auto step = options.step > 0 ? options.step : count;
    auto game = (*steps)[static_cast<std::size_t>(step - 1)].game;
    if (options.step == 0 && game.state.phase == engine::Phase::Over) {
        return refuse(fmt::format("game {0} is over; --step N asks about a moment of it (1 to "
                                  "{1}), and review {0} looks at all of it",
                                  options.game, count - 1));
    }
    return game;
}

ordered_json oddsJson(const engine::Odds& odds) {
    return {{"win", odds.win}, {"standard_error", odds.standardError}};
}

ordered_json sourcesJson(const engine::PointsBySource& points) {
    return {{"ship", points[0]},     {"one_star", points[1]},    {"two_star", points[2]},
            {"all_four", points[3]}, {"four_in_one", points[4]}, {"energy", points[5]}};
}

ordered_json pointsJson(const NamedState& game, const std::array<double, 4>& points) {
    ordered_json json;
    for (std::size_t seat = 0; seat < game.state.playerCount; ++seat) {
        json[game.colours[seat]] = points[seat];
    }
    return json;
}

ordered_json moveJson(const NamedState& known, std::size_t seat, const engine::AdvisedMove& move) {
    return {{"moves", engine::notation(known.state, move.line)},
            {"did", session::adviceInWords(known, move.line)},
            {"odds", oddsJson(move.odds)},
            {"points", pointsJson(known, move.points)},
            {"tried", move.tried},
            {"rounds_left", move.rounds},
            {"ended_by_me", move.endedByMe},
            {"ended_by_rival", move.endedByRival},
            {"mine", sourcesJson(move.mine)},
            {"rivals", sourcesJson(move.rivals)},
            {"reason", session::reasonInWords(known, seat, move)}};
}

std::string oddsText(const engine::Odds& odds) {
    return fmt::format("{:.0f} % (± {:.1f})", kPercent * odds.win, kPercent * odds.standardError);
}

void printAdvice(const NamedState& known, const engine::Advice& advice, std::ostream& out) {
    const auto& colour = known.colours[advice.seat];
    out << "odds that " << colour << " wins: " << oddsText(advice.odds) << '\n';
    std::vector<std::string> points;
    for (std::size_t seat = 0; seat < known.state.playerCount; ++seat) {
        points.push_back(fmt::format("{} {:.1f}", known.colours[seat], advice.points[seat]));
    }
    out << "points where quick games from here end: " << session::joined(points) << "\n\n";
    int place = 0;
    for (const auto& move : advice.moves) {
        out << ++place << ". " << session::adviceInWords(known, move.line) << ": "
            << oddsText(move.odds) << "\n   " << session::reasonInWords(known, advice.seat, move)
            << '\n';
    }
    out << "\nafter " << advice.iterations << " games\n";
}

Outcome advise(const CoachOptions& options, Terminal& terminal) {
    auto game = loadGame(options);
    if (!game) {
        return tl::unexpected(game.error());
    }
    const auto patience = patienceOf(options);
    if (!patience) {
        return tl::unexpected(patience.error());
    }
    const auto seat = engine::playerToDecide(game->state).value_or(0);
    for (const auto& [zone, cards] : {std::pair(engine::Zone::hand(seat), options.hand),
                                      std::pair(engine::Zone::prep(seat), options.prep)}) {
        if (const auto told = session::tellOwnCards(*game, zone, cards); !told) {
            return tl::unexpected(told.error());
        }
    }
    auto coach = engine::Coach::on({{game->state, 1}},
                                   {.seed = options.seed, .threads = threadsOf(options)});
    if (!coach) {
        return refuse((options.file.empty() ? "game " + options.game : options.file) + ": " +
                      session::refusalInWords(coach.error()));
    }
    coach->think(*patience);
    if (coach->iterations() == 0) { // the time was over before it began
        constexpr std::uint64_t kSome = 64;
        coach->think({.iterations = kSome});
    }
    const auto advice = coach->advice();
    const NamedState known{engine::knownTo(game->state, seat), game->colours};
    const bool guessed = session::unknownOwnCards(known.state, seat) > 0;
    if (options.json) {
        auto moves = ordered_json::array();
        for (const auto& move : advice.moves) {
            moves.push_back(moveJson(known, seat, move));
        }
        terminal.out << jsonText(ordered_json{{"seat", seat},
                                              {"colour", known.colours[seat]},
                                              {"odds", oddsJson(advice.odds)},
                                              {"points", pointsJson(known, advice.points)},
                                              {"iterations", advice.iterations},
                                              {"own_cards_guessed", guessed},
                                              {"moves", std::move(moves)}})
                     << '\n';
        return {};
    }
    printAdvice(known, advice, terminal.out);
    if (guessed) {
        terminal.err << "Some of " << known.colours[seat] << "'s own cards are not known, so each "
                     << "move is for who holds that card; --hand and --prep say which they are.\n";
    }
    return {};
}

// -- review ---------------------------------------------------------------------------------------

tl::expected<std::vector<session::GameStep>, SessionError> loadReviewed(const std::string& what) {
    if (const auto id = numberOf(what)) {
        return session::stepsOfGame(db::GameId(*id));
    }
    const auto text = session::readText(what);
    if (!text) {
        return tl::unexpected(text.error());
    }
    return session::stepsFromLines(*text, what);
}

ordered_json reviewJson(const session::Review& review,
                        const std::vector<session::GameStep>& steps) {
    auto turns = ordered_json::array();
    for (const auto& turn : review.turns) {
        turns.push_back({{"step", turn.step + 1},
                         {"round", steps[turn.step].game.state.round},
                         {"seat", turn.seat},
                         {"odds", oddsJson(turn.odds)}});
    }
    auto mistakes = ordered_json::array();
    for (const auto& mistake : review.mistakes) {
        const NamedState known{engine::knownTo(mistake.before, mistake.seat),
                               steps[mistake.step].game.colours};
        mistakes.push_back({{"step", mistake.step + 1},
                            {"round", mistake.before.round},
                            {"seat", mistake.seat},
                            {"cost", mistake.cost()},
                            {"played", engine::notation(mistake.played)},
                            {"odds", oddsJson(mistake.odds)},
                            {"better", moveJson(known, mistake.seat, mistake.better)}});
    }
    ordered_json json{{"turns", std::move(turns)}, {"mistakes", std::move(mistakes)}};
    if (review.shares) {
        json["shares"] = *review.shares;
    }
    return json;
}

void printReview(const session::Review& review, const std::vector<session::GameStep>& steps,
                 std::ostream& out) {
    TextTable table({Align::Right, Align::Right, Align::Left, Align::Right, Align::Left});
    table.addRow({"step", "round", "player", "odds", "played"});
    table.addRule();
    for (const auto& turn : review.turns) {
        const auto& game = steps[turn.step].game;
        table.addRow({std::to_string(turn.step + 1), std::to_string(game.state.round),
                      game.colours[turn.seat], oddsText(turn.odds),
                      turn.step + 1 < steps.size() ? steps[turn.step + 1].words : ""});
    }
    table.print(out, 0);
    out << (review.mistakes.empty() ? "\nno decision cost much\n" : "\nwhat cost most:\n");
    constexpr std::size_t kShown = 5;
    for (std::size_t i = 0; i < std::min(kShown, review.mistakes.size()); ++i) {
        const auto& mistake = review.mistakes[i];
        const auto& game = steps[mistake.step].game;
        const NamedState known{engine::knownTo(mistake.before, mistake.seat), game.colours};
        out << fmt::format(
            "  round {}, {}: {} gives away {:.0f} %\n    better: {} ({})\n    {}\n",
            mistake.before.round, game.colours[mistake.seat],
            session::adviceInWords({mistake.before, game.colours}, {&mistake.played, 1}),
            kPercent * mistake.cost(), session::adviceInWords(known, mistake.better.line),
            oddsText(mistake.better.odds),
            session::reasonInWords(known, mistake.seat, mistake.better));
    }
}

Outcome review(const CoachOptions& options, Terminal& terminal) {
    const auto steps = loadReviewed(options.file);
    if (!steps) {
        return tl::unexpected(steps.error());
    }
    session::ReviewOptions how;
    how.seed = options.seed;
    how.threads = options.threads > 0 ? static_cast<std::size_t>(options.threads) : 1;
    if (options.iterations > 0) {
        how.iterations = options.iterations;
    }
    const auto result = session::reviewGame(*steps, how);
    if (result.turns.empty()) {
        return refuse(options.file + ": no turn of a player to look at; a review takes a game from "
                                     "its set-up on");
    }
    if (!options.svg.empty()) {
        const auto chart = session::reviewChart(result, steps->front().game.colours);
        if (const auto written = session::writeText(options.svg, chart); !written) {
            return tl::unexpected(written.error());
        }
    }
    if (options.json) {
        terminal.out << jsonText(reviewJson(result, *steps)) << '\n';
    } else {
        printReview(result, *steps, terminal.out);
    }
    if (result.unread > 0) {
        terminal.err << "Of " << result.unread << " of " << result.turns.size()
                     << " turns the decisions are not known, so that only their odds are told.\n";
    }
    return {};
}

void addSearchOptions(CLI::App& command, CoachOptions& options, const char* iterations) {
    constexpr std::uint64_t kMost = 100'000'000;
    constexpr int kMostThreads = 64;
    command.add_option("--iterations", options.iterations, iterations)
        ->check(CLI::Range(std::uint64_t{1}, kMost))
        ->type_name("N");
    command.add_option("--seed", options.seed, "Of all that is left to chance (default: 1)")
        ->type_name("N");
    command.add_option("--threads", options.threads, "Cores to think with")
        ->check(CLI::Range(1, kMostThreads))
        ->type_name("N");
    command.add_flag("--json", options.json, "Print JSON");
}

} // namespace

void addCoachCommands(CLI::App& app, const Choose& choose) {
    const auto options = std::make_shared<CoachOptions>();
    auto* advice =
        app.add_subcommand("advise", "Say how a game stands and what a strong player would do now");
    advice->add_option("STATE", options->file, "A game state, as JSON")->type_name("");
    advice->add_option("--game", options->game, "A followed game of the history, or open")
        ->type_name("ID|open");
    advice->add_option("--step", options->step, "With --game: a moment of it, counted from 1")
        ->check(CLI::Range(1, 100'000))
        ->type_name("N");
    advice->add_option("--time", options->time, "How long to think (default: 1s)")
        ->type_name("TIME");
    advice->add_option("--hand", options->hand, "Your hand, where it is not known: A7,G5")
        ->type_name("CARDS");
    advice->add_option("--prep", options->prep, "Your prep module, where it is not known")
        ->type_name("CARDS");
    addSearchOptions(*advice, *options,
                     "Games to try; the same number and seed give the same advice");
    advice->callback(
        [=] { choose([=](Terminal& terminal) { return advise(*options, terminal); }); });

    const auto again = std::make_shared<CoachOptions>();
    auto* look = app.add_subcommand(
        "review", "Look at a game again: the odds turn by turn, and the moves that cost most");
    look->add_option("GAME", again->file,
                     "A game's number in the history, or a recorded game.jsonl")
        ->required()
        ->type_name("");
    look->add_option("--svg", again->svg, "Write the curve of the odds as a picture")
        ->type_name("FILE");
    addSearchOptions(*look, *again, "Games to try at each decision (default: 1500)");
    look->callback([=] { choose([=](Terminal& terminal) { return review(*again, terminal); }); });
}

} // namespace pocketmars::cli
