#pragma once

#include "engine/coach/search_tree.h"

#include <cstdint>
#include <span>
#include <vector>

namespace pocketmars::engine {

/// One decision as several trees know it.
struct MergedEdge {
    Edge sums;                           ///< key, action and seat; the counts of all trees
    std::vector<std::uint32_t> children; ///< by tree, 0: none there
    GameTally tally{};                   ///< at the root only
};

/// The decisions at a node of several trees, most visited first; equals in the order in which the
/// first tree met them.
/// @param nodes  by tree; 0 is the root, which every tree has
/// @param isRoot whether the nodes are the roots; elsewhere a 0 means that the tree was never there
[[nodiscard]] std::vector<MergedEdge>
mergedEdges(std::span<const SearchTree> trees, std::span<const std::uint32_t> nodes, bool isRoot);

} // namespace pocketmars::engine
