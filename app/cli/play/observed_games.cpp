#include "app/cli/play/observed_games.h"

#include "app/cli/output/text_table.h"
#include "app/session/game/judged_game.h"
#include "app/session/game/mistake.h"
#include "app/session/words/table_differences.h"
#include "engine/format/notation.h"
#include "engine/inference/reconcile.h"
#include "engine/rules/automaton.h"
#include "engine/rules/game.h"
#include "engine/simulation/simulated_camera.h"
#include "engine/state/state_agreement.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <variant>
#include <vector>

namespace pocketmars::cli {
namespace {

using engine::NamedState;
using session::Mistake;

constexpr std::array<const char*, engine::kMaxPlayers> kColours{"red", "blue", "yellow", "green"};
// Of the camera's mistakes, that they differ from what the games are made of.
constexpr std::uint64_t kCamera = 0x0CA3'E5A0'0CA3'E5A0U;
// And of the tables that nobody waits to be looked at.
constexpr std::uint64_t kHaste = 0x4A57'E000'4A57'E000U;
// After a mistake the game goes on for so many phases, on the table as it lies.
constexpr int kTablesAfter = 2;

std::string share(int part, int whole) {
    return fmt::format("{:.1f} %", whole == 0 ? 0.0 : 100.0 * part / whole);
}

/// The tables of a game that the camera gets to see.
std::vector<std::size_t> tablesSeen(const ObservedGames& options, std::uint64_t game,
                                    const std::vector<session::TrueTable>& truth) {
    engine::Random random(engine::seedOf(options.seed ^ kHaste, game));
    std::vector<std::size_t> seen;
    for (std::size_t t = 0; t < truth.size(); ++t) {
        constexpr std::size_t kSteps = 1U << 20U;
        const bool isSkipped =
            static_cast<double>(random.below(kSteps)) < options.skip * static_cast<double>(kSteps);
        const bool isBetween =
            !options.onceARound || truth[t].game.state.phase == engine::Phase::Architect;
        if (t == 0 || t + 1 == truth.size() || (isBetween && !isSkipped)) {
            seen.push_back(t);
        }
    }
    return seen;
}

engine::SimulatedCamera cameraOf(const ObservedGames& options, std::uint64_t game) {
    return {options.faults, engine::seedOf(options.seed ^ kCamera, game)};
}

/// @param moves  by table, what led to it, in notation
std::vector<session::TrueTable> playOne(const ObservedGames& options, std::uint64_t game,
                                        std::vector<std::string>* moves = nullptr) {
    std::vector<session::TrueTable> tables;
    const std::vector<std::string> colours(kColours.begin(),
                                           kColours.begin() + options.game.players);
    (void)engine::simulate(options.game, options.policy, engine::seedOf(options.seed, game),
                           [&](const engine::State& before, std::span<const engine::Action> actions,
                               const engine::State& now) {
                               tables.push_back({std::to_string(tables.size()), {now, colours}});
                               if (moves != nullptr) {
                                   moves->push_back(engine::notation(before, actions));
                               }
                           });
    return tables;
}

void print(const session::StateAccepted& accepted, std::ostream& out) {
    out << "    table " << accepted.table << ", " << accepted.after << ": " << accepted.did
        << (accepted.provisional ? " (as it seems)" : "") << '\n';
}

void print(const session::Orders& orders, std::ostream& out) {
    for (const auto& step : orders.steps) {
        out << "    [ ] " << step << '\n';
    }
}

void print(const session::GameQuestion& question, std::ostream& out) {
    out << "    ? " << question.text << '\n';
    for (const auto& option : question.options) {
        out << "      - " << option << '\n';
    }
}

void print(const session::RuleBroken& broken, std::ostream& out) {
    out << "    ! " << broken.text << ": " << broken.fix << '\n';
}

void print(const session::GameScored& /*scored*/, std::ostream& out) { out << "    scored\n"; }

/// How likely what really lies on the table is taken to be, where that is not certain.
void printBelief(const session::GameSession& session, const NamedState& truth, std::ostream& out) {
    double believed = 0;
    const auto beliefs = session.beliefs();
    for (const auto& belief : beliefs) {
        believed += engine::agrees(belief.state, truth.state) ? belief.weight : 0;
    }
    constexpr double kClear = 0.9999;
    if (believed < kClear) {
        out << fmt::format("    truth: {:.6f} of {} beliefs\n", believed, beliefs.size());
    }
}

/// One game, with all that was played, misread and told.
Outcome followAloud(const ObservedGames& options, int only, Terminal& terminal) {
    const auto game = static_cast<std::uint64_t>(only);
    std::vector<std::string> moves;
    const auto truth = playOne(options, game, &moves);
    auto camera = cameraOf(options, game);
    session::JudgedGame judged(options.game, truth);
    const auto looks = tablesSeen(options, game, truth);
    for (std::size_t t = 0; t < truth.size(); ++t) {
        const auto& [table, state] = truth[t];
        const bool isSeen = std::binary_search(looks.begin(), looks.end(), t);
        terminal.out << table << ": " << moves[t] << (isSeen ? "" : " (not seen)") << '\n';
        if (!isSeen) {
            continue;
        }
        const auto seen = camera.look(state);
        for (const auto& misread : session::differences(state, seen)) {
            terminal.out << "    misread: " << misread << '\n';
        }
        for (const auto& event : judged.see(seen, table)) {
            std::visit([&](const auto& told) { print(told, terminal.out); }, event);
        }
        printBelief(judged.session(), state, terminal.out);
    }
    for (const auto& fault : judged.end().faults) {
        terminal.out << fault << '\n';
    }
    return {};
}

/// Games without mistakes.
Outcome followAll(const ObservedGames& options, Terminal& terminal) {
    // Two to a player who plays alone, else one to each.
    const int fewQuestions = std::max<int>(2, options.game.players);
    int tracked = 0;
    int scored = 0;
    int wrong = 0;
    int warnings = 0;
    int right = 0;
    int states = 0;
    int waited = 0;
    int looks = 0;
    int behind = 0;
    int mostBehind = 0;
    std::map<int, int> byQuestions;
    for (int i = 0; i < options.games; ++i) {
        const auto game = static_cast<std::uint64_t>(i);
        const auto truth = playOne(options, game);
        auto camera = cameraOf(options, game);
        session::JudgedGame judged(options.game, truth);
        int open = 0; // tables since the last that was told
        for (const auto t : tablesSeen(options, game, truth)) {
            const auto& [table, state] = truth[t];
            bool told = false;
            for (const auto& event : judged.see(camera.look(state), table)) {
                const auto* accepted = std::get_if<session::StateAccepted>(&event);
                waited += accepted != nullptr && accepted->table != table ? 1 : 0;
                told = told || accepted != nullptr;
            }
            open = told ? 0 : open + 1;
            ++looks;
            behind += open;
            mostBehind = std::max(mostBehind, open);
        }
        const auto tally = judged.end();
        ++byQuestions[tally.questions];
        wrong += tally.wrong;
        warnings += tally.warnings;
        right += tally.right;
        states += tally.tables;
        scored += tally.scoreExact ? 1 : 0;
        tracked += tally.scoreExact && tally.wrong == 0 && tally.questions <= fewQuestions ? 1 : 0;
        for (const auto& fault : tally.faults) {
            terminal.err << "game " << i << ": " << fault << '\n';
        }
    }
    TextTable table({Align::Left, Align::Right, Align::Right});
    table.addRow(
        {fmt::format("games tracked to the exact score, at most {} questions", fewQuestions),
         std::to_string(tracked), share(tracked, options.games)});
    table.addRow({"score exact", std::to_string(scored), share(scored, options.games)});
    table.addRow({"states right", std::to_string(right), share(right, states)});
    table.addRow(
        {"states told only at a later table", std::to_string(waited), share(waited, states)});
    table.addRow({"tables since something was told: mean, most",
                  fmt::format("{:.1f}", looks == 0 ? 0.0 : static_cast<double>(behind) / looks),
                  std::to_string(mostBehind)});
    table.addRow({"wrong acceptances", std::to_string(wrong), ""});
    table.addRow({"warnings on legal tables", std::to_string(warnings), ""});
    for (const auto& [questions, count] : byQuestions) {
        table.addRow({"games with " + std::to_string(questions) +
                          (questions == 1 ? " question" : " questions"),
                      std::to_string(count), share(count, options.games)});
    }
    table.print(terminal.out, 0);
    return {};
}

/// Whether the rules can lead to a table after all, as far as a camera can tell.
bool couldBeLegal(const session::GameSession& session, const NamedState& table) {
    const std::array beliefs{engine::Belief{session.game().state}};
    const auto seen = engine::observe(table);
    const auto found = engine::reconcile(beliefs, table.colours, seen);
    return std::any_of(
        found.continuations.begin(), found.continuations.end(),
        [&](const engine::Continuation& each) {
            return !each.slip && session::differences({each.state, table.colours}, seen).empty();
        });
}

/// The game goes on as it lies.
void playOn(engine::State& state, engine::Random& random) {
    engine::ActionList actions;
    do {
        engine::legalActions(state, actions);
        const bool isDa = engine::isDaChoice(state);
        engine::apply(
            state,
            actions[isDa ? engine::bestForDa(state, actions) : random.below(actions.size())]);
    } while (!engine::isSettled(state));
}

struct Noticed {
    int games = 0;
    int named = 0;
    int asked = 0;
    int otherwise = 0; ///< warned of something else
    int missed = 0;
};

bool names(const session::RuleBroken& broken, const std::vector<std::string>& words) {
    return std::any_of(words.begin(), words.end(), [&](const std::string& word) {
        return broken.text.find(word) != std::string::npos ||
               broken.fix.find(word) != std::string::npos;
    });
}

/// Follows a game up to a mistake and a little further.
/// @return whether there was room for one
bool followMistake(const ObservedGames& options, Mistake mistake, std::uint64_t game,
                   Noticed& noticed, Terminal& terminal) {
    const auto truth = playOne(options, game);
    engine::Random random(engine::seedOf(options.seed ^ kCamera, game));
    engine::SimulatedCamera camera(options.faults, random.next());
    session::JudgedGame judged(options.game, truth);
    const std::size_t earliest = 1 + random.below(std::max<std::size_t>(truth.size() / 2, 1));
    for (std::size_t t = 0; t + 1 < truth.size(); ++t) {
        judged.see(camera.look(truth[t].game), truth[t].table);
        if (t < earliest || judged.session().openQuestion()) {
            continue;
        }
        auto made = session::makeMistake(mistake, truth[t].game, truth[t + 1].game, random);
        if (!made || couldBeLegal(judged.session(), {made->state, truth[t].game.colours})) {
            continue;
        }
        bool named = false;
        bool warned = false;
        bool asked = false;
        std::string told;
        NamedState table{made->state, truth[t].game.colours};
        for (int after = 0; after <= kTablesAfter && !named; ++after) {
            // Not judged: there is no truth any more.
            for (const auto& event : judged.see(camera.look(table), "mistaken")) {
                if (const auto* broken = std::get_if<session::RuleBroken>(&event)) {
                    warned = true;
                    named = named || names(*broken, made->named);
                    told += " | " + broken->text;
                } else if (const auto* accepted = std::get_if<session::StateAccepted>(&event)) {
                    told += " | " + accepted->did;
                }
                asked = asked || std::holds_alternative<session::GameQuestion>(event);
            }
            if (table.state.phase != engine::Phase::Over) {
                playOn(table.state, random);
            }
        }
        ++noticed.games;
        noticed.named += named ? 1 : 0;
        noticed.asked += !named && asked ? 1 : 0;
        noticed.otherwise += !named && !asked && warned ? 1 : 0;
        noticed.missed += !named && !asked && !warned ? 1 : 0;
        if (!named) {
            terminal.err << session::name(mistake) << ", game " << game << ", table " << t + 1
                         << ": " << made->named.front() << told << '\n';
        }
        return true;
    }
    return false;
}

Outcome followMistakes(const ObservedGames& options, const std::vector<Mistake>& mistakes,
                       Terminal& terminal) {
    TextTable table(
        {Align::Left, Align::Right, Align::Right, Align::Right, Align::Right, Align::Right});
    table.addRow({"", "games", "named", "asked about", "warned of another", "missed"});
    const auto addRow = [&table](std::string_view label, const Noticed& noticed) {
        table.addRow({std::string(label), std::to_string(noticed.games),
                      share(noticed.named, noticed.games), share(noticed.asked, noticed.games),
                      share(noticed.otherwise, noticed.games),
                      share(noticed.missed, noticed.games)});
    };
    Noticed all;
    for (const auto mistake : mistakes) {
        Noticed noticed;
        // Not every game gives room for every mistake; 10 for each are more than enough.
        const auto most = static_cast<std::uint64_t>(options.games) * 10;
        for (std::uint64_t game = 0; game < most && noticed.games < options.games; ++game) {
            (void)followMistake(options, mistake, game, noticed, terminal);
        }
        addRow(session::name(mistake), noticed);
        all.games += noticed.games;
        all.named += noticed.named;
        all.asked += noticed.asked;
        all.otherwise += noticed.otherwise;
        all.missed += noticed.missed;
    }
    if (mistakes.size() > 1) {
        addRow("all", all);
    }
    table.print(terminal.out, 0);
    return {};
}

} // namespace

Outcome followObserved(const ObservedGames& options, Terminal& terminal) {
    if (options.only) {
        return followAloud(options, *options.only, terminal);
    }
    if (options.inject.empty()) {
        return followAll(options, terminal);
    }
    std::vector<Mistake> mistakes(session::kMistakes.begin(), session::kMistakes.end());
    if (options.inject != "all") {
        const auto one = session::mistakeFromName(options.inject);
        if (!one) {
            std::string known;
            for (const auto each : mistakes) {
                known += std::string(session::name(each)) + ", ";
            }
            return tl::unexpected(session::SessionError{"--inject takes " + known +
                                                        "or all, not '" + options.inject + "'"});
        }
        mistakes = {*one};
    }
    if (options.game.mode != engine::Mode::Solo) {
        return tl::unexpected(session::SessionError{"--inject is for --mode solo"});
    }
    return followMistakes(options, mistakes, terminal);
}

} // namespace pocketmars::cli
