#pragma once

#include "app/session/coaching/game_states.h"
#include "engine/coach/coach.h"
#include "engine/state/action.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

/// A game looked at again by the coach: how it stood at each turn, and which decisions cost most.
namespace pocketmars::session {

/// How the game stood as a player's turn began.
struct ReviewedTurn {
    std::size_t step; ///< which of the steps it began at, from 0
    std::size_t seat; ///< whose turn
    /// With the best decision; where cards of the player's own are unknown, with the one that was
    /// made.
    engine::Odds odds;
};

/// A decision that was worse than another one.
struct CostlyMove {
    std::size_t step;           ///< at which its turn began, from 0
    std::size_t seat;           ///< whose decision
    engine::State before;       ///< at the decision
    engine::Action played;      ///< as it was made
    engine::AdvisedMove better; ///< of those that the player is known to have had
    engine::Odds odds;          ///< with what was played
    /// Odds that were given away, 0..1.
    [[nodiscard]] double cost() const { return better.odds.win - odds.win; }
};

struct Review {
    std::vector<ReviewedTurn> turns;
    /// Dearest first; only those that cost more than twice what the search may be wrong by.
    std::vector<CostlyMove> mistakes;
    std::optional<std::vector<double>> shares{}; ///< of the win at the end, by seat, if it was told
    std::size_t unread = 0; ///< turns whose decisions are not known, so that only odds are
};

struct ReviewOptions {
    std::uint64_t iterations = 1500; ///< at each decision
    std::uint64_t seed = 1;
    std::size_t threads = 1;
    std::stop_token stop{};
    std::function<void(std::size_t done, std::size_t all)> onStep{}; ///< steps; may be empty
};

/// @param steps  of one game; empty: an empty review
/// @return what there was time for
[[nodiscard]] Review reviewGame(std::span<const GameStep> steps, const ReviewOptions& options);

/// Where a player's odds turned most: as `turns` count them, at most `most`, in order; the end, if
/// it was told, counts as one more.
[[nodiscard]] std::vector<std::size_t> turningPoints(const Review& review, std::size_t seat,
                                                     std::size_t most);

} // namespace pocketmars::session
