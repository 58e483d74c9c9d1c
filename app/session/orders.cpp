#include "app/session/orders.h"

#include "app/session/words.h"
#include "engine/automaton.h"
#include "engine/game.h"
#include "engine/phrase.h"

#include <algorithm>
#include <utility>

namespace pocketmars::session {
namespace {

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
            m_steps.push_back(phrase(
                "Orders", "Put the top {card|%n cards} of the deck face up on the discard pile", "",
                asCount(burnt)));
        }
        const auto refill = after.cards.count(Zone::prep(1)) - before.cards.count(Zone::prep(1));
        if (refill > 0) {
            //: An order to the player; %1 the colour of Devious Automatics
            m_steps.push_back(
                phrase("Orders",
                       "Put the top {card|%n cards} of the deck, unseen, into %1's prep module", "",
                       asCount(refill))
                    .with(colour(1)));
        }
    }

    [[nodiscard]] std::vector<std::string> steps() && { return std::move(m_steps); }

private:
    void addColonists(std::size_t seat, const engine::PlayerState& from,
                      const engine::PlayerState& to) {
        for (const auto building : engine::kScoringSuits) {
            const auto b = engine::index(building);
            const auto name = buildingWord(building);
            if (to.twoStar[b] > from.twoStar[b]) {
                //: An order to the player; %1 a colour, %2 a building
                m_steps.push_back(phrase("Orders", "Move one %1 colonist in %2 from ★ to ★★")
                                      .with(colour(seat), name));
            } else if (to.twoStar[b] < from.twoStar[b]) {
                //: An order to the player; %1 a colour, %2 a building
                m_steps.push_back(phrase("Orders", "Move one %1 colonist in %2 from ★★ to ★")
                                      .with(colour(seat), name));
            } else if (to.oneStar[b] > from.oneStar[b]) {
                //: An order to the player; %1 a colour, %2 a building
                m_steps.push_back(phrase("Orders", "Move one %1 colonist from %1's ship to %2 ★")
                                      .with(colour(seat), name));
            }
        }
        // DA launches where it has no colonist to settle, or after it has settled one.
        //: An order to the player; %1 a colour
        const auto launched =
            phrase("Orders", "Move one %1 colonist from Earth to %1's ship").with(colour(seat));
        m_steps.insert(m_steps.end(), static_cast<std::size_t>(std::max(0, from.earth - to.earth)),
                       launched);
    }

    void addEnergy(std::size_t seat, const engine::PlayerState& from,
                   const engine::PlayerState& to) {
        if (to.energy != from.energy) {
            //: An order to the player; %1 a colour, %2 the level
            m_steps.push_back(
                phrase("Orders", "Set %1's energy to %2").with(colour(seat), to.energy));
        }
    }

    [[nodiscard]] std::string colour(std::size_t seat) const {
        return colourWord((*m_colours)[seat]);
    }

    const std::vector<std::string>* m_colours;
    std::vector<std::string> m_steps;
};

} // namespace

std::vector<std::string> ordersFor(const NamedState& game) {
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
