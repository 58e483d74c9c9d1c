#include "vision/light/expected_photo.h"

#include "calibration/support/median.h"
#include "calibration/support/parallel.h"
#include "calibration/support/px.h"
#include "vision/light/linear_light.h"
#include "vision/light/tuning.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <variant>

namespace pocketmars::vision {
namespace {

// How much steeper than the profile's photos the photo shows contrast: the exponent of its light.
constexpr float kContrastStep = 0.15F;
constexpr std::array<float, 6> kContrasts{0.7F, 0.85F, 1.0F, 1.15F, 1.3F, 1.45F};
constexpr std::size_t kFirstUsual = 1; // of those
constexpr std::size_t kUsual = 4;

struct Sample {
    cv::Vec3f reference; // linear light in the profile
    cv::Vec3f seen;      // linear light in the photo
    float x;             // -1..1 over the card
    float y;
    float weight;
};

struct CardFit {
    std::vector<Sample> samples;
    cv::Matx33f gain{1, 0, 0, 1, 0, 0, 1, 0, 0}; // by channel: mean, change along x, along y
    cv::Matx33f sheen = cv::Matx33f::zeros();    // likewise: light that the surface reflects

    [[nodiscard]] cv::Vec3f gainAt(float x, float y) const {
        cv::Vec3f g = gain * cv::Vec3f(1, x, y);
        for (int k = 0; k < 3; ++k) {
            g[k] = std::max(g[k], 0.05F);
        }
        return g;
    }

    [[nodiscard]] cv::Vec3f sheenAt(float x, float y) const {
        cv::Vec3f s = sheen * cv::Vec3f(1, x, y);
        for (int k = 0; k < 3; ++k) {
            s[k] = std::max(s[k], 0.0F);
        }
        return s;
    }

    [[nodiscard]] cv::Vec3f expected(const cv::Vec3f& colour, float x, float y) const {
        return gainAt(x, y).mul(colour) + sheenAt(x, y);
    }
};

/// The reference image at the photo's scale and as blurred as a photo is.
cv::Mat referenceAt(const PlacedCard& card, double scalePxPerMm) {
    const cv::Size size(std::max(8, cvRound(card.sizeMm.width * scalePxPerMm)),
                        std::max(8, cvRound(card.sizeMm.height * scalePxPerMm)));
    cv::Mat small;
    cv::resize(linearImage(card.face->image), small, size, 0, 0, cv::INTER_AREA);
    cv::GaussianBlur(small, small, {0, 0}, tuning::cardsInPhoto.blurPx());
    return small;
}

/// @param photoSmooth  CV_8UC3, levels
/// @param referenceSmooth  CV_32FC3, linear light
std::vector<Sample> sampleCard(const PlacedCard& card, const cv::Mat& photoSmooth,
                               const cv::Mat& referenceSmooth) {
    std::vector<Sample> out;
    const double rim = tuning::cardsInPhoto.rim();
    const cv::Rect inside(0, 0, photoSmooth.cols, photoSmooth.rows);
    for (int r = 0; r < tuning::cardsInPhoto.rows(); ++r) {
        for (int c = 0; c < tuning::cardsInPhoto.columns(); ++c) {
            // The rim is left out: there the card's fit to the photo shows most.
            const double u = rim + (1 - 2 * rim) * (c + 0.5) / tuning::cardsInPhoto.columns();
            const double v = rim + (1 - 2 * rim) * (r + 0.5) / tuning::cardsInPhoto.rows();
            const cv::Point2d p =
                project(card.cardToPhoto, {u * card.sizeMm.width, v * card.sizeMm.height});
            const cv::Point at(cvRound(p.x - 0.5), cvRound(p.y - 0.5));
            if (!inside.contains(at)) {
                continue;
            }
            const cv::Point ref(static_cast<int>(u * referenceSmooth.cols),
                                static_cast<int>(v * referenceSmooth.rows));
            out.push_back({referenceSmooth.at<cv::Vec3f>(ref),
                           toLinear(photoSmooth.at<cv::Vec3b>(at)), static_cast<float>(2 * u - 1),
                           static_cast<float>(2 * v - 1), 1.0F});
        }
    }
    return out;
}

cv::Vec3f roots(cv::Vec3f light) {
    return {std::sqrt(std::max(light[0], 0.0F)), std::sqrt(std::max(light[1], 0.0F)),
            std::sqrt(std::max(light[2], 0.0F))};
}

void weigh(CardFit& card, const cv::Matx33f& colours) {
    for (auto& s : card.samples) {
        const cv::Vec3f expected = card.expected(colours * s.reference, s.x, s.y);
        const auto d = static_cast<float>(cv::norm(roots(expected) - roots(s.seen)));
        const float ratio = d / tuning::cardsInPhoto.tolerance();
        s.weight = 1.0F / (1.0F + ratio * ratio * ratio * ratio);
    }
}

/// One channel of `colours * light`.
float channelOf(const cv::Matx33f& colours, const cv::Vec3f& light, int k) {
    return colours(k, 0) * light[0] + colours(k, 1) * light[1] + colours(k, 2) * light[2];
}

/// The sums of a weighted fit of light that changes evenly over a card: what is seen is
/// (c, cx, cy, 1, x, y) times what is wanted, c being the print's colour at a place. The matrix has
/// only few sums of its own.
class LightSums {
public:
    using Row = cv::Vec<double, 6>;

