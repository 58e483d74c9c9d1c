#include "engine/inference/continuation_search.h"

#include "engine/rules/automaton.h"
#include "engine/rules/game.h"
#include "engine/state/state_hash.h"
#include "engine/state/unknown_cards.h"

#include <algorithm>
#include <cmath>
#include <queue>
#include <utility>
#include <vector>

namespace pocketmars::engine {
namespace {

// How much likelier DA's player breaks a tie as the rulings do than in another way.
constexpr double kOtherTie = 0.05;
// Against the likeliest belief: where a turn is looked for only as far as it explains the table.
constexpr double kUnlikely = 0.01;
// One glimpse in some hundred misleads, and there are a few on a table.
constexpr double kMisled = 0.02;
// Memory has an end: some 200 MB. What was not found by then is no hypothesis.
constexpr std::size_t kMostNodes = 1'000'000;

/// How likely it was that an unknown card is what an action says it is; 1 where it says nothing.
double chance(const State& state, const Action& action) {
    const auto zone = assumes(state, action);
    if (!zone) {
        return 1;
    }
    const auto asked = action.kind == ActionKind::Keep ? action.card2 : action.card;
    const auto place = placeOf(state, *zone, asked);
    const GameCard unknown = place ? state.cards.in(*zone)[*place].faceUp() : GameCard();
    const SeenCards seen(state);
    int fits = 0;
    int could = 0;
    for (int i = 0; i < kCardCount; ++i) {
        const CardId id(i);
        if (seen.canBe(unknown, id)) {
            ++could;
            fits += asked.id() ? static_cast<int>(asked.id() == id)
                               : static_cast<int>(asked.suit() == id.suit());
        }
    }
    // A bottom action that counts on a held suit names no card.
    constexpr double kHeld = 0.2;
    return fits > 0 ? static_cast<double>(fits) / could : kHeld;
}

double logSum(double a, double b) {
    return std::max(a, b) + std::log1p(std::exp(-std::abs(a - b)));
}

GameCard topOfDiscard(const State& state) {
    const auto discard = state.cards.in(Zone::discard());
    return discard.empty() ? GameCard().faceDown() : discard.back();
}

} // namespace

bool SearchNode::isBetween() const { return parent < 0 || (isSettled(state) && !isChance(state)); }

std::size_t SearchNode::lookOfWay() const { return isBetween() ? way.withoutLast() : way.whole(); }

std::size_t ContinuationSearch::Hash::operator()(std::size_t node) const {
    const auto& found = (*nodes)[node];
    return static_cast<std::size_t>(hashOf(found.state)) ^ topOfDiscard(found.state).code() ^
           (found.slip ? std::size_t{1} << 20U : 0) ^ (found.belief << 24U) ^ found.lookOfWay();
}

bool ContinuationSearch::Same::operator()(std::size_t a, std::size_t b) const {
    const auto& one = (*nodes)[a];
    const auto& other = (*nodes)[b];
    return one.belief == other.belief && one.slip.has_value() == other.slip.has_value() &&
           topOfDiscard(one.state) == topOfDiscard(other.state) &&
           one.lookOfWay() == other.lookOfWay() && one.state == other.state;
}

void ContinuationSearch::add(const SearchNode& node) {
    m_nodes.push_back(node);
    const auto [same, isNew] = m_seen.insert(m_nodes.size() - 1);
    if (!isNew) {
        auto& prior = m_nodes[*same].logPrior;
        prior = logSum(prior, node.logPrior);
        m_nodes.pop_back();
    }
}

ContinuationSearch::ContinuationSearch(std::span<const Belief> beliefs, int turns) {
    double most = 0;
    for (const auto& belief : beliefs) {
        most = std::max(most, belief.weight);
    }
    for (std::size_t b = 0; b < beliefs.size(); ++b) {
        const bool isUnlikely = beliefs[b].weight < kUnlikely * most;
        m_isUnlikely.push_back(isUnlikely);
        m_nodes.push_back({.state = beliefs[b].glimpsed.value_or(beliefs[b].state),
                           .parent = -1 - static_cast<int>(b),
                           .left = isUnlikely ? 0 : turns,
                           .logPrior = std::log(beliefs[b].weight),
                           .slip = beliefs[b].slip,
                           .belief = b,
                           .way = SeenWay(beliefs[b].past, beliefs[b].state)});
        m_seen.insert(b);
        m_hasSlip = m_hasSlip || beliefs[b].slip;
    }
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        expand(i);
    }
}

void ContinuationSearch::doubtGlimpses(std::span<const Belief> beliefs,
                                       std::span<const std::size_t> doubted, int turns,
                                       std::size_t most, const Hopeful& isHopeful) {
    const auto known = m_nodes.size();
    for (const auto b : doubted) {
        if (m_nodes.size() >= known + most) {
            return;
        }
        const auto first = m_nodes.size();
        add({.state = beliefs[b].state,
             .parent = -1 - static_cast<int>(b),
             .left = std::min(1, turns),
             .logPrior = std::log(beliefs[b].weight * kMisled),
             .slip = beliefs[b].slip,
             .belief = b,
             .way = m_nodes[b].way});
        for (std::size_t i = first; i < m_nodes.size(); ++i) {
            expand(i, isHopeful);
        }
    }
}

bool ContinuationSearch::waits(std::size_t node) const {
    const auto& at = m_nodes[node];
    return at.isBetween() && isPlayersTurn(at.state.phase) && at.left <= 0;
}

