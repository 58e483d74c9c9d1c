#pragma once

#include "engine/coach/merged_edges.h"
#include "engine/coach/odds.h"
#include "engine/coach/search_tree.h"
#include "engine/state/action.h"
#include "engine/state/state.h"

#include <tl/expected.hpp>

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <stop_token>
#include <vector>

/// A coach at the table: how the game stands for the player who decides, and what a strong player
/// would do now.
namespace pocketmars::engine {

/// A state that the game may be in. What the player can't know of it is not looked at.
struct CoachBelief {
    State state; ///< settled, or a decision under way
    double weight = 1;
};

struct CoachOptions {
    std::uint64_t seed = 1;
    std::size_t threads = 1; ///< each grows a tree of its own, from a seed of its own
    SearchOptions search{};
};

/// Why there is nothing to advise.
enum class CoachRefusal : std::uint8_t {
    Over,    ///< the game has ended
    DaPhase, ///< the next phase, or decision, is DA's
    Chance,  ///< a new deck is to be shuffled first
    AtOdds   ///< the beliefs are of other players, or of other decisions
};

/// How long to think: until the first of these is reached.
struct Patience {
    std::uint64_t iterations = std::numeric_limits<std::uint64_t>::max(); ///< of all threads
    std::chrono::steady_clock::time_point until = std::chrono::steady_clock::time_point::max();
    std::stop_token stop{};
};

/// Points by line of the score (engine/rules/score.h), in its order.
using PointsBySource = std::array<double, 6>;

struct AdvisedMove {
    /// The decision, and those of the same phase that follow best, as far as they don't hang on
    /// cards that the player will only see then. Cards known by their backs only are named so.
    std::vector<Action> line;
    Odds odds;
    std::array<double, kMaxPlayers> points{}; ///< expected at the end, by seat
    PointsBySource mine{};
    PointsBySource rivals{}; ///< of the best other player
    double rounds = 0;       ///< till the end, from now on
    double endedByMe = 0;    ///< how often the game ends with all seven of one's own in buildings
    double endedByRival = 0;
    double tried = 0;  ///< share of the iterations, 0..1
    GameTally tally{}; ///< all that was counted
};

struct Advice {
    std::size_t seat = 0;
    /// With the best move; where that is one with a card of the player's own that nobody told, over
    /// all hands that they may have.
    Odds odds;
    std::array<double, kMaxPlayers> points{}; ///< the same
    /// First the one that was tried most, but for chance; the others by their odds.
    std::vector<AdvisedMove> moves;
    std::uint64_t iterations = 0;
};

/// Thinks about one decision, in as many helpings as one likes. The same beliefs, options and
/// iterations give the same advice; so do beliefs that differ only in what the player can't know.
class Coach {
public:
    /// @param beliefs  consistent, at least one; those at which another player decides, or nobody,
    ///                 are left out unless the first one is among them
    [[nodiscard]] static tl::expected<Coach, CoachRefusal>
    on(const std::vector<CoachBelief>& beliefs, const CoachOptions& options = {});

    /// Thinks on; blocks until the patience is at its end.
    void think(const Patience& patience);

    /// @param moves  at most so many; there are fewer where there is less to choose from
    [[nodiscard]] Advice advice(std::size_t moves = 3) const;

    [[nodiscard]] std::uint64_t iterations() const;

private:
    Coach(std::vector<CoachBelief> known, std::size_t seat, const CoachOptions& options);

    /// The decision and what follows it best in the same phase.
    [[nodiscard]] std::vector<Action> lineOf(const MergedEdge& edge) const;

    std::vector<CoachBelief> m_known; ///< likeliest first, as the player may know them
    std::size_t m_seat;
    std::vector<SearchTree> m_trees;
};

} // namespace pocketmars::engine
