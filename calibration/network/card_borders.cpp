#include "calibration/network/card_borders.h"

#include "calibration/network/onnx_network.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <span>

// calibration/network/network_weights.S
extern "C" const char pocketmars_card_borders_begin[];
extern "C" const char pocketmars_card_borders_end[];

namespace pocketmars::calibration {
namespace {

// As scripts/train-borders has them: an upright card, px, and as much around it.
constexpr int kWidth = 128;
constexpr int kHeight = 160;
constexpr int kMargin = static_cast<int>(CardBorders::kSteps) / 2;
static_assert(CardBorders::kStepOfWidth * kWidth == 1 && CardBorders::kStepOfHeight * kHeight == 1);
const cv::Size kPicture(kWidth + 2 * kMargin, kHeight + 2 * kMargin);
constexpr int kInputs = 9;
constexpr int kSeen = 4;       // colours, and the map's odds
constexpr float kWhole = 0.5F; // parts of a side err alike: four tell no more than two

const Quad kFrame{cv::Point2f(kMargin - 0.5F, kMargin - 0.5F),
                  {kMargin + kWidth - 0.5F, kMargin - 0.5F},
                  {kMargin + kWidth - 0.5F, kMargin + kHeight - 0.5F},
                  {kMargin - 0.5F, kMargin + kHeight - 0.5F}};

bool isWide(const Quad& card) { return cv::norm(card[1] - card[0]) > cv::norm(card[2] - card[1]); }

/// The photo with the map's odds as a fourth colour: 128 where the map does not know.
cv::Mat withOdds(const cv::Mat& photo, const cv::Mat& odds) {
    constexpr double kMost = 6;
    constexpr double kScale = 20;
    cv::Mat clamped;
    cv::max(odds, -kMost, clamped);
    cv::min(clamped, kMost, clamped);
    cv::Mat plane;
    clamped.convertTo(plane, CV_8U, kScale, 128);
    cv::Mat out;
    cv::merge(std::vector<cv::Mat>{photo, plane}, out);
    return out;
}

/// What the network sees of each card: its colours and odds, the mean of the page's other cards',
/// and how much those differ.
/// @param cuts  CV_32FC4
cv::Mat inputsOf(const std::vector<cv::Mat>& cuts) {
    const auto count = static_cast<int>(cuts.size());
    const std::array<int, 4> shape{count, kInputs, kPicture.height, kPicture.width};
    cv::Mat blob(static_cast<int>(shape.size()), shape.data(), CV_32F);
    cv::Mat total = cv::Mat::zeros(kPicture, CV_32FC4);
    cv::Mat squares = cv::Mat::zeros(kPicture, CV_32FC4);
    for (const auto& own : cuts) {
        total += own;
        squares += own.mul(own);
    }
    const int others = count - 1;
    for (int i = 0; i < count; ++i) {
        const auto& own = cuts[static_cast<std::size_t>(i)];
        cv::Mat mean = own;
        cv::Mat spread = cv::Mat::zeros(kPicture, CV_32FC4);
        if (others > 0) {
            mean = (total - own) / others;
            spread = cv::max((squares - own.mul(own)) / others - mean.mul(mean), 0);
        }
        std::vector<cv::Mat> planes;
        planes.reserve(kInputs);
        for (int c = 0; c < kInputs; ++c) {
            planes.emplace_back(kPicture, CV_32F, blob.ptr<float>(i, c));
        }
        const std::array<int, std::size_t{2} * kSeen> each{0, 0, 1, 1, 2, 2, 3, 3};
        cv::mixChannels(&own, 1, planes.data(), kSeen, each.data(), kSeen);
        cv::mixChannels(&mean, 1, planes.data() + kSeen, kSeen, each.data(), kSeen);
        cv::Mat variance;
        cv::transform(spread, variance, cv::Matx14f(1 / 3.0F, 1 / 3.0F, 1 / 3.0F, 0));
        cv::sqrt(variance, variance);
        variance *= 2;
        variance.copyTo(planes[kInputs - 1]);
    }
    return blob;
}

/// Where a place beside a side lies in the upright picture.
/// @param along  0 at the side's first corner
cv::Point2d inFrame(std::size_t side, double along, double step) {
    const cv::Point2d from = kFrame[side];
    const cv::Point2d way = cv::Point2d(kFrame[(side + 1) % 4]) - from;
    const cv::Point2d outward = cv::Point2d(way.y, -way.x) / cv::norm(way);
    return from + way * along + outward * (step - CardBorders::kDrawn);
}

/// How cards are laid before the network.
struct Lie {
    bool isUpsideDown = false;

