#include "app/session/orders.h"

#include "engine/automaton.h"
#include "engine/game.h"

#include <algorithm>
#include <utility>

namespace pocketmars::session {
namespace {

using engine::NamedState;
using engine::State;
using engine::Zone;

std::string cards(std::size_t count) {
    return count == 1 ? "the top card" : "the top " + std::to_string(count) + " cards";
}

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
            m_steps.push_back("Put " + cards(burnt) + " of the deck face up on the discard pile");
        }
        const auto refill = after.cards.count(Zone::prep(1)) - before.cards.count(Zone::prep(1));
        if (refill > 0) {
            m_steps.push_back("Put " + cards(refill) + " of the deck, unseen, into " +
                              (*m_colours)[1] + "'s prep module");
        }
    }

    [[nodiscard]] std::vector<std::string> steps() && { return std::move(m_steps); }

private:
    void addColonists(std::size_t seat, const engine::PlayerState& from,
                      const engine::PlayerState& to) {
        const auto colonist = "Move one " + (*m_colours)[seat] + " colonist ";
        const auto ship = (*m_colours)[seat] + "'s ship";
        for (const auto building : engine::kScoringSuits) {
            const auto b = engine::index(building);
            const auto name = engine::name(building);
            auto step = colonist;
            if (to.twoStar[b] > from.twoStar[b]) {
                step.append("in ").append(name).append(" from ★ to ★★");
            } else if (to.twoStar[b] < from.twoStar[b]) {
                step.append("in ").append(name).append(" from ★★ to ★");
            } else if (to.oneStar[b] > from.oneStar[b]) {
                step.append("from ").append(ship).append(" to ").append(name).append(" ★");
            } else {
                continue;
            }
            m_steps.push_back(std::move(step));
        }
        // DA launches where it has no colonist to settle, or after it has settled one.
        const auto launched = colonist + "from Earth to " + ship;
        m_steps.insert(m_steps.end(), static_cast<std::size_t>(std::max(0, from.earth - to.earth)),
                       launched);
    }

    void addEnergy(std::size_t seat, const engine::PlayerState& from,
                   const engine::PlayerState& to) {
        if (to.energy != from.energy) {
            m_steps.push_back("Set " + (*m_colours)[seat] + "'s energy to " +
                              std::to_string(to.energy));
        }
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
