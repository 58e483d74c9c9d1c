#include "app/session/game/mistake.h"

#include "app/session/words/table_differences.h"
#include "engine/rules/automaton.h"
#include "engine/rules/game.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

namespace pocketmars::session {
namespace {

using engine::Phase;
using engine::State;

constexpr std::size_t kHuman = 0;
constexpr std::size_t kDa = 1;

constexpr std::array<std::string_view, kMistakes.size()> kNames{
    "too-many-colonists", "wrong-building", "energy", "two-star", "system-failure", "da-step"};

/// The building in which a count rose.
template <class Counts>
std::optional<std::size_t> risen(const Counts& before, const Counts& after) {
    for (std::size_t b = 0; b < after.size(); ++b) {
        if (after[b] > before[b]) {
            return b;
        }
    }
    return std::nullopt;
}

bool launchOneMore(const State& before, State& state) {
    auto& human = state.players[kHuman];
    if (before.phase != Phase::Architect || human.earth == 0) {
        return false;
    }
    --human.earth;
    ++human.ship;
    return true;
}

bool settleElsewhere(const State& before, State& state, engine::Random& random) {
    const std::size_t seat = before.phase == Phase::Architect ? kHuman : kDa;
    auto& stars = state.players[seat].oneStar;
    const auto settled = risen(before.players[seat].oneStar, stars);
    if (!settled) {
        return false;
    }
    --stars[*settled];
    ++stars[(*settled + 1 + random.below(stars.size() - 1)) % stars.size()];
    return true;
}

bool misplaceMarker(State& state, engine::Random& random) {
    auto& energy = state.players[random.below(2)].energy;
    constexpr int kMost = 7;
    const bool up = energy == 0 || (energy < kMost && random.below(2) == 0);
    energy = static_cast<std::uint8_t>(up ? energy + 1 : energy - 1);
    return true;
}

bool overfill(State& state, engine::Random& random) {
    const auto first = random.below(engine::kScoringSuits.size());
    for (std::size_t i = 0; i < engine::kScoringSuits.size(); ++i) {
        const auto b = (first + i) % engine::kScoringSuits.size();
        for (auto& player : state.players) {
            if (engine::colonistsOnTwoStar(state, b) > 0 && player.oneStar[b] > 0) {
                --player.oneStar[b];
                ++player.twoStar[b];
                return true;
            }
        }
    }
    return false;
}

/// DA's phase on the table as it was before the system failure.
bool forgetFailure(const State& before, State& state) {
    if (before.phase != Phase::Failure) {
        return false;
    }
    state = before;
    state.phase = Phase::Android;
    engine::ActionList actions;
    do {
        engine::legalActions(state, actions);
        const bool isChoice = engine::isDaChoice(state);
        engine::apply(state, actions[isChoice ? engine::bestForDa(state, actions) : 0]);
    } while (!engine::isSettled(state));
    return true;
}

bool slipForDa(const State& before, State& state) {
    if (before.phase != Phase::Android) {
        return false;
    }
    const auto& was = before.players[kDa];
    auto& da = state.players[kDa];
    if (const auto b = risen(was.twoStar, da.twoStar)) {
        --da.twoStar[*b];
        ++da.oneStar[*b];
    } else if (const auto settled = risen(was.oneStar, da.oneStar)) {
        --da.oneStar[*settled];
        ++da.ship;
    } else if (da.ship > was.ship && da.earth > 0) {
        ++da.ship;
        --da.earth;
    } else if (da.energy > was.energy) {
        --da.energy;
    } else {
        return false;
    }
    return true;
}

/// `2 red on the ship where 1 belongs`: `red on the ship`.
std::string placeOf(const std::string& difference) {
    const auto begin = difference.find(' ') + 1;
    return difference.substr(begin, difference.find(" where ") - begin);
}

} // namespace

std::string_view name(Mistake mistake) { return kNames.at(static_cast<std::size_t>(mistake)); }

std::optional<Mistake> mistakeFromName(std::string_view text) {
    const auto* const found = std::find(kNames.begin(), kNames.end(), text);
    return found == kNames.end()
               ? std::nullopt
               : std::optional(
                     kMistakes.at(static_cast<std::size_t>(std::distance(kNames.begin(), found))));
}

std::optional<MistakenTable> makeMistake(Mistake mistake, const engine::NamedState& before,
                                         const engine::NamedState& after, engine::Random& random) {
    MistakenTable out{after.state, {}};
    const auto& was = before.state;
    const bool made = [&] {
        switch (mistake) {
        case Mistake::TooManyColonists:
            return launchOneMore(was, out.state);
        case Mistake::WrongBuilding:
            return settleElsewhere(was, out.state, random);
        case Mistake::Energy:
            return misplaceMarker(out.state, random);
        case Mistake::TwoStar:
            return overfill(out.state, random);
        case Mistake::SystemFailure:
            return forgetFailure(was, out.state);
        case Mistake::DaStep:
            return slipForDa(was, out.state);
        }
        return false;
    }();
    if (!made) {
        return std::nullopt;
    }
    if (mistake == Mistake::SystemFailure) {
        out.named = {"system failure"};
        return out;
    }
    const engine::NamedState table{out.state, after.colours};
    for (const auto& difference : differences(after, engine::observe(table))) {
        out.named.push_back(placeOf(difference));
    }
    return out;
}

} // namespace pocketmars::session
