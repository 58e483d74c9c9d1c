#pragma once

#include "engine/state/state.h"

#include <cstddef>
#include <cstdint>
#include <functional>

namespace pocketmars::engine {

/// A hash that is the same on every machine; equal states have equal hashes. Progress counts.
[[nodiscard]] std::uint64_t hashOf(const State& state);

} // namespace pocketmars::engine

template <> struct std::hash<pocketmars::engine::State> {
    std::size_t operator()(const pocketmars::engine::State& state) const {
        return static_cast<std::size_t>(pocketmars::engine::hashOf(state));
    }
};
