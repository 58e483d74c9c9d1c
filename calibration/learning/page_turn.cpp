#include "calibration/learning/page_turn.h"

#include "calibration/learning/card_rows.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <utility>
#include <variant>

namespace pocketmars::calibration {
namespace {

/// How such a card lies its sides don't tell.
bool isNearlySquare(cv::Size2d card) {
    constexpr double kNearly = 0.95;
    return std::min(card.width, card.height) > kNearly * std::max(card.width, card.height);
}

std::vector<std::vector<CardQuad>> turnedRows(std::vector<CardQuad> cards, int turn) {
    for (auto& card : cards) {
        card = upright(card);
        // What is the lower left goes up with a quarter turn clockwise.
        std::rotate(card.corners.begin(), card.corners.begin() + (4 - turn) % 4,
                    card.corners.end());
    }
    return rows(std::move(cards));
}

std::vector<CardQuad> oneByOne(const std::vector<std::vector<CardQuad>>& rows) {
    std::vector<CardQuad> cards;
    for (const auto& row : rows) {
        cards.insert(cards.end(), row.begin(), row.end());
    }
    return cards;
}

} // namespace

cv::Size2d standingMm(const FaceKind& kind, bool isWide, const Layout& layout, ShipsStand ships) {
    const auto [least, most] = std::minmax(layout.cardMm.width, layout.cardMm.height);
    const bool isShip = std::holds_alternative<ShipFace>(kind);
    // The layout says how ships and other cards stand, but not Earth: it stands as it lies.
    const bool asItLies =
        std::holds_alternative<EarthFace>(kind) || (isShip && ships == ShipsStand::AsTheyLie);
    const bool wide = asItLies ? isWide
                      : isShip ? layout.landscapeShips
                               : layout.cardMm.width > layout.cardMm.height;
    return wide ? cv::Size2d(most, least) : cv::Size2d(least, most);
}

std::vector<CardQuad> readTurned(std::vector<CardQuad> cards, int turn) {
    return oneByOne(turnedRows(std::move(cards), turn));
}

std::vector<int> possibleTurns(const std::vector<CardQuad>& cards, const ProfilePage& page,
                               const Layout& layout, ShipsStand ships) {
    assert(cards.size() == page.kinds.size());
    std::vector<int> possible;
    for (int turn = 0; turn < 4; ++turn) {
        const auto inRows = turnedRows(cards, turn);
        // Seven cards lie as four and three, ships above Earth. Seen from behind the last row is
        // the longer one, and every card would be taken for another. On their sides only seven tell
        // it: others may have been laid so, against the layout.
        const bool tells = turn % 2 == 0 || (cards.size() == 7 && inRows.size() == 2);
        const bool isFromBehind = tells && inRows.front().size() < inRows.back().size();
        const auto ordered = oneByOne(inRows);
        bool stand = true;
        for (std::size_t i = 0; i < ordered.size(); ++i) {
            const auto mm = standingMm(page.kinds[i], isWide(ordered[i]), layout, ships);
            stand = stand && (isNearlySquare(mm) || isWide(ordered[i]) == (mm.width > mm.height));
        }
        if (stand && !isFromBehind) {
            possible.push_back(turn);
        }
    }
    return possible;
}

std::optional<int> chosenTurn(const std::vector<int>& possible, std::optional<int> known) {
    const auto isPossible = [&](int turn) {
        return std::find(possible.begin(), possible.end(), turn) != possible.end();
    };
    if (known && isPossible(*known)) {
        return known;
    }
    if (possible.size() == 1) {
        return possible.front();
    }
    return isPossible(0) ? std::optional(0) : std::nullopt;
}

std::optional<int> commonTurn(const std::vector<std::vector<int>>& possible) {
    constexpr int kLeast = 3; // photos
    std::optional<int> common;
    int count = 0;
    for (const auto& turns : possible) {
        if (turns.size() != 1) {
            continue;
        }
        if (common && *common != turns.front()) {
            return std::nullopt;
        }
        common = turns.front();
        ++count;
    }
    return count >= kLeast ? common : std::nullopt;
}

cv::Point2f turnedPoint(cv::Point2f point, cv::Size photo, int turn) {
    const auto width = static_cast<float>(photo.width);
    const auto height = static_cast<float>(photo.height);
    switch (turn) {
    case 1:
        return {height - point.y, point.x};
    case 2:
        return {width - point.x, height - point.y};
    case 3:
        return {point.y, width - point.x};
    default:
        return point;
    }
}

PageMarks turnedMarks(PageMarks marks, cv::Size photo, int turn) {
    for (auto& card : marks.cards) {
        for (auto& corner : card) {
            corner = turnedPoint(corner, photo, turn);
        }
    }
    for (auto& piece : marks.pieces) {
        piece.middle = turnedPoint(piece.middle, photo, turn);
    }
    return marks;
}

cv::Mat turnedPhoto(const cv::Mat& photo, int turn) {
    constexpr std::array kCodes{cv::ROTATE_90_CLOCKWISE, cv::ROTATE_180,
                                cv::ROTATE_90_COUNTERCLOCKWISE};
    if (turn == 0 || photo.empty()) {
        return photo;
    }
    cv::Mat turned;
    cv::rotate(photo, turned, kCodes.at(static_cast<std::size_t>(turn) - 1));
    return turned;
}

} // namespace pocketmars::calibration
