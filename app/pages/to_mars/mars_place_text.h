#pragma once

#include "engine/support/json_error.h"
#include "engine/to_mars/ship/ship.h"

#include <QString>

/// The places of a Mars ship as the editor of boards calls them, and as people type them.
namespace pocketmars::app {

/// What a panel lies beside: `A B (C)`, along the sides of A and B, at a corner of C.
[[nodiscard]] QString besideText(const to_mars::Panel& panel);
/// What a slot lies beside, in words: `A above 1, A above 2`.
[[nodiscard]] QString besideText(const to_mars::Ship& ship, const to_mars::AstronautSlot& slot);

/// Reads such a text into a panel or slot of a ship; of a slot also `A 1`, where a section shows
/// the number once, and the names of the format, `A.upper.1`.
/// @return false where it is none
[[nodiscard]] bool readBeside(const QString& words, to_mars::Panel& panel);
[[nodiscard]] bool readBeside(const QString& words, const to_mars::Ship& ship,
                              to_mars::AstronautSlot& slot);

/// `A above 5`, by the number that is printed there; `A above 5 (2)` where it is so a second time.
[[nodiscard]] QString spaceTitle(const to_mars::Ship& ship, const to_mars::SpaceId& space);
[[nodiscard]] QString panelTitle(const to_mars::Panel& panel);
[[nodiscard]] QString slotTitle(const to_mars::AstronautSlot& slot);

/// What is wrong with a board, and at which place.
/// @param fault  with a path of the format: `sections.0.upper.5.number`
[[nodiscard]] QString faultText(const to_mars::Ship& ship, const engine::JsonError& fault);

} // namespace pocketmars::app
