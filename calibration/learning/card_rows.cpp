#include "calibration/learning/card_rows.h"

#include "calibration/support/geometry.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>

namespace pocketmars::calibration {
namespace {

cv::Point2d alongTop(const CardQuad& card) {
    return (card.corners[1] - card.corners[0]) + (card.corners[2] - card.corners[3]);
}

} // namespace

CardQuad upright(CardQuad card) {
    card.corners = upright(card.corners);
    return card;
}

bool isWide(const CardQuad& card) {
    const auto sides = sideLengths(card.corners);
    return sides[0] + sides[2] > sides[1] + sides[3];
}

std::vector<std::vector<CardQuad>> rows(std::vector<CardQuad> cards) {
    cv::Point2d right(0, 0);
    double height = 0;
    for (const auto& card : cards) {
        const auto along = alongTop(card);
        right += along / cv::norm(along);
        const auto sides = sideLengths(card.corners);
        height += (sides[1] + sides[3]) / 2 / static_cast<double>(cards.size());
    }
    if (cv::norm(right) > 0) {
        right /= cv::norm(right);
    }
    const cv::Point2d down(-right.y, right.x);
    const auto along = [](const CardQuad& card, cv::Point2d direction) {
        return cv::Point2d(centre(card.corners)).dot(direction);
    };
    std::sort(cards.begin(), cards.end(), [&](const CardQuad& a, const CardQuad& b) {
        return along(a, down) < along(b, down);
    });
    std::vector<std::vector<CardQuad>> rows;
    double last = 0;
    for (const auto& card : cards) {
        if (rows.empty() || along(card, down) - last > height / 2) {
            rows.emplace_back();
        }
        rows.back().push_back(card);
        last = along(card, down);
    }
    for (auto& row : rows) {
        std::sort(row.begin(), row.end(), [&](const CardQuad& a, const CardQuad& b) {
            return along(a, right) < along(b, right);
        });
    }
    return rows;
}

} // namespace pocketmars::calibration