    void add(double c, double x, double y, double weight, double seen) {
        const std::array<double, kMoments> moments{1, x, y, x * x, x * y, y * y};
        for (std::size_t i = 0; i < kMoments; ++i) {
            m_bare[i] += weight * moments[i];
            m_mixed[i] += weight * c * moments[i];
            m_print[i] += weight * c * c * moments[i];
        }
        for (std::size_t i = 0; i < 3; ++i) {
            m_right[static_cast<int>(i)] += weight * seen * c * moments[i];
            m_right[static_cast<int>(i + 3)] += weight * seen * moments[i];
        }
    }

    [[nodiscard]] double weight() const { return m_bare[0]; }
    [[nodiscard]] const Row& right() const { return m_right; }
    [[nodiscard]] cv::Matx<double, 6, 6> matrix() const {
        constexpr std::array<std::array<std::size_t, 3>, 3> kMomentOf{
            {{0, 1, 2}, {1, 3, 4}, {2, 4, 5}}};
        cv::Matx<double, 6, 6> out;
        for (int i = 0; i < 3; ++i) {
            for (int j = 0; j < 3; ++j) {
                const auto m = kMomentOf[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)];
                out(i, j) = m_print[m];
                out(i, j + 3) = out(i + 3, j) = m_mixed[m];
                out(i + 3, j + 3) = m_bare[m];
            }
        }
        return out;
    }

private:
    static constexpr std::size_t kMoments = 6;
    std::array<double, kMoments> m_print{};
    std::array<double, kMoments> m_mixed{};
    std::array<double, kMoments> m_bare{};
    Row m_right = Row::all(0);
};

/// Errors count as differences of roots, so dark colours matter as they do to the eye.
float rootScale(float light) { return 1.0F / std::sqrt(light + 0.01F); }

cv::Matx33f fitColours(const std::vector<CardFit>& cards, const cv::Matx33f& before) {
    cv::Matx33f out;
    for (int k = 0; k < 3; ++k) {
        cv::Matx33d normal = cv::Matx33d::zeros();
        cv::Vec3d right(0, 0, 0);
        for (const auto& card : cards) {
            for (const auto& s : card.samples) {
                const float gain = card.gainAt(s.x, s.y)[k];
                const float scale = rootScale(s.seen[k]);
                const double w = static_cast<double>(s.weight * scale * scale);
                const cv::Vec3d row(s.reference * gain);
                normal += w * (row * row.t());
                right += w * static_cast<double>(s.seen[k] - card.sheenAt(s.x, s.y)[k]) * row;
            }
        }
        // Weakly held to what it was, so that a photo of few colours leaves no colour open.
        const double hold = tuning::cardsInPhoto.holdColours() * cv::trace(normal) + 1e-6;
        for (int i = 0; i < 3; ++i) {
            normal(i, i) += hold;
            right[i] += hold * static_cast<double>(before(k, i));
        }
        const cv::Vec3d row = normal.inv() * right;
        for (int i = 0; i < 3; ++i) {
            out(k, i) = static_cast<float>(row[i]);
        }
    }
    return out;
}

/// @param hold  how strongly its colour is held to `usual`: 0 not at all, 1 as the print does
void fitLight(CardFit& card, const cv::Matx33f& colours, const cv::Vec3f& usual, double hold) {
    for (int k = 0; k < 3; ++k) {
        LightSums sums;
        for (const auto& s : card.samples) {
            const float scale = rootScale(s.seen[k]);
            sums.add(static_cast<double>(channelOf(colours, s.reference, k)),
                     static_cast<double>(s.x), static_cast<double>(s.y),
                     static_cast<double>(s.weight * scale * scale), static_cast<double>(s.seen[k]));
        }
        auto normal = sums.matrix();
        auto right = sums.right();
        // Even light is likelier than a steep change, and a dull card than a shiny one.
        const double even = tuning::cardsInPhoto.evenGain() * normal(0, 0) + 1e-6;
        normal(1, 1) += even;
        normal(2, 2) += even;
        for (int i = 3; i < 6; ++i) {
            normal(i, i) += tuning::cardsInPhoto.dull() * sums.weight() + 1e-6;
        }
        const auto held = static_cast<double>(usual[k]);
        const double strength = 1e-6 + hold * tuning::cardsInPhoto.hold() / (held * held);
        normal(0, 0) += strength;
        right[0] += strength * held;
        const LightSums::Row fitted = normal.inv(cv::DECOMP_CHOLESKY) * right;
        for (int i = 0; i < 3; ++i) {
            card.gain(k, i) = static_cast<float>(fitted[i]);
            card.sheen(k, i) = static_cast<float>(fitted[i + 3]);
        }
    }
}

/// Exposure by the medians of each card's samples: a start that half a card of pieces can't spoil.
void startGain(CardFit& card) {
    for (int k = 0; k < 3; ++k) {
        std::vector<float> ratios;
        for (const auto& s : card.samples) {
            ratios.push_back((s.seen[k] + 0.002F) / (s.reference[k] + 0.002F));
        }
        card.gain(k, 0) = std::clamp(calibration::median(std::move(ratios)), 0.05F, 20.0F);
    }
}

/// The colour of the light on the cards, however bright it is there.
cv::Vec3f usualTint(const std::vector<CardFit>& cards) {
    cv::Vec3f out(1, 1, 1);
    for (int k = 0; k < 3; ++k) {
        std::vector<float> shares;
        for (const auto& card : cards) {
            const cv::Vec3f gain = card.gainAt(0, 0);
            shares.push_back(gain[k] / (gain[0] + gain[1] + gain[2]));
        }
        if (!shares.empty()) {
            out[k] = calibration::median(std::move(shares));
        }
    }
    return out;
}

/// The gain of a card in light of that colour, as two of its three channels have it.
cv::Vec3f gainInLight(const CardFit& card, const cv::Vec3f& tint) {
    const cv::Vec3f gain = card.gainAt(0, 0);
    return tint *
           calibration::median<float>({gain[0] / tint[0], gain[1] / tint[1], gain[2] / tint[2]});
}

/// Cards in light of a colour of their own: a channel that most of the print hardly reflects
/// leads the fit astray, and then the rest of the print seems to be covered. They are fitted once
/// more, from the light of the others.
void mendStrayLight(std::vector<CardFit>& cards, const cv::Matx33f& colours) {
    const cv::Vec3f tint = usualTint(cards);
    for (auto& card : cards) {
        const cv::Vec3f gain = card.gainAt(0, 0);
        const cv::Vec3f usual = gainInLight(card, tint);
        bool stray = false;
        for (int k = 0; k < 3; ++k) {
            stray =
                stray || std::abs(std::log(gain[k] / usual[k])) > tuning::cardsInPhoto.strayLight();
        }
        if (!stray) {
            continue;
        }
        for (int k = 0; k < 3; ++k) {
            card.gain(k, 0) = usual[k];
            card.gain(k, 1) = card.gain(k, 2) = 0;
        }
        card.sheen = cv::Matx33f::zeros();
        for (int round = 0; round < tuning::cardsInPhoto.rounds(); ++round) {
            weigh(card, colours);
            fitLight(card, colours, usual, 1.0);
        }
    }
}

/// The light of all cards in a photo.
struct PhotoFit {
    std::vector<CardFit> cards;
    cv::Matx33f colours = cv::Matx33f::eye();
    float contrast = 1.0F;
    double explained = 0.0; ///< samples that show the card
};

PhotoFit fitPhoto(const std::vector<std::vector<Sample>>& samples, float contrast) {
    PhotoFit out;
    out.contrast = contrast;
    for (const auto& list : samples) {
        auto& card = out.cards.emplace_back();
        card.samples = list;
        for (auto& s : card.samples) {
            for (int k = 0; k < 3; ++k) {
                s.reference[k] = std::pow(s.reference[k], contrast);
            }
        }
        if (!list.empty()) {
            startGain(card);
        }
    }
    for (int round = 0; round < tuning::cardsInPhoto.rounds(); ++round) {
        for (auto& card : out.cards) {
            weigh(card, out.colours);
        }
        out.colours = fitColours(out.cards, out.colours);
        for (auto& card : out.cards) {
            weigh(card, out.colours);
            fitLight(card, out.colours, card.gainAt(0, 0), 0.0);
        }
    }
    for (auto& card : out.cards) {
        weigh(card, out.colours);
        for (const auto& s : card.samples) {
            out.explained += static_cast<double>(s.weight);
        }
    }
    return out;
}

/// With the contrast that explains most. Cameras bend light each in their way, and by how it is
/// exposed: prints that are dark in the profile's photo may be darker still, and whites whiter.
PhotoFit fitPhoto(const std::vector<std::vector<Sample>>& samples) {
    std::array<PhotoFit, kContrasts.size()> fits;
    const auto fit = [&](std::size_t i) { fits[i] = fitPhoto(samples, kContrasts[i]); };
    calibration::forEachInParallel(kUsual, [&](std::size_t i) { fit(kFirstUsual + i); });
    const auto likeliest = [&] {
        return std::max_element(fits.begin(), fits.end(), [](const auto& a, const auto& b) {
            return a.explained < b.explained;
        });
    };
    // Beyond the usual ones only where the summit lies at their end.
    if (likeliest() <= fits.begin() + kFirstUsual) {
        fit(0);
    } else if (likeliest() + 1 == fits.begin() + kFirstUsual + kUsual) {
        fit(kFirstUsual + kUsual);
    }
    const auto best = likeliest();
    if (best == fits.begin() || best + 1 == fits.end()) {
        return std::move(*best);
    }
    // The summit of the parabola through the best and its neighbours.
    const double left = best->explained - (best - 1)->explained;
    const double right = best->explained - (best + 1)->explained;
    const double step = 0.5 * (left - right) / std::max(left + right, 1e-9);
    auto between = fitPhoto(samples, best->contrast + static_cast<float>(step) * kContrastStep);
    return between.explained > best->explained ? std::move(between) : std::move(*best);
}

void draw(ExpectedPhoto& out, const PlacedCard& card, const CardFit& fit,
          const cv::Mat& reference) {
    cv::Mat lit(reference.size(), CV_32FC3);
    for (int r = 0; r < lit.rows; ++r) {
        const auto* from = reference.ptr<cv::Vec3f>(r);
        auto* to = lit.ptr<cv::Vec3f>(r);
        const float y = 2.0F * (static_cast<float>(r) + 0.5F) / static_cast<float>(lit.rows) - 1.0F;
        for (int c = 0; c < lit.cols; ++c) {
            const float x =
                2.0F * (static_cast<float>(c) + 0.5F) / static_cast<float>(lit.cols) - 1.0F;
            const cv::Vec3f light = fit.expected(out.colours * from[c], x, y);
            to[c] = {std::max(light[0], 0.0F), std::max(light[1], 0.0F), std::max(light[2], 0.0F)};
        }
    }
    const auto outline = photoOutline(card);
    const cv::Rect box = cv::boundingRect(outline) & cv::Rect(0, 0, out.light.cols, out.light.rows);
    if (box.empty()) {
        return;
    }
    // Pixel centres, in the reference and in the photo.
    const double kx = card.sizeMm.width / lit.cols;
    const double ky = card.sizeMm.height / lit.rows;
    const cv::Matx33d pixelToCard(kx, 0, 0.5 * kx, 0, ky, 0.5 * ky, 0, 0, 1);
    const cv::Matx33d toBox(1, 0, -0.5 - box.x, 0, 1, -0.5 - box.y, 0, 0, 1);
    const cv::Matx33d map = toBox * card.cardToPhoto * pixelToCard;
    cv::Mat warped;
    cv::warpPerspective(lit, warped, cv::Mat(map), box.size(), cv::INTER_LINEAR,
                        cv::BORDER_REPLICATE);
    cv::Mat mask = cv::Mat::zeros(box.size(), CV_8U);
    std::vector<cv::Point> polygon;
    polygon.reserve(outline.size());
    for (const auto& p : outline) {
        polygon.emplace_back(cvRound(p.x - 0.5F) - box.x, cvRound(p.y - 0.5F) - box.y);
    }
    cv::fillConvexPoly(mask, polygon, 255);
    warped.copyTo(out.light(box), mask);
    out.covered(box).setTo(255, mask);
}

/// Is it a card that does not lie there at all? Cards on which nothing stands show most of their
/// face.
bool isMistaken(const PlacedCard& card, const CardFit& fit) {
    const bool bare = std::holds_alternative<calibration::BackFace>(card.face->kind) ||
                      std::holds_alternative<calibration::ProjectFace>(card.face->kind);
    const auto good = std::count_if(fit.samples.begin(), fit.samples.end(), [](const Sample& s) {
        return s.weight > tuning::cardsInPhoto.goodSample();
    });
    return bare && 2 * static_cast<std::size_t>(good) < fit.samples.size();
}

} // namespace

