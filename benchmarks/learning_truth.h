#pragma once

#include "calibration/learning/page_reading.h"
#include "calibration/support/geometry.h"

#include <array>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace pocketmars::benchmarks {

/// Where the cards or pieces of one page really are.
struct PageTruth {
    double pxPerMm = 0;
    std::vector<calibration::Quad> cards; ///< px, from each card's own upper left
    std::vector<cv::Point2f> pieces;      ///< px
    bool isSleeved = false;
};

/// By page: `greenhouse`.
using LearningTruth = std::map<std::string, PageTruth>;

/// The folders below `root` that hold a truth.json, in order; links are followed.
[[nodiscard]] std::vector<std::filesystem::path> decksBelow(const std::filesystem::path& root);

/// Throws std::runtime_error where the file can't be used.
[[nodiscard]] LearningTruth readLearningTruth(const std::filesystem::path& file);

struct PageScore {
    int wanted = 0;
    int right = 0;
    double worstMm = 0;                ///< farthest corner of a card
    std::array<double, 4> outwardMm{}; ///< mean of the sides: top, right, bottom, left
};

/// What a card may be cut at: with sleeves either is as good, as long as it is the same one for all
/// cards of a deck.
enum class CutAt { Cardboard, Sleeve };

/// A card is right when all its corners are within 1.5 mm of that edge's.
[[nodiscard]] PageScore scorePage(const calibration::PageReading& reading,
                                  const LearningTruth& truth, const std::string& page, double scale,
                                  CutAt edge);

} // namespace pocketmars::benchmarks
