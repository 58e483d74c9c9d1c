#include "engine/simulation/simulated_camera.h"

#include "engine/simulation/observation_noise.h"

#include <cstddef>
#include <string>

namespace pocketmars::engine {
namespace {

bool chance(Random& random, double p) {
    constexpr std::size_t kSteps = 1U << 24U;
    return static_cast<double>(random.below(kSteps)) < p * static_cast<double>(kSteps);
}

/// Moves one piece to where no rule put it.
void pushPiece(State& state, Random& random) {
    auto& player = state.players.at(random.below(state.playerCount));
    const auto building = random.below(kScoringSuits.size());
    if (player.oneStar[building] > 0) {
        --player.oneStar[building];
        ++player.twoStar[building];
    } else if (player.twoStar[building] > 0) {
        --player.twoStar[building];
        ++player.oneStar[building];
    } else {
        const bool isUp = player.energy == 0 || (player.energy < 7 && random.below(2) == 0);
        player.energy = static_cast<std::uint8_t>(isUp ? player.energy + 1 : player.energy - 1);
    }
}

/// Keeps what was read before of an item that shows the same as then.
template <class T>
void keep(Reading<T>& read, const Reading<T>& shown, const Reading<T>& shownThen,
          const Reading<T>& readThen) {
    if (shown == shownThen) {
        read = readThen;
    }
}

void keepSpace(Reading<ColonistCounts>& read, const Reading<ColonistCounts>& shown,
               const Reading<ColonistCounts>& shownThen, const Reading<ColonistCounts>& readThen,
               const std::string& colour) {
    if (colonists(shown, colour) == colonists(shownThen, colour)) {
        read.value()[colour] = colonists(readThen, colour);
    }
}

/// Strip by strip, where the stack has as many as before.
void keepStack(Reading<std::vector<Reading<StackCard>>>& read,
               const Reading<std::vector<Reading<StackCard>>>& shown,
               const Reading<std::vector<Reading<StackCard>>>& shownThen,
               const Reading<std::vector<Reading<StackCard>>>& readThen) {
    const auto& strips = shown.value();
    const auto& then = shownThen.value();
    if (readThen.value().size() != then.size() || read.value().size() != strips.size()) {
        keep(read, shown, shownThen, readThen); // a card was overlooked
        return;
    }
    // The top card of then is covered now, and shows less of itself.
    for (std::size_t i = 0; i < strips.size() && i < then.size(); ++i) {
        const bool wasTop = i + 1 == then.size();
        const bool isTop = i + 1 == strips.size();
        if (strips[i] == then[i] && wasTop == isTop) {
            read.value()[i] = readThen.value()[i];
        }
    }
}

void keepAll(Observation& read, const Observation& shown, const Observation& shownThen,
             const Observation& readThen) {
    for (std::size_t p = 0; p < read.players.size(); ++p) {
        auto& player = read.players[p];
        const auto& now = shown.players[p];
        const auto& then = shownThen.players[p];
        const auto& seen = readThen.players[p];
        keep(player.energy, now.energy, then.energy, seen.energy);
        keep(player.earth, now.earth, then.earth, seen.earth);
        keep(player.ship, now.ship, then.ship, seen.ship);
        keep(player.prep, now.prep, then.prep, seen.prep);
    }
    for (const auto suit : kSuits) {
        auto& building = read.building(suit);
        const auto& now = shown.building(suit);
        const auto& then = shownThen.building(suit);
        const auto& seen = readThen.building(suit);
        keepStack(building.stack, now.stack, then.stack, seen.stack);
        for (const auto& player : read.players) {
            if (suit != Suit::Habitation) {
                keepSpace(building.oneStar, now.oneStar, then.oneStar, seen.oneStar, player.colour);
                keepSpace(building.twoStar, now.twoStar, then.twoStar, seen.twoStar, player.colour);
            }
        }
    }
    keep(read.discardTop, shown.discardTop, shownThen.discardTop, readThen.discardTop);
    keep(read.deckTop, shown.deckTop, shownThen.deckTop, readThen.deckTop);
}

} // namespace

NamedState SimulatedCamera::asItLies(const NamedState& game) {
    auto lies = game;
    if (m_state) {
        for (std::size_t p = 0; p < game.state.playerCount; ++p) {
            // A player whose pieces were moved saw, and put right, what lay wrong.
            if (game.state.players.at(p) == m_state->players.at(p)) {
                lies.state.players.at(p) = m_lay->players.at(p);
            }
        }
        if (m_faults.slide > 0 && chance(m_random, m_faults.slide)) {
            pushPiece(lies.state, m_random);
        }
    }
    m_state = game.state;
    m_lay = lies.state;
    return lies;
}

Observation SimulatedCamera::look(const NamedState& game) {
    const auto lies = asItLies(game);
    if (m_faults.noise <= 0) {
        return observe(lies);
    }
    auto read = observeNoisily(lies, m_random, m_faults.noise);
    const auto shown = observe(lies);
    if (m_faults.persist && m_read) {
        keepAll(read, shown, *m_shown, *m_read);
    }
    m_shown = shown;
    m_read = read;
    return read;
}

} // namespace pocketmars::engine
