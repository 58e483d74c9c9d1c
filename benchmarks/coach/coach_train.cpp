// Learns the weights of engine/coach/value_weights.cpp by self-play and prints that file: games in
// which every player takes what looks best of some random turns, then a logistic regression of what
// came of each table; again with the new weights, some generations long.
#include "engine/coach/playout.h"
#include "engine/coach/points.h"
#include "engine/coach/value.h"
#include "engine/rules/game.h"
#include "engine/rules/setup.h"
#include "engine/simulation/simulation.h"
#include "engine/support/random.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

namespace {

using namespace pocketmars;
using engine::Features;
using engine::kFeatureCount;
using engine::kStageCount;
using engine::Mode;
using engine::ValueWeights;

struct Sample {
    Features features;
    std::size_t stage;
    float target;
};

struct Training {
    int generations = 8;
    int games = 12000;
    int candidates = 24;
};

engine::GameOptions optionsOf(Mode mode, engine::Random& random) {
    engine::GameOptions options;
    options.mode = mode;
    if (mode == Mode::Solo) {
        options.level = static_cast<engine::Level>(random.below(3));
    } else {
        // Mostly two, as tables are.
        options.players = static_cast<std::uint8_t>(random.below(2) == 0 ? 2 : 2 + random.below(3));
    }
    return options;
}

/// The win and, as it is rare against DA, how near it was.
float targetOf(const engine::State& end, std::size_t seat) {
    constexpr float kFar = 4;
    const float near = 1 / (1 + std::exp(-static_cast<float>(engine::leadOf(end, seat)) / kFar));
    const float win = end.phase == engine::Phase::Over ? engine::winShare(end, seat) : near;
    return 0.5F * win + 0.5F * near;
}

/// One game; each player looks at the table after their own turns.
void playGame(Mode mode, const ValueWeights& weights, const Training& training, std::uint64_t seed,
              std::vector<Sample>& samples, double& wins) {
    engine::Random random(seed);
    auto state =
        engine::newGame(optionsOf(mode, random),
                        static_cast<std::uint32_t>(random.below(engine::Action::kUnknownOrder)));
    struct Seen {
        std::size_t sample;
        std::size_t seat;
    };
    std::vector<Seen> seen;
    constexpr int kRounds = 40;
    while (state.phase != engine::Phase::Over && state.round < kRounds) {
        const std::size_t seat = state.toMove;
        const bool isTurn = engine::isPlayersTurn(state.phase);
        // Now and then less choosy, so that there is more to see.
        const int candidates = random.below(4) == 0 ? 3 : training.candidates;
        engine::Playout playout({candidates, 0, &weights});
        playout.step(state, random);
        if (isTurn && state.phase != engine::Phase::Over) {
            seen.push_back({samples.size(), seat});
            samples.push_back({engine::featuresOf(state, seat), engine::valueStage(state), 0});
        }
    }
    for (const auto& [sample, seat] : seen) {
        samples[sample].target = targetOf(state, seat);
    }
    wins += engine::winShare(state, 0);
}

/// Stochastic gradient descent with a step of its own for each weight (Duchi, Hazan, Singer 2011,
/// AdaGrad).
void fit(ValueWeights& weights, std::vector<Sample>& samples, engine::Random& random) {
    constexpr int kEpochs = 6;
    constexpr float kRate = 0.08F;
    constexpr float kDecay = 1e-4F;
    std::array<Features, kStageCount> squares{};
    for (auto& row : squares) {
        row.fill(1e-3F);
    }
    for (int epoch = 0; epoch < kEpochs; ++epoch) {
        for (std::size_t i = samples.size(); i > 1; --i) {
            std::swap(samples[i - 1], samples[random.below(i)]);
        }
        for (const auto& sample : samples) {
            auto& row = weights[sample.stage];
            float sum = 0;
            for (std::size_t i = 0; i < kFeatureCount; ++i) {
                sum += row[i] * sample.features[i];
            }
            const float error = 1 / (1 + std::exp(-sum)) - sample.target;
            for (std::size_t i = 0; i < kFeatureCount; ++i) {
                const float slope = error * sample.features[i] + kDecay * row[i];
                squares[sample.stage][i] += slope * slope;
                row[i] -= kRate * slope / std::sqrt(squares[sample.stage][i]);
            }
        }
    }
}

ValueWeights learn(Mode mode, const Training& training) {
    ValueWeights weights = engine::learntWeights(mode);
    engine::Random random(1);
    for (int generation = 0; generation < training.generations; ++generation) {
        std::vector<Sample> samples;
        double wins = 0;
        for (int game = 0; game < training.games; ++game) {
            playGame(mode, weights, training, random.next(), samples, wins);
        }
        std::cerr << engine::name(mode) << ", generation " << generation << ": " << samples.size()
                  << " tables, the first player wins " << 100 * wins / training.games << " %\n";
        fit(weights, samples, random);
    }
    return weights;
}

void print(const char* name, const ValueWeights& weights) {
    std::printf("const ValueWeights %s{{\n", name);
    for (const auto& row : weights) {
        std::printf("    {");
        for (std::size_t i = 0; i < row.size(); ++i) {
            std::printf("%s%.4fF", i == 0 ? "" : ", ", static_cast<double>(row[i]));
        }
        std::printf("},\n");
    }
    std::printf("}};\n\n");
}

} // namespace

int main(int argc, char** argv) {
    Training training;
    training.generations = argc > 1 ? std::atoi(argv[1]) : training.generations;
    training.games = argc > 2 ? std::atoi(argv[2]) : training.games;
    const auto solo = learn(Mode::Solo, training);
    const auto versus = learn(Mode::Versus, training);
    std::printf("// Written by scripts/train-coach: not by hand.\n"
                "#include \"engine/coach/value_weights.h\"\n\n"
                "namespace pocketmars::engine {\n\n");
    print("kSoloWeights", solo);
    print("kVersusWeights", versus);
    std::printf("} // namespace pocketmars::engine\n");
    return 0;
}
