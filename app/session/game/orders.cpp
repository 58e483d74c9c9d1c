#include "app/session/game/orders.h"

#include "app/session/words/words.h"
#include "engine/rules/automaton.h"
#include "engine/rules/game.h"
#include "engine/support/phrase.h"

#include <optional>
#include <utility>

namespace pocketmars::session {
namespace {

using engine::ItemKind;
using engine::NamedState;
using engine::phrase;
using engine::State;
using engine::Zone;

/// The steps that lead from one state to the next.
class Steps {
public:
    explicit Steps(const NamedState& game) : m_colours(&game.colours) {}

    void add(const State& before, const State& after) {
        for (std::size_t seat = 0; seat < before.playerCount; ++seat) {
            addColonists(seat, before.players[seat], after.players[seat]);
            addEnergy(seat, before.players[seat], after.players[seat]);
        }
        const auto burnt = after.cards.count(Zone::discard()) - before.cards.count(Zone::discard());
        if (burnt > 0) {
            //: An order to the player
            push(phrase("Orders",
                        "Put the top {card|%n cards} of the deck face up on the discard pile", "",
                        asCount(burnt)),
                 {ItemKind::DiscardTop}, before.cards.count(Zone::discard()),
                 after.cards.count(Zone::discard()));
        }
        const auto refill = after.cards.count(Zone::prep(1)) - before.cards.count(Zone::prep(1));
        if (refill > 0) {
            //: An order to the player; %1 the colour of Devious Automatics
            push(phrase("Orders",
                        "Put the top {card|%n cards} of the deck, unseen, into %1's prep module",
                        "", asCount(refill))
                     .with(colour(1)),
                 {ItemKind::Prep, 1}, before.cards.count(Zone::prep(1)),
                 after.cards.count(Zone::prep(1)));
        }
    }

    [[nodiscard]] std::vector<OrderStep> steps() && { return std::move(m_steps); }

private:
    void addColonists(std::size_t seat, const engine::PlayerState& from,
                      const engine::PlayerState& to) {
        for (const auto building : engine::kScoringSuits) {
            const auto b = engine::index(building);
            const auto name = buildingWord(building);
            if (to.twoStar[b] > from.twoStar[b]) {
                //: An order to the player; %1 a colour, %2 a building
                push(phrase("Orders", "Move one %1 colonist in %2 from ★ to ★★")
                         .with(colour(seat), name),
                     {ItemKind::TwoStar, seat, building}, from.twoStar[b], to.twoStar[b]);
            } else if (to.twoStar[b] < from.twoStar[b]) {
                //: An order to the player; %1 a colour, %2 a building
                push(phrase("Orders", "Move one %1 colonist in %2 from ★★ to ★")
                         .with(colour(seat), name),
                     {ItemKind::TwoStar, seat, building}, from.twoStar[b], to.twoStar[b]);
            } else if (to.oneStar[b] > from.oneStar[b]) {
                //: An order to the player; %1 a colour, %2 a building
                push(phrase("Orders", "Move one %1 colonist from %1's ship to %2 ★")
                         .with(colour(seat), name),
                     {ItemKind::OneStar, seat, building}, from.oneStar[b], to.oneStar[b]);
            }
        }
        // DA launches where it has no colonist to settle, or after it has settled one.
        for (int earth = from.earth; earth > to.earth; --earth) {
            //: An order to the player; %1 a colour
            push(
                phrase("Orders", "Move one %1 colonist from Earth to %1's ship").with(colour(seat)),
                {ItemKind::Earth, seat}, earth, earth - 1);
        }
    }

    void addEnergy(std::size_t seat, const engine::PlayerState& from,
                   const engine::PlayerState& to) {
        if (to.energy != from.energy) {
            //: An order to the player; %1 a colour, %2 the level
            push(phrase("Orders", "Set %1's energy to %2").with(colour(seat), to.energy),
                 {ItemKind::Energy, seat}, from.energy, to.energy);
        }
    }

    template <class Count>
    void push(std::string text, const engine::Item& item, Count from, Count to) {
        m_steps.push_back({std::move(text), item, static_cast<int>(from), static_cast<int>(to)});
    }

    [[nodiscard]] std::string colour(std::size_t seat) const {
        return colourWord((*m_colours)[seat]);
    }

    const std::vector<std::string>* m_colours;
    std::vector<OrderStep> m_steps;
};

/// How many there are; nothing if that was not seen.
std::optional<int> countOf(const engine::Item& item, const engine::Observation& seen) {
    const auto& player = seen.players[item.player];
    const auto& building = seen.building(item.building);
    engine::Reading<int> reading;
    switch (item.kind) {
    case ItemKind::Prep:
        return player.prep.isRead() ? std::optional(static_cast<int>(player.prep.value().size()))
                                    : std::nullopt;
    case ItemKind::OneStar:
        reading = engine::colonists(building.oneStar, player.colour);
        break;
    case ItemKind::TwoStar:
        reading = engine::colonists(building.twoStar, player.colour);
        break;
    case ItemKind::Earth:
        reading = player.earth;
        break;
    case ItemKind::Energy:
        reading = player.energy;
        break;
    default: // no order is about it
        break;
    }
    return reading.isRead() ? std::optional(reading.value()) : std::nullopt;
}

std::vector<std::string> textsOf(std::vector<OrderStep> steps) {
    std::vector<std::string> texts;
    texts.reserve(steps.size());
    for (auto& step : steps) {
        texts.push_back(std::move(step.text));
    }
    return texts;
}

} // namespace

bool isDone(const OrderStep& step, const NamedState& before, const engine::Observation& seen) {
    if (step.item.kind == ItemKind::DiscardTop) { // which card comes nobody knows
        const auto was = engine::observe(before).discardTop;
        return was.isRead() && seen.discardTop.isRead() && was.value() != seen.discardTop.value();
    }
    if (step.item.player >= seen.players.size()) {
        return false;
    }
    const auto count = countOf(step.item, seen);
    // Later steps may have gone on in the same direction.
    return count && (step.to > step.from ? *count >= step.to : *count <= step.to);
}

std::vector<std::string> ordersFor(const NamedState& game) { return textsOf(orderSteps(game)); }

std::vector<std::string> ordersFor(const NamedState& game,
                                   std::span<const engine::Action> actions) {
    Steps steps(game);
    auto state = game.state;
    for (const auto& action : actions) {
        const auto before = state;
        engine::apply(state, action);
        steps.add(before, state);
    }
    return textsOf(std::move(steps).steps());
}

std::vector<OrderStep> orderSteps(const NamedState& game) {
    const auto phase = game.state.phase;
    if (phase != engine::Phase::Failure && phase != engine::Phase::Android) {
        return {};
    }
    Steps steps(game);
    auto state = game.state;
    engine::ActionList actions;
    do {
        engine::legalActions(state, actions);
        if (engine::assumes(state, actions[0])) {
            return {};
        }
        const auto before = state;
        const bool isChoice = engine::isDaChoice(state);
        engine::apply(state, actions[isChoice ? engine::bestForDa(state, actions) : 0]);
        steps.add(before, state);
    } while (!engine::isSettled(state));
    return std::move(steps).steps();
}

} // namespace pocketmars::session
