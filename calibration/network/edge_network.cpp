#include "calibration/network/edge_network.h"

#include <algorithm>
#include <span>

namespace pocketmars::calibration {
namespace {

#include "calibration/network/edge_network.inc"

/// A layer: weights are stored output by output.
template <std::size_t Out>
std::array<float, Out> layer(std::span<const float> in, std::span<const float> weights,
                             std::span<const float> bias) {
    std::array<float, Out> out{};
    for (std::size_t o = 0; o < Out; ++o) {
        float sum = bias[o];
        for (std::size_t i = 0; i < in.size(); ++i) {
            sum += in[i] * weights[o * in.size() + i];
        }
        out[o] = sum;
    }
    return out;
}

template <std::size_t N> std::array<float, N> rectified(std::array<float, N> values) {
    for (auto& value : values) {
        value = std::max(0.0F, value);
    }
    return values;
}

} // namespace

double cardEdgeOdds(const EdgeFeatures& features) {
    const auto first = rectified(layer<kInBias.size()>(features, kIn, kInBias));
    const auto second = rectified(layer<kMidBias.size()>(first, kMid, kMidBias));
    return layer<kOutBias.size()>(second, kOut, kOutBias)[0];
}

} // namespace pocketmars::calibration
