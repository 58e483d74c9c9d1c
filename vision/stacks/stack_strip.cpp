#include "vision/stacks/stack_strip.h"

#include "vision/stacks/distinct_values.h"
#include "vision/stacks/tuning.h"

#include <algorithm>
#include <cstddef>

namespace pocketmars::vision {

void tellApart(engine::Suit suit, std::vector<StackStrip>& strips) {
    if (suit == engine::Suit::Habitation) {
        return; // which of its cards lies covered nobody sees
    }
    // However sure a strip seems, it may be none, and then tells nothing of the others.
    const double off = tuning::stacks.notAsRead();
    std::vector<StackStrip*> shown;
    std::vector<std::vector<double>> values;
    for (auto& strip : strips) {
        if (!strip.values.empty()) {
            shown.push_back(&strip);
            auto& each = values.emplace_back(strip.values);
            for (double& p : each) {
                p = (1 - off) * p + off / static_cast<double>(each.size());
            }
        }
    }
    const auto apart = distinctValues(values);
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const auto best = std::max_element(apart[i].begin(), apart[i].end());
        const auto value = best - apart[i].begin();
        const double own = shown[i]->values[static_cast<std::size_t>(value)];
        const double among = (*best - off / static_cast<double>(apart[i].size())) / (1 - off);
        const double sure = among < own ? among : std::max(own, std::min(among, 1 - off));
        const engine::CardId id(suit, static_cast<int>(value));
        shown[i]->card = engine::Reading<engine::StackCard>(id.value(), std::clamp(sure, 0.0, 1.0) *
                                                                            shown[i]->isThere);
    }
}

} // namespace pocketmars::vision
