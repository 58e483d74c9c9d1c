#include "app/session/game/way_back.h"

#include "app/session/words/words.h"
#include "engine/box/suit.h"
#include "engine/observation/item_agreement.h"
#include "engine/state/unknown_cards.h"
#include "engine/support/phrase.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <map>
#include <optional>
#include <utility>

namespace pocketmars::session {
namespace {

using engine::GameCard;
using engine::NamedState;
using engine::Observation;
using engine::phrase;
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
    const auto colour = colourWord(from.colours[seat]);
    const auto& was = from.state.players[seat];
    const auto& is = to.state.players[seat];
    using engine::ItemKind;
    std::vector<Space> spaces{//: Where colonists wait: "from Earth to ..."
                              {phrase("WayBack", "Earth"),
                               {.kind = ItemKind::Earth, .player = seat},
                               is.earth - was.earth},
                              //: %1 a player's colour: "from red's ship to ..."
                              {phrase("WayBack", "%1's ship").with(colour),
                               {.kind = ItemKind::Ship, .player = seat},
                               is.ship - was.ship}};
    for (const auto suit : engine::kScoringSuits) {
        const auto b = engine::index(suit);
        const auto building = buildingWord(suit);
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
        const auto colour = colourWord(game.colours[seat]);
        if (zone == Zone::hand(seat)) {
            //: Where a card goes from or to; %1 a player's colour
            return {phrase("WayBack", "%1's hand").with(colour), {}, false};
        }
        if (zone == Zone::prep(seat)) {
            //: Where a card goes from or to; %1 a player's colour
            return {phrase("WayBack", "%1's prep module").with(colour),
                    Item{.kind = ItemKind::Prep, .player = seat}, false};
        }
    }
    for (const auto suit : engine::kSuits) {
        if (zone == Zone::stack(suit)) {
            //: Where a card goes from or to; %1 a building
            return {phrase("WayBack", "the stack of %1").with(buildingWord(suit)),
                    Item{.kind = ItemKind::Stack, .building = suit}};
        }
    }
    if (zone == Zone::discard()) {
        //: Where a card goes from or to
        return {phrase("WayBack", "the discard pile"), Item{.kind = ItemKind::DiscardTop}};
    }
    //: Where a card goes from or to
    return {phrase("WayBack", "the deck"), {}};
}

/// The order that a card goes back to where it was.
std::string backText(const std::string& what, const Place& start, const Place& end,
                     bool isFaceDown) {
    if (!end.isPile) {
        //: An order to the player; %1 a card, %2 and %3 places: "into red's hand"
        return phrase("WayBack", "Put %1 from %2 back into %3").with(what, start.words, end.words);
    }
    return (isFaceDown
                //: An order to the player; %1 a card, %2 and %3 places: "on the discard pile"
                ? phrase("WayBack", "Put %1 from %2 back face down on %3")
                //: An order to the player; %1 a card, %2 and %3 places: "on the discard pile"
                : phrase("WayBack", "Put %1 from %2 back on %3"))
        .with(what, start.words, end.words);
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

bool isKnown(const engine::Item& item, const Observation& table) {
    return engine::sameAt(item, table, table);
}

bool isFaceDown(const State& state, Zone zone, engine::CardId id) {
    const auto cards = state.cards.in(zone);
    return std::any_of(cards.begin(), cards.end(),
                       [id](GameCard card) { return card.id() == id && card.isFaceDown(); });
}

} // namespace

WayBack::WayBack(const NamedState& from, const NamedState& to)
    : m_from(from), m_to(to), m_source(engine::observe(from)), m_target(engine::observe(to)) {
    tellSteps();
}

void WayBack::tellSteps() {
    moveCards(m_from, m_to);
    moveColonists(m_from, m_to);
    setEnergy(m_from, m_to);
}

void WayBack::retell() {
    const auto before = std::exchange(m_steps, {});
    tellSteps();
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        m_steps[i].isDone = before.at(i).isDone;
    }
}

void WayBack::moveColonists(const NamedState& from, const NamedState& to) {
    for (std::size_t seat = 0; seat < from.colours.size(); ++seat) {
        auto spaces = spacesOf(from, to, seat);
        for (auto& source : spaces) {
            for (auto& target : spaces) {
                for (; source.change < 0 && target.change > 0; ++source.change, --target.change) {
                    //: An order to the player; %1 a colour, %2 and %3 places
                    m_steps.push_back(
                        {phrase("WayBack", "Move one %1 colonist from %2 to %3")
                             .with(colourWord(from.colours[seat]), source.words, target.words),
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
            //: An order to the player; %1 a colour, %2 the level
            m_steps.push_back({phrase("WayBack", "Set %1's energy to %2")
                                   .with(colourWord(from.colours[seat]), energy),
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
        Step step{backText(what, start, end, faceDown), {}};
        for (const auto& place : {start, end}) {
            if (place.item && (isKnown(*place.item, m_source) || isKnown(*place.item, m_target))) {
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
            if (const auto target = engine::zoneOf(to.state, *id)) {
                const bool wasDown = isFaceDown(to.state, *target, *id);
                if (*target != source) {
                    add(cardWord(*id), source, *target, wasDown);
                } else if (wasDown != card->isFaceDown()) {
                    const auto place = placeOf(from, source);
                    m_steps.push_back({(wasDown
                                            //: An order to the player; %1 a card, %2 a pile
                                            ? phrase("WayBack", "Turn %1 on %2 face down")
                                            //: An order to the player; %1 a card, %2 a pile
                                            : phrase("WayBack", "Turn %1 on %2 face up"))
                                           .with(cardWord(*id), place.words),
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
                add(cardWord(id), source, *target, false);
            }
        }
    }
    for (const auto source : zones) {
        while (change[source.index()] < 0) {
            const auto target = needy(std::nullopt);
            if (!target) {
                break;
            }
            //: A card that nobody knows
            add(phrase("WayBack", "a card"), source, *target, false);
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
    // What nobody knew then is as it was where it is not as it is now.
    const auto isAsItWas = [&](const engine::Item& item) {
        return isKnown(item, m_target)
                   ? engine::sameAt(item, m_target, seen)
                   : isKnown(item, seen) && !engine::sameAt(item, m_source, seen);
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
