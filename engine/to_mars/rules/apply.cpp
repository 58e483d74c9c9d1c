#include "engine/to_mars/rules/placement.h"
#include "engine/to_mars/rules/rules.h"

#include <algorithm>
#include <cassert>

namespace pocketmars::to_mars {
namespace {

constexpr int kCreditsForDome = 3;
constexpr int kReputationForSwap = 2;
constexpr int kPointsForShuttle = 2;

/// One move as it is carried out.
class Step {
public:
    Step(const Table& table, State& state, const Move& move)
        : m_table(&table), m_state(&state), m_move(&move), m_player(&state.players[move.seat]) {}

    std::vector<Effect> run() {
        const bool wasDue = !m_state->pending.empty();
        const auto due = wasDue ? m_state->pending.back() : Pending{};
        if (wasDue) {
            m_state->pending.pop_back();
        }
        carryOut(wasDue && due.duty == Duty::FreePanel);
        settle();
        return std::move(m_effects);
    }

private:
    void carryOut(bool panelIsFree);
    void build();
    void buildOnto();
    void ship(bool isSent);
    void launch();
    void sendAstronaut();
    void fund();
    void produceEnergy();
    void claim();
    void retrieve();
    void settle();

    void spendTicket() {
        --m_player->tickets;
        m_effects.push_back({EffectKind::TicketSpent, 1});
    }
    void gainTicket(std::optional<Project> by) {
        ++m_player->tickets;
        m_effects.push_back({EffectKind::Ticket, 1, by});
    }
    void gain(EffectKind kind, int Gains::*what, int amount,
              std::optional<Project> by = std::nullopt) {
        m_player->gains.*what += amount;
        m_effects.push_back({kind, amount, by});
    }
    void score(Source source, int points, std::string about,
               std::optional<Project> by = std::nullopt) {
        m_state->scored.push_back({m_move->seat, source, points, std::move(about)});
        m_effects.push_back({EffectKind::Points, points, by});
    }
    void use(Project project) { m_player->usedThisRound.set(static_cast<std::size_t>(project)); }
    void mustNext(Duty duty, std::size_t section = 0) {
        m_state->pending.push_back({m_move->seat, duty, section});
    }

