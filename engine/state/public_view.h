#pragma once

#include "engine/state/state.h"
#include "engine/state/state_hash.h"

#include <cstddef>

/// States as a camera can tell them apart.
namespace pocketmars::engine {

/// A state without what no camera sees: in solo which phase is next, hands, the deck but for its
/// top, ids of cards in prep modules and face down on stacks, the discard pile but for its top.
struct PublicView {
    State state;
    friend bool operator==(const PublicView&, const PublicView&) = default;
};

[[nodiscard]] PublicView publicView(const State& state);

/// Whether two states differ at most in what nobody sees: which cards lie hidden, and how many of
/// them in the deck, how many in the discard pile.
[[nodiscard]] bool differOnlyHidden(const State& a, const State& b);

/// Keeps of a state's hidden cards what it has in common with another that looks the same: where
/// they differ, suits, and then nothing. The same of states that differ only hidden.
void generalise(State& state, const State& other);

} // namespace pocketmars::engine

template <> struct std::hash<pocketmars::engine::PublicView> {
    std::size_t operator()(const pocketmars::engine::PublicView& view) const {
        return static_cast<std::size_t>(pocketmars::engine::hashOf(view.state));
    }
};
