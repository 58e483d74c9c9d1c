#include "engine/effects/deck.h"

#include "engine/state/action.h"
#include "engine/support/random.h"

#include <algorithm>
#include <array>
#include <utility>

namespace pocketmars::engine {

bool needsNewDeck(const State& state) {
    if (state.mode != Mode::Versus || state.phase != Phase::Turn ||
        state.cards.count(Zone::deck()) > 0) {
        return false;
    }
    bool hasCards = state.cards.count(Zone::discard()) > 0;
    for (const auto suit : kSuits) {
        hasCards = hasCards || state.cards.count(Zone::stack(suit)) > 1;
    }
    return hasCards;
}

void makeNewDeck(State& state, std::uint32_t seed) {
    for (const auto suit : kSuits) {
        while (state.cards.count(Zone::stack(suit)) > 1) {
            state.cards.move(Zone::stack(suit), 0, Zone::discard());
        }
    }
    while (state.cards.count(Zone::discard()) > 0) {
        state.cards.move(Zone::discard(), 0, Zone::deck());
    }
    shuffleDeck(state, seed);
}

void shuffleDeck(State& state, std::uint32_t seed) {
    std::array<GameCard, kCardCount> order{};
    const auto deck = state.cards.in(Zone::deck());
    const std::size_t size = deck.size();
    if (seed != Action::kUnknownOrder) {
        std::transform(deck.begin(), deck.end(), order.begin(),
                       [](GameCard card) { return card.faceUp(); });
        std::sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(size));
        Random random(seed);
        for (std::size_t i = size; i > 1; --i) {
            std::swap(order[i - 1], order[random.below(i)]);
        }
    }
    for (std::size_t i = 0; i < size; ++i) {
        state.cards.replace(Zone::deck(), i, order[i]);
    }
}

Draw drawOne(State& state, Zone to) {
    const auto daPrep = Zone::prep(1);
    if (state.mode == Mode::Solo && state.cards.count(daPrep) > 0) {
        if (state.cards.count(daPrep) > 1) {
            return Draw::Choose;
        }
        state.cards.move(daPrep, 0, to);
        return Draw::Done;
    }
    if (state.cards.count(Zone::deck()) == 0) {
        return Draw::Nothing;
    }
    state.cards.move(Zone::deck(), 0, to);
    return Draw::Done;
}

void burn(State& state, std::size_t most) {
    for (std::size_t i = 0; i < most && state.cards.count(Zone::deck()) > 0; ++i) {
        state.cards.move(Zone::deck(), 0, Zone::discard());
    }
}

} // namespace pocketmars::engine
