#pragma once

#include "engine/observation/observation.h"

#include <cstddef>
#include <deque>
#include <vector>

namespace pocketmars::vision {

/// How much repeated readings are worth; see TableFusion.
struct FusionOptions {
    /// Correlation of readings of one unchanged picture: they differ by noise alone, so what
    /// misleads one misleads the next.
    double sameView = 0.9;
    /// Weight of each further view against the first, 0..1: the cards and the reader are the same,
    /// but glare, shadow and hand are not.
    double furtherView = 0.5;
    /// Probability that an item changed between two views although nothing that was read did.
    double change = 0.1;
    std::size_t maxViews = 8; ///< older ones are forgotten
};

/// What several readings of one table say together, item by item.
///
/// A *view* is a time in which the picture does not change; a hand that passes, or glare that
/// moves, begins another. For each item a probability of each value is kept (the values of an
/// energy track are 0..7, of a back five suits, …), at first all equal:
///
/// - A reading of value v with confidence p makes v likelier by p and each other of K values by
///   (1 - p) / (K - 1). So one reading alone gives its own confidence back.
/// - n readings of one view count together as n / (1 + (n - 1) * sameView) of them: the effective
///   number of samples that correlate pairwise.
/// - Views after the first count furtherView each.
/// - Between views an item may have changed: its probabilities move towards all equal by `change`.
///
/// An item that was not read in a view, say under glare, keeps what earlier views say of it, with
/// the doubt that time brings.
class TableFusion {
public:
    explicit TableFusion(FusionOptions options = {}) : m_options(options) {}

    /// Another reading of the same view.
    void add(const engine::Observation& reading);

    /// The first reading of another view. Where it contradicts what was known, this is another
    /// table, and all that was known is forgotten.
    void addView(const engine::Observation& reading);

    /// How many readings the current view has.
    [[nodiscard]] std::size_t readingsOfView() const {
        return m_views.empty() ? 0 : m_views.back().size();
    }

    /// Only after a reading was added. Confidences are probabilities again.
    [[nodiscard]] engine::Observation fused() const;

private:
    FusionOptions m_options;
    std::deque<std::vector<engine::Observation>> m_views;
};

/// What readings of one table at one time say together, whether they agree or not: photos from
/// different sides.
/// @param readings  of the same players; at least one
[[nodiscard]] engine::Observation fused(const std::vector<engine::Observation>& readings,
                                        const FusionOptions& options);

/// Whether no item that was read in both has another value. Players are those of the same colours.
[[nodiscard]] bool agree(const engine::Observation& a, const engine::Observation& b);

} // namespace pocketmars::vision
