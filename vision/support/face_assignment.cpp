#include "vision/support/face_assignment.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace pocketmars::vision {
namespace {

/// How much more it counts which of two faces a place shows than whether a card lies there: the
/// same card of another colour is less alike by some 0.03 only.
constexpr double kDoubt = 40.0;

/// Of two places that both look most like one face, the one that looks less like another keeps it,
/// however little that other counts there.
constexpr double kFarBehind = 1e-3;

} // namespace

std::vector<std::optional<std::size_t>>
assignFaces(const std::vector<std::vector<double>>& similarity) {
    const std::size_t places = similarity.size();
    const std::size_t faces = places == 0 ? 0 : similarity[0].size();
    const std::size_t count = std::max(places, faces);
    assert(count <= 8);
    const auto worth = [&](std::size_t place, std::size_t face) {
        if (place >= places || face >= faces) {
            return 0.0;
        }
        const auto& s = similarity[place];
        const double best = *std::max_element(s.begin(), s.end());
        return std::max(0.0, best - kDoubt * (best - s[face])) + kFarBehind * s[face];
    };
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    auto best = order;
    double bestSum = -1e9;
    do { // at most 8! of them, and mostly 5!
        double sum = 0;
        for (std::size_t i = 0; i < count; ++i) {
            sum += worth(i, order[i]);
        }
        if (sum > bestSum) {
            bestSum = sum;
            best = order;
        }
    } while (std::next_permutation(order.begin(), order.end()));
    std::vector<std::optional<std::size_t>> out(places);
    for (std::size_t i = 0; i < places; ++i) {
        if (best[i] < faces) {
            out[i] = best[i];
        }
    }
    return out;
}

} // namespace pocketmars::vision
