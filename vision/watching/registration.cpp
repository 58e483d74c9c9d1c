#include "vision/watching/registration.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace pocketmars::vision {
namespace {

// Arrangements are compared by distances on the table. A plane's scale is known to some percent.
constexpr double kSameShare = 0.03;
constexpr double kSameMm = 5.0;
constexpr std::size_t kMinShared = 3;

constexpr double kElsewhere = 2.0; // px of the photo

// Patches, px of the photo. A camera that was nudged shows by less than the search reaches.
constexpr int kPatchSide = 16;
constexpr int kSearch = 6;
constexpr std::size_t kPatchesPerCard = 6;
constexpr int kPatchDistance = 14;
constexpr double kMinSimilarity = 0.7; // normalised correlation
constexpr double kMaxShift = 1.5;
// Of the best patch of a card: what is weaker is as good as blank.
constexpr double kMinTexture = 0.02;

cv::Mat greyOf(const cv::Mat& photo, const cv::Rect& part) {
    cv::Mat grey;
    cv::cvtColor(photo(part), grey, cv::COLOR_BGR2GRAY);
    return grey;
}

const PlacedCard* sameCard(const PlacedCard& card, const std::vector<const PlacedCard*>& among) {
    const auto it = std::find_if(among.begin(), among.end(),
                                 [&](const PlacedCard* c) { return c->face == card.face; });
    return it == among.end() ? nullptr : *it;
}

using CardPair = std::pair<const PlacedCard*, const PlacedCard*>;

/// The lying cards that are in both.
std::vector<CardPair> sharedCards(const Registration& a, const Registration& b) {
    const auto others = lyingCards(b.cards);
    std::vector<CardPair> shared;
    for (const auto* card : lyingCards(a.cards)) {
        if (const auto* other = sameCard(*card, others)) {
            shared.emplace_back(card, other);
        }
    }
    return shared;
}

double distance(const PlacedCard& a, const PlacedCard& b) {
    return cv::norm(a.pose.centre - b.pose.centre);
}

} // namespace

std::vector<const PlacedCard*> lyingCards(const TableCards& cards) {
    std::vector<const PlacedCard*> out;
    for (const auto& building : cards.buildings) {
        if (building) {
            out.push_back(&*building);
        }
    }
    for (const auto& ship : cards.ships) {
        out.push_back(&ship);
    }
    if (cards.earth) {
        out.push_back(&*cards.earth);
    }
    return out;
}

bool sameArrangement(const Registration& a, const Registration& b) {
    const auto shared = sharedCards(a, b);
    if (shared.size() < kMinShared) {
        return false;
    }
    std::size_t same = 0;
    std::size_t pairs = 0;
    for (std::size_t i = 0; i < shared.size(); ++i) {
        for (std::size_t j = i + 1; j < shared.size(); ++j, ++pairs) {
            const double before = distance(*shared[i].first, *shared[j].first);
            const double now = distance(*shared[i].second, *shared[j].second);
            same += std::abs(before - now) <= kSameMm + kSameShare * before ? 1 : 0;
        }
    }
    return 2 * same > pairs; // single cards may have been moved
}

bool cameraMoved(const Registration& before, const Registration& now) {
    const auto shared = sharedCards(before, now);
    const auto elsewhere = std::count_if(shared.begin(), shared.end(), [](const auto& cards) {
        const auto x = photoCorners(*cards.first);
        const auto y = photoCorners(*cards.second);
        // The middle of the corners: what they are wrong by evens out.
        cv::Point2f shift;
        for (std::size_t i = 0; i < x.size(); ++i) {
            shift += (y[i] - x[i]) / static_cast<float>(x.size());
        }
        return cv::norm(shift) > kElsewhere;
    });
    return 2 * static_cast<std::size_t>(elsewhere) > shared.size() && sameArrangement(before, now);
}

RegistrationCheck::RegistrationCheck(Registration registration, const cv::Mat& photo)
    : m_registration(std::move(registration)), m_size(photo.size()) {
    for (const auto* card : lyingCards(m_registration.cards)) {
        if (auto patches = choosePatches(*card, photo); !patches.empty()) {
            m_cards.push_back(std::move(patches));
        }
    }
}

std::vector<RegistrationCheck::Patch> RegistrationCheck::choosePatches(const PlacedCard& card,
                                                                       const cv::Mat& photo) {
    const auto outline = photoOutline(card);
    const cv::Rect whole({}, photo.size());
    const auto part = cv::boundingRect(outline) & whole;
    if (part.width <= kPatchSide || part.height <= kPatchSide) {
        return {};
    }
    const auto grey = greyOf(photo, part);
    cv::Mat texture;
    cv::cornerMinEigenVal(grey, texture, 5);
    cv::blur(texture, texture, {kPatchSide, kPatchSide});
    // Only where a patch lies on the card, and is in the photo wherever it is looked for.
    cv::Mat allowed = cv::Mat::zeros(grey.size(), CV_8U);
    std::vector<cv::Point> shape;
    shape.reserve(outline.size());
    for (const auto& p : outline) {
        shape.emplace_back(cv::Point(cvRound(p.x), cvRound(p.y)) - part.tl());
    }
    cv::fillConvexPoly(allowed, shape, 255);
    cv::erode(allowed, allowed, cv::Mat::ones(kPatchSide, kPatchSide, CV_8U), {-1, -1}, 1,
              cv::BORDER_CONSTANT, 0);
    std::vector<Patch> patches;
    double best = 0.0;
    while (patches.size() < kPatchesPerCard) {
        double value = 0.0;
        cv::Point at;
        cv::minMaxLoc(texture, nullptr, &value, nullptr, &at, allowed);
        if (value <= 0.0 || value < kMinTexture * best) {
            break;
        }
        best = std::max(best, value);
        cv::circle(allowed, at, kPatchDistance, 0, cv::FILLED);
        const cv::Rect patch(at.x - kPatchSide / 2, at.y - kPatchSide / 2, kPatchSide, kPatchSide);
        if ((patch & cv::Rect({}, grey.size())) == patch) {
            patches.push_back({patch.tl() + part.tl(), grey(patch).clone()});
        }
    }
    return patches;
}

bool RegistrationCheck::isInPlace(const Patch& patch, const cv::Mat& photo) {
    const cv::Rect wide(patch.corner - cv::Point(kSearch, kSearch),
                        cv::Size(kPatchSide + 2 * kSearch, kPatchSide + 2 * kSearch));
    const auto searched = wide & cv::Rect({}, photo.size());
    cv::Mat similarity;
    cv::matchTemplate(greyOf(photo, searched), patch.grey, similarity, cv::TM_CCOEFF_NORMED);
    double best = 0.0;
    cv::Point at;
    cv::minMaxLoc(similarity, nullptr, &best, nullptr, &at);
    return best >= kMinSimilarity && cv::norm(searched.tl() + at - patch.corner) <= kMaxShift;
}

bool RegistrationCheck::holds(const cv::Mat& photo) const {
    if (photo.size() != m_size) {
        return false;
    }
    const auto inPlace = std::count_if(m_cards.begin(), m_cards.end(), [&](const auto& patches) {
        const auto found = std::count_if(patches.begin(), patches.end(), [&](const Patch& patch) {
            return isInPlace(patch, photo);
        });
        return 2 * static_cast<std::size_t>(found) >= patches.size();
    });
    return 2 * static_cast<std::size_t>(inPlace) > m_cards.size();
}

} // namespace pocketmars::vision
