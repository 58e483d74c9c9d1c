#pragma once

namespace pocketmars::calibration {

/// Resolution of a card profile's reference images, px per mm. A phone photo of five cards in a row
/// has about 5 px per mm; a table photo some 2 to 3.
inline constexpr double kReferencePxPerMm = 5.0;

} // namespace pocketmars::calibration
