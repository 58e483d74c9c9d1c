#pragma once

#include "engine/observation/observation.h"

#include <rapidcheck.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

/// Random observations for property tests: every kind of reading at every place, not necessarily
/// tables that could be played. Their shape is one that JSON can hold, see observation_json.h.
namespace pocketmars::engine::arbitrary {

inline int between(int min, int max) { return *rc::gen::inRange(min, max + 1); }

inline bool coin() { return between(0, 1) == 1; }

inline std::optional<double> confidence() {
    return coin() ? std::optional(between(0, 1000) / 1000.0) : std::nullopt;
}

/// A value or "?", as an item of a list.
template <class T, class Make> Reading<T> item(Make make) {
    return between(0, 4) == 0 ? Reading<T>::unread(confidence()) : Reading<T>(make(), confidence());
}

template <class T, class Make> Reading<T> field(Make make) {
    return between(0, 4) == 0 ? Reading<T>() : item<T>(make);
}

inline int count() { return between(0, 7); }
inline Suit suit() { return kSuits[static_cast<std::size_t>(between(0, 4))]; }
inline CardId cardId() { return CardId(between(0, kCardCount - 1)); }

template <class T, class Make> Reading<std::vector<Reading<T>>> list(Make make) {
    switch (between(0, 3)) {
    case 0:
        return {};
    case 1:
        return Reading<std::vector<Reading<T>>>::unread(confidence());
    default:
        break;
    }
    std::vector<Reading<T>> items;
    for (int i = between(0, 4); i > 0; --i) {
        items.push_back(item<T>(make));
    }
    const bool anyConfidence =
        std::ranges::any_of(items, [](const auto& one) { return one.confidence().has_value(); });
    return Reading<std::vector<Reading<T>>>(items, anyConfidence ? std::nullopt : confidence());
}

inline Reading<ColonistCounts> space() {
    switch (between(0, 3)) {
    case 0:
        return {};
    case 1:
        return Reading<ColonistCounts>::unread(confidence());
    default:
        break;
    }
    ColonistCounts counts;
    bool anyConfidence = false;
    for (const auto* colour : {"red", "dark blue", "żółty"}) {
        if (coin()) {
            const auto& added = counts.emplace(colour, item<int>(count)).first->second;
            anyConfidence = anyConfidence || added.confidence().has_value();
        }
    }
    return Reading<ColonistCounts>(counts, anyConfidence ? std::nullopt : confidence());
}

inline StackCard strip() {
    return between(0, 3) == 0 ? StackCard(FaceDown{}) : StackCard(between(1, 7));
}

inline StackCard habitationCard() {
    switch (between(0, 2)) {
    case 0:
        return FaceDown{};
    case 1:
        return 0;
    default:
        return CardId(Suit::Habitation, between(0, 6));
    }
}

inline Observation observation() {
    Observation table;
    table.mode = coin() ? Mode::Solo : Mode::Versus;
    for (int i = between(0, kMaxPlayers); i > 0; --i) {
        ObservedPlayer player;
        player.role = coin() ? Role::Human : Role::Da;
        player.colour = *rc::gen::element<std::string>("red", "dark blue", "żółty", "\"\\\t");
        player.energy = field<int>(count);
        player.earth = field<int>(count);
        player.ship = field<int>(count);
        player.prep = list<Suit>(suit);
        table.players.push_back(player);
    }
    for (const auto each : kSuits) {
        auto& building = table.building(each);
        const bool habitation = each == Suit::Habitation;
        building.stack = habitation ? list<StackCard>(habitationCard) : list<StackCard>(strip);
        if (!habitation) {
            building.oneStar = space();
            building.twoStar = space();
        }
    }
    table.discardTop = field<std::optional<CardId>>(
        [] { return coin() ? std::optional(cardId()) : std::nullopt; });
    table.deckTop =
        field<std::optional<Suit>>([] { return coin() ? std::optional(suit()) : std::nullopt; });
    return table;
}

} // namespace pocketmars::engine::arbitrary
