#include "vision/cards/face_kin.h"

#include "vision/cards/face_matcher.h"
#include "vision/cards/light_field.h"
#include "vision/cards/tuning.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace pocketmars::vision {
namespace {

/// A picture and its product with weights, for weighted normalised correlation over all channels,
/// each with its own mean, so that a cast of the light does not count.
struct Weighted {
    cv::Mat picture;
    cv::Mat product;
    cv::Scalar sum;       ///< of the product, by channel
    double squares = 0.0; ///< of the picture, weighted

    Weighted(const cv::Mat& a, const cv::Mat& weighted)
        : picture(a), product(weighted), sum(cv::sum(weighted)), squares(weighted.dot(a)) {}
};

/// @param weight  the sum of the weights of one channel
double correlation(const Weighted& a, const Weighted& b, double weight) {
    if (weight <= 0) {
        return 0;
    }
    const double covariance = a.product.dot(b.picture) - a.sum.dot(b.sum) / weight;
    const double varianceA = a.squares - a.sum.dot(a.sum) / weight;
    const double varianceB = b.squares - b.sum.dot(b.sum) / weight;
    return covariance / std::sqrt(std::max(varianceA, 1e-9) * std::max(varianceB, 1e-9));
}

/// What is printed, without the light that falls on it: a shadow over one learnt card would make
/// it differ from the others of its suit more than their values do.
/// @param picture  CV_32F at tuning::matching.pxPerMm()
cv::Mat printOf(const cv::Mat& picture) {
    const int side = static_cast<int>(tuning::kin.printMm() * tuning::matching.pxPerMm()) + 1;
    const cv::Size window(std::min(side, picture.cols), std::min(side, picture.rows));
    cv::Mat slow;
    // On its own: beside it lies something else.
    cv::blur(picture, slow, window, {-1, -1}, cv::BORDER_REFLECT_101 | cv::BORDER_ISOLATED);
    return picture - slow;
}

/// By pixel, the same in each channel.
cv::Mat differenceOf(const std::vector<cv::Mat>& prints) {
    std::vector<const cv::Mat*> known;
    for (const auto& print : prints) {
        if (!print.empty()) {
            known.push_back(&print);
        }
    }
    if (known.empty()) {
        return {};
    }
    const auto count = static_cast<double>(known.size());
    cv::Mat mean = cv::Mat::zeros(known[0]->size(), known[0]->type());
    for (const auto* print : known) {
        mean += *print / count;
    }
    cv::Mat squares = cv::Mat::zeros(mean.size(), CV_32F);
    std::vector<cv::Mat> channels;
    for (const auto* print : known) {
        const cv::Mat d = *print - mean;
        cv::split(d.mul(d), channels);
        for (const auto& channel : channels) {
            squares += channel;
        }
    }
    // Colours differ everywhere, if only by what a shade makes of them; a shape differs where it
    // is.
    squares /= static_cast<double>(channels.size()) * count;
    if (channels.size() == 1) {
        return squares;
    }
    cv::Mat spread;
    cv::sqrt(squares, spread);
    cv::merge(std::vector<cv::Mat>(channels.size(), spread), spread);
    return spread;
}

cv::Scalar meanOf(const std::vector<cv::Mat>& pictures) {
    cv::Scalar sum;
    double known = 0;
    for (const auto& picture : pictures) {
        if (!picture.empty()) {
            sum += cv::mean(picture);
            ++known;
        }
    }
    return sum / std::max(known, 1.0);
}

/// Where a print is like one of some, and so is what lies close around.
/// @return CV_32F, 1 there, the same in each channel
cv::Mat likeAny(const cv::Mat& print, const std::vector<cv::Mat>& prints) {
    cv::Mat least;
    std::vector<cv::Mat> channels;
    for (const auto& other : prints) {
        if (other.size() != print.size()) {
            continue;
        }
        cv::Mat difference;
        cv::absdiff(print, other, difference);
        cv::split(difference, channels);
        cv::Mat most = channels.front();
        for (const auto& channel : channels) {
            most = cv::max(most, channel);
        }
        least = least.empty() ? most : cv::Mat(cv::min(least, most));
    }
    const int side = 2 * cvRound(tuning::kin.rimMm() * tuning::matching.pxPerMm()) + 1;
    cv::Mat bare;
    cv::erode(least < tuning::kin.likeLevels(), bare,
              cv::getStructuringElement(cv::MORPH_RECT, {side, side}));
    bare.convertTo(bare, CV_32F, 1.0 / 255.0);
    cv::merge(std::vector<cv::Mat>(channels.size(), bare), bare);
    return bare;
}

} // namespace

