#include "engine/to_mars/rules/placement.h"
#include "engine/to_mars/rules/rules.h"

namespace pocketmars::to_mars {
namespace {

/// Moves that are tried: those that whyNot has nothing against are kept.
class Moves {
public:
    Moves(const Table& table, const State& state) : m_table(&table), m_state(&state) {
        for (const auto structure : kStructures) {
            m_places[index(structure)] = placesFor(table.ship, state.modules, structure);
        }
    }

    void add(const Move& move) {
        if (!whyNot(*m_table, *m_state, move)) {
            m_moves.push_back(move);
        }
    }
    void addEach(MoveKind kind, std::size_t seat, std::size_t count) {
        for (std::size_t item = 0; item < count; ++item) {
            add({.kind = kind, .seat = seat, .item = item});
        }
    }
    void addAtPlaces(MoveKind kind, std::size_t seat, Structure structure) {
        for (const auto& place : m_places[index(structure)]) {
            add({.kind = kind, .seat = seat, .structure = structure, .at = place});
        }
    }
    [[nodiscard]] std::vector<Move> take() { return std::move(m_moves); }

private:
    const Table* m_table;
    const State* m_state;
    std::array<std::vector<SpaceId>, kStructureCount> m_places;
    std::vector<Move> m_moves;
};

void addOf(std::size_t seat, const Ship& ship, Moves& moves) {
    moves.add({.kind = MoveKind::Token, .seat = seat});
    for (const auto structure : kStructures) {
        moves.add({.kind = MoveKind::Build, .seat = seat, .structure = structure});
        for (const auto kind : {MoveKind::BuildOnto, MoveKind::Ship, MoveKind::Launch}) {
            moves.addAtPlaces(kind, seat, structure);
        }
    }
    moves.addAtPlaces(MoveKind::Habitat, seat, Structure::Dome);
    moves.addEach(MoveKind::BuildPanel, seat, ship.panels.size());
    for (std::size_t slot = 0; slot < ship.astronautSlots.size(); ++slot) {
        for (const bool swap : {false, true}) {
            moves.add({.kind = MoveKind::Astronaut, .seat = seat, .item = slot, .swap = swap});
        }
    }
    moves.addEach(MoveKind::Fund, seat, kProjectCount);
    moves.add({.kind = MoveKind::FundOther, .seat = seat});
    moves.addEach(MoveKind::Retrieve, seat, ship.astronautSlots.size());
    moves.addEach(MoveKind::Goal, seat, kGoalCount);
    moves.add({.kind = MoveKind::Skip, .seat = seat});
}

} // namespace

std::vector<Move> legalMoves(const Table& table, const State& state) {
    Moves moves(table, state);
    for (std::size_t seat = 0; seat < state.players.size(); ++seat) {
        addOf(seat, table.ship, moves);
    }
    if (state.pending.empty()) {
        moves.add({.kind = MoveKind::NextRound});
        moves.add({.kind = MoveKind::End});
    }
    return moves.take();
}

} // namespace pocketmars::to_mars
