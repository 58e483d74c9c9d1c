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

/// The probabilities of an item's values, as readings come in.
template <class T, class Same> class ItemBelief {
public:
    /// @param values  how many values the item can have
    ItemBelief(std::size_t values, Same same)
        : m_total(static_cast<double>(values)), m_other(1.0 / m_total), m_same(std::move(same)) {}

    /// A value that somebody read; before all else.
    void add(const T& value) {
        if (std::none_of(m_candidates.begin(), m_candidates.end(),
                         [&](const auto& c) { return m_same(c.value, value); })) {
            m_candidates.push_back({value, 1.0 / m_total});
        }
    }
    [[nodiscard]] bool isEmpty() const { return m_candidates.empty(); }

    /// Time has passed, in which the item may have changed.
    void forget(double change) {
        const auto forgetOne = [&](double& p) { p = (1.0 - change) * p + change / m_total; };
        std::for_each(m_candidates.begin(), m_candidates.end(),
                      [&](auto& c) { forgetOne(c.probability); });
        forgetOne(m_other);
    }

    /// The readings of a view.
    /// @param weight  of each of them
    void weigh(const std::vector<engine::Reading<T>>& view, double weight) {
        for (const auto& reading : view) {
            if (!reading.isRead()) {
                continue;
            }
            const double p = std::clamp(reading.confidence().value_or(tuning::fusing.surest()),
                                        tuning::fusing.leastSure(), tuning::fusing.surest());
            const double right = std::pow(p, weight);
            const double wrong = std::pow((1.0 - p) / (m_total - 1.0), weight);
            for (auto& c : m_candidates) {
                c.probability *= m_same(c.value, reading.value()) ? right : wrong;
            }
            m_other *= wrong;
        }
        // The values that nobody read share one probability.
        const double others = std::max(0.0, m_total - static_cast<double>(m_candidates.size()));
        double sum = others * m_other;
        for (const auto& c : m_candidates) {
            sum += c.probability;
        }
        for (auto& c : m_candidates) {
            c.probability /= sum;
        }
        m_other /= sum;
    }

    /// Of equals the later: it is what is seen now.
    [[nodiscard]] engine::Reading<T> likeliest() const {
        auto best = m_candidates.begin();
        for (auto it = m_candidates.begin(); it != m_candidates.end(); ++it) {
            best = it->probability >= best->probability ? it : best;
        }
        return engine::Reading<T>(best->value, best->probability);
    }

private:
    struct Candidate {
        T value;
        double probability;
    };
    double m_total;
    double m_other; ///< probability of a value that nobody read
    Same m_same;
    std::vector<Candidate> m_candidates;
};

/// @param values  how many values the item can have
/// @param same    tells equal values
/// @return the likeliest value that was read, with its probability; unread if it was only ever
///         looked for, unseen if not even that
template <class T, class Same = std::equal_to<T>>
[[nodiscard]] engine::Reading<T> fuseItem(const ItemViews<T>& views, std::size_t values,
                                          const ItemFusion& options, Same same = {}) {
    assert(values >= 2);
    ItemBelief<T, Same> belief(values, same);
    std::vector<engine::Reading<T>> all;
    for (const auto& view : views) {
        for (const auto& reading : view) {
            all.push_back(reading);
            if (reading.isRead()) {
                belief.add(reading.value());
            }
        }
    }
    if (belief.isEmpty()) {
        const auto unread = std::find_if(all.rbegin(), all.rend(),
                                         [](const auto& reading) { return reading.isUnread(); });
        return unread == all.rend() ? engine::Reading<T>() : *unread;
    }
    if (all.size() == 1) {
        return all.front();
    }
    for (std::size_t v = 0; v < views.size(); ++v) {
        if (v > 0) {
            belief.forget(options.change);
        }
        const auto count = static_cast<double>(
            std::count_if(views[v].begin(), views[v].end(),
                          [](const auto& reading) { return reading.isRead(); }));
        belief.weigh(views[v], (v > 0 ? options.furtherView : 1.0) /
                                   (1.0 + std::max(0.0, count - 1.0) * options.sameView));
    }
    return belief.likeliest();
}

} // namespace pocketmars::vision
