// Makes puzzles from games of the coach, and looks whether those of a file hold: scripts/puzzles.
#include "engine/coach/playout.h"
#include "engine/coach/points.h"
#include "engine/coach/puzzle_json.h"
#include "engine/format/notation.h"
#include "engine/rules/game.h"
#include "engine/rules/setup.h"
#include "engine/simulation/simulation.h"
#include "engine/support/random.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace pocketmars;
using engine::State;

struct Options {
    int count = 40;
    std::uint64_t series = 7;
    std::uint64_t thought = 150; ///< iterations of those who play the games
    std::string verify;
    engine::PuzzleOptions puzzle{};
};

/// Another look with more thought and a seed of its own.
/// @return what it finds; nothing where that is another answer
std::optional<engine::Puzzle> lookedAtAgain(const engine::Puzzle& puzzle,
                                            const engine::PuzzleOptions& options) {
    auto again = engine::puzzleAt(puzzle.known, options);
    if (!again || again->decisions.size() < puzzle.decisions.size()) {
        return std::nullopt;
    }
    again->decisions.resize(puzzle.decisions.size());
    for (std::size_t i = 0; i < puzzle.decisions.size(); ++i) {
        if (again->decisions[i].front().move != puzzle.decisions[i].front().move) {
            return std::nullopt;
        }
    }
    return again;
}

/// What two looks find; nothing where one of them finds another answer.
std::optional<engine::Puzzle> verified(const engine::Puzzle& puzzle,
                                       engine::PuzzleOptions options) {
    constexpr std::uint64_t kMore = 3;
    constexpr int kLooks = 2;
    options.iterations *= kMore;
    std::optional<engine::Puzzle> found(puzzle);
    for (int look = 0; look < kLooks && found; ++look) {
        ++options.seed;
        found = lookedAtAgain(puzzle, options);
    }
    return found;
}

/// Worth a day: there is a choice.
bool isWorthIt(const engine::Puzzle& puzzle) {
    constexpr std::size_t kLeast = 4;
    return puzzle.decisions.front().size() >= kLeast;
}

/// Lets no kind of puzzle take more than its share of a file: left alone, nearly all are the one
/// card that settles in the last round.
class Variety {
public:
    /// @param count  of puzzles in the file
    explicit Variety(int count) : m_count(count) {}

    [[nodiscard]] bool hasRoomFor(const engine::Puzzle& puzzle) const {
        const auto kinds = kindsOf(puzzle);
        return std::ranges::all_of(kinds, [this](const Kind& kind) {
            const auto taken = m_taken.find(kind.name);
            return taken == m_taken.end() || taken->second < std::max(1, m_count / kind.share);
        });
    }
    void add(const engine::Puzzle& puzzle) {
        for (const auto& kind : kindsOf(puzzle)) {
            ++m_taken[kind.name];
        }
    }

private:
    struct Kind {
        std::string name;
        int share; ///< at most one in so many
    };

    static std::vector<Kind> kindsOf(const engine::Puzzle& puzzle) {
        const auto& answer = puzzle.decisions.front().front().move;
        const auto deck = puzzle.known.cards.count(engine::Zone::deck());
        constexpr std::size_t kNearTheEnd = 3; // cards: this round is the last one
        const int lead = engine::leadOf(puzzle.known, 0);
        const auto* const standing = lead < 0 ? "behind" : lead > 0 ? "ahead" : "level";
        return {{"move " + engine::notation(answer), 10},
                {"deed " + std::to_string(static_cast<int>(answer.kind)), 2},
                {std::string(deck < kNearTheEnd ? "last " : "early ") + standing, 3}};
    }

    int m_count;
    std::map<std::string, int> m_taken;
};

class Maker {
public:
    explicit Maker(const Options& options) : m_options(options), m_variety(options.count) {}

    /// One game by the coach itself, with little thought; at most one puzzle comes of it.
    std::optional<engine::NamedPuzzle> from(std::uint64_t game) {
        engine::GameOptions setup;
        setup.level = static_cast<engine::Level>(game % 3);
        engine::Random random(engine::seedOf(m_options.series, game));
        auto state = engine::newGame(
            setup, static_cast<std::uint32_t>(random.below(engine::Action::kUnknownOrder)));
        engine::Playout forced({});
        while (!forced.toNextChoice(state, random).empty()) {
            constexpr int kFirst = 3; // rounds: before, nothing is clear
            if (engine::isSettled(state) && state.round >= kFirst) {
                if (auto puzzle = puzzleOf(state)) {
                    return puzzle;
                }
            }
            auto coach = engine::Coach::on({{state, 1}}, {.seed = random.next()});
            coach->think({.iterations = m_options.thought});
            const auto best = coach->advice(1).moves.front().line.front();
            const auto& actions = forced.toNextChoice(state, random);
            std::size_t chosen = 0;
            for (std::size_t i = 0; i < actions.size(); ++i) {
                if (engine::asObserved(state, actions[i], 0, 0) == best) {
                    chosen = i;
                }
            }
            engine::apply(state, actions[chosen]);
        }
        return std::nullopt;
    }

private:
    std::optional<engine::NamedPuzzle> puzzleOf(const State& state) {
        auto puzzle = engine::puzzleAt(state, m_options.puzzle);
        if (!puzzle || !isWorthIt(*puzzle) || !m_variety.hasRoomFor(*puzzle)) {
            return std::nullopt;
        }
        puzzle = verified(*puzzle, m_options.puzzle);
        if (!puzzle) {
            return std::nullopt;
        }
        m_variety.add(*puzzle);
        return engine::NamedPuzzle{{puzzle->known, {"red", "blue"}}, std::move(puzzle->decisions)};
    }

    const Options& m_options;
    Variety m_variety;
};

/// @return how many don't hold
int verifyFile(const Options& options) {
    std::ifstream file(options.verify);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const auto puzzles = engine::puzzlesFromLines(text);
    if (!puzzles) {
        std::cerr << options.verify << ": " << puzzles.error().toString() << '\n';
        return 1;
    }
    int wrong = 0;
    for (std::size_t i = 0; i < puzzles->size(); ++i) {
        const auto& each = (*puzzles)[i];
        if (!verified({each.game.state, each.decisions}, options.puzzle)) {
            std::cerr << options.verify << ": line " << i + 1 << " has no clear answer\n";
            ++wrong;
        }
    }
    std::cerr << puzzles->size() << " puzzles, " << wrong << " without a clear answer\n";
    return puzzles->empty() ? 1 : wrong;
}

} // namespace

int main(int argc, char** argv) {
    Options options;
    CLI::App app("Makes puzzles from simulated games, or looks whether those of a file hold");
    app.add_option("--count", options.count, "How many")->check(CLI::Range(1, 10'000));
    app.add_option("--series", options.series, "Of seeds");
    app.add_option("--iterations", options.puzzle.iterations, "For each option of a decision");
    app.add_option("--seed", options.puzzle.seed, "Of the search");
    app.add_option("--verify", options.verify, "Looks at this file instead");
    CLI11_PARSE(app, argc, argv);
    if (!options.verify.empty()) {
        return verifyFile(options) == 0 ? 0 : 1;
    }
    Maker maker(options);
    int made = 0;
    for (std::uint64_t game = 0; made < options.count; ++game) {
        if (const auto puzzle = maker.from(game)) {
            std::cout << engine::puzzleToLine(*puzzle) << std::endl;
            ++made;
            std::cerr << made << " of " << options.count << ", game " << game << '\n';
        }
    }
    return 0;
}
