#pragma once

#include "engine/box/player.h"
#include "engine/state/state.h"
#include "vision/read_options.h"
#include "vision/seat_seen.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace pocketmars::session {

/// Who plays, as the table shows it.
struct ProposedPlayers {
    engine::Mode mode = engine::Mode::Solo;
    /// In seating order; solo: the human, then DA.
    std::vector<std::string> colours;
    /// Solo, where the game has not begun: DA's, by the colonists on its ship.
    std::optional<engine::Level> level{};

    friend bool operator==(const ProposedPlayers&, const ProposedPlayers&) = default;
};

/// Tells it from ships with colonists of their colour. Two on one side are a solo game, unless they
/// lie as a game of two begins: at its beginning by the colonists on the ships; later, DA's prep
/// module lies to the right of its ship, a human's anywhere else.
/// @param seats  in the order of play
/// @return nothing where it is not clear
[[nodiscard]] std::optional<ProposedPlayers>
proposePlayers(std::span<const vision::SeatSeen> seats);

/// The same, if they play solo. For whom ships alone left in doubt: of a game of several, the ship
/// of one may be out of view.
[[nodiscard]] std::optional<ProposedPlayers>
proposeSoloPlayers(std::span<const vision::SeatSeen> seats);

/// For vision::ReadOptions::bySeats.
[[nodiscard]] std::optional<vision::Seating>
seatingOf(const std::optional<ProposedPlayers>& players);

} // namespace pocketmars::session
