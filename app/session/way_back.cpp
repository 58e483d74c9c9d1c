#include "app/session/way_back.h"

#include "engine/item_agreement.h"
#include "engine/suit.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <map>
#include <optional>

namespace pocketmars::session {
namespace {

using engine::GameCard;
using engine::NamedState;
using engine::Observation;
using engine::State;
using engine::Suit;
using engine::Zone;

/// A place of one colour's colonists.
struct Space {
    std::string words;
    engine::Item item;
    int change; ///< colonists that it gets
};

std::vector<Space> spacesOf(const NamedState& from, const NamedState& to, std::size_t seat) {
    const auto& colour = from.colours[seat];
    const auto& was = from.state.players[seat];
    const auto& is = to.state.players[seat];
    using engine::ItemKind;
    std::vector<Space> spaces{
        {"Earth", {.kind = ItemKind::Earth, .player = seat}, is.earth - was.earth},
        {colour + "'s ship", {.kind = ItemKind::Ship, .player = seat}, is.ship - was.ship}};
    for (const auto suit : engine::kScoringSuits) {
        const auto b = engine::index(suit);
        const auto building = std::string(engine::name(suit));
        spaces.push_back({building + " ★",
                          {.kind = ItemKind::OneStar, .player = seat, .building = suit},
                          is.oneStar[b] - was.oneStar[b]});
        spaces.push_back({building + " ★★",
                          {.kind = ItemKind::TwoStar, .player = seat, .building = suit},
                          is.twoStar[b] - was.twoStar[b]});
    }
    return spaces;
}

/// Where cards lie, in words, and the item that shows it.
struct Place {
    std::string words;
    std::optional<engine::Item> item; ///< nothing: no camera sees it
    bool isPile = true;               ///< a card is put on it, not into it
};

Place placeOf(const NamedState& game, Zone zone) {
    using engine::Item;
    using engine::ItemKind;
    for (std::size_t seat = 0; seat < game.colours.size(); ++seat) {
        const auto& colour = game.colours[seat];
        if (zone == Zone::hand(seat)) {
            return {colour + "'s hand", {}, false};
        }
        if (zone == Zone::prep(seat)) {
            return {colour + "'s prep module", Item{.kind = ItemKind::Prep, .player = seat}, false};
        }
    }
    for (const auto suit : engine::kSuits) {
        if (zone == Zone::stack(suit)) {
            return {"the stack of " + std::string(engine::name(suit)),
                    Item{.kind = ItemKind::Stack, .building = suit}};
        }
    }
    return zone == Zone::discard() ? Place{"the discard pile", Item{.kind = ItemKind::DiscardTop}}
                                   : Place{"the deck", {}};
}

std::vector<Zone> zonesOf(const State& state) {
    // From what lies on top of others to what lies under them.
    std::vector<Zone> zones;
    for (const auto suit : engine::kSuits) {
        zones.push_back(Zone::stack(suit));
    }
    for (std::size_t seat = 0; seat < state.playerCount; ++seat) {
        zones.push_back(Zone::hand(seat));
        zones.push_back(Zone::prep(seat));
    }
    zones.push_back(Zone::discard());
    zones.push_back(Zone::deck());
    return zones;
}

std::optional<Zone> zoneOf(const State& state, engine::CardId id) {
    for (const auto zone : zonesOf(state)) {
        for (const auto card : state.cards.in(zone)) {
            if (card.id() == id) {
                return zone;
            }
        }
    }
    return std::nullopt;
}

bool isFaceDown(const State& state, Zone zone, engine::CardId id) {
    const auto cards = state.cards.in(zone);
    return std::any_of(cards.begin(), cards.end(),
                       [id](GameCard card) { return card.id() == id && card.isFaceDown(); });
}

} // namespace

WayBack::WayBack(const NamedState& from, const NamedState& to) : m_target(engine::observe(to)) {
    moveCards(from, to);
    moveColonists(from, to);
    setEnergy(from, to);
}

void WayBack::moveColonists(const NamedState& from, const NamedState& to) {
    for (std::size_t seat = 0; seat < from.colours.size(); ++seat) {
        auto spaces = spacesOf(from, to, seat);
        for (auto& source : spaces) {
            for (auto& target : spaces) {
                for (; source.change < 0 && target.change > 0; ++source.change, --target.change) {
                    m_steps.push_back({"Move one " + from.colours[seat] + " colonist from " +
                                           source.words + " to " + target.words,
                                       {source.item, target.item}});
                }
            }
        }
    }
}

void WayBack::setEnergy(const NamedState& from, const NamedState& to) {
    for (std::size_t seat = 0; seat < from.colours.size(); ++seat) {
        const int energy = to.state.players[seat].energy;
        if (energy != from.state.players[seat].energy) {
            const auto& colour = from.colours[seat];
            m_steps.push_back({"Set " + colour + "'s energy to " + std::to_string(energy),
                               {{.kind = engine::ItemKind::Energy, .player = seat}}});
        }
    }
}

void WayBack::moveCards(const NamedState& from, const NamedState& to) {
    const auto zones = zonesOf(from.state);
    std::map<std::size_t, int> change; ///< by zone: cards that it gets beyond those named below
    for (const auto zone : zones) {
        change[zone.index()] = static_cast<int>(to.state.cards.count(zone)) -
                               static_cast<int>(from.state.cards.count(zone));
    }
    const auto add = [&](const std::string& what, Zone source, Zone target, bool faceDown) {
        const auto start = placeOf(from, source);
        const auto end = placeOf(from, target);
        Step step{"Put " + what + " from " + start.words + " back " +
                      (faceDown ? "face down " : "") + (end.isPile ? "on " : "into ") + end.words,
                  {}};
        for (const auto& place : {start, end}) {
            if (place.item) {
                step.items.push_back(*place.item);
            }
        }
        m_steps.push_back(std::move(step));
        ++change[source.index()];
        --change[target.index()];
    };
    // Cards by name, the last ones of a zone first, as they lie on top.
    std::vector<std::pair<engine::CardId, Zone>> lost;
    for (const auto source : zones) {
        const auto cards = from.state.cards.in(source);
        for (auto card = cards.rbegin(); card != cards.rend(); ++card) {
            const auto id = card->id();
            if (!id) {
                continue;
            }
            if (const auto target = zoneOf(to.state, *id)) {
                const bool wasDown = isFaceDown(to.state, *target, *id);
                if (*target != source) {
                    add(id->toString(), source, *target, wasDown);
                } else if (wasDown != card->isFaceDown()) {
                    const auto place = placeOf(from, source);
                    m_steps.push_back({"Turn " + id->toString() + " on " + place.words +
                                           (wasDown ? " face down" : " face up"),
                                       {place.item.value()}});
                }
            } else {
                lost.emplace_back(*id, source);
            }
        }
    }
    // Cards that nobody had seen yet: from where there are too many to where some are missing.
    const auto needy = [&](std::optional<engine::CardId> id) -> std::optional<Zone> {
        for (const auto zone : zones) {
            const auto cards = to.state.cards.in(zone);
            const bool couldLie = std::any_of(cards.begin(), cards.end(), [id](GameCard card) {
                return !card.id() && (!id || !card.suit() || *card.suit() == id->suit());
            });
            if (change[zone.index()] > 0 && couldLie) {
                return zone;
            }
        }
        return std::nullopt;
    };
    for (const auto& [id, source] : lost) {
        if (change[source.index()] < 0) {
            if (const auto target = needy(id)) {
                add(id.toString(), source, *target, false);
            }
        }
    }
    for (const auto source : zones) {
        while (change[source.index()] < 0) {
            const auto target = needy(std::nullopt);
            if (!target) {
                break;
            }
            add("a card", source, *target, false);
        }
    }
}

bool WayBack::isBack() const {
    const auto isHidden = [](const Step& step) { return step.items.empty(); };
    const bool allHidden = std::all_of(m_steps.begin(), m_steps.end(), isHidden);
    return std::all_of(m_steps.begin(), m_steps.end(), [&](const Step& step) {
        return step.isDone || (isHidden(step) && !allHidden);
    });
}

void WayBack::see(const Observation& seen) {
    const auto isAsItWas = [&](const engine::Item& item) {
        return engine::sameAt(item, m_target, seen);
    };
    for (auto& step : m_steps) {
        if (!step.items.empty()) {
            step.isDone =
                step.isDone || std::all_of(step.items.begin(), step.items.end(), isAsItWas);
        }
    }
}

void WayBack::tick(std::size_t step, bool isDone) {
    assert(step < m_steps.size());
    m_steps[step].isDone = isDone;
}

} // namespace pocketmars::session
