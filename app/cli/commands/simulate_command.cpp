#include "app/cli/commands/commands.h"
#include "app/cli/output/json_text.h"
#include "app/cli/output/text_table.h"
#include "app/cli/play/observed_games.h"
#include "app/session/words/move_words.h"
#include "engine/format/notation.h"
#include "engine/format/state_json.h"
#include "engine/rules/game.h"
#include "engine/rules/score.h"
#include "engine/simulation/simulation.h"
#include "engine/state/state_hash.h"

#include <CLI/CLI.hpp>
#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pocketmars::cli {
namespace {

using engine::GameOptions;
using engine::NamedState;
using engine::State;
using session::refuse;
using session::SessionError;

constexpr std::array<const char*, engine::kMaxPlayers> kColours{"red", "blue", "yellow", "green"};
constexpr int kMostGames = 10'000'000;

struct SimulateOptions {
    std::string mode = "solo";
    std::string level; ///< empty: not said
    std::string edition = "en";
    std::string policy = "random";
    int players = 2;
    int games = 1000;
    std::uint64_t seed = 1;
    bool draft = false;
    bool transcript = false;
    bool observe = false;
    std::string inject;      ///< empty: nothing
    std::optional<int> only; ///< with observe
    // With observe: how the camera errs, and what it never sees.
    bool exact = false;
    bool persist = false;
    std::optional<double> noise;
    std::optional<double> slide;
    std::string skip; ///< a share, `round`, or empty: nothing
};

struct Plan {
    GameOptions game;
    engine::Policy policy = engine::Policy::Random;
};

std::optional<engine::Policy> policyFromName(std::string_view name) {
    constexpr std::array<std::string_view, 3> kNames{"random", "greedy", "strong"};
    const auto* const found = std::find(kNames.begin(), kNames.end(), name);
    return found == kNames.end()
               ? std::nullopt
               : std::optional(static_cast<engine::Policy>(std::distance(kNames.begin(), found)));
}

tl::expected<Plan, SessionError> planOf(const SimulateOptions& options) {
    Plan plan;
    const auto mode = engine::modeFromName(options.mode);
    const auto edition = engine::editionFromName(options.edition);
    const auto level = engine::levelFromName(options.level.empty() ? "android" : options.level);
    const bool solo = mode == engine::Mode::Solo;
    if (!mode) {
        return refuse("--mode takes solo or versus, not '" + options.mode + "'");
    }
    if (!edition) {
        return refuse("--edition takes en or pl, not '" + options.edition + "'");
    }
    if (!level) {
        return refuse("--level takes android, super_droid or cyborg, not '" + options.level + "'");
    }
    if (!solo && !options.level.empty()) {
        return refuse("--level is for solo games; leave it out");
    }
    if (solo && (options.draft || options.players != 2)) {
        return refuse("--draft and --players are for --mode versus");
    }
    const auto policy = policyFromName(options.policy);
    if (!policy) {
        return refuse("--policy takes random, greedy or strong, not '" + options.policy + "'");
    }
    plan.game.mode = *mode;
    plan.game.edition = *edition;
    plan.game.level = *level;
    plan.game.players = static_cast<std::uint8_t>(options.players);
    plan.game.draft = options.draft;
    plan.policy = *policy;
    return plan;
}

NamedState named(const State& state) {
    return {state, {kColours.begin(), kColours.begin() + state.playerCount}};
}

/// The phase that was played, as the format of recorded games names it.
std::string after(const State& before) {
    return engine::isSettled(before) ? std::string(engine::name(before.phase)) : "setup";
}

void printStep(const State& before, std::span<const engine::Action> actions, const State& now,
               Terminal& terminal) {
    const auto line =
        nlohmann::json{{"state", nlohmann::json::parse(engine::stateToJson(named(now)))},
                       {"after", after(before)},
                       {"moves", engine::notation(before, actions)},
                       {"did", session::movesInWords(named(before), actions)}};
    terminal.out << jsonText(line) << '\n';
}

/// What a series of games came to.
class Results {
public:
    explicit Results(std::size_t seats) : m_wins(seats), m_points(seats) {}

