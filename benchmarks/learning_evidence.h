#pragma once

#include "calibration/learning/page_reading.h"

#include <string>

namespace pocketmars::benchmarks {

/// What the columns of evidenceLine() are called, parted by commas.
[[nodiscard]] std::string evidenceHeader();

/// What bears a page of cards out, as numbers parted by commas; empty where nothing placed them.
/// @param deck     of which set
/// @param worstMm  how far off its worst corner is
/// @param outwardMm  how far outwards its sides lie of the cardboard's, in the mean
[[nodiscard]] std::string evidenceLine(const std::string& deck, const std::string& page,
                                       const calibration::PageReading& reading, bool isRight,
                                       double worstMm, double outwardMm);

} // namespace pocketmars::benchmarks
