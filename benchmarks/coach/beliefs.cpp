#include "benchmarks/coach/beliefs.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <fstream>

namespace pocketmars::benchmarks {
namespace {

/// Of linear equations, by elimination.
/// @param rows  positive definite; the right side stands last in each
template <std::size_t N>
std::array<double, N> solved(std::array<std::array<double, N + 1>, N> rows) {
    for (std::size_t i = 0; i < N; ++i) {
        for (std::size_t below = i + 1; below < N; ++below) {
            const double factor = rows[below][i] / rows[i][i];
            for (std::size_t j = i; j <= N; ++j) {
                rows[below][j] -= factor * rows[i][j];
            }
        }
    }
    std::array<double, N> out{};
    for (std::size_t i = N; i-- > 0;) {
        out[i] = rows[i][N];
        for (std::size_t j = i + 1; j < N; ++j) {
            out[i] -= rows[i][j] * out[j];
        }
        out[i] /= rows[i][i];
    }
    return out;
}

} // namespace

void printCalibration(const std::vector<Belief>& beliefs) {
    constexpr double kPercent = 100;
    struct Decile {
        double odds = 0;
        double share = 0;
        int count = 0;
    };
    std::array<Decile, 10> deciles;
    for (const auto& belief : beliefs) {
        auto& decile = deciles[static_cast<std::size_t>(std::min(9.0, belief.odds * 10))];
        decile.odds += belief.odds;
        decile.share += belief.share;
        ++decile.count;
    }
    std::printf("\nodds believed, and what came true:\n");
    double off = 0;
    double furthest = 0;
    for (std::size_t i = 0; i < deciles.size(); ++i) {
        const auto& decile = deciles[i];
        if (decile.count == 0) {
            continue;
        }
        std::printf("  %3zu..%3zu %%  believed %5.1f %%  true %5.1f %%  (%d decisions)\n", i * 10,
                    i * 10 + 10, kPercent * decile.odds / decile.count,
                    kPercent * decile.share / decile.count, decile.count);
        const double by = std::abs(decile.odds - decile.share);
        off += by;
        furthest = std::max(furthest, by / decile.count);
    }
    std::printf("  off by %.1f points in the mean, at most by %.1f\n",
                kPercent * off / static_cast<double>(beliefs.size()), kPercent * furthest);
}

/// Logistic regression by Newton's method.
void printFit(const std::vector<Belief>& beliefs) {
    constexpr int kSteps = 25;
    constexpr double kRidge = 1e-3; // where a feature says nothing
    constexpr auto kCount = engine::kOddsFeatures;
    engine::OddsFeatures weights{};
    for (int step = 0; step < kSteps; ++step) {
        std::array<std::array<double, kCount + 1>, kCount> system{}; // the right side last
        for (std::size_t i = 0; i < kCount; ++i) {
            system[i][i] = kRidge;
            system[i][kCount] = -kRidge * weights[i];
        }
        for (const auto& belief : beliefs) {
            const auto x = engine::oddsFeaturesOf(belief.tally, belief.seat, belief.iterations);
            double sum = 0;
            for (std::size_t i = 0; i < kCount; ++i) {
                sum += weights[i] * x[i];
            }
            const double win = 1 / (1 + std::exp(-sum));
            for (std::size_t i = 0; i < kCount; ++i) {
                for (std::size_t j = 0; j < kCount; ++j) {
                    system[i][j] += win * (1 - win) * x[i] * x[j];
                }
                system[i][kCount] += (belief.share - win) * x[i];
            }
        }
        const auto change = solved(system);
        for (std::size_t i = 0; i < kCount; ++i) {
            weights[i] += change[i];
        }
    }
    std::printf("\nodds.cpp: {");
    for (std::size_t i = 0; i < kCount; ++i) {
        std::printf("%s%.4f", i == 0 ? "" : ", ", weights[i]);
    }
    std::printf("}\n");
}

void writeBeliefs(const std::string& file, const std::vector<Belief>& beliefs) {
    std::ofstream out(file);
    out << "game,seat,round,iterations,games,wins,mine,rival,rounds,ended_by_me,ended_by_rival,"
           "odds,share,"
           "end_mine,end_rival\n";
    for (const auto& belief : beliefs) {
        const auto& tally = belief.tally;
        double rival = 0;
        for (std::size_t other = 0; other < tally.points.size(); ++other) {
            rival = other == belief.seat ? rival : std::max(rival, tally.points[other]);
        }
        out << belief.game << ',' << belief.seat << ',' << belief.round << ',' << belief.iterations
            << ',' << tally.games << ',' << tally.wins << ',' << tally.points[belief.seat] << ','
            << rival << ',' << tally.rounds << ',' << tally.endedByMe << ',' << tally.endedByRival
            << ',' << belief.odds << ',' << belief.share << ',' << belief.mine << ','
            << belief.rival << '\n';
    }
}

} // namespace pocketmars::benchmarks
