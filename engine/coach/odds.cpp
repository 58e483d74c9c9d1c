#include "engine/coach/odds.h"

#include <algorithm>
#include <cmath>

namespace pocketmars::engine {
namespace {

/// Printed by `scripts/bench coach --fit`: log odds by oddsFeaturesOf().
constexpr OddsFeatures kSolo{1.4516, 3.7183,  0.8200, 1.7075, 6.4490, 0.5270,
                             5.1023, 6.8625,  0.3202, 4.4953, 7.8993, 0.2577,
                             4.6674, -0.4041, 0.1677, 0.0499, 3.9666};
constexpr OddsFeatures kVersus{0.7041,  -1.3238, 1.3178, 0.2729, -0.4425, 0.9996,
                               -0.5317, -0.3846, 0.6471, 1.5374, -0.2208, 0.7669,
                               1.3030,  -0.0953, 0.1900, 0.2877, -0.0514};

// Games after which a share says as much as the fit was made with.
constexpr double kManyGames = 1000;

/// Half a game more on either side: no search makes certain. Of few games less, or what was hardly
/// tried would seem better than what was tried often, where all of them are lost.
double shareOf(const GameTally& tally) {
    const auto games = static_cast<double>(tally.games);
    const double more = std::min(1.0, games / kManyGames);
    return (tally.wins + more / 2) / (games + more);
}

/// How near the end is: hats over the rounds that are left, two neighbours of which share a place.
constexpr std::array<double, 5> kKnots{0, 1, 3, 6, 10};
std::array<double, kKnots.size()> hatsAt(double rounds) {
    std::array<double, kKnots.size()> hats{};
    if (rounds >= kKnots.back()) {
        hats.back() = 1;
        return hats;
    }
    std::size_t i = 0;
    while (rounds >= kKnots.at(i + 1)) {
        ++i;
    }
    hats.at(i + 1) = (rounds - kKnots.at(i)) / (kKnots.at(i + 1) - kKnots.at(i));
    hats.at(i) = 1 - hats.at(i + 1);
    return hats;
}

// The first hat by the log odds of the share only: at the end an even share is even odds. Of each
// other one itself, by the log odds, and by the lead.
constexpr std::size_t kPerHat = 3;
constexpr std::size_t placeOf(std::size_t hat) { return 1 + kPerHat * (hat - 1); }
// How much was thought itself, and by the log odds, the lead and the rounds.
constexpr std::size_t kThought = placeOf(kKnots.size());
static_assert(kThought + 4 == kOddsFeatures);

/// Whose derivative by the log odds of the share this is.
double slopeOf(const OddsFeatures& x, const OddsFeatures& weights) {
    double slope = weights.at(kThought + 1) * x.at(kThought);
    double others = 0; // hats; all together are 1
    for (std::size_t hat = 1; hat < kKnots.size(); ++hat) {
        slope += weights.at(placeOf(hat) + 1) * x.at(placeOf(hat));
        others += x.at(placeOf(hat));
    }
    return slope + weights.front() * (1 - others);
}

} // namespace

OddsFeatures oddsFeaturesOf(const GameTally& tally, std::size_t seat, std::uint64_t iterations) {
    const auto games = static_cast<double>(tally.games);
    double best = 0;
    for (std::size_t other = 0; other < tally.points.size(); ++other) {
        best = other == seat ? best : std::max(best, tally.points[other]);
    }
    const double share = shareOf(tally);
    const double logOdds = std::log(share / (1 - share));
    constexpr double kTen = 10;
    const double lead = (tally.points[seat] - best) / games / kTen;
    OddsFeatures out{};
    const double rounds = std::max(0.0, tally.rounds / games);
    const auto hats = hatsAt(rounds);
    out.front() = hats.front() * logOdds;
    for (std::size_t hat = 1; hat < hats.size(); ++hat) {
        out.at(placeOf(hat)) = hats.at(hat);
        out.at(placeOf(hat) + 1) = hats.at(hat) * logOdds;
        out.at(placeOf(hat) + 2) = hats.at(hat) * lead;
    }
    // As much as was tried in games; beyond it nobody knows.
    constexpr double kLeast = 200;
    constexpr double kMost = 20'000;
    const double thought = std::clamp(static_cast<double>(iterations), kLeast, kMost);
    out.at(kThought) = std::log10(thought / kManyGames);
    out.at(kThought + 1) = out.at(kThought) * logOdds;
    out.at(kThought + 2) = out.at(kThought) * lead;
    out.at(kThought + 3) = out.at(kThought) * rounds / kTen;
    return out;
}

Odds oddsOf(const GameTally& tally, Mode mode, std::size_t seat, std::uint64_t iterations) {
    const auto games = static_cast<double>(tally.games);
    const auto features = oddsFeaturesOf(tally, seat, iterations);
    const auto& weights = mode == Mode::Solo ? kSolo : kVersus;
    double logOdds = 0;
    for (std::size_t i = 0; i < features.size(); ++i) {
        logOdds += features[i] * weights[i];
    }
    const double win = 1 / (1 + std::exp(-logOdds));
    const double share = shareOf(tally);
    const double variance = std::max(tally.squares / games - share * share, share / (games + 1));
    const double slope =
        std::abs(slopeOf(features, weights)) * win * (1 - win) / (share * (1 - share));
    return {win, slope * std::sqrt(variance / games)};
}

} // namespace pocketmars::engine
