#include "vision/light/piece_colours.h"

#include "calibration/support/median.h"
#include "calibration/support/parallel.h"
#include "vision/light/linear_light.h"
#include "vision/light/shown_print.h"
#include "vision/light/tuning.h"
#include "vision/support/square.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <span>

namespace pocketmars::vision {
namespace {

constexpr float kCell = 8.0F; // levels
// Median length of a vector of three standard normal numbers.
constexpr float kMedianOfThree = 1.54F;
constexpr float kAnyColour = 1.0F / (256.0F * 256.0F * 256.0F);

float normalise(int dimensions, float sigma) {
    return std::pow(2.0F * std::numbers::pi_v<float> * sigma * sigma,
                    -0.5F * static_cast<float>(dimensions));
}

float outside(float v, float low, float high) {
    return v < low ? low - v : v > high ? v - high : 0.0F;
}

} // namespace

ColourDensity::ColourDensity()
    : m_weight(static_cast<std::size_t>(kSide * kSide * kSide), 0.0F), m_log(m_weight.size()) {}

void ColourDensity::add(cv::Vec3f levels, float sigma, float weight) {
    const float reach = 3.0F * sigma / kCell;
    cv::Vec3i low;
    cv::Vec3i high;
    for (int k = 0; k < 3; ++k) {
        const float at = levels[k] / kCell - 0.5F;
        low[k] = std::clamp(static_cast<int>(std::floor(at - reach)), 0, kSide - 1);
        high[k] = std::clamp(static_cast<int>(std::ceil(at + reach)), 0, kSide - 1);
    }
    const auto axis = [&](int k, int i) {
        const float d = (static_cast<float>(i) + 0.5F) * kCell - levels[k];
        return std::exp(-0.5F * square(d / sigma));
    };
    const float scale = weight * normalise(3, sigma);
    for (int b = low[0]; b <= high[0]; ++b) {
        const float fb = scale * axis(0, b);
        for (int g = low[1]; g <= high[1]; ++g) {
            const float fg = fb * axis(1, g);
            for (int r = low[2]; r <= high[2]; ++r) {
                m_weight[cell(b, g, r)] += fg * axis(2, r);
            }
        }
    }
}

void ColourDensity::count(cv::Vec3b levels, float weight) {
    m_weight[cell(levels[0] >> 3, levels[1] >> 3, levels[2] >> 3)] += weight;
}

void ColourDensity::mix(const ColourDensity& other, float share) {
    double own = 0;
    double others = 0;
    for (std::size_t i = 0; i < m_weight.size(); ++i) {
        own += static_cast<double>(m_weight[i]);
        others += static_cast<double>(other.m_weight[i]);
    }
    const auto ownScale =
        static_cast<float>((1.0 - static_cast<double>(share)) / std::max(own, 1e-12));
    const auto othersScale =
        static_cast<float>(static_cast<double>(share) / std::max(others, 1e-12));
    for (std::size_t i = 0; i < m_weight.size(); ++i) {
        m_weight[i] = ownScale * m_weight[i] + othersScale * other.m_weight[i];
    }
}

void ColourDensity::soften() {
    constexpr std::array<std::size_t, 3> kStrides{1, kSide, std::size_t{kSide} * kSide};
    std::vector<float> from;
    for (const std::size_t stride : kStrides) {
        from = m_weight;
        for (std::size_t i = 0; i < from.size(); ++i) {
            const std::size_t at = i / stride % kSide;
            const float before = at > 0 ? from[i - stride] : 0.0F;
            const float after = at + 1 < kSide ? from[i + stride] : 0.0F;
            m_weight[i] = 0.5F * from[i] + 0.25F * (before + after);
        }
    }
}

void ColourDensity::finish(float anyColour) {
    double sum = 0;
    for (const float w : m_weight) {
        sum += static_cast<double>(w);
    }
    const auto scale =
        sum > 0 ? static_cast<float>(1.0 / (sum * static_cast<double>(kCell * kCell * kCell)))
                : 0.0F;
    for (std::size_t i = 0; i < m_weight.size(); ++i) {
        m_log[i] = std::log((1.0F - anyColour) * m_weight[i] * scale + anyColour * kAnyColour);
    }
}

float ColourDensity::logOfAny() { return std::log(kAnyColour); }

void addPiece(ColourDensity& density, const PieceLight& piece, float sigma,
              const PieceExposure& exposure) {
    const bool open = piece.clipped != cv::Vec3b(0, 0, 0);
    // A channel at its end may have been so much brighter; likeliest as much as the photo was
    // exposed too long.
    const int brighter = open ? 6 : 1; // steps, up to some 4.5 times the end
    for (int step = 0; step < brighter; ++step) {
        const float beyond = std::pow(1.35F, static_cast<float>(step));
        cv::Vec3f light = piece.light;
        for (int k = 0; k < 3; ++k) {
            light[k] *= piece.clipped[k] != 0 ? beyond : 1.0F;
        }
        const float usual =
            open ? std::exp(-0.5F * square(std::log(beyond * exposure.factor) / exposure.spread))
                 : 1.0F;
        constexpr int kShades = 31; // from deep shadow to nearly twice the light
        for (int k = 0; k < kShades; ++k) {
            const float shade = 0.06F * std::pow(1.12F, static_cast<float>(k));
            const float likely =
                usual *
                std::exp(-0.5F * square(std::log(shade / exposure.factor) / exposure.spread));
            if (likely < 1e-3F) {
                continue;
            }
            for (const auto& [sheen, share] : {std::pair(0.0F, 0.8F), std::pair(0.04F, 0.12F),
                                               std::pair(0.12F, 0.06F), std::pair(0.3F, 0.02F)}) {
                const cv::Vec3f seen = light * shade + cv::Vec3f(sheen, sheen, sheen);
                density.add(toLevel(seen), sigma, likely * share);
            }
        }
    }
}

float brightness(std::vector<float> light) {
    const auto at = light.begin() + static_cast<std::ptrdiff_t>(
                                        light.size() * tuning::colours.brightnessShare() / 10);
    std::nth_element(light.begin(), at, light.end());
    return *at;
}

PieceLight pieceLight(const calibration::PieceFace& piece) {
    cv::Mat inside;
    cv::erode(piece.mask, inside, cv::Mat(), {-1, -1}, 2);
    if (cv::countNonZero(inside) < 20) {
        inside = piece.mask;
    }
    const cv::Mat light = linearImage(piece.image);
    PieceLight out{{0, 0, 0}, {0, 0, 0}};
    for (int k = 0; k < 3; ++k) {
        std::vector<float> values;
        for (int r = 0; r < light.rows; ++r) {
            for (int c = 0; c < light.cols; ++c) {
                if (inside.at<uchar>(r, c) != 0) {
                    values.push_back(light.at<cv::Vec3f>(r, c)[k]);
                }
            }
        }
        if (values.empty()) {
            continue;
        }
        out.light[k] = brightness(std::move(values));
        out.clipped[k] = out.light[k] > tuning::colours.clipped() ? 1 : 0;
    }
    return out;
}

namespace {

/// What is left between the photo and what is expected, in levels, smoothed over some mm.
cv::Mat remainder(const cv::Mat& photo, const cv::Mat& levels, const cv::Mat& bare,
                  double pxPerMm) {
    cv::Mat difference;
    photo.convertTo(difference, CV_32FC3);
    difference -= levels;
    // At a quarter of the size: it changes slowly.
    constexpr double kScale = 0.25;
    cv::Mat weight;
    bare.convertTo(weight, CV_32F, 1.0 / 255.0);
    cv::Mat weights;
    cv::merge(std::vector<cv::Mat>{weight, weight, weight}, weights);
    difference =
        cv::min(cv::max(difference, -tuning::colours.maxLevels()), tuning::colours.maxLevels())
            .mul(weights);
    cv::resize(difference, difference, {}, kScale, kScale, cv::INTER_AREA);
    cv::resize(weights, weights, {}, kScale, kScale, cv::INTER_AREA);
    const double sigma = std::max(0.8, tuning::colours.smoothMm() * pxPerMm * kScale);
    cv::GaussianBlur(difference, difference, {0, 0}, sigma);
    cv::GaussianBlur(weights, weights, {0, 0}, sigma);
    cv::Mat out = difference / (weights + cv::Scalar::all(tuning::colours.bareWeight()));
    cv::resize(out, out, photo.size(), 0, 0, cv::INTER_LINEAR);
    return out;
}

cv::Mat brightnessOf(const cv::Mat& picture) {
    cv::Mat out;
    cv::transform(picture, out, cv::Matx13f(1.0F / 3, 1.0F / 3, 1.0F / 3));
    out.convertTo(out, CV_32F);
    return out;
}

/// How strongly brightness changes, levels a px.
cv::Mat slope(const cv::Mat& brightness) {
    cv::Mat dx;
    cv::Mat dy;
    cv::Sobel(brightness, dx, CV_32F, 1, 0, 3, 1.0 / 8.0);
    cv::Sobel(brightness, dy, CV_32F, 0, 1, 3, 1.0 / 8.0);
    cv::Mat out;
    cv::magnitude(dx, dy, out);
    return out;
}

/// What speaks against the bare card, in nats, where brightness changes and the print has no edge:
/// between the lit and the shaded side of a pale piece the picture crosses the card's own colours.
/// @param levels  expected ones
cv::Mat unexpectedEdges(const cv::Mat& photo, const cv::Mat& levels, float sigma) {
    cv::Mat printed;
    cv::dilate(slope(brightnessOf(levels)), printed,
               cv::getStructuringElement(cv::MORPH_RECT, {5, 5}));
    cv::Mat out = cv::max((slope(brightnessOf(photo)) - tuning::colours.printedEdges() * printed) /
                              static_cast<double>(tuning::colours.edgeNoise() * sigma),
                          0.0);
    return cv::min(0.5 * out.mul(out), tuning::colours.mostEdge());
}

/// Standard deviation of a channel where nothing stands, levels; robust.
float spread(const cv::Mat& photo, const cv::Mat& levels, const cv::Mat& bare, float otherwise) {
    std::vector<float> errors;
    for (int r = 1; r < photo.rows; r += 3) {
        for (int c = 1; c < photo.cols; c += 3) {
            if (bare.at<uchar>(r, c) != 0) {
                const cv::Vec3f d =
                    cv::Vec3f(photo.at<cv::Vec3b>(r, c)) - levels.at<cv::Vec3f>(r, c);
                errors.push_back(d.dot(d));
            }
        }
    }
    if (errors.size() < 200) {
        return otherwise;
    }
    return std::sqrt(calibration::medianInPlace(std::span(errors))) / kMedianOfThree;
}

} // namespace

namespace {

constexpr int kSmaller = 4;

/// What stands out from the table like a piece does: compact and of some size.
/// @return CV_8UC1, 255 there, at 1/kSmaller of the photo's size
cv::Mat compactThings(const cv::Mat& photo, double pxPerMm) {
    cv::Mat small;
    cv::resize(photo, small, {}, 1.0 / kSmaller, 1.0 / kSmaller, cv::INTER_AREA);
    cv::Mat usual;
    const int window = cvRound(tuning::colours.thingWindowMm() * pxPerMm / kSmaller / 2) * 2 + 1;
    cv::medianBlur(small, usual, std::clamp(window, 5, 25));
    cv::Mat difference;
    cv::absdiff(small, usual, difference);
    std::vector<cv::Mat> channels;
    cv::split(difference, channels);
    cv::Mat out =
        cv::max(cv::max(channels[0], channels[1]), channels[2]) > tuning::colours.standsOut();
    cv::morphologyEx(out, out, cv::MORPH_OPEN, cv::getStructuringElement(cv::MORPH_RECT, {3, 3}));
    cv::dilate(out, out, cv::Mat());
    return out;
}

/// What a card shows at a pixel where nothing stands on it, levels.
struct CardPixel {
    const cv::Vec3f& level;
    const cv::Vec3f& lowest; ///< of its neighbours as well
    const cv::Vec3f& highest;
};

/// How likely a colour is on a bare card: its print, in full light or in shade, a sheen upon it, or
/// anything else.
class CardDensity {
public:
    /// @param sigma      how much levels stray
    /// @param brightest  how much more light than expected a card may have, as a factor
    CardDensity(float sigma, float brightest) : m_brightest(brightest) {
        // Shade has the colour of the light that is left, so it strays more.
        const float shadeSigma =
            std::max(tuning::colours.shadeSigma() * sigma, tuning::colours.leastShadeSigma());
        m_peak = normalise(3, sigma);
        m_shadePeak = normalise(2, shadeSigma) / tuning::colours.along();
        m_shadeScale = -0.5F / (shadeSigma * shadeSigma);
        m_sheenPeak = normalise(2, sigma) / tuning::colours.along();
        m_scale = -0.5F / (sigma * sigma);
    }

