#include "vision/colonists/hidden_pieces.h"

#include "vision/pieces/tuning.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace pocketmars::vision {
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
        more.score -= tuning::counting.hidden() - tuning::counting.hiddenInHeap() * heap;
        const bool isKnown =
            std::any_of(explanations.begin(), explanations.end(),
                        [&](const Explanation& e) { return e.counts == more.counts; });
        if (heap >= tuning::counting.heap() && !isKnown) {
            explanations.push_back(std::move(more));
        }
    }
}

} // namespace pocketmars::vision
