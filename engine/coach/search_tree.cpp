#include "engine/coach/search_tree.h"

#include "engine/coach/points.h"
#include "engine/coach/told_cards.h"
#include "engine/rules/game.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace pocketmars::engine {
namespace {

GameCard back(GameCard card) { return card.suit() ? GameCard(*card.suit()) : GameCard(); }

EdgeKey keyOf(const State& state, const Action& observed) {
    constexpr unsigned kByte = 8;
    EdgeKey key = static_cast<EdgeKey>(state.progress.stage);
    for (const auto part :
         {static_cast<std::uint8_t>(observed.kind), observed.seat, observed.seat2,
          static_cast<std::uint8_t>(observed.suit), observed.card.code(), observed.card2.code()}) {
        key = key << kByte | part;
    }
    return key << kByte | state.progress.step;
}

/// 0..1: mostly the win, a little of the lead, so that there is a way up where all seems lost. A
/// lead grows while nobody ends the game: without a cost of rounds one that is won would never be
/// ended.
double rewardOf(double win, int lead, int rounds, const SearchOptions& options) {
    constexpr double kFar = 8;
    return (1 - options.pointShare) * win * std::max(0.0, 1 - options.roundCost * rounds) +
           options.pointShare / (1 + std::exp(-lead / kFar));
}

double sigmoid(double x) { return 1 / (1 + std::exp(-x)); }

std::array<double, 6> asArray(const ScoreLines& lines) {
    return {static_cast<double>(lines.ship),      static_cast<double>(lines.oneStar),
            static_cast<double>(lines.twoStar),   static_cast<double>(lines.allFour),
            static_cast<double>(lines.fourInOne), static_cast<double>(lines.energy)};
}

GameTally tallyOf(const State& end, std::size_t seat, std::int32_t since, double win) {
    GameTally tally;
    tally.games = 1;
    tally.wins = win;
    tally.squares = win * win;
    std::size_t rival = seat == 0 ? 1 : 0;
    for (std::size_t other = 0; other < end.playerCount; ++other) {
        tally.points[other] = pointsOf(end, other);
        if (other != seat && tally.points[other] > tally.points[rival]) {
            rival = other;
        }
    }
    tally.mine = asArray(linesOf(end, seat));
    tally.rivals = asArray(linesOf(end, rival));
    const auto isDone = [&end](std::size_t player) {
        return colonistsInBuildings(end.players[player]) == kColonistsPerColour;
    };
    tally.rounds = end.round - since;
    tally.endedByMe = isDone(seat) ? 1 : 0;
    tally.endedByRival = !isDone(seat) && isDone(rival) ? 1 : 0;
    return tally;
}

} // namespace

Action asObserved(const State& state, const Action& action, std::size_t actor,
                  std::size_t observer) {
    auto seen = action;
    const bool isOwn = actor == observer;
    switch (action.kind) {
    case ActionKind::PlayOther: // chosen by its back
        if (action.seat != observer) {
            seen.card = back(action.card);
        }
        break;
    case ActionKind::Launch:
    case ActionKind::DrawFromDa:
        seen.card = back(action.card);
        break;
    case ActionKind::SwapPrep:
        seen.card2 = action.seat == observer ? action.card2 : back(action.card2);
        if (!isOwn) {
            seen.card = back(action.card);
        }
        break;
    case ActionKind::Activate:
        seen.card = state.cards.count(Zone::prep(1)) == 1 ? back(state.cards.in(Zone::prep(1))[0])
                                                          : GameCard();
        break;
    case ActionKind::Keep:
        seen.card2 = isOwn ? action.card2 : back(action.card2);
        [[fallthrough]];
    case ActionKind::Prepare:
    case ActionKind::BuryPrep:
        if (!isOwn) {
            seen.card = back(action.card);
        }
        break;
    case ActionKind::BuryHand:
    case ActionKind::DraftKeep:
        if (!isOwn) {
            seen.card = GameCard();
        }
        break;
    case ActionKind::SwapHand:
        if (!isOwn) {
            seen.card = back(action.card);
            seen.card2 = back(action.card2);
        }
        break;
    default:
        break;
    }
    return seen;
}

void GameTally::add(const GameTally& other) {
    wins += other.wins;
    squares += other.squares;
    for (std::size_t i = 0; i < points.size(); ++i) {
        points[i] += other.points[i];
    }
    for (std::size_t i = 0; i < mine.size(); ++i) {
        mine[i] += other.mine[i];
        rivals[i] += other.rivals[i];
    }
    rounds += other.rounds;
    endedByMe += other.endedByMe;
    endedByRival += other.endedByRival;
    games += other.games;
}

SearchTree::SearchTree(std::vector<RootState> roots, std::size_t seat, const SearchOptions& options,
                       std::uint64_t seed)
    : m_roots(std::move(roots)), m_seat(seat), m_options(options), m_random(seed),
      m_playout(options.playout), m_nodes(1) {
    assert(!m_roots.empty());
}