    [[nodiscard]] float logOf(const cv::Vec3b& seen, const CardPixel& card) const {
        const cv::Vec3f x(seen);
        float d = 0;
        float rise = 0;
        for (int i = 0; i < 3; ++i) {
            d += square(outside(x[i], card.lowest[i], card.highest[i]));
            rise += (x[i] - card.level[i]) / 3.0F;
        }
        const cv::Vec3f lx = toLinear(seen);
        const cv::Vec3f lit = toLinear(card.level);
        const float shade =
            std::clamp(lx.dot(lit) / std::max(lit.dot(lit), 1e-6F), m_leastLight, m_brightest);
        const cv::Vec3f shaded = toLevel(lit * shade);
        const float ds = static_cast<float>(cv::norm(x - shaded, cv::NORM_L2SQR));
        const cv::Vec3f lifted = card.level + cv::Vec3f(rise, rise, rise);
        const float dg = static_cast<float>(cv::norm(x - lifted, cv::NORM_L2SQR));
        float p = m_any * kAnyColour;
        p += (1.0F - m_shade - m_glare - m_any) * m_peak *
             ((1.0F - m_rarelyFar) * std::exp(m_scale * d) +
              m_rarelyFar / 27.0F * std::exp(m_scale * d / 9.0F));
        const float deep = std::clamp((shade - m_noDeepShade) / m_deepShade, m_rareDeepShade, 1.0F);
        p += m_shade * deep * m_shadePeak * std::exp(m_shadeScale * ds);
        if (rise > 0) {
            p += m_glare * m_sheenPeak * std::exp(m_scale * dg - rise / m_usualSheen);
        }
        return std::log(p);
    }

private:
    float m_brightest;
    float m_peak;
    float m_shadePeak;
    float m_shadeScale;
    float m_sheenPeak;
    float m_scale;
    // Taken once: they are wanted for each pixel.
    float m_shade = tuning::colours.shade();
    float m_glare = tuning::colours.glare();
    float m_usualSheen = tuning::colours.usualSheen();
    float m_any = tuning::colours.any();
    float m_leastLight = tuning::colours.leastLight();
    float m_rarelyFar = tuning::colours.rarelyFar();
    float m_noDeepShade = tuning::colours.noDeepShade();
    float m_deepShade = tuning::colours.deepShade();
    float m_rareDeepShade = tuning::colours.rareDeepShade();
};

} // namespace

EmptyTable::EmptyTable(const cv::Mat& photo, const ExpectedPhoto& expected, double pxPerMm)
    : m_expected(&expected), m_table(std::size_t{kTiles} * kTiles), m_size(photo.size()),
      m_sigma(std::clamp(static_cast<float>(expected.residual) / kMedianOfThree,
                         tuning::colours.leastCardSigma(), tuning::colours.mostCardSigma())) {
    // The bare table, and cards of other kinds. What is usual in one part of it, say a stack's
    // strips, says little of the others.
    constexpr int kStep = 2;
    const cv::Mat compact = compactThings(photo, pxPerMm);
    std::vector<ColourDensity> tiles(m_table.size());
    ColourDensity all;
    for (int r = 0; r < photo.rows; r += kStep) {
        const auto* pixels = photo.ptr<cv::Vec3b>(r);
        const auto* covered = expected.covered.ptr<uchar>(r);
        const auto* things = compact.ptr<uchar>(std::min(r / kSmaller, compact.rows - 1));
        for (int c = 0; c < photo.cols; c += kStep) {
            if (covered[c] == 0) {
                const bool thing = things[std::min(c / kSmaller, compact.cols - 1)] != 0;
                const float weight = thing ? tuning::colours.compactWeight() : 1.0F;
                tiles[tileOf({c, r})].count(pixels[c], weight);
                all.count(pixels[c], weight);
            }
        }
    }
    calibration::forEachInParallel(m_table.size(), [&](std::size_t i) {
        auto& tile = m_table[i];
        tile = std::move(tiles[i]);
        tile.soften();
        tile.mix(all, tuning::colours.elsewhere());
        tile.finish(tuning::colours.anyOnTable());
    });
}

std::size_t EmptyTable::tileOf(cv::Point px) const {
    const auto row = static_cast<std::size_t>(px.y * kTiles / m_size.height);
    const auto column = static_cast<std::size_t>(px.x * kTiles / m_size.width);
    return row * kTiles + column;
}

float EmptyTable::logOnTable(const cv::Vec3b& levels, cv::Point px) const {
    return m_table[tileOf(px)].logOf(levels);
}

BareCard EmptyTable::logDensity(const cv::Mat& photo, cv::Rect part, cv::Rect around,
                                const cv::Mat& bare, double pxPerMm, Against against) const {
    float sigma = m_sigma;
    cv::Mat levels(around.size(), CV_32FC3);
    const cv::Mat light = m_expected->light(around);
    for (int r = 0; r < around.height; ++r) {
        const auto* from = light.ptr<cv::Vec3f>(r);
        auto* to = levels.ptr<cv::Vec3f>(r);
        for (int c = 0; c < around.width; ++c) {
            to[c] = toLevel(from[c]);
        }
    }
    if (!bare.empty()) {
        const cv::Mat cards = bare & m_expected->covered(around);
        levels += remainder(photo(around), levels, cards, pxPerMm);
        sigma = std::clamp(spread(photo(around), levels, cards, sigma),
                           tuning::colours.leastSigma(), sigma);
    }
    levels = litAsSeen(photo(around), levels, sigma, pxPerMm);
    levels = levels(part - around.tl()); // neighbours beyond the part still count
    cv::Mat contour;
    if (against != Against::Coloured) {
        contour = unexpectedEdges(photo(part), levels, sigma);
    }
    // Where the light is measured on the spot no card is brighter, but pale pieces are.
    const float brightest = against == Against::Pale && !bare.empty()
                                ? tuning::colours.mostPaleLight()
                                : tuning::colours.mostLight();
    const CardDensity card(sigma, brightest);
    // Edges of the print may lie a pixel aside.
    cv::Mat low;
    cv::Mat high;
    const cv::Mat square3 = cv::getStructuringElement(cv::MORPH_RECT, {3, 3});
    cv::erode(levels, low, square3);
    cv::dilate(levels, high, square3);
    cv::Mat out(part.size(), CV_32F);
    for (int r = 0; r < part.height; ++r) {
        const auto* seen = photo.ptr<cv::Vec3b>(part.y + r) + part.x;
        const auto* covered = m_expected->covered.ptr<uchar>(part.y + r) + part.x;
        const auto* lowest = low.ptr<cv::Vec3f>(r);
        const auto* highest = high.ptr<cv::Vec3f>(r);
        const auto* level = levels.ptr<cv::Vec3f>(r);
        const auto* edge = contour.empty() ? nullptr : contour.ptr<float>(r);
        auto* to = out.ptr<float>(r);
        for (int c = 0; c < part.width; ++c) {
            to[c] = covered[c] == 0 ? logOnTable(seen[c], {part.x + c, part.y + r})
                                    : card.logOf(seen[c], {level[c], lowest[c], highest[c]}) -
                                          (edge != nullptr ? edge[c] : 0.0F);
        }
    }
    return {out, levels, sigma};
}

} // namespace pocketmars::vision
