#pragma once

#include "engine/to_mars/ship/choices.h"
#include "engine/to_mars/ship/ship.h"

#include <array>
#include <bitset>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A Mars ship on its way, and what the tracker has to know of the players.
namespace pocketmars::to_mars {

inline constexpr std::size_t kMaxSeats = 4;
inline constexpr int kTokenCount = 5;

enum class Project : unsigned char {
    RoboticArm,
    EngineeringSupport,
    SolarCells,
    OrbitalRobotics,
    HabitatModule,
    LaunchPad,
    AstronautExchange,
    OrbitalAssembly,
    LunarShuttle,
};
inline constexpr std::size_t kProjectCount = 9;
/// The word of the formats: `robotic_arm`.
[[nodiscard]] std::string_view name(Project project);
[[nodiscard]] std::optional<Project> projectFromText(std::string_view text);

/// What the actions of the ship give besides points.
struct Gains {
    int credits = 0;
    int titanium = 0;
    int rareEarth = 0;
    int energy = 0;
    int reputation = 0;

    friend bool operator==(const Gains&, const Gains&) = default;
};

struct Player {
    std::string name;
    std::string colour; ///< free text; may be empty
    int tickets = 0;
    int tokens = 0;                                   ///< corporation tokens taken
    std::array<int, kStructureCount> onMainBoard{};   ///< built, by Structure
    std::array<int, kStructureCount> onPlayerBoard{}; ///< not built yet
    std::bitset<kProjectCount> projects;
    std::bitset<kProjectCount> usedThisRound; ///< actions that are had once a round
    Gains gains;                              ///< through the ship, in all
    int elsewhere = 0;                        ///< VP that the rest of the game gave, if told

    [[nodiscard]] bool has(Project project) const {
        return projects[static_cast<std::size_t>(project)];
    }
    friend bool operator==(const Player&, const Player&) = default;
};

/// Whether a name can be a player's: up to 60 bytes, without what moves are told apart by.
[[nodiscard]] bool isPlayersName(std::string_view name);

/// A structure on the ship.
struct Module {
    std::size_t seat = 0;
    Structure structure = Structure::Dome;
    SpaceId at{}; ///< the first of its spaces

    friend bool operator==(const Module&, const Module&) = default;
};

/// Why points were had, in the order of the score sheet.
enum class Source : unsigned char {
    Astronaut,
    RoboticArm,
    LunarShuttle,
    Goal,
    Section,
    Elsewhere,
};
inline constexpr std::size_t kSourceCount = 6;
/// The word of the formats: `astronaut`.
[[nodiscard]] std::string_view name(Source source);

/// Points that were had at once.
struct Scored {
    std::size_t seat = 0;
    Source source = Source::Astronaut;
    int points = 0;
    /// The slot's id, the module's structure, the goal's number; empty: had before the first known
    /// position, and nothing on the board tells of it.
    std::string about;

    friend bool operator==(const Scored&, const Scored&) = default;
};

/// What a player must settle before the game goes on.
enum class Duty : unsigned char {
    FreePanel,        ///< Orbital Robotics
    FreeBuild,        ///< a project's "build a structure"
    FreeFund,         ///< a project's "fund a project"
    GatewayAstronaut, ///< Launch Pad
};

struct Pending {
    std::size_t seat = 0;
    Duty duty = Duty::FreePanel;
    std::size_t section = 0; ///< FreePanel: where the module lies

    friend bool operator==(const Pending&, const Pending&) = default;
};

/// The goals ask for modules in one, two and all three sections.
inline constexpr std::size_t kGoalCount = 3;
inline constexpr std::array<std::array<int, 2>, kGoalCount> kGoalPoints{{{4, 2}, {8, 6}, {12, 10}}};

struct State {
    std::vector<Player> players;
    std::vector<Module> modules; ///< in the order in which they came
    std::bitset<kMaxPanels> panels;
    std::array<std::optional<std::size_t>, kMaxSlots> astronauts;            ///< by slot: whose
    std::array<std::array<std::optional<std::size_t>, 2>, kGoalCount> goals; ///< by slot: whose
    std::vector<Scored> scored;
    std::vector<Pending> pending; ///< the last is settled first
    int tokens = 0;               ///< taken of the five, by anyone
    int round = 1;
    bool isOver = false;

    friend bool operator==(const State&, const State&) = default;
};

/// What a game is played with, and stays the same.
struct Table {
    Ship ship;
    Choices choices;
};

} // namespace pocketmars::to_mars
