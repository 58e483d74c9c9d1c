#include "engine/to_mars/rules/placement.h"
#include "engine/to_mars/rules/rules.h"

#include <algorithm>

namespace pocketmars::to_mars {
namespace {

using Answer = std::optional<Refusal>;

Answer refuse(Reason reason) { return Refusal{.reason = reason}; }

Answer needs(const Player& player, Project project) {
    return player.has(project) ? std::nullopt
                               : Answer(Refusal{.reason = Reason::NoProject, .project = project});
}

/// An action that a project gives once a round.
Answer needsUnused(const Player& player, Project project) {
    if (auto refusal = needs(player, project)) {
        return refusal;
    }
    return player.usedThisRound[static_cast<std::size_t>(project)]
               ? Answer(Refusal{.reason = Reason::UsedThisRound, .project = project})
               : std::nullopt;
}

Answer needsTicket(const Player& player) {
    return player.tickets > 0 ? std::nullopt : refuse(Reason::NoTicket);
}

Answer needsOnMainBoard(const Player& player, Structure structure) {
    return player.onMainBoard[index(structure)] > 0 ? std::nullopt : refuse(Reason::NotOnMainBoard);
}

Answer needsOnPlayerBoard(const Player& player, Structure structure) {
    return player.onPlayerBoard[index(structure)] > 0 ? std::nullopt
                                                      : refuse(Reason::NotOnPlayerBoard);
}

Answer needsPlace(const Table& table, const State& state, Structure structure, const SpaceId& at) {
    const auto places = placesFor(table.ship, state.modules, structure);
    if (places.empty()) {
        return refuse(Reason::NoRoom);
    }
    return std::ranges::find(places, at) != places.end()
               ? std::nullopt
               : Answer(Refusal{.reason = Reason::OtherPlace, .place = places.front()});
}

/// What a way to the ship asks of the player, besides a place there.
Answer toSend(const Player& player, const Move& move) {
    switch (move.kind) {
    case MoveKind::BuildOnto:
        if (auto refusal = needs(player, Project::OrbitalAssembly)) {
            return refusal;
        }
        return needsOnPlayerBoard(player, move.structure);
    case MoveKind::Habitat:
        if (auto refusal = needsUnused(player, Project::HabitatModule)) {
            return refusal;
        }
        return needsOnPlayerBoard(player, Structure::Dome);
    case MoveKind::Launch:
        if (auto refusal = needsUnused(player, Project::LaunchPad)) {
            return refusal;
        }
        break;
    default:
        break;
    }
    if (auto refusal = needsTicket(player)) {
        return refusal;
    }
    return needsOnMainBoard(player, move.structure);
}

Answer toPlace(const Table& table, const State& state, const Move& move) {
    if (auto refusal = toSend(state.players[move.seat], move)) {
        return refusal;
    }
    const auto structure = move.kind == MoveKind::Habitat ? Structure::Dome : move.structure;
    return needsPlace(table, state, structure, move.at);
}

Answer atPanel(const Table& table, const State& state, const Move& move) {
    const auto& panel = table.ship.panels[move.item];
    if (state.panels[move.item]) {
        return refuse(Reason::PanelStands);
    }
    if (!state.pending.empty() && table.choices.second(Choice::RoboticsPanel)) {
        const auto section = state.pending.back().section;
        if (!isBeside(table, panel, section)) {
            return Refusal{.reason = Reason::NotAtModule, .section = section};
        }
    }
    return mayBuild(table, state, move.seat, panel) ? std::nullopt
                                                    : refuse(Reason::NoModuleAtPanel);
}

Answer atSlot(const Table& table, const State& state, const Move& move) {
    if (move.swap) {
        if (auto refusal = needs(state.players[move.seat], Project::AstronautExchange)) {
            return refusal;
        }
    }
    if (state.astronauts.at(move.item)) {
        return refuse(Reason::SlotTaken);
    }
    return maySendTo(table, state, move.seat, table.ship.astronautSlots[move.item])
               ? std::nullopt
               : refuse(Reason::NoModuleAtSlot);
}

Answer toRetrieve(const Table& table, const State& state, const Move& move) {
    const auto& player = state.players[move.seat];
    if (auto refusal = needs(player, Project::LunarShuttle)) {
        return refusal;
    }
    if (auto refusal = needsTicket(player)) {
        return refusal;
    }
    const auto& whose = state.astronauts.at(move.item);
    if (!whose) {
        return refuse(Reason::SlotEmpty);
    }
    return *whose == move.seat || table.choices.second(Choice::Retrieve) ? std::nullopt
                                                                         : refuse(Reason::NotOwn);
}

Answer toFund(const State& state, const Move& move) {
    const bool taken = std::ranges::any_of(
        state.players, [&move](const Player& player) { return player.projects[move.item]; });
    return taken ? refuse(Reason::ProjectTaken) : std::nullopt;
}

Answer toClaim(const State& state, const Move& move) {
    const auto& slots = state.goals.at(move.item);
    if (std::ranges::find(slots, std::optional(move.seat)) != slots.end()) {
        return refuse(Reason::GoalHad);
    }
    const auto open = openSlots(move.item, state.players.size());
    const bool isLeft = std::any_of(slots.begin(), slots.begin() + static_cast<long>(open),
                                    [](const auto& slot) { return !slot; });
    if (!isLeft) {
        return refuse(Reason::GoalTaken);
    }
    return sectionsOwned(state, move.seat) > static_cast<int>(move.item)
               ? std::nullopt
               : refuse(Reason::GoalUnmet);
}

/// Whether a move is one that settles what is due.
bool settles(Duty duty, MoveKind kind) {
    switch (duty) {
    case Duty::FreePanel:
        return kind == MoveKind::BuildPanel || kind == MoveKind::Skip;
    case Duty::FreeBuild:
        return kind == MoveKind::Build || kind == MoveKind::BuildOnto || kind == MoveKind::Skip;
    case Duty::FreeFund:
        return kind == MoveKind::Fund || kind == MoveKind::FundOther || kind == MoveKind::Skip;
    case Duty::GatewayAstronaut:
        return kind == MoveKind::Astronaut || kind == MoveKind::Skip;
    }
    return false;
}

Answer whetherItIsTime(const State& state, const Move& move) {
    if (state.isOver) {
        return refuse(Reason::Over);
    }
    if (state.pending.empty()) {
        return move.kind == MoveKind::Skip ? refuse(Reason::NothingDue) : std::nullopt;
    }
    const auto& due = state.pending.back();
    if (move.seat != due.seat || !settles(due.duty, move.kind)) {
        return refuse(Reason::Pending);
    }
    return move.kind == MoveKind::Skip && due.duty == Duty::FreePanel ? refuse(Reason::MustBuild)
                                                                      : std::nullopt;
}

/// Leaving out whether it is time for it.
Answer whetherItCanBe(const Table& table, const State& state, const Move& move) {
    const auto& player = state.players[move.seat];
    switch (move.kind) {
    case MoveKind::Token:
        return state.tokens < kTokenCount ? Answer() : refuse(Reason::NoTokens);
    case MoveKind::Build:
        return needsOnPlayerBoard(player, move.structure);
    case MoveKind::BuildOnto:
    case MoveKind::Ship:
    case MoveKind::Habitat:
    case MoveKind::Launch:
        return toPlace(table, state, move);
    case MoveKind::BuildPanel:
        return atPanel(table, state, move);
    case MoveKind::Astronaut:
        return atSlot(table, state, move);
    case MoveKind::Fund:
        return toFund(state, move);
    case MoveKind::Retrieve:
        return toRetrieve(table, state, move);
    case MoveKind::Goal:
        return toClaim(state, move);
    case MoveKind::FundOther:
    case MoveKind::Skip:
    case MoveKind::NextRound:
    case MoveKind::End:
        break;
    }
    return std::nullopt;
}

} // namespace

std::size_t openSlots(std::size_t goal, std::size_t players) {
    // Alone as with two: the sheet knows no other number.
    return players <= 2 || (players == 3 && goal == 1) ? 1 : 2;
}

std::optional<Refusal> whyNot(const Table& table, const State& state, const Move& move) {
    if (auto refusal = whetherItIsTime(state, move)) {
        return refusal;
    }
    return whetherItCanBe(table, state, move);
}

} // namespace pocketmars::to_mars
