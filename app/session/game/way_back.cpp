#include "app/session/game/way_back.h"

#include "app/session/words/words.h"
#include "engine/box/suit.h"
#include "engine/observation/item_agreement.h"
#include "engine/state/unknown_cards.h"
#include "engine/support/phrase.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <functional>
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
    zones.reserve(engine::kSuitCount);
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

void WayBack::leadTo(const NamedState& to) {
    m_to = to;
    m_target = engine::observe(to);
    const auto before = std::exchange(m_steps, {});
    tellSteps();
    for (auto& step : m_steps) {
        step.isDone = std::any_of(before.begin(), before.end(), [&](const Step& other) {
            return other.isDone && other.text == step.text && other.items == step.items;
        });
    }
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

namespace {

/// Cards on their way back: those that have a name by that, the others from where there are too
/// many to where some are missing.
class CardsBack {
public:
    /// @param add  takes what is moved in words, from where, to where, and whether it lies face
    /// down
    using Add = std::function<void(const std::string& what, Zone source, Zone target, bool isDown)>;
    using Turn = std::function<void(engine::CardId id, Zone zone, bool isDown)>;

    CardsBack(const State& from, const State& to, Add add, Turn turn)
        : m_from(from), m_to(to), m_add(std::move(add)), m_turn(std::move(turn)),
          m_zones(zonesOf(from)) {
        for (const auto zone : m_zones) {
            m_change[zone.index()] =
                static_cast<int>(to.cards.count(zone)) - static_cast<int>(from.cards.count(zone));
        }
    }

    void move() {
        for (const auto source : m_zones) {
            const auto cards = m_from.cards.in(source);
            // The last ones of a zone first, as they lie on top.
            for (auto card = cards.rbegin(); card != cards.rend(); ++card) {
                if (card->id()) {
                    moveNamed(*card, source);
                }
            }
        }
        for (const auto& [id, source] : m_lost) {
            if (m_change[source.index()] < 0) {
                if (const auto target = needy(id)) {
                    moveOne(cardWord(id), source, *target, false);
                }
            }
        }
        for (const auto source : m_zones) {
            moveUnknown(source);
        }
    }

private:
    void moveNamed(GameCard card, Zone source) {
        const auto id = *card.id();
        const auto target = engine::zoneOf(m_to, id);
        if (!target) {
            m_lost.emplace_back(id, source);
            return;
        }
        const bool wasDown = isFaceDown(m_to, *target, id);
        if (*target != source) {
            moveOne(cardWord(id), source, *target, wasDown);
        } else if (wasDown != card.isFaceDown()) {
            m_turn(id, source, wasDown);
        }
    }

    void moveUnknown(Zone source) {
        while (m_change[source.index()] < 0) {
            const auto target = needy(std::nullopt);
            if (!target) {
                break;
            }
            //: A card that nobody knows
            moveOne(phrase("WayBack", "a card"), source, *target, false);
        }
    }

    void moveOne(const std::string& what, Zone source, Zone target, bool isDown) {
        m_add(what, source, target, isDown);
        ++m_change[source.index()];
        --m_change[target.index()];
    }

    /// Where a card is missing that nobody knew; of a card with a name: that it can have been.
    [[nodiscard]] std::optional<Zone> needy(std::optional<engine::CardId> id) const {
        for (const auto zone : m_zones) {
            const auto cards = m_to.cards.in(zone);
            const bool couldLie = std::any_of(cards.begin(), cards.end(), [id](GameCard card) {
                return !card.id() && (!id || !card.suit() || *card.suit() == id->suit());
            });
            if (m_change.at(zone.index()) > 0 && couldLie) {
                return zone;
            }
        }
        return std::nullopt;
    }

    const State& m_from;
    const State& m_to;
    Add m_add;
    Turn m_turn;
    std::vector<Zone> m_zones;
    std::map<std::size_t, int> m_change;                 ///< by zone: cards that it still gets
    std::vector<std::pair<engine::CardId, Zone>> m_lost; ///< nobody knew where they were
};

} // namespace

void WayBack::moveCards(const NamedState& from, const NamedState& to) {
    const auto add = [&](const std::string& what, Zone source, Zone target, bool isDown) {
        const auto start = placeOf(from, source);
        const auto end = placeOf(from, target);
        Step step{backText(what, start, end, isDown), {}};
        for (const auto& place : {start, end}) {
            if (place.item && (isKnown(*place.item, m_source) || isKnown(*place.item, m_target))) {
                step.items.push_back(*place.item);
            }
        }
        m_steps.push_back(std::move(step));
    };
    const auto turn = [&](engine::CardId id, Zone zone, bool isDown) {
        const auto place = placeOf(from, zone);
        m_steps.push_back({(isDown
                                //: An order to the player; %1 a card, %2 a pile
                                ? phrase("WayBack", "Turn %1 on %2 face down")
                                //: An order to the player; %1 a card, %2 a pile
                                : phrase("WayBack", "Turn %1 on %2 face up"))
                               .with(cardWord(id), place.words),
                           {place.item.value()}});
    };
    CardsBack(from.state, to.state, add, turn).move();
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
