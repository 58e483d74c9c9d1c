#include "calibration/outlines/scored_quad.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <unordered_map>

namespace pocketmars::calibration {
namespace {

bool areTwins(const Quad& a, const Quad& b, double apart) {
    for (std::size_t first = 0; first < 4; ++first) {
        bool same = true;
        for (std::size_t i = 0; i < 4 && same; ++i) {
            const auto d = a[i] - b[(first + i) % 4];
            same = d.dot(d) <= apart * apart;
        }
        if (same) {
            return true;
        }
    }
    return false;
}

} // namespace

std::vector<ScoredQuad> withoutTwins(std::vector<ScoredQuad> quads, double apart) {
    std::stable_sort(quads.begin(), quads.end(),
                     [](const ScoredQuad& a, const ScoredQuad& b) { return a.score > b.score; });
    // Twins' middles lie in the same or in neighbouring squares of a grid.
    std::unordered_map<std::int64_t, std::vector<std::size_t>> grid;
    const auto square = [&](const Quad& quad, int dx, int dy) {
        const auto middle = (quad[0] + quad[1] + quad[2] + quad[3]) / 4.0F;
        const auto x = static_cast<std::int64_t>(std::floor(middle.x / apart)) + dx;
        const auto y = static_cast<std::int64_t>(std::floor(middle.y / apart)) + dy;
        return x * 1'000'003 + y;
    };
    std::vector<ScoredQuad> kept;
    for (const auto& quad : quads) {
        bool isTwin = false;
        for (int dy = -1; dy <= 1 && !isTwin; ++dy) {
            for (int dx = -1; dx <= 1 && !isTwin; ++dx) {
                const auto near = grid.find(square(quad.quad, dx, dy));
                isTwin = near != grid.end() &&
                         std::any_of(near->second.begin(), near->second.end(), [&](std::size_t i) {
                             return areTwins(kept[i].quad, quad.quad, apart);
                         });
            }
        }
        if (!isTwin) {
            grid[square(quad.quad, 0, 0)].push_back(kept.size());
            kept.push_back(quad);
        }
    }
    return kept;
}

} // namespace pocketmars::calibration
