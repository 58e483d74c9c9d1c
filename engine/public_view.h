#pragma once

#include "engine/state.h"
#include "engine/state_hash.h"

#include <cstddef>

/// States as a camera can tell them apart.
namespace pocketmars::engine {

/// A state without what no camera sees: whose turn it is, hands, the deck but for its top, ids of
/// cards in prep modules, the discard pile but for its top.
struct PublicView {
    State state;
    friend bool operator==(const PublicView&, const PublicView&) = default;
};

[[nodiscard]] PublicView publicView(const State& state);

/// Keeps of a state's hidden cards what it has in common with another that looks the same: where
/// they differ, suits, and then nothing.
void generalise(State& state, const State& other);

} // namespace pocketmars::engine

template <> struct std::hash<pocketmars::engine::PublicView> {
    std::size_t operator()(const pocketmars::engine::PublicView& view) const {
        return static_cast<std::size_t>(pocketmars::engine::hashOf(view.state));
    }
};
