#include "engine/inference/seen_way.h"

#include "engine/state/public_view.h"

#include <functional>

namespace pocketmars::engine {
namespace {

/// A look, and how many turns had been played: where each of two ways has a turn that shows
/// nothing, it matters which of the turns that was.
std::size_t lookAfterTurns(const State& state) {
    const auto turns = static_cast<std::size_t>(turnsPlayed(state));
    constexpr std::size_t kTurns = 64; // a round has at most kMaxPlayers of them
    return lookOf(state) + turns * kTurns + state.toMove;
}

} // namespace

int turnsPlayed(const State& state) {
    return state.round - (state.phase == Phase::Architect ? 1 : 0);
}

std::size_t lookOf(const State& state) {
    auto view = publicView(state);
    CardZones cards;
    for (std::size_t seat = 0; seat < state.playerCount; ++seat) {
        for (std::size_t i = 0; i < state.cards.count(Zone::prep(seat)); ++i) {
            cards.append(Zone::prep(seat), GameCard());
        }
    }
    for (const auto suit : kSuits) {
        for (const auto card : view.state.cards.in(Zone::stack(suit))) {
            cards.append(Zone::stack(suit), card);
        }
    }
    view.state.cards = cards;
    return std::hash<PublicView>()(view);
}

SeenWay::SeenWay(std::span<const State> past, const State& state) {
    m_last = lookAfterTurns(past.empty() ? state : past.front());
    for (std::size_t i = 1; i < past.size(); ++i) {
        *this = then(past[i]);
    }
    *this = then(state);
}

std::size_t SeenWay::whole() const {
    constexpr std::size_t kMix = 0x9E37'79B9'7F4A'7C15U; // 2^64 over the golden ratio
    return (m_before ^ m_last) * kMix + 1;
}

SeenWay SeenWay::then(const State& state) const {
    const auto look = lookAfterTurns(state);
    if (look == m_last) {
        return *this;
    }
    SeenWay next;
    next.m_before = whole();
    next.m_last = look;
    return next;
}

} // namespace pocketmars::engine