ExpectedPhoto expectPhoto(const cv::Mat& photo, const std::vector<const PlacedCard*>& cards,
                          Contrast contrast) {
    ExpectedPhoto out;
    out.light = cv::Mat::zeros(photo.size(), CV_32FC3);
    out.covered = cv::Mat::zeros(photo.size(), CV_8U);
    out.colours = cv::Matx33f::eye();
    out.tint = cv::Matx33f::eye();
    cv::Mat smooth;
    cv::blur(photo, smooth, {3, 3});
    std::vector<std::vector<Sample>> samples(cards.size());
    std::vector<cv::Mat> references(cards.size());
    calibration::forEachInParallel(cards.size(), [&](std::size_t i) {
        references[i] = referenceAt(*cards[i], pxPerMm(*cards[i]));
        cv::Mat blurred;
        cv::blur(references[i], blurred, {3, 3});
        samples[i] = sampleCard(*cards[i], smooth, blurred);
    });
    auto fit = contrast == Contrast::Fitted ? fitPhoto(samples) : fitPhoto(samples, 1.0F);
    mendStrayLight(fit.cards, fit.colours);
    out.colours = fit.colours;
    out.contrast = fit.contrast;
    std::vector<float> errors;
    cv::Vec3f meanGain(0, 0, 0);
    for (const auto& card : fit.cards) {
        meanGain += card.gainAt(0, 0) *
                    (1.0F / static_cast<float>(std::max<std::size_t>(1, fit.cards.size())));
        for (const auto& s : card.samples) {
            const cv::Vec3f e = card.expected(out.colours * s.reference, s.x, s.y);
            errors.push_back(static_cast<float>(cv::norm(toLevel(e) - toLevel(s.seen))));
        }
    }
    out.tint = cv::Matx33f(meanGain[0], 0, 0, 0, meanGain[1], 0, 0, 0, meanGain[2]);
    if (!errors.empty()) {
        out.residual = static_cast<double>(calibration::median(std::move(errors)));
    }
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (!isMistaken(*cards[i], fit.cards[i])) {
            cv::Mat reference;
            cv::pow(references[i], static_cast<double>(fit.contrast), reference);
            draw(out, *cards[i], fit.cards[i], reference);
        }
    }
    return out;
}

} // namespace pocketmars::vision
