#pragma once

#include "calibration/learning/page_reading.h"

#include <filesystem>
#include <string>
#include <vector>

namespace pocketmars::benchmarks {

/// A photo of any cards, and where they lie: `NAME.json`, `pocketmars.corners/1`, beside
/// `NAME.jpg`.
struct MarkedPhoto {
    std::filesystem::path photo;
    std::vector<calibration::Quad> cards; ///< px, each from any corner
};

/// Those of a folder on which every card is marked; photos of none, with cards that hide others or
/// only counted are left out. Throws std::runtime_error where a file can't be used.
[[nodiscard]] std::vector<MarkedPhoto> markedPhotos(const std::filesystem::path& folder);

/// How many of them were found, and how far their corners are off.
struct MarkedScore {
    int right = 0;      ///< all corners within 3 mm, as such marks are good to 1.5 mm themselves
    double worstMm = 0; ///< of cards 63 mm wide
};
[[nodiscard]] MarkedScore scoreMarked(const std::vector<calibration::Quad>& found,
                                      const std::vector<calibration::Quad>& real);

/// Tells how well each is found, a line each, and how many are found wholly.
/// @param pictures  a folder for pictures of those that are not; or empty
/// @return exit code
int tellMarkedPhotos(const std::vector<MarkedPhoto>& photos, const std::filesystem::path& pictures);

} // namespace pocketmars::benchmarks