State SearchTree::deal() {
    double total = 0;
    for (const auto& root : m_roots) {
        total += root.weight;
    }
    constexpr double kBits = 0x1p-53;
    double left = static_cast<double>(m_random.next() >> 11U) * kBits * total;
    for (const auto& root : m_roots) {
        left -= root.weight;
        if (left < 0) {
            return root.cards.dealt(m_random);
        }
    }
    return m_roots.back().cards.dealt(m_random);
}

void SearchTree::iterate() {
    ++m_iterations;
    constexpr int kDeals = 32; // where only one decision counts, not each deal need allow it
    for (int i = 0; i < kDeals; ++i) {
        auto state = deal();
        m_round = state.round;
        m_path.clear();
        if (descend(state)) {
            m_playout.finish(state, m_random);
            learn(state);
            return;
        }
    }
}

const ActionList& SearchTree::toFirst(State& state) {
    static const ActionList kNone;
    while (true) {
        const auto& actions = m_playout.toNextChoice(state, m_random, 1);
        const bool isThere = std::ranges::any_of(actions, [&](const Action& action) {
            return isAsTold(asObserved(state, action, *playerToDecide(state), m_seat),
                            *m_options.first);
        });
        if (actions.empty() || isThere) {
            return actions;
        }
        if (actions.size() > 1) {
            return kNone;
        }
        apply(state, actions[0]);
    }
}

bool SearchTree::descend(State& state) {
    std::uint32_t node = 0;
    while (true) {
        const bool isOnlyOne = node == 0 && m_options.first;
        const auto& actions = isOnlyOne ? toFirst(state) : m_playout.toNextChoice(state, m_random);
        if (actions.empty()) {
            return !isOnlyOne;
        }
        std::size_t chosen = 0;
        const auto place = select(state, node, actions, chosen);
        const auto action = actions[chosen];
        m_path.push_back({node, place});
        apply(state, action);
        auto& edge = m_nodes[node][place];
        const bool isNew = edge.child == 0;
        if (edge.visits == 0 || (isNew && m_nodes.size() >= m_options.mostNodes)) {
            return true;
        }
        if (isNew) {
            edge.child = static_cast<std::uint32_t>(m_nodes.size());
            m_nodes.emplace_back();
        }
        node = m_nodes[node][place].child;
    }
}

std::uint32_t SearchTree::select(const State& state, std::uint32_t node, const ActionList& actions,
                                 std::size_t& chosen) {
    auto& edges = m_nodes[node];
    const auto actor = *playerToDecide(state);
    double best = -1;
    std::uint32_t bestEdge = 0;
    std::size_t untried = 0;
    Action fresh;
    EdgeKey freshKey = 0;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const auto observed = asObserved(state, actions[i], actor, m_seat);
        if (node == 0 && m_options.first && !isAsTold(observed, *m_options.first)) {
            continue;
        }
        const auto key = keyOf(state, observed);
        const auto found =
            std::find_if(edges.begin(), edges.end(), [key](const Edge& e) { return e.key == key; });
        if (found == edges.end()) {
            if (m_random.below(++untried) == 0) {
                fresh = observed;
                freshKey = key;
                bestEdge = static_cast<std::uint32_t>(edges.size());
                chosen = i;
            }
            continue;
        }
        ++found->available;
        if (untried > 0) {
            continue;
        }
        const double visits = found->visits;
        const double worth = found->value / visits +
                             m_options.exploration * std::sqrt(std::log(found->available) / visits);
        if (worth > best) {
            best = worth;
            bestEdge = static_cast<std::uint32_t>(found - edges.begin());
            chosen = i;
        }
    }
    if (untried > 0) {
        Edge edge;
        edge.key = freshKey;
        edge.action = fresh;
        edge.available = 1;
        edge.seat = static_cast<std::uint8_t>(actor);
        edges.push_back(edge);
    }
    return bestEdge;
}

void SearchTree::learn(const State& end) {
    std::array<double, kMaxPlayers> reward{};
    const bool isOver = end.phase == Phase::Over;
    double mine = 0;
    for (std::size_t seat = 0; seat < end.playerCount; ++seat) {
        const double win =
            isOver ? winShare(end, seat) : sigmoid(valueOf(end, seat, learntWeights(end.mode)));
        reward[seat] = rewardOf(win, leadOf(end, seat), end.round - m_round, m_options);
        if (seat == m_seat) {
            mine = win;
        }
    }
    for (const auto& [node, place] : m_path) {
        auto& edge = m_nodes[node][place];
        ++edge.visits;
        edge.value += reward[edge.seat];
    }
    const auto tally = tallyOf(end, m_seat, m_round, mine);
    m_total.add(tally);
    if (!m_path.empty()) {
        m_tallies.resize(m_nodes[0].size());
        m_tallies[m_path.front().edge].add(tally);
    }
}

} // namespace pocketmars::engine
