#include "calibration/learning/page_marks.h"

#include "calibration/learning/card_rows.h"
#include "calibration/pages/card_at.h"
#include "engine/support/phrase.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace pocketmars::calibration {
namespace {

using engine::phrase;

constexpr double kWidth = 63; // of a card, in any unit
/// What cards measure upwards. It counts where some lie across only, and nobody may have said it.
constexpr std::array kHeights{88.0, 72.0, 80.0, 96.0, 108.0};

/// From a corner at which a short side begins, as far as perspective lets that be told.
Quad fromShortSide(const Quad& card) {
    const auto quad = clockwise(card);
    const auto sides = sideLengths(quad);
    return sides[0] + sides[2] <= sides[1] + sides[3] ? quad
                                                      : Quad{quad[1], quad[2], quad[3], quad[0]};
}

/// How far a shape is from a card's, as a share: of its sides, and of its angles from right ones.
/// @param height  of a card
double strangeness(const Quad& card, double height) {
    const auto sides = sideLengths(card);
    double upright = 0;
    double lying = 0;
    double skew = 0;
    for (std::size_t i = 0; i < card.size(); ++i) {
        const double usual = i % 2 == 0 ? kWidth : height;
        upright = std::max(upright, std::abs(sides[i] / usual - 1));
        lying = std::max(lying, std::abs(sides[i] / (kWidth + height - usual) - 1));
        const auto next = card[(i + 1) % card.size()] - card[i];
        const auto last = card[(i + 3) % card.size()] - card[i];
        skew = std::max(skew, std::abs(next.dot(last)) / (cv::norm(next) * cv::norm(last)));
    }
    return std::max(std::min(upright, lying), skew);
}

/// A card as the table of another one has it.
Quad onTableOf(const Quad& other, const Quad& card, double height) {
    const cv::Rect2f whole(0, 0, kWidth, static_cast<float>(height));
    const Quad plain{whole.tl(), cv::Point2f(whole.width, 0), whole.br(),
                     cv::Point2f(0, whole.height)};
    const cv::Matx33d toTable(
        cv::getPerspectiveTransform(fromShortSide(other).data(), plain.data()));
    return project(toTable, fromShortSide(card));
}

constexpr std::size_t kAsked = 3; // those nearest, of which one may be wrong itself

/// @param height  of a card
std::vector<std::size_t> oddCards(const std::vector<Quad>& cards, double height) {
    constexpr double kOdd = 0.15;
    std::vector<std::size_t> odd;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        std::vector<std::size_t> others;
        for (std::size_t j = 0; j < cards.size(); ++j) {
            if (j != i) {
                others.push_back(j);
            }
        }
        std::ranges::sort(others, {}, [&](std::size_t j) {
            return cv::norm(centre(cards[j]) - centre(cards[i]));
        });
        std::array<double, kAsked> strange{};
        for (std::size_t k = 0; k < kAsked; ++k) {
            strange[k] = strangeness(onTableOf(cards[others[k]], cards[i], height), height);
        }
        std::ranges::sort(strange);
        if (strange[kAsked / 2] > kOdd) {
            odd.push_back(i);
        }
    }
    return odd;
}

} // namespace

std::vector<std::size_t> oddCards(const std::vector<Quad>& cards) {
    const auto isCard = [](const Quad& quad) {
        return isConvex(clockwise(quad)) && signedArea(clockwise(quad)) >= 1;
    };
    if (cards.size() <= kAsked || !std::ranges::all_of(cards, isCard)) {
        return {};
    }
    auto fewest = oddCards(cards, kHeights.front());
    for (std::size_t i = 1; i < kHeights.size() && !fewest.empty(); ++i) {
        if (auto odd = oddCards(cards, kHeights[i]); odd.size() < fewest.size()) {
            fewest = std::move(odd);
        }
    }
    return fewest;
}