    void add(const State& end) {
        m_signature = (m_signature ^ engine::hashOf(end)) * 0x0000'0100'0000'01B3U; // FNV-1
        ++m_games;
        if (end.phase != engine::Phase::Over) {
            ++m_unfinished;
            return;
        }
        m_rounds += end.round;
        const auto sheet = engine::score(named(end));
        m_drawn += sheet.winners.empty() ? 1 : 0;
        for (std::size_t seat = 0; seat < m_wins.size(); ++seat) {
            const auto& winners = sheet.winners;
            m_points[seat] += sheet.players[seat].total();
            m_wins[seat] +=
                std::find(winners.begin(), winners.end(), kColours.at(seat)) != winners.end() ? 1
                                                                                              : 0;
        }
    }

    void print(bool solo, std::ostream& out) const {
        const auto finished = m_games - m_unfinished;
        TextTable table({Align::Left, Align::Right, Align::Right, Align::Right});
        table.addRow({"", "games won", "share", "mean points"});
        for (std::size_t seat = 0; seat < m_wins.size(); ++seat) {
            const std::string who =
                solo ? (seat == 0 ? "human" : "DA") : "player " + std::to_string(seat + 1);
            table.addRow({who, std::to_string(m_wins[seat]), share(m_wins[seat], m_games),
                          mean(m_points[seat], finished)});
        }
        if (m_drawn > 0) {
            table.addRow({"drawn", std::to_string(m_drawn), share(m_drawn, m_games), "-"});
        }
        table.addRow(
            {"unfinished", std::to_string(m_unfinished), share(m_unfinished, m_games), "-"});
        table.print(out, 0);
        out << "\nmean rounds of a finished game: " << mean(m_rounds, finished)
            << "\nsignature: " << fmt::format("{:016x}\n", m_signature);
    }

private:
    static std::string mean(long sum, long count) {
        return count == 0
                   ? "-"
                   : fmt::format("{:.1f}", static_cast<double>(sum) / static_cast<double>(count));
    }
    static std::string share(long part, long whole) {
        return fmt::format("{:.1f} %",
                           100.0 * static_cast<double>(part) / static_cast<double>(whole));
    }

