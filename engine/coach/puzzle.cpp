#include "engine/coach/puzzle.h"

#include "engine/coach/forced.h"
#include "engine/coach/hidden_cards.h"
#include "engine/rules/game.h"

#include <algorithm>
#include <cassert>

namespace pocketmars::engine {
namespace {

double oddsWith(const State& known, const std::optional<Action>& first,
                const PuzzleOptions& options) {
    CoachOptions how;
    how.seed = options.seed;
    how.search.first = first;
    auto coach = Coach::on({{known, 1}}, how);
    assert(coach);
    coach->think({.iterations = options.iterations});
    return coach->advice(1).odds.win;
}

/// A quick look, so that most states cost little.
bool isWorthALook(const State& known, const PuzzleOptions& options) {
    constexpr std::uint64_t kFew = 8; // times fewer than are asked for
    auto coach = Coach::on({{known, 1}}, {.seed = options.seed});
    if (!coach) {
        return false;
    }
    coach->think({.iterations = options.iterations / kFew});
    const auto advice = coach->advice(2);
    constexpr double kUnsure = 0.15;
    return advice.moves.size() == 2 && advice.odds.win >= options.good - kUnsure &&
           advice.odds.win - advice.moves[1].odds.win >= options.gap - kUnsure;
}

/// Whether the player has drawn a card that the state does not know: at the table they see it.
bool hasDrawn(const State& known, std::size_t seat) {
    const auto isUnknown = [](GameCard card) { return !card.id(); };
    return std::ranges::any_of(known.cards.in(Zone::hand(seat)), isUnknown) ||
           std::ranges::any_of(known.cards.in(Zone::prep(seat)), isUnknown);
}

} // namespace

std::vector<Action> observedChoices(const State& known, std::size_t seat) {
    std::vector<Action> choices;
    ActionList actions;
    legalActions(known, actions);
    for (const auto& action : actions) {
        const auto seen = asObserved(known, action, seat, seat);
        if (std::ranges::find(choices, seen) == choices.end()) {
            choices.push_back(seen);
        }
    }
    return choices;
}

bool takeDecision(State& known, const Action& move) {
    if (!isLegal(known, move) || assumes(known, move)) {
        return false;
    }
    auto after = known;
    apply(after, move);
    const auto seat = playerToDecide(known);
    std::vector<Action> forced;
    if (isSettled(after) || !takeForced(after, forced) || playerToDecide(after) != seat ||
        hasDrawn(after, *seat)) {
        return false;
    }
    known = after;
    return true;
}

PuzzleDecision weighed(const State& known, const PuzzleOptions& options) {
    PuzzleDecision decision;
    for (const auto& move : observedChoices(known, *playerToDecide(known))) {
        decision.push_back({move, oddsWith(known, move, options)});
    }
    std::ranges::stable_sort(decision, [](const auto& a, const auto& b) { return a.win > b.win; });
    return decision;
}

bool isClear(const PuzzleDecision& decision, const PuzzleOptions& options) {
    return decision.size() > 1 && decision[0].win >= options.good &&
           decision[0].win - decision[1].win >= options.gap;
}

std::optional<Puzzle> puzzleAt(const State& state, const PuzzleOptions& options) {
    const auto seat = playerToDecide(state);
    if (!seat || !isSettled(state) || isChance(state)) {
        return std::nullopt;
    }
    Puzzle puzzle{knownTo(state, *seat), {}};
    auto now = puzzle.known;
    std::vector<Action> forced;
    if (!isWorthALook(now, options) || !takeForced(now, forced)) {
        return std::nullopt;
    }
    do {
        auto decision = weighed(now, options);
        if (!isClear(decision, options)) {
            break;
        }
        puzzle.decisions.push_back(std::move(decision));
    } while (takeDecision(now, puzzle.decisions.back().front().move));
    return puzzle.decisions.empty() ? std::nullopt : std::optional(std::move(puzzle));
}

} // namespace pocketmars::engine
