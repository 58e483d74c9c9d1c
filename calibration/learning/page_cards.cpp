#include "calibration/learning/page_cards.h"

#include "calibration/learning/place_words.h"
#include "calibration/learning/tuning.h"
#include "calibration/support/geometry.h"
#include "engine/support/phrase.h"

#include <algorithm>

namespace pocketmars::calibration {
namespace {

using engine::phrase;

/// Why cards are missing, and what to do.
std::string reasonForFew(const OutlineReport& report, cv::Size picture) {
    const auto where = [&](const CardQuad& card) {
        return placeWords(centre(card.corners), picture);
    };
    if (!report.touching.empty()) {
        //: Why cards are missing on a photo; %1 a place on it, as in "at the left"
        return phrase("Page", "two touch %1; lay them apart").with(where(report.touching.front()));
    }
    if (!report.cut.empty()) {
        //: Why cards are missing on a photo; %1 a place on it, as in "at the left"
        return phrase("Page", "one reaches out of the photo %1; take them all into the picture")
            .with(where(report.cut.front()));
    }
    if (!report.doubtful.empty()) {
        //: Why cards are missing on a photo; %1 a place on it, as in "at the left"
        return phrase("Page",
                      "one hardly shows %1; uncover it, and give it more light without reflections")
            .with(where(report.doubtful.front()));
    }
    //: What to do where cards are missing on a photo
    return phrase("Page", "lay them flat and apart, on a table of another colour, in even light");
}

} // namespace

tl::expected<std::vector<CardQuad>, std::string> pageCards(const OutlineReport& report,
                                                           std::size_t expected, cv::Size picture) {
    auto likely = report.cards;
    likely.insert(likely.end(), report.doubtful.begin(), report.doubtful.end());
    std::stable_sort(likely.begin(), likely.end(), [](const CardQuad& a, const CardQuad& b) {
        return a.confidence > b.confidence;
    });
    // Taken if the last one is likely enough, and much likelier than the next.
    const bool isClear =
        likely.size() >= expected && expected > 0 &&
        likely[expected - 1].confidence >= tuning::pageCount.leastConfidence() &&
        (likely.size() == expected ||
         likely[expected].confidence < likely[expected - 1].confidence - tuning::pageCount.gap() ||
         report.cards.size() == expected);
    if (!isClear) {
        const auto found = static_cast<int>(report.cards.size());
        const auto wanted = static_cast<int>(expected);
        if (report.cards.size() < expected) {
            //: %n cards on a photo, %1 how many there should be, %2 what to do
            return tl::unexpected(
                phrase("Page", "found %n {card|cards}, expected %1: %2", "", found)
                    .with(wanted, reasonForFew(report, picture)));
        }
        const auto extra = std::min_element(
            report.cards.begin(), report.cards.end(),
            [](const CardQuad& a, const CardQuad& b) { return a.confidence < b.confidence; });
        //: %n cards on a photo, %1 how many there should be, %2 a place on it, as in "at the left"
        return tl::unexpected(
            phrase("Page",
                   "found %n {card|cards}, expected %1: take away what else lies there; the least "
                   "like a card is %2",
                   "", found)
                .with(wanted, placeWords(centre(extra->corners), picture)));
    }
    likely.resize(expected);
    return likely;
}

} // namespace pocketmars::calibration
