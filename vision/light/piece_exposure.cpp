#include "vision/light/piece_exposure.h"

#include "vision/light/tuning.h"
#include "vision/support/square.h"

#include <algorithm>
#include <cmath>

namespace pocketmars::vision {
namespace {

/// One way in which the photo may be lit.
struct Lit {
    float factor; ///< of pieces' light
    float beyond; ///< of channels at their end: so much brighter than that they are
    float gloss; ///< light that all pieces throw back whatever their colour; black ones little else
};

float sum(const cv::Vec3f& v) { return v[0] + v[1] + v[2]; }

/// Ln of how likely a piece of that colour is seen so, but for a constant.
float logLikelihood(const cv::Vec3f& seen, const PieceLight& piece, const Lit& lit) {
    cv::Vec3f light;
    cv::Vec3f most;
    for (int k = 0; k < 3; ++k) {
        light[k] =
            piece.light[k] * lit.factor * (piece.clipped[k] != 0 ? lit.beyond : 1.0F) + lit.gloss;
        most[k] = std::min(light[k], 1.0F);
    }
    const float dark = tuning::colours.blackLight();
    const float shade = (sum(seen) + dark) / (sum(most) + dark);
    for (int k = 0; k < 3; ++k) {
        most[k] = std::min(light[k] * shade, 1.0F);
    }
    const auto chroma = [&](const cv::Vec3f& of) {
        return (of + cv::Vec3f::all(dark)) / (sum(of) + 3 * dark);
    };
    const auto off = static_cast<float>(cv::norm(chroma(seen) - chroma(most)));
    return -0.5F * (square(std::log(shade) / tuning::colours.loneShade()) +
                    square(off / tuning::colours.loneChroma()));
}

std::vector<Lit> waysOfLight(bool anyClipped) {
    std::vector<Lit> out;
    for (float factor = 0.15F; factor < 2.5F; factor *= 1.1F) {
        for (float beyond = 1.0F; beyond < (anyClipped ? 6.0F : 1.01F); beyond *= 1.2F) {
            for (const float gloss : {0.0F, 0.5F, 1.0F, 1.5F}) {
                out.push_back({factor, beyond, gloss * tuning::colours.usualGloss()});
            }
        }
    }
    return out;
}

/// Ln of how likely that is before anything is seen, but for a constant.
float logPrior(const Lit& lit, bool anyClipped) {
    const PieceExposure usual;
    return -0.5F * square(std::log(lit.factor / usual.factor) / usual.spread) -
           0.5F * square(lit.gloss / tuning::colours.usualGloss()) -
           (anyClipped ? 0.5F * square(std::log(lit.beyond * usual.factor) / usual.spread) : 0.0F);
}

/// How things share the colours in one way of light: the odds of each colour of each, which are
/// less than 1 in all where something else is likely, and ln of how likely all is.
struct Shares {
    std::vector<std::vector<float>> odds; ///< by thing and colour
    float logLikelihood = 0.0F;
};

Shares sharesOf(const std::vector<cv::Vec3f>& things, const std::vector<PieceLight>& pieces,
                const Lit& lit) {
    Shares out;
    for (const auto& thing : things) {
        auto& odds = out.odds.emplace_back();
        const float none = std::exp(-0.5F * square(tuning::colours.noPiece()));
        float all = none;
        for (const auto& piece : pieces) {
            odds.push_back(std::exp(logLikelihood(thing, piece, lit)) /
                           static_cast<float>(pieces.size()));
            all += odds.back();
        }
        for (auto& each : odds) {
            each /= all;
        }
        out.logLikelihood += std::log(all);
    }
    return out;
}

} // namespace

ExposedPieces exposePieces(const std::vector<cv::Vec3f>& things,
                           const std::vector<PieceLight>& pieces) {
    ExposedPieces out;
    out.colours.resize(things.size());
    const bool anyClipped = std::any_of(pieces.begin(), pieces.end(), [](const auto& piece) {
        return piece.clipped != cv::Vec3b(0, 0, 0);
    });
    const auto ways = waysOfLight(anyClipped);
    std::vector<Shares> shares;
    float best = -1e30F;
    for (const auto& lit : ways) {
        shares.push_back(sharesOf(things, pieces, lit));
        shares.back().logLikelihood += logPrior(lit, anyClipped);
        best = std::max(best, shares.back().logLikelihood);
    }
    std::vector<std::vector<float>> odds(things.size(), std::vector<float>(pieces.size(), 0.0F));
    float weights = 0;
    float factor = 0;
    for (std::size_t w = 0; w < ways.size(); ++w) {
        const float weight = std::exp(shares[w].logLikelihood - best);
        weights += weight;
        factor += weight * std::log(ways[w].factor);
        for (std::size_t t = 0; t < things.size(); ++t) {
            for (std::size_t c = 0; c < odds[t].size(); ++c) {
                odds[t][c] += weight * shares[w].odds[t][c];
            }
        }
    }
    for (std::size_t t = 0; t < things.size(); ++t) {
        const auto most = std::max_element(odds[t].begin(), odds[t].end());
        if (most != odds[t].end() && *most >= tuning::colours.sureColour() * weights) {
            out.colours[t] = static_cast<std::size_t>(most - odds[t].begin());
        }
    }
    out.factor = std::exp(factor / weights);
    return out;
}

} // namespace pocketmars::vision
