#pragma once

#include "calibration/profile/profile.h"

namespace pocketmars::calibration {

/// What a box usually holds, and where on its cards the spaces usually are: a start for players who
/// mark their own. Four colours, their ships upright, and Earth.
[[nodiscard]] Layout usualLayout();

/// The usual size of cards that have about this shape, mm; where none has, the usual width.
/// @param aspect  short side over long side
[[nodiscard]] cv::Size2d usualCardSize(double aspect);

/// Puts a ship's spaces where they usually are on ships that stand this way.
void setUsualShip(Layout& layout, bool landscape);

/// The same for a building's.
void setUsualBuilding(Layout& layout);

} // namespace pocketmars::calibration