FaceKin::FaceKin(std::vector<cv::Mat> pictures) : m_pictures(std::move(pictures)) {
    for (const auto& picture : m_pictures) {
        m_prints.push_back(picture.empty() ? cv::Mat() : printOf(picture));
    }
    m_difference = differenceOf(m_prints);
}

std::vector<double> FaceKin::similarities(const cv::Mat& patch, cv::Rect2d region,
                                          double reachMm) const {
    const int reach = cvRound(reachMm * tuning::matching.pxPerMm());
    const cv::Rect all(0, 0, patch.cols, patch.rows);
    cv::Rect part = all;
    if (region.area() > 0) {
        part = all & cv::Rect(cvRound(region.x * tuning::matching.pxPerMm()),
                              cvRound(region.y * tuning::matching.pxPerMm()),
                              cvRound(region.width * tuning::matching.pxPerMm()),
                              cvRound(region.height * tuning::matching.pxPerMm()));
    }
    std::vector<double> best(m_pictures.size(), -1.0);
    if (m_difference.size() != patch.size() || part.area() == 0) {
        return best;
    }
    const cv::Rect around = all & cv::Rect(part.x - reach, part.y - reach, part.width + 2 * reach,
                                           part.height + 2 * reach);
    const cv::Mat weight = m_difference(around);
    const cv::Mat print = printOf(patch(around));
    struct Card {
        std::size_t index;
        cv::Mat print;
        cv::Mat weighted;
    };
    std::vector<Card> cards;
    for (std::size_t i = 0; i < m_pictures.size(); ++i) {
        if (m_pictures[i].size() == patch.size()) {
            const cv::Mat own = around == all ? m_prints[i] : printOf(m_pictures[i](around));
            cards.push_back({i, own, own.mul(weight)});
        }
    }
    // The pose came from what the suit's cards share. Each learnt picture may be cut out a little
    // to the side, so each has its own best place.
    const auto compareAt = [&](cv::Point shift) {
        const cv::Rect seen = (part - around.tl() + shift) & cv::Rect({}, around.size());
        const cv::Rect own = (seen - shift) & cv::Rect({}, around.size());
        const Weighted a(print(seen), print(seen).mul(weight(own)));
        const double total = cv::sum(weight(own))[0];
        for (const auto& card : cards) {
            const Weighted b(card.print(own), card.weighted(own));
            best[card.index] = std::max(best[card.index], correlation(a, b, total));
        }
    };
    compareAt({0, 0});
    if (part.width == all.width || around == all) {
        // No place near by makes up for being far behind.
        const double leader = *std::max_element(best.begin(), best.end());
        std::erase_if(cards, [&](const Card& card) {
            return best[card.index] < leader - tuning::kin.farBehind();
        });
    }
    for (int dy = -reach; dy <= reach; ++dy) {
        for (int dx = -reach; dx <= reach; ++dx) {
            if (dx != 0 || dy != 0) {
                compareAt({dx, dy});
            }
        }
    }
    return best;
}

std::vector<double> FaceKin::bareSimilarities(const cv::Mat& patch) const {
    std::vector<double> out(m_pictures.size(), -1.0);
    if (m_difference.size() != patch.size()) {
        return out;
    }
    // In the cards' own light: what is compared in levels must not differ by the photo's.
    const cv::Scalar seen = cv::mean(patch);
    const cv::Scalar learnt = meanOf(m_pictures);
    cv::Vec3d gain(1, 1, 1);
    for (int k = 0; k < 3; ++k) {
        gain[k] = learnt[k] > 0 ? std::max(seen[k] / learnt[k], 1e-3) : 1.0;
    }
    const cv::Mat print = printOf(withoutLight(patch, gain));
    const cv::Mat weight = m_difference.mul(likeAny(print, m_prints));
    const Weighted a(print, print.mul(weight));
    const double total = cv::sum(weight)[0];
    for (std::size_t i = 0; i < m_prints.size(); ++i) {
        if (m_prints[i].size() == patch.size()) {
            out[i] = correlation(a, Weighted(m_prints[i], m_prints[i].mul(weight)), total);
        }
    }
    return out;
}

} // namespace pocketmars::vision
