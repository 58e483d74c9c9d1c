#pragma once

#include "engine/json/json_cursor.h"
#include "engine/json/json_value.h"
#include "engine/support/json_error.h"
#include "engine/to_mars/ship/ship.h"

#include <tl/expected.hpp>

#include <string>
#include <string_view>

/// `pocketmars.mars_ship/1` as JSON.
namespace pocketmars::to_mars {

inline constexpr std::string_view kShipFormat = "pocketmars.mars_ship/1";

/// Reads a ship. Fields that the format does not know are ignored; what it knows must be right and
/// go together (firstFault).
[[nodiscard]] tl::expected<Ship, engine::JsonError> shipFromJson(std::string_view text);

/// The same within a larger text; complaints go to the cursor.
[[nodiscard]] Ship shipFrom(const engine::JsonCursor& root);

/// One line, without spaces.
[[nodiscard]] std::string shipToJson(const Ship& ship);
[[nodiscard]] engine::JsonValue shipToValue(const Ship& ship);

/// The ship that comes with the program, so that everything can be tried: thought up, and marked
/// so (Ship::isMadeUp).
[[nodiscard]] const Ship& madeUpShip();

} // namespace pocketmars::to_mars
