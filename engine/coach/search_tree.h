#pragma once

#include "engine/coach/hidden_cards.h"
#include "engine/coach/playout.h"
#include "engine/rules/score.h"
#include "engine/state/action.h"
#include "engine/state/state.h"
#include "engine/support/random.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// Information-set Monte Carlo tree search with a single observer (Cowling, Powley, Whitehouse
/// 2012, "Information set Monte Carlo tree search"): each iteration deals the hidden cards anew,
/// and walks one tree of decisions as far as they are legal there.
namespace pocketmars::engine {

struct SearchOptions {
    double exploration = 0.6; ///< of UCB1: how much rarely tried decisions are favoured
    double pointShare = 0.2;  ///< of the reward that is the lead in points; the rest is the win
    double roundCost = 0.01;  ///< of a win, for each round till then: what is won is to be ended
    PlayoutOptions playout{8, 12};
    std::size_t mostNodes = 1'000'000;
    /// The only decision to try first, as the player knows it (asObserved): what it is worth. Cards
    /// that it leaves open may be any (isAsTold).
    std::optional<Action> first{};
};

/// What the games that went through a decision came to, for the player who is advised.
struct GameTally {
    double wins = 0;
    double squares = 0; ///< of the shares of the win
    std::array<double, kMaxPlayers> points{};
    std::array<double, 6> mine{};   ///< by line of the score, in its order
    std::array<double, 6> rivals{}; ///< the best other player's
    double rounds = 0;              ///< till the end
    double endedByMe = 0;           ///< ends with all seven of one's own in buildings
    double endedByRival = 0;
    std::uint64_t games = 0;

    void add(const GameTally& other);
};

/// A decision as the player who is advised can tell it from others.
using EdgeKey = std::uint64_t;

struct Edge {
    EdgeKey key = 0;
    Action action;           ///< as it may be told: cards that the player can't see by their backs
    std::uint32_t child = 0; ///< a node; 0: none
    std::uint32_t visits = 0;
    std::uint32_t available = 0; ///< how often it was legal when its node was passed
    double value = 0;            ///< sum of the rewards of the player who decides
    std::uint8_t seat = 0;
};

/// A position to search from, as the player may know it.
struct RootState {
    HiddenCards cards;
    double weight = 1;
};

class SearchTree {
public:
    SearchTree(std::vector<RootState> roots, std::size_t seat, const SearchOptions& options,
               std::uint64_t seed);

    /// One game: down the tree, a decision that is new to it, and on to the end. None where the
    /// only decision to try first is legal in no deal of many.
    void iterate();

    [[nodiscard]] std::uint64_t iterations() const { return m_iterations; }
    /// The decisions at a node; 0 is the root.
    [[nodiscard]] std::span<const Edge> edges(std::uint32_t node) const { return m_nodes[node]; }
    /// What came of the games through each decision at the root, in the order of its edges.
    [[nodiscard]] std::span<const GameTally> tallies() const { return m_tallies; }
    /// What came of all games.
    [[nodiscard]] const GameTally& total() const { return m_total; }

private:
    struct Step {
        std::uint32_t node;
        std::uint32_t edge;
    };

    [[nodiscard]] State deal();
    /// Walks down to where a decision was never tried, and takes it.
    /// @return false: the only decision to try first is not legal in this deal
    [[nodiscard]] bool descend(State& state);
    /// Carries out what is no choice, up to the only decision to try first.
    /// @return what is legal there; empty where that decision is not
    [[nodiscard]] const ActionList& toFirst(State& state);
    /// @return the place of the edge to take among those of the node
    std::uint32_t select(const State& state, std::uint32_t node, const ActionList& actions,
                         std::size_t& chosen);
    void learn(const State& end);

    std::vector<RootState> m_roots;
    std::size_t m_seat;
    SearchOptions m_options;
    Random m_random;
    Playout m_playout;
    std::vector<std::vector<Edge>> m_nodes;
    std::vector<GameTally> m_tallies; ///< by edge of the root
    GameTally m_total;
    std::vector<Step> m_path;
    std::int32_t m_round = 0; ///< of the root
    std::uint64_t m_iterations = 0;
};

/// The decision as the observer knows it: backs instead of cards that they can't see.
/// @param actor  who decides
[[nodiscard]] Action asObserved(const State& state, const Action& action, std::size_t actor,
                                std::size_t observer);

} // namespace pocketmars::engine
