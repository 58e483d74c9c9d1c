#pragma once

#include "engine/inference/continuation_search.h"
#include "engine/inference/reconcile.h"
#include "engine/state/action.h"
#include "engine/state/state.h"

#include <cstddef>
#include <span>
#include <unordered_map>
#include <vector>

/// What led to a continuation; for `reconcile`.
namespace pocketmars::engine {

/// The ways through a search, as they are told. The beliefs and the search live longer; nodes may
/// be added to it meanwhile.
class ContinuationPaths {
public:
    ContinuationPaths(std::span<const Belief> beliefs, const ContinuationSearch& search)
        : m_beliefs(beliefs), m_search(&search) {}

    /// As of the belief.
    [[nodiscard]] const std::vector<State>& past(std::size_t belief) const {
        return m_beliefs[belief].past;
    }

    /// A decision, and what it led to, as far as cards are known and not only glimpsed.
    struct Known {
        State state;
        Action action;
        int skipped = 0; ///< offers that were declined before
    };
    /// @return valid as long as this lives
    [[nodiscard]] const Known& knownAt(std::size_t node);

    /// The states before each phase on the way to a node, as far as they are known: those of the
    /// belief's past, then what the search found.
    [[nodiscard]] std::vector<State> begins(std::size_t node);

    /// The phases that led from a belief to a node.
    /// @param begins  what is known of the states before them, as begins() has them
    [[nodiscard]] std::vector<PlayedPhase> phases(std::size_t node,
                                                  const std::vector<State>& begins);

private:
    /// Where a glimpse was not what was told later, so that a phase can't be told from what is
    /// known: as the search went through it.
    /// @param last  the phase's last node
    void makeFollow(PlayedPhase& phase, std::size_t last) const;
    /// Whether a phase ended there, played or left out.
    [[nodiscard]] bool endsPhase(std::size_t node) const;

    std::span<const Belief> m_beliefs;
    const ContinuationSearch* m_search;
    std::unordered_map<std::size_t, Known> m_known;
};

} // namespace pocketmars::engine
