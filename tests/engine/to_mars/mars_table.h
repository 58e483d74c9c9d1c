#pragma once

#include "engine/to_mars/format/ship_json.h"
#include "engine/to_mars/rules/game.h"
#include "engine/to_mars/rules/placement.h"
#include "engine/to_mars/rules/score.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

namespace pocketmars::to_mars {

/// Players of these names who have nothing yet.
[[nodiscard]] inline std::vector<Player> playersNamed(const std::vector<std::string>& names) {
    std::vector<Player> players;
    for (const auto& name : names) {
        players.emplace_back();
        players.back().name = name;
    }
    return players;
}

/// A table of To Mars for tests: on the made-up ship, whose sections have five spaces above (1 to
/// 5) and five below (6 to 10); dome 1, workshop 2, laboratory 3.
class MarsTable {
public:
    explicit MarsTable(const std::vector<std::string>& names = {"Fabio", "Nestore", "Matthieu"})
        : table{madeUpShip(), {}}, state(startOf(table.ship, playersNamed(names))) {}

    /// As many tickets and structures on the main board as any test needs.
    MarsTable& rich() {
        for (auto& player : state.players) {
            player.tickets = 30;
            player.onMainBoard = {30, 30, 30};
        }
        return *this;
    }
    MarsTable& own(std::size_t seat, Project project) {
        state.players[seat].projects.set(static_cast<std::size_t>(project));
        return *this;
    }
    MarsTable& answer(Choice choice) {
        table.choices.set(choice, true);
        return *this;
    }

    [[nodiscard]] Move read(const std::string& text) const {
        const auto move = moveFromText(text, table.ship, state.players);
        EXPECT_TRUE(move) << (move ? "" : move.error());
        return move.value_or(Move{});
    }
    /// Carries out a move that must be legal.
    std::vector<Effect> play(const std::string& text) {
        const auto move = read(text);
        const auto refusal = whyNot(table, state, move);
        EXPECT_FALSE(refusal) << text << ": "
                              << (refusal ? toWords(*refusal, table, state, move) : "");
        return refusal ? std::vector<Effect>() : apply(table, state, move);
    }
    [[nodiscard]] std::optional<Reason> refusal(const std::string& text) const {
        const auto refusal = whyNot(table, state, read(text));
        return refusal ? std::optional(refusal->reason) : std::nullopt;
    }

    /// Lays modules of one seat where they go next.
    MarsTable& lay(std::size_t seat, std::initializer_list<Structure> structures) {
        for (const auto structure : structures) {
            const auto places = placesFor(table.ship, state.modules, structure);
            state.modules.push_back({seat, structure, places.at(0)});
        }
        return *this;
    }
    MarsTable& build(std::initializer_list<const char*> panels) {
        for (const std::string id : panels) {
            for (std::size_t i = 0; i < table.ship.panels.size(); ++i) {
                if (table.ship.panels[i].id == id) {
                    state.panels.set(i);
                }
            }
        }
        return *this;
    }

    [[nodiscard]] int points(std::size_t seat, Source source) const {
        return score(table, state).players[seat].of(source);
    }
    /// What a section gives by seat.
    [[nodiscard]] std::vector<int> sectionPoints(std::size_t section) const {
        std::vector<int> points(state.players.size());
        for (const auto& own : scoreSection(table, state, section).ranking) {
            points[own.seat] = own.points;
        }
        return points;
    }

    Table table;
    State state;
};

inline constexpr auto kDome = Structure::Dome;
inline constexpr auto kWorkshop = Structure::Workshop;
inline constexpr auto kLaboratory = Structure::Laboratory;

/// What a player gains of one kind by some steps.
[[nodiscard]] inline int amount(const std::vector<Effect>& effects, EffectKind kind) {
    int sum = 0;
    for (const auto& effect : effects) {
        sum += effect.kind == kind ? effect.amount : 0;
    }
    return sum;
}
[[nodiscard]] inline bool has(const std::vector<Effect>& effects, EffectKind kind) {
    for (const auto& effect : effects) {
        if (effect.kind == kind) {
            return true;
        }
    }
    return false;
}

} // namespace pocketmars::to_mars
