#pragma once

#include "engine/inference/observation_model.h"
#include "engine/inference/reconcile.h"
#include "engine/inference/seen_way.h"
#include "engine/inference/slip.h"
#include "engine/state/action.h"
#include "engine/state/public_view.h"
#include "engine/state/state.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <unordered_set>
#include <vector>

/// All that can have happened since a belief, decision by decision; for `reconcile`.
namespace pocketmars::engine {

/// What one decision led to.
struct SearchNode {
    State state;
    int parent = -1;            ///< below 0: a belief, -1 the first of them
    Action action{};            ///< nothing was decided where the system failure was left out
    int phases = 0;             ///< ended up to here
    int left = 0;               ///< turns that may still pass
    double logPrior = 0;        ///< each decision as likely as the others, unknown cards by chance
    std::optional<Slip> slip{}; ///< made on the way
    bool isLeftOut = false;     ///< a phase was left out here

    std::size_t belief = 0; ///< from which it goes on
    SeenWay way{};          ///< to it, from the belief's past on

    /// Between phases or turns.
    [[nodiscard]] bool isBetween() const;
    /// A hash of how the table looked on the way here, but for how it looks here.
    [[nodiscard]] std::size_t lookOfWay() const;
};

class ContinuationSearch {
public:
    ContinuationSearch(const ContinuationSearch&) = delete;
    ContinuationSearch& operator=(const ContinuationSearch&) = delete;

    /// Finds all legal continuations.
    /// @param turns  of players, through how many at most; in solo what happens by itself before
    ///               and after them has no end
    ContinuationSearch(std::span<const Belief> beliefs, int turns);

    /// Whether a node may still lead to what explains the table.
    using Hopeful = std::function<bool(const SearchNode&)>;
    /// How well a node may explain the table at best, in nats; nothing: not well enough.
    using Promise = std::function<std::optional<double>(const SearchNode&)>;

    /// Finds also those in which another turn follows: what promises most is gone on from first,
    /// wherever it stands (uniform-cost search), until so many were found.
    /// @param from  nodes that wait for a turn: see waits()
    void goOn(std::span<const std::size_t> from, const Promise& promise, std::size_t most);

    /// Whether a player has the next turn there, and the search has not gone on with it.
    [[nodiscard]] bool waits(std::size_t node) const;

    /// Whether a belief is so much less likely than others that no turn was looked for behind it.
    [[nodiscard]] bool isUnlikely(std::size_t belief) const { return m_isUnlikely[belief]; }

    /// Finds also those in which the system failure was left out once, but for what is hopeless.
    void leaveFailuresOut(const Hopeful& isHopeful);

    /// Finds also those from beliefs whose glimpsed cards are not what they seemed to be, but for
    /// what is hopeless.
    /// @param doubted  of the beliefs, by index
    /// @param most     once so many nodes were found, no further belief is doubted
    void doubtGlimpses(std::span<const Belief> beliefs, std::span<const std::size_t> doubted,
                       int turns, std::size_t most, const Hopeful& isHopeful);

    /// Whether a belief has one that is doubtful still.
    [[nodiscard]] bool hasSlip() const { return m_hasSlip; }

    /// Beliefs first.
    [[nodiscard]] const std::vector<SearchNode>& nodes() const { return m_nodes; }
    [[nodiscard]] const SearchNode& operator[](std::size_t i) const { return m_nodes[i]; }

    /// What nobody can have touched on the way from a belief: seats as in solo; in versus a turn
    /// may touch it all.
    [[nodiscard]] ObservationModel::Untouched untouchedSince(std::size_t node) const;

private:
    /// Nodes by all that decides how they go on and look: the top of the discard pile shows, though
    /// states that differ in the order of the pile are equal. What beliefs lead to alike is kept
    /// for each, or its share would be lost; and so is what came about in another way to see, or
    /// the likelier way would be told for certain.
    struct Hash {
        const std::vector<SearchNode>* nodes;
        std::size_t operator()(std::size_t node) const;
    };
    struct Same {
        const std::vector<SearchNode>* nodes;
        bool operator()(std::size_t a, std::size_t b) const;
    };

    /// @param isHopeful  or empty: everything is
    void expand(std::size_t i, const Hopeful& isHopeful = {});
    /// Keeps a node unless there is the same already.
    void add(const SearchNode& node);

    static constexpr std::size_t kManyNodes = 1U << 13U;

    bool m_hasSlip = false;
    std::vector<bool> m_isUnlikely; ///< by belief
    std::vector<SearchNode> m_nodes;
    std::unordered_set<std::size_t, Hash, Same> m_seen{kManyNodes, Hash{&m_nodes}, Same{&m_nodes}};
    ActionList m_actions;
    std::vector<double> m_chances;
};

} // namespace pocketmars::engine
