#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The Mars ship as data: what a board shows in pictures only, entered once
/// (`pocketmars.mars_ship/1`, docs/formats.md).
namespace pocketmars::to_mars {

enum class Structure : unsigned char { Dome, Workshop, Laboratory };
inline constexpr std::array kStructures{Structure::Dome, Structure::Workshop,
                                        Structure::Laboratory};
inline constexpr std::size_t kStructureCount = kStructures.size();

/// The word of the formats: `dome`.
[[nodiscard]] std::string_view name(Structure structure);
[[nodiscard]] constexpr std::size_t index(Structure structure) {
    return static_cast<std::size_t>(structure);
}

enum class AreaName : unsigned char { Upper, Lower };
inline constexpr std::size_t kAreaCount = 2;
[[nodiscard]] std::string_view name(AreaName area);

/// From left to right.
inline constexpr std::size_t kSectionCount = 3;
/// `A`, `B` or `C`.
[[nodiscard]] std::string sectionName(std::size_t section);

inline constexpr std::size_t kMaxSpaces = 16; ///< in one area
inline constexpr std::size_t kMaxPanels = 8;
inline constexpr std::size_t kMaxSlots = 24;

/// Millimetres on the board, from its upper left corner.
struct Box {
    double x = 0.0;
    double y = 0.0;
    double width = 0.0;
    double height = 0.0;

    friend bool operator==(const Box&, const Box&) = default;
};

/// Room for one unit of a module's size.
struct Space {
    int number = 1; ///< as printed; lower numbers are filled first
    Box box;

    friend bool operator==(const Space&, const Space&) = default;
};

/// Spaces side by side, in the order of their numbers: a module lies on neighbours of one area.
using Area = std::vector<Space>;

/// One space of the ship.
struct SpaceId {
    std::size_t section = 0;
    AreaName area = AreaName::Upper;
    std::size_t place = 0; ///< within its area, from 0

    friend bool operator==(const SpaceId&, const SpaceId&) = default;
};

/// `A.upper.1`: section, area, and which space of it, from 1.
[[nodiscard]] std::string toText(const SpaceId& space);
[[nodiscard]] std::optional<SpaceId> spaceFromText(std::string_view text);

/// Where a solar panel may be built.
struct Panel {
    std::string id;                             ///< what people call it
    std::array<bool, kSectionCount> beside{};   ///< sections that it lies along
    std::array<bool, kSectionCount> atCorner{}; ///< sections that it touches at a corner only
    Box box;

    friend bool operator==(const Panel&, const Panel&) = default;
};

/// Where one astronaut may stand.
struct AstronautSlot {
    std::string id;
    int points = 0;
    std::vector<SpaceId> beside; ///< the spaces that it touches
    Box box;

    friend bool operator==(const AstronautSlot&, const AstronautSlot&) = default;
};

/// A kind of structure.
struct StructureKind {
    int size = 1; ///< spaces that it takes
    int each = 0; ///< how many a player has

    friend bool operator==(const StructureKind&, const StructureKind&) = default;
};

struct Ship {
    std::string name;
    /// Not copied from a board but thought up, so that the program can be tried; said wherever the
    /// ship is shown.
    bool isMadeUp = false;
    double widthMm = 0.0;
    double heightMm = 0.0;
    std::array<StructureKind, kStructureCount> structures{};
    std::array<std::array<Area, kAreaCount>, kSectionCount> sections;
    std::vector<Panel> panels;
    std::vector<AstronautSlot> astronautSlots;

    [[nodiscard]] const Area& area(std::size_t section, AreaName area) const {
        return sections[section][static_cast<std::size_t>(area)];
    }
    [[nodiscard]] int sizeOf(Structure structure) const {
        return structures[index(structure)].size;
    }
    [[nodiscard]] bool has(const SpaceId& space) const {
        return space.section < kSectionCount &&
               space.place < area(space.section, space.area).size();
    }
    friend bool operator==(const Ship&, const Ship&) = default;
};

} // namespace pocketmars::to_mars
