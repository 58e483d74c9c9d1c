#include "vision/profile_check.h"

#include "calibration/outlines/card_outlines.h"
#include "calibration/support/geometry.h"
#include "calibration/support/median.h"
#include "calibration/tiles/tile_finder.h"
#include "vision/cards/card_finder.h"
#include "vision/cards/card_placer.h"
#include "vision/cards/tuning.h"
#include "vision/plane/table_plane.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <variant>

namespace pocketmars::vision {
namespace {

std::vector<PlacedCard> allOf(TableCards cards) {
    std::vector<PlacedCard> all;
    for (auto& building : cards.buildings) {
        if (building) {
            all.push_back(*building);
        }
    }
    if (cards.earth) {
        all.push_back(*cards.earth);
    }
    for (auto* some : {&cards.ships, &cards.projects, &cards.backs}) {
        std::move(some->begin(), some->end(), std::back_inserter(all));
    }
    return all;
}

/// A reader's cards, without those that it would search because a table has them.
class Check {
public:
    Check(const calibration::Profile& profile, const cv::Mat& photo)
        : m_profile(profile), m_photo(photo), m_matcher(profile) {}

    [[nodiscard]] std::vector<CheckedCard> recognised() const {
        cv::Mat grey;
        cv::cvtColor(m_photo, grey, cv::COLOR_BGR2GRAY);
        const auto tiles = calibration::findTiles(grey);
        calibration::coverTiles(grey, tiles);
        const auto matches = FeatureIndex(m_profile).match(grey);
        const auto fit = fitTable(findSightings(m_profile, matches), tiles);
        if (!fit) {
            return {};
        }
        const auto candidates = findCandidates(m_profile, matches, fit->plane);
        LightField light;
        for (const auto& card : place(fit->plane, candidates, light)) {
            const auto face = indexOf(card);
            const auto patch = m_matcher.patch(m_photo, card.cardToPhoto, card.sizeMm);
            if (m_matcher.similarity(patch, face).shape > tuning::placing.sureShape()) {
                light.add(card, patch, m_matcher.face(face));
            }
        }
        std::vector<CheckedCard> out;
        for (const auto& card : place(fit->plane, candidates, light)) {
            out.push_back(checked(card, light));
        }
        return out;
    }

private:
    [[nodiscard]] std::vector<PlacedCard> place(const TablePlane& plane,
                                                const std::vector<CardCandidate>& candidates,
                                                const LightField& light) const {
        return allOf(placeCards(m_profile, m_matcher, m_photo, plane, candidates, {}, &light));
    }

    [[nodiscard]] int indexOf(const PlacedCard& card) const {
        return static_cast<int>(card.face - m_profile.faces.data());
    }

    [[nodiscard]] CheckedCard checked(const PlacedCard& card, const LightField& light) const {
        const auto patch = withoutLight(m_matcher.patch(m_photo, card.cardToPhoto, card.sizeMm),
                                        light.gain(card.pose.centre));
        CheckedCard out;
        out.face = card.face;
        out.outline = photoOutline(card);
        out.agreement = std::clamp(m_matcher.similarity(patch, indexOf(card)).both(), 0.0, 1.0);
        out.verdict = out.agreement >= tuning::checking.good() ? CheckedCard::Verdict::Good
                                                               : CheckedCard::Verdict::Weak;
        return out;
    }

    const calibration::Profile& m_profile;
    const cv::Mat& m_photo;
    FaceMatcher m_matcher;
};

/// What has a card's shape and size, and is none of those that were recognised.
void addUnknown(const cv::Mat& photo, std::vector<CheckedCard>& cards) {
    std::vector<double> areas;
    areas.reserve(cards.size());
    for (const auto& card : cards) {
        areas.push_back(cv::contourArea(card.outline));
    }
    const double usual = areas.empty() ? 0 : calibration::median(std::move(areas));
    const auto recognised = cards;
    for (const auto& outline : calibration::findCardOutlines(photo)) {
        const std::vector<cv::Point2f> corners(outline.corners.begin(), outline.corners.end());
        const double area = cv::contourArea(corners);
        constexpr double kOtherSize = 1.6; // near or far on a table that leans
        const bool isKnown =
            std::any_of(recognised.begin(), recognised.end(), [&](const CheckedCard& card) {
                return calibration::overlap(card.outline, corners) > 0.2;
            });
        const bool isCard = usual == 0 || (area < kOtherSize * usual && usual < kOtherSize * area);
        if (!isKnown && isCard) {
            CheckedCard unknown;
            unknown.outline = corners;
            cards.push_back(std::move(unknown));
        }
    }
}

/// Rows from the top, each from the left.
void sortAsTheyLie(std::vector<CheckedCard>& cards) {
    const auto middle = [](const CheckedCard& card) {
        cv::Point2f sum(0, 0);
        for (const auto& corner : card.outline) {
            sum += corner;
        }
        return sum / static_cast<float>(card.outline.size());
    };
    std::stable_sort(cards.begin(), cards.end(),
                     [&](const auto& a, const auto& b) { return middle(a).y < middle(b).y; });
    for (auto row = cards.begin(); row != cards.end();) {
        const auto height = static_cast<float>(cv::boundingRect(row->outline).height);
        const auto end = std::find_if(row, cards.end(), [&](const auto& card) {
            return middle(card).y > middle(*row).y + height / 2;
        });
        std::stable_sort(row, end,
                         [&](const auto& a, const auto& b) { return middle(a).x < middle(b).x; });
        row = end;
    }
}

} // namespace

std::vector<CheckedCard> checkCards(const calibration::Profile& profile, const cv::Mat& photo) {
    auto cards = Check(profile, photo).recognised();
    addUnknown(photo, cards);
    sortAsTheyLie(cards);
    return cards;
}

} // namespace pocketmars::vision
