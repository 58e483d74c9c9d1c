#include "calibration/page_cards.h"

#include "calibration/card_rows.h"
#include "calibration/place_words.h"
#include "calibration/quad_geometry.h"

#include <algorithm>

namespace pocketmars::calibration {
namespace {

std::string count(std::size_t number) {
    return std::to_string(number) + (number == 1 ? " card" : " cards");
}

/// Why cards are missing, and what to do.
std::string reasonForFew(const OutlineReport& report, cv::Size picture) {
    const auto where = [&](const CardQuad& card) {
        return std::string(placeWords(centre(card.corners), picture));
    };
    if (!report.touching.empty()) {
        return "two touch " + where(report.touching.front()) + "; lay them apart";
    }
    if (!report.cut.empty()) {
        return "one reaches out of the photo " + where(report.cut.front()) +
               "; take them all into the picture";
    }
    if (!report.doubtful.empty()) {
        return "one hardly shows " + where(report.doubtful.front()) +
               "; uncover it, and give it more light without reflections";
    }
    return "lay them flat and apart, on a table of another colour, in even light";
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
    constexpr double kLeast = 0.3;
    constexpr double kGap = 0.25;
    const bool isClear = likely.size() >= expected && expected > 0 &&
                         likely[expected - 1].confidence >= kLeast &&
                         (likely.size() == expected ||
                          likely[expected].confidence < likely[expected - 1].confidence - kGap ||
                          report.cards.size() == expected);
    if (!isClear) {
        std::string message =
            "found " + count(report.cards.size()) + ", expected " + std::to_string(expected);
        if (report.cards.size() < expected) {
            return tl::unexpected(message + ": " + reasonForFew(report, picture));
        }
        const auto extra = std::min_element(
            report.cards.begin(), report.cards.end(),
            [](const CardQuad& a, const CardQuad& b) { return a.confidence < b.confidence; });
        return tl::unexpected(message +
                              ": take away what else lies there; the least like a card is " +
                              std::string(placeWords(centre(extra->corners), picture)));
    }
    likely.resize(expected);
    std::transform(likely.begin(), likely.end(), likely.begin(), upright);
    const auto inRows = rows(likely);
    // Seven cards lie as four and three. Seen from behind they would come out as three and four,
    // and every card would be taken for another.
    if (expected == 7 && inRows.size() == 2 && inRows[0].size() == 3) {
        return tl::unexpected(std::string(
            "the first row has 3 cards, expected 4; turn the photo if it is upside down"));
    }
    std::vector<CardQuad> cards;
    for (const auto& row : inRows) {
        cards.insert(cards.end(), row.begin(), row.end());
    }
    return cards;
}

} // namespace pocketmars::calibration
