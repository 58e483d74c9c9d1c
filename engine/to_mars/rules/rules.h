#pragma once

#include "engine/to_mars/state/move.h"
#include "engine/to_mars/state/state.h"

#include <optional>
#include <string>
#include <vector>

/// The rules of To Mars as steps: which are legal, why another is not, and what one brings about.
/// Of the rest of the game, whose turn it is and what things cost, nothing is known here.
namespace pocketmars::to_mars {

/// Why a step is not legal.
enum class Reason : unsigned char {
    Over,
    Pending,    ///< something else must be settled first
    NothingDue, ///< nothing to skip
    MustBuild,  ///< a free panel that can be built is not skipped
    NoTokens,   ///< all five were taken
    NoTicket,
    NotOnMainBoard,   ///< no such structure built there
    NotOnPlayerBoard, ///< none left to build
    NoProject,        ///< the player does not have it
    UsedThisRound,
    NoRoom,     ///< fits nowhere on the ship
    OtherPlace, ///< lower numbers and sections further left come first
    PanelStands,
    NoModuleAtPanel,
    NotAtModule, ///< the free panel must lie beside the section of its module
    SlotTaken,
    NoModuleAtSlot,
    SlotEmpty,
    NotOwn, ///< another player's astronaut
    ProjectTaken,
    GoalTaken, ///< all its open slots
    GoalHad,   ///< by this player
    GoalUnmet,
};

struct Refusal {
    Reason reason = Reason::Over;
    Project project = Project::RoboticArm; ///< NoProject, UsedThisRound
    SpaceId place{};                       ///< OtherPlace: where it goes instead
    std::size_t section = 0;               ///< NotAtModule

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

/// In a sentence, for the player who wanted the move.
[[nodiscard]] std::string toWords(const Refusal& refusal, const Table& table, const State& state,
                                  const Move& move);

/// @param move  of a seat, with places, panels and slots that there are
/// @return nothing where the move is legal
[[nodiscard]] std::optional<Refusal> whyNot(const Table& table, const State& state,
                                            const Move& move);

/// All legal moves, each once: of all seats, as the rest of the game says whose turn it is; while
/// something must be settled, those that settle it. None when the game is over.
[[nodiscard]] std::vector<Move> legalMoves(const Table& table, const State& state);

/// What a step gave, or allows.
enum class EffectKind : unsigned char {
    Ticket,
    TicketSpent,
    Credits,
    Titanium,
    RareEarth,
    Energy, ///< may be produced
    Reputation,
    Points,       ///< VP
    TitaniumLess, ///< may be spent less on this structure
    PayCost,      ///< the cost is paid as usual
    DomesOnly,    ///< abilities of domes may be triggered, those of laboratories may not
    InBase,       ///< the astronaut goes to the base
    NoSlot,       ///< no astronaut goes to the ship, since none of its slots is open to the player
};

struct Effect {
    EffectKind kind = EffectKind::Ticket;
    int amount = 0;
    std::optional<Project> by = std::nullopt; ///< the project that gave it, if one did

    friend bool operator==(const Effect&, const Effect&) = default;
};

/// Carries out a legal move, and what follows from it without a decision.
/// @return what it gave the player, in the order of the rules
std::vector<Effect> apply(const Table& table, State& state, const Move& move);

/// How many of a goal's two slots may be claimed.
[[nodiscard]] std::size_t openSlots(std::size_t goal, std::size_t players);

/// The first round of a game.
/// @param players  with their names, 1 to kMaxSeats; all else as it lies
[[nodiscard]] State startOf(const Ship& ship, std::vector<Player> players);

} // namespace pocketmars::to_mars
