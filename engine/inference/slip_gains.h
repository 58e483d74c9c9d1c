#pragma once

#include "engine/inference/observation_model.h"
#include "engine/inference/slip.h"
#include "engine/state/state.h"

#include <array>
#include <cstddef>
#include <cstdint>

/// Slips of counts that a table shows: what each of them explains.
namespace pocketmars::engine {

/// How much better a state explains what was seen with a slip of counts than without, nats.
[[nodiscard]] inline double gainOf(const Slip& slip, const State& state,
                                   const ObservationModel& model) {
    const auto& player = state.players.at(slip.seat);
    if (slip.kind == Slip::Kind::Energy) {
        return model.logEnergy(slip.seat, slip.is) - model.logEnergy(slip.seat, player.energy);
    }
    const auto gain = [&](std::uint8_t at, int more) {
        const auto count = std::size_t{countAt(player, Spot::at(at))};
        return model.logColonists(slip.seat, Spot::at(at), more > 0 ? count + 1 : count - 1) -
               model.logColonists(slip.seat, Spot::at(at), count);
    };
    return gain(slip.belongs, -1) + gain(slip.is, +1);
}

/// Calls `take(Slip, gain)` with each slip that makes a state explain better what was seen of
/// counts.
/// @param take  gain: of the log likelihood, nats
template <class Take>
void forEachSlip(const State& state, const ObservationModel& model, Take take) {
    constexpr double kNoGain = -1e18; // there is no such count
    for (std::size_t s = 0; s < state.playerCount; ++s) {
        const auto seat = static_cast<std::uint8_t>(s);
        const auto& player = state.players.at(s);
        for (std::size_t energy = 0; energy <= kMaxEnergy; ++energy) {
            const double gain = model.logEnergy(s, energy) - model.logEnergy(s, player.energy);
            if (gain > 0) {
                take(Slip{Slip::Kind::Energy, seat, player.energy,
                          static_cast<std::uint8_t>(energy)},
                     gain);
            }
        }
        std::array<double, Spot::kCount> fewer{};
        std::array<double, Spot::kCount> more{};
        for (std::size_t i = 0; i < Spot::kCount; ++i) {
            const auto spot = Spot::at(i);
            const std::size_t count = countAt(player, spot);
            const double now = model.logColonists(s, spot, count);
            fewer.at(i) = count > 0 ? model.logColonists(s, spot, count - 1) - now : kNoGain;
            more.at(i) = count < kColonistsPerColour ? model.logColonists(s, spot, count + 1) - now
                                                     : kNoGain;
        }
        for (std::size_t from = 0; from < Spot::kCount; ++from) {
            for (std::size_t to = 0; to < Spot::kCount; ++to) {
                const double gain = fewer.at(from) + more.at(to);
                if (from != to && gain > 0) {
                    take(Slip{Slip::Kind::Colonist, seat, static_cast<std::uint8_t>(from),
                              static_cast<std::uint8_t>(to)},
                         gain);
                }
            }
        }
    }
}

} // namespace pocketmars::engine
