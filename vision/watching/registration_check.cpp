#include "vision/watching/registration_check.h"

#include "vision/watching/tuning.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace pocketmars::vision {
namespace {

cv::Mat greyOf(const cv::Mat& photo, const cv::Rect& part) {
    cv::Mat grey;
    cv::cvtColor(photo(part), grey, cv::COLOR_BGR2GRAY);
    return grey;
}

} // namespace

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
    if (part.width <= tuning::standing.patchSide() || part.height <= tuning::standing.patchSide()) {
        return {};
    }
    const auto grey = greyOf(photo, part);
    cv::Mat texture;
    cv::cornerMinEigenVal(grey, texture, 5);
    cv::blur(texture, texture, {tuning::standing.patchSide(), tuning::standing.patchSide()});
    // Only where a patch lies on the card, and is in the photo wherever it is looked for.
    cv::Mat allowed = cv::Mat::zeros(grey.size(), CV_8U);
    std::vector<cv::Point> shape;
    shape.reserve(outline.size());
    for (const auto& p : outline) {
        shape.emplace_back(cv::Point(cvRound(p.x), cvRound(p.y)) - part.tl());
    }
    cv::fillConvexPoly(allowed, shape, 255);
    cv::erode(allowed, allowed,
              cv::Mat::ones(tuning::standing.patchSide(), tuning::standing.patchSide(), CV_8U),
              {-1, -1}, 1, cv::BORDER_CONSTANT, 0);
    std::vector<Patch> patches;
    double best = 0.0;
    while (patches.size() < tuning::standing.patchesPerCard()) {
        double value = 0.0;
        cv::Point at;
        cv::minMaxLoc(texture, nullptr, &value, nullptr, &at, allowed);
        if (value <= 0.0 || value < tuning::standing.minTexture() * best) {
            break;
        }
        best = std::max(best, value);
        cv::circle(allowed, at, tuning::standing.patchDistance(), 0, cv::FILLED);
        const cv::Rect patch(at.x - tuning::standing.patchSide() / 2,
                             at.y - tuning::standing.patchSide() / 2, tuning::standing.patchSide(),
                             tuning::standing.patchSide());
        if ((patch & cv::Rect({}, grey.size())) == patch) {
            patches.push_back({patch.tl() + part.tl(), grey(patch).clone()});
        }
    }
    return patches;
}

bool RegistrationCheck::isInPlace(const Patch& patch, const cv::Mat& photo) {
    const cv::Rect wide(patch.corner -
                            cv::Point(tuning::standing.searchPx(), tuning::standing.searchPx()),
                        cv::Size(tuning::standing.patchSide() + 2 * tuning::standing.searchPx(),
                                 tuning::standing.patchSide() + 2 * tuning::standing.searchPx()));
    const auto searched = wide & cv::Rect({}, photo.size());
    cv::Mat similarity;
    cv::matchTemplate(greyOf(photo, searched), patch.grey, similarity, cv::TM_CCOEFF_NORMED);
    double best = 0.0;
    cv::Point at;
    cv::minMaxLoc(similarity, nullptr, &best, nullptr, &at);
    return best >= tuning::standing.minSimilarity() &&
           cv::norm(searched.tl() + at - patch.corner) <= tuning::standing.maxShiftPx();
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
