#include "engine/inference/reconcile.h"

#include "engine/inference/weighing.h"
#include "engine/rules/game.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace pocketmars::engine {
namespace {

// What a belief is worth at least if its misreads don't stay; it has a logarithm in any case.
constexpr double kLeastAnew = 1e-30;

/// The share of the likeliest slip, whatever was played besides, and its place in the list; each
/// look a witness of its own.
std::pair<double, std::size_t> likeliestSlip(const std::vector<Continuation>& continuations) {
    std::pair<double, std::size_t> best{0, 0};
    for (std::size_t i = 0; i < continuations.size(); ++i) {
        const auto& slip = continuations[i].slip;
        double sum = 0;
        for (const auto& other : continuations) {
            sum += slip && other.slip == slip ? other.anew : 0;
        }
        if (sum > best.first) {
            best = {sum, i};
        }
    }
    return best;
}

} // namespace

Reconciliation reconcile(std::span<const Belief> beliefs, const std::vector<std::string>& colours,
                         const Observation& seen, ReconcileOptions options) {
    assert(!beliefs.empty() && options.turns >= 0);
    Weighing weighing(beliefs, colours, seen, options);
    const auto groups = weighing.groups();
    // Against the best legal continuation: the same moves, and a table that lies as it was read.
    const double trace = weighing.trace();
    // A mistake that was suspected before and shows no trace is not there.
    const double illegal = (trace > kTrace ? options.mistake : kMistake) * trace *
                           std::exp(weighing.bestLegal() - weighing.best());
    double sum = illegal;
    double sumAnew = illegal;
    for (const auto& group : groups) {
        sum += group.weight;
        sumAnew += group.anew;
    }

    Reconciliation out;
    out.mistake = illegal / sumAnew;
    out.showsMistake = trace > kTrace;
    double slipsAnew = 0;
    for (const auto& group : groups) {
        const double posterior = group.weight / sum;
        if (posterior < kWorthTelling && !out.continuations.empty()) {
            break;
        }
        auto& continuation = out.continuations.emplace_back(weighing.continuationOf(group));
        continuation.posterior = posterior;
        continuation.anew = std::max(group.anew / sumAnew, kLeastAnew);
        if (continuation.slip) {
            out.slips += posterior;
            slipsAnew += continuation.anew;
        }
    }
    auto& all = out.continuations;
    const double wrong = out.mistake + slipsAnew;
    const auto [ofSlip, slip] = likeliestSlip(all);
    const bool isNamed = ofSlip > options.sureSlip * wrong;
    const bool isWrong = wrong > options.wrong && (isNamed || out.mistake > slipsAnew);
    if (isWrong && isNamed) {
        out.slip = all[slip].slip;
        const auto at = all.begin() + static_cast<std::ptrdiff_t>(slip);
        std::rotate(all.begin(), at, at + 1);
    }
    const auto& first = all.front();
    out.margin = first.posterior - (all.size() > 1 ? all[1].posterior : 0.0);
    if (isWrong) {
        out.verdict = Verdict::Impossible;
    } else if (std::max(wrong, illegal / sum + out.slips) > 1 - options.sure ||
               first.posterior < options.sure) {
        out.verdict = Verdict::Ambiguous;
    } else if (first.phases.empty()) {
        out.verdict = Verdict::Unchanged;
    } else {
        out.verdict =
            isSettled(first.state) && !isChance(first.state) ? Verdict::Certain : Verdict::InMove;
    }
    return out;
}

} // namespace pocketmars::engine
