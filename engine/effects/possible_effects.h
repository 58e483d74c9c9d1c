#pragma once

#include "engine/effects/catalogue.h"
#include "engine/effects/effects.h"
#include "engine/effects/piece_moves.h"
#include "engine/state/action.h"
#include "engine/state/state.h"
#include "engine/state/unknown_cards.h"

#include <cstddef>
#include <cstdint>

/// What the steps of an action can do in a state; for the interpreter.
namespace pocketmars::engine {

[[nodiscard]] inline const PlayerState& actorOf(const State& state, const Script& script) {
    return state.players[script.actor];
}

[[nodiscard]] inline bool isCondition(Op op) { return op <= Op::DiscardHeld; }

/// Whether a condition holds or a cost can be paid.
[[nodiscard]] bool isMet(const State& state, const Script& script, const Step& step);

/// Whether an effect changes something; a look counts (ruling 2).
[[nodiscard]] bool changes(const State& state, const Script& script, const Step& step);

/// Whether the steps from one on change something.
[[nodiscard]] bool canRun(const State& state, const Script& script, std::size_t from);

[[nodiscard]] bool isFaceUpTop(const State& state, Suit suit);

/// Calls `take(Action)` with each colonist that may go up or down.
template <class Take> void forEachShift(const State& state, Take take) {
    for (const auto building : kScoringSuits) {
        for (std::size_t seat = 0; seat < state.playerCount; ++seat) {
            const auto who = static_cast<std::uint8_t>(seat);
            if (canUpgrade(state, seat, building)) {
                take(Action{.kind = ActionKind::Upgrade, .seat = who, .suit = building});
            }
            if (state.players[seat].twoStar[index(building)] > 0) {
                take(Action{.kind = ActionKind::Downgrade, .seat = who, .suit = building});
            }
        }
    }
}

/// Calls `take(Action)` with each pair that may be swapped. Two colonists of one colour change
/// nothing: only a top action may choose them (ruling 3).
template <class Take> void forEachSwap(const State& state, Part part, Take take) {
    for (const auto building : kScoringSuits) {
        const auto b = index(building);
        for (std::size_t one = 0; one < state.playerCount; ++one) {
            for (std::size_t two = 0; two < state.playerCount; ++two) {
                if (state.players[one].oneStar[b] > 0 && state.players[two].twoStar[b] > 0 &&
                    (one != two || part == Part::Top)) {
                    take(Action{.kind = ActionKind::SwapColonists,
                                .seat = static_cast<std::uint8_t>(one),
                                .seat2 = static_cast<std::uint8_t>(two),
                                .suit = building});
                }
            }
        }
    }
}

/// The cards of a hand that a cost may take: of one suit, or any.
template <class Take> void forEachDiscard(const State& state, const Script& script, Take take) {
    const auto suit = discardedSuit(script.card, state.readings);
    const auto hand = Zone::hand(script.actor);
    if (!suit) {
        forEachDistinct(state, hand, take);
        return;
    }
    forEachSuit(state, hand, [suit, &take](GameCard card) {
        if (card.suit() == suit) {
            take(card);
        }
    });
}

} // namespace pocketmars::engine