std::vector<std::pair<std::size_t, std::size_t>> crowdedCards(const std::vector<Quad>& cards) {
    constexpr double kShared = 0.1;
    std::vector<std::pair<std::size_t, std::size_t>> crowded;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        for (std::size_t j = i + 1; j < cards.size(); ++j) {
            const auto one = clockwise(cards[i]);
            const auto other = clockwise(cards[j]);
            if (isConvex(one) && isConvex(other) && overlap(one, other) > kShared) {
                crowded.emplace_back(i, j);
            }
        }
    }
    return crowded;
}

tl::expected<void, std::string> checkMarks(const PageMarks& marks, std::size_t cards,
                                           std::size_t pieces, cv::Size photo) {
    if (marks.cards.size() != cards) {
        const int given = static_cast<int>(marks.cards.size());
        //: %n cards were marked by hand, %1 how many there should be
        return tl::unexpected(phrase("Page",
                                     "%n {card is|cards are} marked, expected %1: mark each "
                                     "once",
                                     "", given)
                                  .with(static_cast<int>(cards)));
    }
    if (marks.pieces.size() != pieces) {
        const int given = static_cast<int>(marks.pieces.size());
        //: %n wooden pieces were marked by hand, %1 how many there should be
        return tl::unexpected(phrase("Page",
                                     "%n {piece is|pieces are} marked, expected %1: mark "
                                     "each once",
                                     "", given)
                                  .with(static_cast<int>(pieces)));
    }
    for (std::size_t i = 0; i < marks.cards.size(); ++i) {
        const auto quad = clockwise(marks.cards[i]);
        const auto number = static_cast<int>(i) + 1;
        if (!isConvex(quad) || signedArea(quad) < 1) {
            //: %1 counts the cards that were marked by hand
            return tl::unexpected(std::string(
                phrase("Page", "the corners of card %1 cross; name them in turn around the card")
                    .with(number)));
        }
        if (!isInside(quad, photo)) {
            return tl::unexpected(std::string(
                phrase("Page", "card %1 reaches out of the photo; its corners are px of the photo "
                               "as it is shown")
                    .with(number)));
        }
        for (std::size_t j = 0; j < i; ++j) {
            if (overlap(quad, clockwise(marks.cards[j])) > 0.2) {
                return tl::unexpected(
                    std::string(phrase("Page", "cards %1 and %2 lie on each other; mark each once")
                                    .with(static_cast<int>(j) + 1, number)));
            }
        }
    }
    for (std::size_t i = 0; i < marks.pieces.size(); ++i) {
        const auto& piece = marks.pieces[i];
        const auto number = static_cast<int>(i) + 1;
        const cv::Rect2f picture({0, 0}, cv::Size2f(photo));
        if (!(piece.radius >= 1) || !picture.contains(piece.middle)) {
            return tl::unexpected(std::string(
                phrase("Page", "piece %1 lies outside of the photo; its middle is px of the photo "
                               "as it is shown")
                    .with(number)));
        }
        for (std::size_t j = 0; j < i; ++j) {
            if (cv::norm(piece.middle - marks.pieces[j].middle) <
                std::min(piece.radius, marks.pieces[j].radius)) {
                return tl::unexpected(
                    std::string(phrase("Page", "pieces %1 and %2 are at one place; mark each once")
                                    .with(static_cast<int>(j) + 1, number)));
            }
        }
    }
    return {};
}

std::optional<Quad> cardAround(const cv::Mat& photo, cv::Point2f tap,
                               const std::vector<Quad>& known, cv::Size2d mm) {
    std::vector<Quad> others;
    others.reserve(known.size());
    for (const auto& quad : known) {
        others.push_back(upright({clockwise(quad), 1.0}).corners);
    }
    const cv::Size2d size(std::min(mm.width, mm.height), std::max(mm.width, mm.height));
    return cardAt(photo, tap, others, size);
}

} // namespace pocketmars::calibration
