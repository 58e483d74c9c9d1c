#pragma once

#include "engine/box/reading.h"
#include "vision/watching/tuning.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

/// One item of TableFusion: the probabilities of its values.
namespace pocketmars::vision {

/// Of TableFusion's options, what concerns a single item.
struct ItemFusion {
    double sameView = 0.0;
    double furtherView = 0.0;
    double change = 0.0;
};

/// Readings of one item: those of each view, oldest first.
template <class T> using ItemViews = std::vector<std::vector<engine::Reading<T>>>;

/// A reading that is stated as certain, or not stated at all, is not quite that.

/// @param values  how many values the item can have
/// @param same    tells equal values
/// @return the likeliest value that was read, with its probability; unread if it was only ever
///         looked for, unseen if not even that
template <class T, class Same = std::equal_to<T>>
[[nodiscard]] engine::Reading<T> fuseItem(const ItemViews<T>& views, std::size_t values,
                                          const ItemFusion& options, Same same = {}) {
    struct Candidate {
        T value;
        double probability;
    };
    assert(values >= 2);
    std::vector<Candidate> candidates;
    std::vector<engine::Reading<T>> all;
    for (const auto& view : views) {
        all.insert(all.end(), view.begin(), view.end());
    }
    const auto total = static_cast<double>(values);
    for (const auto& reading : all) {
        if (reading.isRead() &&
            std::none_of(candidates.begin(), candidates.end(),
                         [&](const auto& c) { return same(c.value, reading.value()); })) {
            candidates.push_back({reading.value(), 1.0 / total});
        }
    }
    if (candidates.empty()) {
        const auto unread = std::find_if(all.rbegin(), all.rend(),
                                         [](const auto& reading) { return reading.isUnread(); });
        return unread == all.rend() ? engine::Reading<T>() : *unread;
    }
    if (all.size() == 1) {
        return all.front();
    }
    // The values that nobody read share one probability.
    const double others = std::max(0.0, total - static_cast<double>(candidates.size()));
    double other = 1.0 / total;
    for (std::size_t v = 0; v < views.size(); ++v) {
        if (v > 0) {
            const auto forget = [&](double& p) {
                p = (1.0 - options.change) * p + options.change / total;
            };
            std::for_each(candidates.begin(), candidates.end(),
                          [&](auto& c) { forget(c.probability); });
            forget(other);
        }
        const auto count = static_cast<double>(
            std::count_if(views[v].begin(), views[v].end(),
                          [](const auto& reading) { return reading.isRead(); }));
        const double weight = (v > 0 ? options.furtherView : 1.0) /
                              (1.0 + std::max(0.0, count - 1.0) * options.sameView);
        for (const auto& reading : views[v]) {
            if (!reading.isRead()) {
                continue;
            }
            const double p = std::clamp(reading.confidence().value_or(tuning::fusing.surest()),
                                        tuning::fusing.leastSure(), tuning::fusing.surest());
            const double right = std::pow(p, weight);
            const double wrong = std::pow((1.0 - p) / (total - 1.0), weight);
            for (auto& c : candidates) {
                c.probability *= same(c.value, reading.value()) ? right : wrong;
            }
            other *= wrong;
        }
        double sum = others * other;
        for (const auto& c : candidates) {
            sum += c.probability;
        }
        for (auto& c : candidates) {
            c.probability /= sum;
        }
        other /= sum;
    }
    // Of equals the later: it is what is seen now.
    auto best = candidates.begin();
    for (auto it = candidates.begin(); it != candidates.end(); ++it) {
        best = it->probability >= best->probability ? it : best;
    }
    return engine::Reading<T>(std::move(best->value), best->probability);
}

} // namespace pocketmars::vision
