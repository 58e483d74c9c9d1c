#include "app/session/coaching/review.h"

#include "app/session/coaching/own_cards.h"
#include "engine/coach/points.h"
#include "engine/coach/told_cards.h"
#include "engine/format/notation.h"
#include "engine/rules/automaton.h"
#include "engine/rules/game.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace pocketmars::session {
namespace {

using engine::Action;
using engine::Advice;
using engine::Coach;
using engine::State;

/// What a game is reviewed with, and into.
class Reviewer {
public:
    explicit Reviewer(const ReviewOptions& options) : m_options(options) {}

    /// @param next  what came of the turn that begins at the step; null: nothing was told
    void look(std::size_t step, const GameStep& from, const GameStep* next) {
        const auto& state = from.game.state;
        const auto advice = ask(state, {});
        if (!advice) {
            return;
        }
        m_review.turns.push_back({step, advice->seat, advice->odds});
        if (next == nullptr) {
            return;
        }
        const auto actions = engine::actionsFromNotation(state, next->moves);
        if (!actions || actions->empty()) {
            ++m_review.unread;
            return;
        }
        // Where own cards are unknown the best move is that of who holds the best of all cards:
        // what was played is known to have been possible.
        if (unknownOwnCards(state, advice->seat) > 0) {
            const auto observed =
                engine::asObserved(state, actions->front(), advice->seat, advice->seat);
            if (const auto played = ask(state, observed); played && !played->moves.empty()) {
                m_review.turns.back().odds = played->odds;
            }
        }
        auto now = state;
        for (std::size_t i = 0; i < actions->size() && !m_options.stop.stop_requested(); ++i) {
            weigh(step, now, (*actions)[i], i == 0 ? advice : std::nullopt);
            engine::apply(now, (*actions)[i]);
        }
    }

    Review take() {
        std::ranges::stable_sort(m_review.mistakes,
                                 [](const auto& a, const auto& b) { return a.cost() > b.cost(); });
        return std::move(m_review);
    }

private:
    static constexpr std::size_t kWeighed = 12; // moves: of most it is known whether they could be

    [[nodiscard]] std::optional<Advice> ask(const State& state, std::optional<Action> first) const {
        engine::CoachOptions options;
        options.seed = m_options.seed;
        options.threads = m_options.threads;
        options.search.first = first;
        auto coach = Coach::on({{state, 1}}, options);
        if (!coach) {
            return std::nullopt;
        }
        coach->think({.iterations = m_options.iterations, .stop = m_options.stop});
        return coach->advice(kWeighed);
    }

    /// Compares a decision with the best one of those that the player is known to have had.
    /// @param known  the advice there, if it was asked for already
    void weigh(std::size_t step, const State& before, const Action& played,
               std::optional<Advice> known) {
        engine::ActionList actions;
        engine::legalActions(before, actions);
        const auto seat = engine::playerToDecide(before);
        if (!seat || actions.size() < 2 || engine::isDaChoice(before)) {
            return;
        }
        const auto best = known ? std::move(known) : ask(before, {});
        const auto observed = engine::asObserved(before, played, *seat, *seat);
        if (!best) {
            return;
        }
        const auto better = std::ranges::find_if(best->moves, [&](const auto& move) {
            return engine::isAsTold(move.line.front(), observed) ||
                   !engine::needsUntoldCard(before, move.line.front(), *seat);
        });
        if (better == best->moves.end() || engine::isAsTold(better->line.front(), observed)) {
            return;
        }
        const auto other = ask(before, observed);
        if (!other || other->moves.empty()) {
            return;
        }
        CostlyMove move{step, *seat, before, played, *better, other->odds};
        if (!isClear(move)) {
            return;
        }
        // What was tried less often seems better or worse by chance: both are tried as often.
        const auto again = ask(before, better->line.front());
        if (!again || again->moves.empty()) {
            return;
        }
        move.better = again->moves.front();
        if (isClear(move)) {
            m_review.mistakes.push_back(std::move(move));
        }
    }

    /// Whether it cost more than twice what the search may be wrong by.
    static bool isClear(const CostlyMove& move) {
        return move.cost() >
               2 * std::hypot(move.better.odds.standardError, move.odds.standardError);
    }

    const ReviewOptions& m_options;
    Review m_review;
};

} // namespace

Review reviewGame(std::span<const GameStep> steps, const ReviewOptions& options) {
    Reviewer reviewer(options);
    for (std::size_t i = 0; i < steps.size() && !options.stop.stop_requested(); ++i) {
        if (options.onStep) {
            options.onStep(i, steps.size());
        }
        reviewer.look(i, steps[i], i + 1 < steps.size() ? &steps[i + 1] : nullptr);
    }
    auto review = reviewer.take();
    if (!steps.empty() && steps.back().game.state.phase == engine::Phase::Over) {
        const auto& end = steps.back().game.state;
        review.shares.emplace();
        for (std::size_t seat = 0; seat < end.playerCount; ++seat) {
            review.shares->push_back(engine::winShare(end, seat));
        }
    }
    return review;
}

std::vector<std::size_t> turningPoints(const Review& review, std::size_t seat, std::size_t most) {
    struct Turn {
        std::size_t index;
        double change;
    };
    std::vector<Turn> turns;
    std::optional<double> before;
    for (std::size_t i = 0; i < review.turns.size(); ++i) {
        if (review.turns[i].seat != seat) {
            continue;
        }
        const double now = review.turns[i].odds.win;
        if (before) {
            turns.push_back({i, std::abs(now - *before)});
        }
        before = now;
    }
    if (before && review.shares && seat < review.shares->size()) {
        turns.push_back({review.turns.size(), std::abs((*review.shares)[seat] - *before)});
    }
    std::ranges::stable_sort(turns, [](Turn a, Turn b) { return a.change > b.change; });
    turns.resize(std::min(turns.size(), most));
    std::vector<std::size_t> points;
    points.reserve(turns.size());
    for (const auto& turn : turns) {
        points.push_back(turn.index);
    }
    std::ranges::sort(points);
    return points;
}

} // namespace pocketmars::session
