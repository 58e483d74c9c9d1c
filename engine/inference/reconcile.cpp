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

// More ways to put a table right are no advice.
constexpr std::size_t kMostSlips = 3;

/// The slip that was made, or those of which one was: likeliest first, whatever was played besides,
/// each look a witness of its own. None where so few with a place in common do not have that share.
std::vector<Slip> madeSlips(const std::vector<Continuation>& continuations, double share) {
    std::vector<std::pair<double, Slip>> shares;
    for (const auto& continuation : continuations) {
        if (!continuation.slip) {
            continue;
        }
        const auto known = std::find_if(shares.begin(), shares.end(), [&](const auto& each) {
            return each.second == *continuation.slip;
        });
        if (known == shares.end()) {
            shares.emplace_back(continuation.anew, *continuation.slip);
        } else {
            known->first += continuation.anew;
        }
    }
    std::stable_sort(shares.begin(), shares.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<Slip> slips;
    double sum = 0;
    for (const auto& [of, slip] : shares) {
        slips.push_back(slip);
        sum += of;
        if (slips.size() > kMostSlips || !shareAPlace(slips)) {
            return {};
        }
        if (sum > share) {
            return slips;
        }
    }
    return {};
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
    auto made = madeSlips(all, options.sureSlip * wrong);
    const bool isWrong = wrong > options.wrong && (!made.empty() || out.mistake > slipsAnew);
    if (isWrong && !made.empty()) {
        const auto at = std::find_if(all.begin(), all.end(), [&made](const Continuation& each) {
            return each.slip == made.front();
        });
        std::rotate(all.begin(), at, at + 1);
        out.madeSlips = std::move(made);
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
