#include "engine/coach/odds.h"

#include <algorithm>
#include <cmath>

namespace pocketmars::engine {
namespace {

/// Printed by `scripts/bench coach --fit`: log odds by oddsFeaturesOf().
constexpr OddsFeatures kSolo{2.2, 0.7161, 0.2631, 5.4622, 3.1796};
constexpr OddsFeatures kVersus{0, 1, 0, 0, 0};

// Games after which a share says as much as the fit was made with.
constexpr double kManyGames = 1000;

/// Half a game more on either side: no search makes certain. Of few games less, or what was hardly
/// tried would seem better than what was tried often, where all of them are lost.
double shareOf(const GameTally& tally) {
    const auto games = static_cast<double>(tally.games);
    const double more = std::min(1.0, games / kManyGames);
    return (tally.wins + more / 2) / (games + more);
}

} // namespace

OddsFeatures oddsFeaturesOf(const GameTally& tally, std::size_t seat) {
    const auto games = static_cast<double>(tally.games);
    double best = 0;
    for (std::size_t other = 0; other < tally.points.size(); ++other) {
        best = other == seat ? best : std::max(best, tally.points[other]);
    }
    const double share = shareOf(tally);
    const double lead = (tally.points[seat] - best) / games;
    const double rounds = tally.rounds / games;
    constexpr double kTen = 10;
    return {1, std::log(share / (1 - share)), lead / kTen, rounds / kTen,
            lead * rounds / (kTen * kTen)};
}

Odds oddsOf(const GameTally& tally, Mode mode, std::size_t seat) {
    const auto games = static_cast<double>(tally.games);
    const auto features = oddsFeaturesOf(tally, seat);
    const auto& weights = mode == Mode::Solo ? kSolo : kVersus;
    double logOdds = 0;
    for (std::size_t i = 0; i < features.size(); ++i) {
        logOdds += features[i] * weights[i];
    }
    const double win = 1 / (1 + std::exp(-logOdds));
    const double share = shareOf(tally);
    const double variance = std::max(tally.squares / games - share * share, share / (games + 1));
    const double slope = weights[1] * win * (1 - win) / (share * (1 - share));
    return {win, slope * std::sqrt(variance / games)};
}

} // namespace pocketmars::engine
