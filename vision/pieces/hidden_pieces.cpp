#include "vision/pieces/hidden_pieces.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace pocketmars::vision {
namespace {

constexpr int kHeap = 4;
// What a hidden piece lacks of the evidence of one that is seen, and by how much less for each
// piece of the heap. Measured on photos with truths.
constexpr double kHidden = 0.75;
constexpr double kHiddenInHeap = 0.02;

} // namespace

void addHidden(std::vector<Explanation>& explanations, std::size_t colours) {
    if (explanations.empty()) {
        return;
    }
    const auto best = *std::max_element(
        explanations.begin(), explanations.end(),
        [](const Explanation& a, const Explanation& b) { return a.score < b.score; });
    for (std::size_t i = 0; i < best.counts.size(); ++i) {
        const auto place = best.counts.begin() + static_cast<std::ptrdiff_t>(i / colours * colours);
        const int heap = std::accumulate(place, place + static_cast<std::ptrdiff_t>(colours), 0);
        auto more = best;
        ++more.counts[i];
        more.score -= kHidden - kHiddenInHeap * heap;
        const bool isKnown =
            std::any_of(explanations.begin(), explanations.end(),
                        [&](const Explanation& e) { return e.counts == more.counts; });
        if (heap >= kHeap && !isKnown) {
            explanations.push_back(std::move(more));
        }
    }
}

} // namespace pocketmars::vision
