#include "engine/coach/coach.h"

#include "engine/coach/forced.h"
#include "engine/coach/merged_edges.h"
#include "engine/coach/odds.h"
#include "engine/coach/told_cards.h"
#include "engine/rules/automaton.h"
#include "engine/rules/game.h"
#include "engine/support/random.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <thread>
#include <utility>

namespace pocketmars::engine {
namespace {

std::optional<CoachRefusal> refusalOf(const State& state) {
    if (state.phase == Phase::Over) {
        return CoachRefusal::Over;
    }
    if (isChance(state)) {
        return CoachRefusal::Chance;
    }
    if (state.phase == Phase::Failure || state.phase == Phase::Android) {
        return CoachRefusal::DaPhase;
    }
    return std::nullopt;
}

void grow(SearchTree& tree, std::uint64_t iterations, const Patience& patience) {
    constexpr std::uint64_t kLookUpEvery = 16; // iterations; one takes some 50 µs
    for (std::uint64_t i = 0; i < iterations; ++i) {
        if (i % kLookUpEvery == 0 && (patience.stop.stop_requested() ||
                                      std::chrono::steady_clock::now() >= patience.until)) {
            return;
        }
        tree.iterate();
    }
}

AdvisedMove moveOf(const GameTally& tally, Mode mode, std::size_t seat, std::uint64_t iterations) {
    AdvisedMove move;
    const auto games = static_cast<double>(tally.games);
    move.tally = tally;
    move.odds = oddsOf(tally, mode, seat, iterations);
    const auto mean = [games](const auto& sums) {
        auto means = sums;
        for (auto& value : means) {
            value /= games;
        }
        return means;
    };
    move.points = mean(tally.points);
    move.mine = mean(tally.mine);
    move.rivals = mean(tally.rivals);
    move.rounds = tally.rounds / games;
    move.endedByMe = tally.endedByMe / games;
    move.endedByRival = tally.endedByRival / games;
    return move;
}

/// Decisions in the order in which they are advised. The search tries most what promises most; of
/// those that it tried about as often the one that was worth most to it is the first, as it is
/// sooner at the end where others win as well. Of the rest those that it tried enough go by odds.
/// @param win  odds of a tally, 0..1
template <class Win> void rank(std::vector<MergedEdge>& edges, const Win& win) {
    constexpr double kAsOften = 0.8;
    constexpr double kEnough = 0.05;
    const double most = edges.empty() ? 0 : edges.front().sums.visits;
    const auto end = [&](double share) {
        return std::find_if(edges.begin(), edges.end(), [most, share](const MergedEdge& edge) {
            return edge.sums.visits < share * most;
        });
    };
    const auto enough = end(kEnough);
    const auto best = std::max_element(
        edges.begin(), end(kAsOften), [](const MergedEdge& a, const MergedEdge& b) {
            return a.sums.value / a.sums.visits < b.sums.value / b.sums.visits;
        });
    if (best != edges.end()) {
        std::rotate(edges.begin(), best, best + 1);
        std::stable_sort(edges.begin() + 1, enough,
                         [&win](const MergedEdge& a, const MergedEdge& b) {
                             return win(a.tally) > win(b.tally);
                         });
    }
}

} // namespace

tl::expected<Coach, CoachRefusal> Coach::on(const std::vector<CoachBelief>& beliefs,
                                            const CoachOptions& options) {
    assert(!beliefs.empty() && options.threads > 0);
    if (const auto refusal = refusalOf(beliefs.front().state)) {
        return tl::unexpected(*refusal);
    }
    const auto& first = beliefs.front().state;
    const auto seat = *playerToDecide(first);
    std::vector<CoachBelief> known;
    for (const auto& belief : beliefs) {
        const auto& state = belief.state;
        if (state.playerCount != first.playerCount || state.mode != first.mode) {
            return tl::unexpected(CoachRefusal::AtOdds);
        }
        if (!refusalOf(state) && playerToDecide(state) == seat &&
            state.progress == first.progress && belief.weight > 0) {
            known.push_back({knownTo(state, seat), belief.weight});
        }
    }
    if (known.empty()) {
        return tl::unexpected(CoachRefusal::AtOdds);
    }
    return Coach(std::move(known), seat, options);
}

Coach::Coach(std::vector<CoachBelief> known, std::size_t seat, const CoachOptions& options)
    : m_known(std::move(known)), m_seat(seat) {
    std::vector<RootState> roots;
    for (const auto& belief : m_known) {
        roots.push_back({HiddenCards(belief.state), belief.weight});
    }
    Random seeds(options.seed);
    for (std::size_t i = 0; i < options.threads; ++i) {
        m_trees.emplace_back(roots, seat, options.search, seeds.next());
    }
}

void Coach::think(const Patience& patience) {
    const auto share = patience.iterations / m_trees.size();
    const auto rest = patience.iterations % m_trees.size();
    std::vector<std::jthread> helpers;
    for (std::size_t i = 1; i < m_trees.size(); ++i) {
        helpers.emplace_back([this, i, &patience, own = share + (i < rest ? 1 : 0)] {
            grow(m_trees[i], own, patience);
        });
    }
    grow(m_trees.front(), share + (rest > 0 ? 1 : 0), patience);
}

std::uint64_t Coach::iterations() const {
    std::uint64_t sum = 0;
    for (const auto& tree : m_trees) {
        sum += tree.iterations();
    }
    return sum;
}

std::vector<Action> Coach::lineOf(const MergedEdge& edge) const {
    constexpr std::uint32_t kTriedEnough = 6;
    std::vector<Action> line;
    auto state = m_known.front().state;
    (void)takeForced(state, line);
    auto next = edge;
    while (true) {
        line.push_back(next.sums.action);
        if (!isLegal(state, line.back()) || assumes(state, line.back())) {
            return line; // what follows hangs on what will be seen
        }
        apply(state, line.back());
        if (isSettled(state) || !takeForced(state, line)) {
            return line;
        }
        const auto edges = mergedEdges(m_trees, next.children, false);
        if (edges.empty() || edges.front().sums.visits < kTriedEnough ||
            edges.front().sums.seat != m_seat || !isLegal(state, edges.front().sums.action)) {
            return line; // or it names what will only be seen then
        }
        next = edges.front();
    }
}

Advice Coach::advice(std::size_t moves) const {
    Advice advice;
    advice.seat = m_seat;
    advice.iterations = iterations();
    const auto mode = m_known.front().state.mode;
    auto state = m_known.front().state;
    std::vector<Action> forced;
    if (advice.iterations == 0) {
        return advice;
    }
    GameTally total;
    for (const auto& tree : m_trees) {
        total.add(tree.total());
    }
    bool isAtHand = true;
    if (!takeForced(state, forced)) {
        advice.moves.push_back(moveOf(total, mode, m_seat, advice.iterations));
        advice.moves.back().line = std::move(forced);
        advice.moves.back().tried = 1;
    } else {
        auto edges = mergedEdges(m_trees, std::vector<std::uint32_t>(m_trees.size(), 0), true);
        rank(edges, [&](const GameTally& tally) {
            return oddsOf(tally, mode, m_seat, advice.iterations).win;
        });
        isAtHand = edges.empty() || !(assumes(state, edges.front().sums.action) ||
                                      needsUntoldCard(state, edges.front().sums.action, m_seat));
        for (std::size_t i = 0; i < std::min(moves, edges.size()); ++i) {
            auto move = moveOf(edges[i].tally, mode, m_seat, advice.iterations);
            move.line = lineOf(edges[i]);
            move.tried = edges[i].sums.visits / static_cast<double>(advice.iterations);
            advice.moves.push_back(std::move(move));
        }
    }
    if (!advice.moves.empty()) {
        const auto all =
            isAtHand ? advice.moves.front() : moveOf(total, mode, m_seat, advice.iterations);
        advice.odds = all.odds;
        advice.points = all.points;
    }
    return advice;
}

} // namespace pocketmars::engine
