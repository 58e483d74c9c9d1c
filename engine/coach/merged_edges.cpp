#include "engine/coach/merged_edges.h"

#include <algorithm>

namespace pocketmars::engine {

std::vector<MergedEdge> mergedEdges(std::span<const SearchTree> trees,
                                    std::span<const std::uint32_t> nodes, bool isRoot) {
    std::vector<MergedEdge> merged;
    for (std::size_t tree = 0; tree < trees.size(); ++tree) {
        if (!isRoot && nodes[tree] == 0) {
            continue;
        }
        const auto edges = trees[tree].edges(nodes[tree]);
        for (std::size_t i = 0; i < edges.size(); ++i) {
            const auto& edge = edges[i];
            auto found = std::find_if(merged.begin(), merged.end(), [&edge](const MergedEdge& m) {
                return m.sums.key == edge.key;
            });
            if (found == merged.end()) {
                merged.push_back({edge, std::vector<std::uint32_t>(trees.size(), 0)});
                found = std::prev(merged.end());
            } else {
                found->sums.visits += edge.visits;
                found->sums.available += edge.available;
                found->sums.value += edge.value;
            }
            found->children[tree] = edge.child;
            if (isRoot) {
                found->tally.add(trees[tree].tallies()[i]);
            }
        }
    }
    std::ranges::stable_sort(merged, [](const MergedEdge& a, const MergedEdge& b) {
        return a.sums.visits > b.sums.visits;
    });
    return merged;
}

} // namespace pocketmars::engine
