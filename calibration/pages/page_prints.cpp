#include "calibration/pages/page_prints.h"

#include "calibration/support/lab.h"

#include <opencv2/imgproc.hpp>
#include <opencv2/video/tracking.hpp>

#include <algorithm>
#include <cmath>

namespace pocketmars::calibration {
namespace {

constexpr double kPxPerMm = 2.0;
constexpr double kMargin = 12; // mm around a card: as far as it may be off
constexpr double kRim = 2.0;   // mm inside a card's sides that are not compared: it may end there

/// A card with what is around it, seen from above: how strongly it is printed at each px, whatever
/// its colours and its light.
cv::Mat printOf(const cv::Mat& photo, const PagePlane& plane, const PageCard& card,
                cv::Size2d size) {
    const cv::Size2d own =
        card.isWide ? cv::Size2d(size.height, size.width) : cv::Size2d(size.width, size.height);
    const auto around = cardQuad(card.pose, {own.width + 2 * kMargin, own.height + 2 * kMargin});
    const auto seen = plane.toPicture(around);
    const cv::Size cut(cvRound((own.width + 2 * kMargin) * kPxPerMm),
                       cvRound((own.height + 2 * kMargin) * kPxPerMm));
    const auto w = static_cast<float>(cut.width) - 0.5F;
    const auto h = static_cast<float>(cut.height) - 0.5F;
    const Quad whole{cv::Point2f(-0.5F, -0.5F), {w, -0.5F}, {w, h}, {-0.5F, h}};
    const auto view = cv::getPerspectiveTransform(seen.data(), whole.data());
    cv::Mat picture;
    cv::warpPerspective(photo, picture, view, cut, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    picture = toLab(picture);
    cv::GaussianBlur(picture, picture, {}, 0.35 * kPxPerMm);
    std::vector<cv::Mat> planes;
    cv::split(picture, planes);
    cv::Mat strength = cv::Mat::zeros(cut, CV_32F);
    for (const auto& plane8 : planes) {
        cv::Mat x;
        cv::Mat y;
        cv::Sobel(plane8, x, CV_32F, 1, 0, 3, 1.0 / 8);
        cv::Sobel(plane8, y, CV_32F, 0, 1, 3, 1.0 / 8);
        strength += x.mul(x) + y.mul(y);
    }
    cv::sqrt(strength, strength);
    constexpr double kNoise = 1.5; // levels a px
    constexpr double kNear = 5;    // mm
    cv::Mat usual;
    cv::GaussianBlur(strength, usual, {}, kNear * kPxPerMm);
    return strength / (usual + kNoise);
}

cv::Rect insideOf(const cv::Mat& cut) {
    const int rim = cvRound((kMargin + kRim) * kPxPerMm);
    return {rim, rim, cut.cols - 2 * rim, cut.rows - 2 * rim};
}

/// What a page's cards show, and which of them lie alike.
struct Prints {
    std::vector<cv::Mat> cuts;
    std::vector<double> weights;
    std::vector<bool> isWide;

    /// The others' print, as far as each can be trusted; empty for a card that has nobody.
    [[nodiscard]] cv::Mat ofOthers(std::size_t card) const {
        cv::Mat sum;
        double total = 0;
        for (std::size_t c = 0; c < cuts.size(); ++c) {
            if (c == card || isWide[c] != isWide[card] || cuts[c].size() != cuts[card].size()) {
                continue;
            }
            const cv::Mat own = cuts[c](insideOf(cuts[c])) * weights[c];
            total += weights[c];
            sum = sum.empty() ? own : cv::Mat(sum + own);
        }
        return sum.empty() ? sum : cv::Mat(sum / total);
    }
};

double offMm(const CardPose& pose, const PrintPlace& place) {
    return cv::norm(place.pose.middle - pose.middle);
}

double correlationAt(const cv::Mat& cut, const cv::Mat& print) {
    cv::Mat one;
    cv::matchTemplate(cut(insideOf(cut)), print, one, cv::TM_CCOEFF_NORMED);
    return one.at<float>(0, 0);
}

/// The best place of a print in a cut, and how much better it is than any other one.
struct Match {
    cv::Point2d shift; ///< px
    double likeness = 0;
    double ahead = 0;
};

Match bestMatch(const cv::Mat& cut, const cv::Mat& print) {
    cv::Mat all;
    cv::matchTemplate(cut, print, all, cv::TM_CCOEFF_NORMED);
    Match match;
    cv::Point at;
    cv::minMaxLoc(all, nullptr, &match.likeness, nullptr, &at);
    const auto rim = insideOf(cut).tl();
    match.shift = cv::Point2d(at - rim);
    constexpr double kSame = 2.5; // mm
    double next = 0;
    cv::circle(all, at, cvRound(kSame * kPxPerMm), cv::Scalar(-1), cv::FILLED);
    cv::minMaxLoc(all, nullptr, &next);
    match.ahead = match.likeness - next;
    return match;
}

/// The same place to a fraction of a px, and turned.
/// @return from px of the print to px of the cut
std::optional<cv::Matx23d> settled(const cv::Mat& cut, const cv::Mat& print, cv::Point2d shift,
                                   double& likeness) {
    const auto rim = insideOf(cut).tl();
    cv::Mat warp = (cv::Mat_<float>(2, 3) << 1, 0, shift.x + rim.x, 0, 1, shift.y + rim.y);
    try {
        constexpr int kRounds = 30;
        constexpr double kStill = 1e-4;
        constexpr int kFilterPx = 5;
        likeness =
            cv::findTransformECC(print, cut, warp, cv::MOTION_EUCLIDEAN,
                                 {cv::TermCriteria::COUNT + cv::TermCriteria::EPS, kRounds, kStill},
                                 cv::noArray(), kFilterPx);
    } catch (const cv::Exception&) { // it does not converge
        return std::nullopt;
    }
    cv::Matx23d out;
    for (int r = 0; r < 2; ++r) {
        for (int c = 0; c < 3; ++c) {
            out(r, c) = warp.at<float>(r, c);
        }
    }
    return out;
}

} // namespace

PrintPlaces printPlaces(const cv::Mat& photo, const PageModel& drawn,
                        const std::vector<double>& sure) {
    constexpr double kLeastAhead = 0.06; // of the next best place: prints may repeat themselves
    constexpr double kLeastLike = 0.3;
    constexpr double kLeastSure = 0.05;
    const PagePlane plane(drawn.view, photo.size());
    Prints prints;
    for (std::size_t c = 0; c < drawn.cards.size(); ++c) {
        prints.cuts.push_back(printOf(photo, plane, drawn.cards[c], drawn.size));
        prints.weights.push_back(std::max(kLeastSure, sure[c]));
        prints.isWide.push_back(drawn.cards[c].isWide);
    }
    PrintPlaces places(drawn.cards.size());
    for (std::size_t c = 0; c < places.size(); ++c) {
        const auto print = prints.ofOthers(c);
        if (print.empty()) {
            continue;
        }
        const auto& cut = prints.cuts[c];
        const auto match = bestMatch(cut, print);
        PrintPlace place;
        place.likenessNow = correlationAt(cut, print);
        place.likeness = match.likeness;
        if (match.ahead < kLeastAhead || match.likeness < kLeastLike) {
            continue;
        }
        const auto warp = settled(cut, print, match.shift, place.likeness);
        if (!warp) {
            continue;
        }
        // The print's middle is the card's.
        const cv::Vec3d middle((print.cols - 1) / 2.0, (print.rows - 1) / 2.0, 1);
        const cv::Vec2d at = *warp * middle;
        const cv::Point2d mm =
            cv::Point2d(at[0] - (cut.cols - 1) / 2.0, at[1] - (cut.rows - 1) / 2.0) / kPxPerMm;
        place.pose = drawn.cards[c].pose;
        const double turn = place.pose.turn;
        place.pose.middle += {mm.x * std::cos(turn) - mm.y * std::sin(turn),
                              mm.x * std::sin(turn) + mm.y * std::cos(turn)};
        place.pose.turn += std::atan2((*warp)(1, 0), (*warp)(0, 0));
        places[c] = place;
    }
    return places;
}

PageModel movedOntoPrints(PageModel drawn, const PrintPlaces& places) {
    constexpr double kFar = 0.7;       // mm
    constexpr double kAhead = 0.1;     // of the likeness where it is drawn
    constexpr double kMuchTurn = 0.03; // rad: 1.5 mm at a corner
    for (std::size_t c = 0; c < places.size(); ++c) {
        auto& pose = drawn.cards[c].pose;
        const auto& place = places[c];
        if (!place || place->likeness < place->likenessNow + kAhead) {
            continue;
        }
        const bool isTurned = std::abs(place->pose.turn - pose.turn) > kMuchTurn;
        if (isTurned || offMm(pose, *place) > kFar) {
            pose = place->pose;
        }
    }
    return drawn;
}

PrintAgreement printAgreement(const PageModel& drawn, const PrintPlaces& places) {
    PrintAgreement all{1, 0};
    bool isAny = false;
    for (std::size_t c = 0; c < places.size(); ++c) {
        if (places[c]) {
            isAny = true;
            all.leastLike = std::min(all.leastLike, places[c]->likeness);
            all.farthestMm = std::max(all.farthestMm, offMm(drawn.cards[c].pose, *places[c]));
        }
    }
    return isAny ? all : PrintAgreement();
}

} // namespace pocketmars::calibration