    const Table* m_table;
    State* m_state;
    const Move* m_move;
    Player* m_player;
    std::vector<Effect> m_effects;
};

void Step::carryOut(bool panelIsFree) {
    switch (m_move->kind) {
    case MoveKind::Token:
        ++m_state->tokens;
        ++m_player->tokens;
        gainTicket(std::nullopt);
        break;
    case MoveKind::Build:
        build();
        break;
    case MoveKind::BuildOnto:
        buildOnto();
        break;
    case MoveKind::Ship:
        spendTicket();
        --m_player->onMainBoard[index(m_move->structure)];
        ship(true);
        break;
    case MoveKind::Habitat:
        use(Project::HabitatModule);
        --m_player->onPlayerBoard[index(Structure::Dome)];
        ship(true);
        break;
    case MoveKind::Launch:
        launch();
        break;
    case MoveKind::BuildPanel:
        m_state->panels.set(m_move->item);
        if (!panelIsFree) {
            m_effects.push_back({EffectKind::PayCost, 0});
        }
        break;
    case MoveKind::Astronaut:
        sendAstronaut();
        break;
    case MoveKind::Fund:
        fund();
        break;
    case MoveKind::FundOther:
        m_effects.push_back({EffectKind::PayCost, 0});
        produceEnergy();
        break;
    case MoveKind::Retrieve:
        retrieve();
        break;
    case MoveKind::Goal:
        claim();
        break;
    case MoveKind::Skip:
        break;
    case MoveKind::NextRound:
        ++m_state->round;
        for (auto& player : m_state->players) {
            player.usedThisRound.reset();
        }
        if (m_table->choices.second(Choice::Tokens)) {
            m_state->tokens = 0;
        }
        break;
    case MoveKind::End:
        m_state->isOver = true;
        break;
    }
}

void Step::build() {
    --m_player->onPlayerBoard[index(m_move->structure)];
    m_effects.push_back({EffectKind::PayCost, 0});
    const int sections = sectionsOwned(*m_state, m_move->seat);
    if (m_player->has(Project::EngineeringSupport) && sections > 0) {
        m_effects.push_back({EffectKind::TitaniumLess, sections, Project::EngineeringSupport});
    }
    if (m_move->kind == MoveKind::Build) {
        ++m_player->onMainBoard[index(m_move->structure)];
    }
}

void Step::buildOnto() {
    build();
    ship(!m_table->choices.second(Choice::Assembly));
    m_effects.push_back({EffectKind::DomesOnly, 0, Project::OrbitalAssembly});
}

/// @param isSent  counts as sending a module for what projects give
void Step::ship(bool isSent) {
    const auto structure = m_move->kind == MoveKind::Habitat ? Structure::Dome : m_move->structure;
    m_state->modules.push_back({m_move->seat, structure, m_move->at});
    switch (structure) {
    case Structure::Dome:
        gain(EffectKind::Credits, &Gains::credits, kCreditsForDome);
        break;
    case Structure::Workshop:
        gain(EffectKind::Titanium, &Gains::titanium, 1);
        break;
    case Structure::Laboratory:
        gain(EffectKind::RareEarth, &Gains::rareEarth, 1);
        break;
    }
    if (isSent && m_player->has(Project::RoboticArm)) {
        score(Source::RoboticArm, m_table->ship.sizeOf(structure), std::string(name(structure)),
              Project::RoboticArm);
    }
    if (isSent && m_player->has(Project::OrbitalRobotics)) {
        mustNext(Duty::FreePanel, m_move->at.section);
    }
}

void Step::launch() {
    use(Project::LaunchPad);
    spendTicket();
    --m_player->onMainBoard[index(m_move->structure)];
    mustNext(Duty::GatewayAstronaut); // after a panel that the module brings along
    ship(true);
}

void Step::sendAstronaut() {
    const auto& slot = m_table->ship.astronautSlots[m_move->item];
    if (m_move->swap) {
        gain(EffectKind::Reputation, &Gains::reputation, kReputationForSwap,
             Project::AstronautExchange);
    }
    m_state->astronauts.at(m_move->item) = m_move->seat;
    score(Source::Astronaut, slot.points, slot.id);
    if (m_player->has(Project::LunarShuttle)) {
        score(Source::LunarShuttle, kPointsForShuttle, slot.id, Project::LunarShuttle);
    }
}

void Step::fund() {
    const auto project = static_cast<Project>(m_move->item);
    m_effects.push_back({EffectKind::PayCost, 0});
    produceEnergy(); // not yet for Solar Cells itself: one has it once it is funded
    m_player->projects.set(m_move->item);
    switch (project) {
    case Project::RoboticArm:
    case Project::OrbitalRobotics:
    case Project::HabitatModule:
    case Project::LaunchPad:
        gainTicket(project);
        break;
    case Project::EngineeringSupport:
    case Project::OrbitalAssembly:
        mustNext(Duty::FreeBuild);
        break;
    case Project::SolarCells:
        mustNext(Duty::FreeFund);
        break;
    case Project::AstronautExchange:
    case Project::LunarShuttle:
        break;
    }
}

void Step::produceEnergy() {
    const auto panels = static_cast<int>(m_state->panels.count());
    if (m_player->has(Project::SolarCells) && panels > 0) {
        gain(EffectKind::Energy, &Gains::energy, panels, Project::SolarCells);
    }
}

void Step::claim() {
    auto& slots = m_state->goals.at(m_move->item);
    const std::size_t slot = slots[0] ? 1 : 0;
    slots.at(slot) = m_move->seat;
    score(Source::Goal, kGoalPoints.at(m_move->item).at(slot), std::to_string(m_move->item + 1));
}

void Step::retrieve() {
    spendTicket();
    m_state->astronauts.at(m_move->item).reset(); // the points stay: they were had at once
    m_effects.push_back({EffectKind::InBase, 1, Project::LunarShuttle});
}

/// What is due but can't be done is over, with what there is instead.
void Step::settle() {
    while (!m_state->pending.empty()) {
        const auto due = m_state->pending.back();
        const auto moves = legalMoves(*m_table, *m_state);
        const bool canBeDone =
            std::ranges::any_of(moves, [](const Move& m) { return m.kind != MoveKind::Skip; });
        if (canBeDone) {
            return;
        }
        m_state->pending.pop_back();
        if (due.duty == Duty::FreePanel) {
            m_player = &m_state->players[due.seat];
            gain(EffectKind::RareEarth, &Gains::rareEarth, 1, Project::OrbitalRobotics);
        } else if (due.duty == Duty::GatewayAstronaut) {
            m_effects.push_back({EffectKind::NoSlot, 0, Project::LaunchPad}); // or one looks for it
        }
    }
}

} // namespace

std::vector<Effect> apply(const Table& table, State& state, const Move& move) {
    assert(!whyNot(table, state, move));
    return Step(table, state, move).run();
}

State startOf(const Ship& ship, std::vector<Player> players) {
    assert(!players.empty() && players.size() <= kMaxSeats);
    State state;
    for (auto& player : players) {
        for (const auto structure : kStructures) {
            player.onPlayerBoard[index(structure)] = ship.structures[index(structure)].each;
        }
    }
    state.players = std::move(players);
    return state;
}

} // namespace pocketmars::to_mars
