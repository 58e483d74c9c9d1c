#include "calibration/card_rows.h"

#include "calibration/quad_geometry.h"

#include <algorithm>
#include <cmath>

namespace pocketmars::calibration {
namespace {

cv::Point2d alongTop(const CardQuad& card) {
    return (card.corners[1] - card.corners[0]) + (card.corners[2] - card.corners[3]);
}

} // namespace

std::vector<CardQuad> upright(std::vector<CardQuad> cards, bool landscape) {
    for (auto& card : cards) {
        auto& c = card.corners;
        const auto sides = sideLengths(c);
        const bool isWide = sides[0] + sides[2] > sides[1] + sides[3];
        if (isWide != landscape) {
            std::rotate(c.begin(), c.begin() + 1, c.end());
        }
        if (alongTop(card).x < 0) {
            std::rotate(c.begin(), c.begin() + 2, c.end());
        }
    }
    return cards;
}

double tiltDegrees(const CardQuad& card) {
    const auto along = alongTop(card);
    return std::atan2(along.y, along.x) * 180.0 / CV_PI;
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
    const auto across = [&](const CardQuad& card) {
        return cv::Point2d(centre(card.corners)).dot(right);
    };
    const auto down = [&](const CardQuad& card) {
        return cv::Point2d(centre(card.corners)).dot(cv::Point2d(-right.y, right.x));
    };
    std::sort(cards.begin(), cards.end(),
              [&](const CardQuad& a, const CardQuad& b) { return down(a) < down(b); });
    std::vector<std::vector<CardQuad>> rows;
    double last = 0;
    for (const auto& card : cards) {
        if (rows.empty() || down(card) - last > height / 2) {
            rows.emplace_back();
        }
        rows.back().push_back(card);
        last = down(card);
    }
    for (auto& row : rows) {
        std::sort(row.begin(), row.end(),
                  [&](const CardQuad& a, const CardQuad& b) { return across(a) < across(b); });
    }
    return rows;
}

} // namespace pocketmars::calibration