    std::vector<long> m_wins;
    std::vector<long> m_points;
    long m_games = 0;
    long m_unfinished = 0;
    long m_drawn = 0;
    long m_rounds = 0;
    std::uint64_t m_signature = 0xCBF2'9CE4'8422'2325U;
};

/// Shows the games to the session.
Outcome observe(const SimulateOptions& options, const Plan& plan, Terminal& terminal) {
    if (options.transcript) {
        return refuse("--transcript and --observe print different things; leave one out");
    }
    if (options.exact && options.noise) {
        return refuse("--exact reads without a mistake, --noise with more; leave one out");
    }
    ObservedGames games{plan.game,     plan.policy,    options.seed,
                        options.games, options.inject, options.only};
    games.faults.noise = options.exact ? 0.0 : options.noise.value_or(1.0);
    games.faults.persist = options.persist;
    games.faults.slide = options.slide.value_or(0.0);
    games.onceARound = options.skip == "round";
    if (games.onceARound && plan.game.mode != engine::Mode::Solo) {
        return refuse("--skip round is for --mode solo; give a share, as 0.3");
    }
    if (!options.skip.empty() && !games.onceARound) {
        const char* const end = options.skip.data() + options.skip.size();
        const auto [read, error] = std::from_chars(options.skip.data(), end, games.skip);
        if (error != std::errc{} || read != end || !(games.skip >= 0 && games.skip < 1)) {
            return refuse("--skip takes a share of the tables, as 0.3, or round, not '" +
                          options.skip + "'");
        }
    }
    return followObserved(games, terminal);
}

Outcome simulate(const SimulateOptions& options, Terminal& terminal) {
    const auto plan = planOf(options);
    if (!plan) {
        return tl::unexpected(plan.error());
    }
    if (!options.observe && !options.inject.empty()) {
        return refuse("--inject is for --observe; add that");
    }
    if (options.only && (!options.observe || !options.inject.empty())) {
        return refuse("--only is for --observe without --inject");
    }
    if (options.observe) {
        return observe(options, *plan, terminal);
    }
    if (options.exact || options.persist || options.noise || options.slide ||
        !options.skip.empty()) {
        return refuse(
            "--exact, --noise, --persist, --slide and --skip are for --observe; add that");
    }
    engine::Watch watch;
    if (options.transcript) {
        watch = [&terminal](const State& before, std::span<const engine::Action> actions,
                            const State& now) { printStep(before, actions, now, terminal); };
    }
    Results results(plan->game.players);
    for (int game = 0; game < options.games; ++game) {
        const auto seed = engine::seedOf(options.seed, static_cast<std::uint64_t>(game));
        results.add(engine::simulate(plan->game, plan->policy, seed, watch));
    }
    auto& out = options.transcript ? terminal.err : terminal.out;
    results.print(plan->game.mode == engine::Mode::Solo, out);
    return {};
}

/// How the camera of --observe errs, and what it never sees.
void addCameraOptions(CLI::App& command, SimulateOptions& options) {
    command.add_flag("--exact", options.exact,
                     "With --observe: read every table without a mistake");
    command
        .add_option("--noise", options.noise,
                    "With --observe: so many times the reader's mistakes (default: 1)")
        ->check(CLI::Range(0.0, 100.0))
        ->type_name("TIMES");
    command.add_flag("--persist", options.persist,
                     "With --observe: what is misread is misread at every look, until it changes");
    command
        .add_option("--slide", options.slide,
                    "With --observe: share of the tables on which a piece is pushed away")
        ->check(CLI::Range(0.0, 1.0))
        ->type_name("SHARE");
    command
        .add_option("--skip", options.skip,
                    "With --observe: share of the tables that are never seen, or round: one look "
                    "a round")
        ->type_name("SHARE|round");
}

} // namespace

void addSimulateCommand(CLI::App& app, const Choose& choose) {
    const auto options = std::make_shared<SimulateOptions>();
    auto* command = app.add_subcommand("simulate", "Let the program play games against itself");
    command->add_option("--mode", options->mode, "(default: solo)")->type_name("solo|versus");
    command->add_option("--level", options->level, "Of Devious Automatics (default: android)")
        ->type_name("android|super_droid|cyborg");
    command->add_option("--players", options->players, "Versus: how many (default: 2)")
        ->check(CLI::Range(2, 4))
        ->type_name("2..4");
    command->add_flag("--draft", options->draft, "Versus: draft the first cards");
    command->add_option("--edition", options->edition, "Whose tie-break counts (default: en)")
        ->type_name("en|pl");
    command->add_option("--policy", options->policy, "How players choose (default: random)")
        ->type_name("random|greedy|strong");
    command->add_option("--games", options->games, "How many (default: 1000)")
        ->check(CLI::Range(1, kMostGames))
        ->type_name("N");
    command->add_option("--seed", options->seed, "Of all that is left to chance (default: 1)")
        ->type_name("N");
    command->add_flag(
        "--transcript", options->transcript,
        "Print each game as JSON lines, a state and what led to it a line; the table goes "
        "to standard error");
    command->add_flag("--observe", options->observe,
                      "Show the games to the session as the reader would read them, and print how "
                      "well it follows them");
    command
        ->add_option("--inject", options->inject,
                     "With --observe: one mistake a game (too-many-colonists, wrong-building, "
                     "energy, two-star, system-failure, da-step, all)")
        ->type_name("KIND");
    command
        ->add_option("--only", options->only,
                     "With --observe: just this game of the series, counted from 0, table by table")
        ->check(CLI::Range(0, kMostGames))
        ->type_name("N");
    addCameraOptions(*command, *options);
    command->callback(
        [=] { choose([=](Terminal& terminal) { return simulate(*options, terminal); }); });
}

} // namespace pocketmars::cli