void ContinuationSearch::goOn(std::span<const std::size_t> from, const Promise& promise,
                              std::size_t most) {
    using Waiting = std::pair<double, std::size_t>;
    // Of equals the first: the order must not hang on anything else.
    const auto isLess = [](const Waiting& a, const Waiting& b) {
        return a.first != b.first ? a.first < b.first : a.second > b.second;
    };
    std::priority_queue<Waiting, std::vector<Waiting>, decltype(isLess)> waiting(isLess);
    for (const auto node : from) {
        m_nodes[node].left = 1;
        if (const auto promised = promise(m_nodes[node])) {
            waiting.emplace(*promised, node);
        }
    }
    const auto known = m_nodes.size();
    const auto isHopeful = [&](const SearchNode& next) { return promise(next).has_value(); };
    while (!waiting.empty() && m_nodes.size() < known + most) {
        const auto node = waiting.top().second;
        waiting.pop();
        const auto first = m_nodes.size();
        expand(node, isHopeful);
        for (auto next = first; next < m_nodes.size(); ++next) {
            waiting.emplace(*promise(m_nodes[next]), next);
        }
    }
}

void ContinuationSearch::leaveFailuresOut(const Hopeful& isHopeful) {
    const auto legal = m_nodes.size();
    for (std::size_t i = 0; i < legal; ++i) {
        const auto from = m_nodes[i]; // the vector grows
        if (from.state.phase != Phase::Failure || !from.isBetween() || from.slip) {
            continue;
        }
        const Slip slip{};
        auto state = from.state;
        state.phase = Phase::Android;
        const double logPrior = from.logPrior + std::log(prior(slip));
        add({state,
             static_cast<int>(i),
             {},
             from.phases + 1,
             from.left,
             logPrior,
             slip,
             true,
             from.belief,
             from.way.then(state)});
    }
    for (std::size_t i = legal; i < m_nodes.size(); ++i) {
        expand(i, isHopeful);
    }
}

void ContinuationSearch::expand(std::size_t i, const Hopeful& isHopeful) {
    if (waits(i) || m_nodes.size() >= kMostNodes) {
        return;
    }
    const auto from = m_nodes[i]; // the vector grows
    legalActions(from.state, m_actions);
    m_chances.clear();
    double sum = 0;
    const bool isDa = !m_actions.empty() && isDaChoice(from.state);
    const std::size_t best = isDa ? bestForDa(from.state, m_actions) : 0;
    const int bestLead = isDa ? leadAfter(from.state, m_actions[best]) : 0;
    for (std::size_t a = 0; a < m_actions.size(); ++a) {
        double likely = chance(from.state, m_actions[a]);
        if (isDa && a != best) { // the player may break a tie another way, and no more
            likely = leadAfter(from.state, m_actions[a]) == bestLead ? kOtherTie : 0;
        }
        m_chances.push_back(likely);
        sum += likely;
    }
    for (std::size_t a = 0; a < m_actions.size(); ++a) {
        if (m_chances[a] == 0) {
            continue;
        }
        auto action = m_actions[a];
        if (action.kind == ActionKind::Shuffle) {
            action.seed = Action::kUnknownOrder; // on a real table
        }
        SearchNode next{from.state,  static_cast<int>(i),
                        action,      from.phases,
                        from.left,   from.logPrior + std::log(m_chances[a] / sum),
                        from.slip,   false,
                        from.belief, from.way};
        apply(next.state, action);
        if (next.isBetween()) {
            ++next.phases;
            next.left -= isPlayersTurn(from.state.phase) ? 1 : 0;
        }
        if (!isHopeful || isHopeful(next)) {
            if (next.phases > from.phases) {
                next.way = from.way.then(next.state);
            }
            add(next);
        }
    }
}

ObservationModel::Untouched ContinuationSearch::untouchedSince(std::size_t node) const {
    const auto begin = [this](std::size_t at) {
        while (m_nodes[at].parent >= 0) {
            at = static_cast<std::size_t>(m_nodes[at].parent);
        }
        return at;
    }(node);
    ObservationModel::Untouched out;
    out.deck = true;
    out.discard = true;
    for (std::size_t seat = 0; seat < out.prep.size(); ++seat) {
        out.prep[seat] = m_nodes[begin].state.cards.count(Zone::prep(seat));
    }
    for (auto at = node; at != begin; at = static_cast<std::size_t>(m_nodes[at].parent)) {
        const auto& now = m_nodes[at];
        const auto& before = m_nodes[static_cast<std::size_t>(now.parent)].state.cards;
        const auto& after = now.state.cards;
        const auto actor = playerToDecide(m_nodes[static_cast<std::size_t>(now.parent)].state);
        // What comes lies behind what stays; no decision takes a card and puts another there, but
        // for swaps.
        for (std::size_t seat = 0; seat < out.prep.size(); ++seat) {
            const auto kind = now.action.kind;
            const bool isSwapped =
                (kind == ActionKind::SwapPrep && seat == now.action.seat) ||
                ((kind == ActionKind::SwapPrep || kind == ActionKind::SwapHand) && actor == seat);
            const auto had = before.count(Zone::prep(seat));
            const auto has = after.count(Zone::prep(seat));
            const std::size_t gone = isSwapped ? 1 : had > has ? had - has : 0;
            out.prep[seat] -= std::min(out.prep[seat], gone);
        }
        const auto sameCount = [&](Zone zone) { return before.count(zone) == after.count(zone); };
        out.deck = out.deck && sameCount(Zone::deck());
        // The card that is played comes where one was taken.
        out.discard =
            out.discard && sameCount(Zone::discard()) && now.action.kind != ActionKind::TakeDiscard;
    }
    return out;
}

} // namespace pocketmars::engine
