#include "app/session/watching/proposed_players.h"

#include "engine/rules/setup.h"

#include <algorithm>
#include <utility>

namespace pocketmars::session {
namespace {

using engine::Level;
using engine::Mode;
using vision::SeatSeen;

// A colour of which nothing but the ship is seen may be another one's ship in odd light.
constexpr double kSure = 0.9;

bool liesAs(const SeatSeen& seat, const engine::PlayerState& dealt) {
    return seat.ship == dealt.ship && seat.earth == dealt.earth;
}

bool liesAsVersus(const SeatSeen& seat) {
    return liesAs(seat, engine::emptyTable({.mode = Mode::Versus}).players[0]);
}

/// The level at which a solo table with this human and DA begins.
std::optional<Level> levelOf(const SeatSeen& human, const SeatSeen& da) {
    for (const auto level : {Level::Android, Level::SuperDroid, Level::Cyborg}) {
        const auto dealt = engine::emptyTable({.mode = Mode::Solo, .level = level});
        if (liesAs(human, dealt.players[0]) && liesAs(da, dealt.players[1])) {
            return level;
        }
    }
    return std::nullopt;
}

bool isDasByPrep(const SeatSeen& seat, const SeatSeen& other) {
    return seat.prep == SeatSeen::Prep::Right &&
           (other.prep == SeatSeen::Prep::Left || other.prep == SeatSeen::Prep::Elsewhere);
}

std::optional<ProposedPlayers> proposeSolo(const SeatSeen& first, const SeatSeen& second) {
    for (const auto& [human, da] : {std::pair{&first, &second}, std::pair{&second, &first}}) {
        if (const auto level = levelOf(*human, *da)) {
            return ProposedPlayers{Mode::Solo, {human->colour, da->colour}, level};
        }
    }
    if (isDasByPrep(first, second) || isDasByPrep(second, first)) {
        const bool isFirst = isDasByPrep(first, second);
        const auto& human = isFirst ? second : first;
        const auto& da = isFirst ? first : second;
        return ProposedPlayers{Mode::Solo, {human.colour, da.colour}};
    }
    return std::nullopt;
}

} // namespace

std::optional<ProposedPlayers> proposePlayers(std::span<const SeatSeen> seats) {
    const bool isClear = std::all_of(seats.begin(), seats.end(),
                                     [](const SeatSeen& seat) { return seat.confidence >= kSure; });
    if (!isClear || seats.size() < 2 || seats.size() > engine::kMaxPlayers) {
        return std::nullopt;
    }
    const bool isOneSide = seats.size() == 2 && seats[0].side == seats[1].side;
    if (isOneSide && !std::all_of(seats.begin(), seats.end(), liesAsVersus)) {
        return proposeSolo(seats[0], seats[1]);
    }
    ProposedPlayers versus{Mode::Versus, {}};
    for (const auto& seat : seats) {
        versus.colours.push_back(seat.colour);
    }
    return versus;
}

std::optional<ProposedPlayers> proposeSoloPlayers(std::span<const SeatSeen> seats) {
    auto players = proposePlayers(seats);
    return players && players->mode == Mode::Solo ? std::move(players) : std::nullopt;
}

std::optional<vision::Seating> seatingOf(const std::optional<ProposedPlayers>& players) {
    return players ? std::optional(vision::Seating{players->mode, players->colours}) : std::nullopt;
}

} // namespace pocketmars::session