    [[nodiscard]] cv::Mat of(const cv::Mat& cut) const {
        if (!isUpsideDown) {
            return cut;
        }
        cv::Mat out;
        cv::rotate(cut, out, cv::ROTATE_180);
        return out;
    }
    [[nodiscard]] std::size_t side(std::size_t side) const {
        return isUpsideDown ? (side + 2) % 4 : side;
    }
    [[nodiscard]] cv::Point place(cv::Point2d at) const {
        const cv::Point px(cvRound(at.x), cvRound(at.y));
        return isUpsideDown ? cv::Point(kPicture.width - 1, kPicture.height - 1) - px : px;
    }
};
constexpr std::array kLies{Lie{false}, Lie{true}};

/// What the network says of the cards of a page, each way by itself.
struct Answer {
    Lie lie;
    cv::Mat told;
};

/// What it says of a part of a side, at each step the mean along it.
CardBorders::Odds toldOf(const Answer& answer, std::size_t card, std::size_t side,
                         std::size_t part) {
    const ShuffledPlanes told(answer.told, static_cast<int>(card));
    const auto plane = static_cast<int>(answer.lie.side(side));
    const int length = side % 2 == 0 ? kWidth : kHeight;
    const int px = length / static_cast<int>(CardBorders::kParts);
    CardBorders::Odds mean{};
    for (std::size_t step = 0; step < CardBorders::kSteps; ++step) {
        for (int k = 0; k < px; ++k) {
            const double along =
                (static_cast<double>(part) * px + k + 0.5) / static_cast<double>(length);
            const auto at = answer.lie.place(inFrame(side, along, static_cast<double>(step)));
            mean[step] += told.at(plane, at.x, at.y) / static_cast<float>(px);
        }
    }
    return mean;
}

/// The same, of both ways together.
CardBorders::Odds toldOf(const std::vector<Answer>& answers, std::size_t card, std::size_t side,
                         std::size_t part) {
    CardBorders::Odds mean{};
    for (const auto& answer : answers) {
        const auto one = toldOf(answer, card, side, part);
        for (std::size_t step = 0; step < CardBorders::kSteps; ++step) {
            mean[step] += one[step] / static_cast<float>(answers.size());
        }
    }
    return mean;
}

} // namespace

CardBorders::Odds normalised(CardBorders::Odds odds) {
    const float most = *std::max_element(odds.begin(), odds.end());
    float sum = 0;
    for (const float each : odds) {
        sum += std::exp(each - most);
    }
    for (auto& each : odds) {
        each -= most + std::log(sum);
    }
    return odds;
}

cv::Point2d CardBorders::place(std::size_t side, double along, double step) const {
    return project(m_toPhoto, cv::Point2d(inFrame((side + 4 - m_firstSide) % 4, along, step)));
}

void CardBorders::read(const std::array<std::array<Odds, kParts>, 4>& upright) {
    for (std::size_t s = 0; s < 4; ++s) {
        const std::size_t side = (s + m_firstSide) % 4;
        for (std::size_t p = 0; p < kParts; ++p) {
            const auto& odds = upright[s][p];
            m_parts[side][p] = normalised(odds);
            for (std::size_t step = 0; step < kSteps; ++step) {
                m_sides[side][step] += kWhole * odds[step];
            }
        }
        m_sides[side] = normalised(m_sides[side]);
    }
}

std::vector<CardBorders> cardBorders(const cv::Mat& photo, const cv::Mat& odds,
                                     const std::vector<Quad>& drawn, CardBorders::Views views) {
    const auto seen = withOdds(photo, odds);
    std::vector<CardBorders> cards(drawn.size());
    std::vector<cv::Mat> cuts;
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        cards[i].m_firstSide = isWide(drawn[i]) ? 1 : 0;
        auto upright = drawn[i];
        std::rotate(upright.begin(),
                    upright.begin() + static_cast<std::ptrdiff_t>(cards[i].m_firstSide),
                    upright.end());
        const cv::Matx33d view = cv::getPerspectiveTransform(upright.data(), kFrame.data());
        cards[i].m_toPhoto = view.inv();
        cv::Mat cut;
        cv::warpPerspective(seen, cut, view, kPicture, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
        cut.convertTo(cuts.emplace_back(), CV_32F);
    }
    if (cards.empty()) {
        return cards;
    }
    static OnnxNetwork network(pocketmars_card_borders_begin, pocketmars_card_borders_end);
    std::vector<Answer> answers;
    for (const auto& lie :
         std::span(kLies).first(views == CardBorders::Views::One ? 1 : kLies.size())) {
        std::vector<cv::Mat> laid;
        laid.reserve(cuts.size());
        for (const auto& cut : cuts) {
            laid.push_back(lie.of(cut));
        }
        answers.push_back({lie, network.answer(inputsOf(laid))});
    }
    for (std::size_t i = 0; i < cards.size(); ++i) {
        std::array<std::array<CardBorders::Odds, CardBorders::kParts>, 4> upright{};
        for (std::size_t s = 0; s < 4; ++s) {
            for (std::size_t p = 0; p < CardBorders::kParts; ++p) {
                upright[s][p] = toldOf(answers, i, s, p);
            }
        }
        cards[i].read(upright);
    }
    return cards;
}

} // namespace pocketmars::calibration
