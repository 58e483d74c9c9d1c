#include "engine/inference/hindsight.h"

#include "engine/inference/told_action.h"
#include "engine/rules/game.h"
#include "engine/state/unknown_cards.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>

namespace pocketmars::engine {
namespace {

/// A state in which a card that was not known is this one.
State withNamed(State state, Zone zone, std::size_t place, CardId id) {
    const bool isFaceDown = state.cards.in(zone)[place].isFaceDown();
    state.cards.replace(zone, place, isFaceDown ? GameCard(id).faceDown() : GameCard(id));
    return state;
}

/// The places of a zone at which a card may lie that nobody knows: where their order tells nothing,
/// one of those that look the same stands for all.
std::vector<std::size_t> placesFor(const State& state, Zone zone, CardId id) {
    const SeenCards seen(state);
    const bool isOrdered =
        zone.index() >= Zone::stack(kSuits[0]).index() && zone != Zone::discard();
    const auto cards = state.cards.in(zone);
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const auto first = std::find(cards.begin(), cards.end(), cards[i]);
        const bool isNew = isOrdered || first == cards.begin() + static_cast<std::ptrdiff_t>(i);
        if (!cards[i].id() && isNew && seen.canBe(cards[i], id)) {
            places.push_back(i);
        }
    }
    return places;
}

struct Place {
    Zone zone;
    std::size_t place;
    friend bool operator==(const Place&, const Place&) = default;
};

/// Where a card that is tried can be after a phase.
struct Outcomes {
    bool isCertain = false;    ///< it may be where it was really seen, or anywhere in a new deck
    std::vector<Place> places; ///< otherwise, in the state as it was known then
};

/// @param tried  the phase's end as the replay has it
void addOutcome(const State& tried, const State& known, CardId id, Outcomes& outcomes) {
    const auto zone = zoneOf(tried, id);
    if (!zone) {
        outcomes.isCertain = true;
        return;
    }
    const auto really = zoneOf(known, id);
    if (really && *really != *zone) {
        return;
    }
    if (*zone == Zone::discard()) {
        // Everybody sees which card is on top.
        const bool isTop = tried.cards.in(*zone).back().id() == id;
        const auto top = known.cards.in(*zone).back().id();
        if (isTop ? top && *top != id : top == id) {
            return;
        }
    }
    if (really) {
        outcomes.isCertain = true;
        return;
    }
    // It goes on from what was known then, as that counts as well.
    for (const auto place : placesFor(known, *zone, id)) {
        const Place found{*zone, place};
        if (std::find(outcomes.places.begin(), outcomes.places.end(), found) ==
            outcomes.places.end()) {
            outcomes.places.push_back(found);
        }
    }
}

/// Replays a phase, or the rest of it, from a state in which a card lies where it is tried.
void replay(const State& state, const LaterPhase& phase, std::size_t played, CardId id,
            Outcomes& outcomes) {
    if (played == phase.actions.size()) {
        addOutcome(state, phase.after, id, outcomes);
        return;
    }
    const auto& told = phase.actions[played];
    ActionList actions;
    legalActions(state, actions);
    // Also where the action is legal as it was told: the card may still be the one that was meant.
    for (auto action : actions) {
        if (canMean(told, action)) {
            action.seed = told.seed;
            auto after = state;
            apply(after, action);
            replay(after, phase, played + 1, id, outcomes);
        }
    }
}

/// Whether what followed could have followed if a card lay there.
bool couldLie(const State& then, const Place& place, CardId id, std::span<const LaterPhase> later) {
    std::vector<Place> places{place};
    const auto* state = &then;
    for (const auto& phase : later) {
        Outcomes outcomes;
        for (const auto& [zone, card] : places) {
            replay(withNamed(*state, zone, card, id), phase, 0, id, outcomes);
        }
        if (outcomes.isCertain || outcomes.places.empty()) {
            return outcomes.isCertain;
        }
        places = std::move(outcomes.places);
        state = &phase.after;
    }
    return true;
}

/// The one place that is left for a card, if there is just one.
std::optional<Place> onlyPlace(const State& state, CardId id, std::span<const LaterPhase> later) {
    std::optional<Place> found;
    for (const auto zone : kRestingZones) {
        for (const auto card : placesFor(state, zone, id)) {
            const Place place{zone, card};
            if (!couldLie(state, place, id, later)) {
                continue;
            }
            if (found) {
                return std::nullopt;
            }
            found = place;
        }
    }
    return found;
}

} // namespace

State inHindsight(const State& then, std::span<const LaterPhase> later) {
    auto state = then;
    if (later.empty()) {
        return state;
    }
    // Each card that gets its place leaves fewer places for the others.
    for (bool isNew = true; isNew;) {
        isNew = false;
        for (int i = 0; i < kCardCount; ++i) {
            const CardId id(i);
            const bool wasSeen =
                std::any_of(later.begin(), later.end(), [id](const LaterPhase& phase) {
                    return zoneOf(phase.after, id).has_value();
                });
            if (!wasSeen || zoneOf(state, id)) {
                continue;
            }
            if (const auto only = onlyPlace(state, id, later)) {
                state = withNamed(state, only->zone, only->place, id);
                isNew = true;
            }
        }
    }
    return state;
}

} // namespace pocketmars::engine
