#include "vision/light/bounced_light.h"

#include "vision/light/linear_light.h"
#include "vision/light/tuning.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace pocketmars::vision {

BouncedLight::BouncedLight(const cv::Vec3f& piece, float sigma) {
    const float most = std::max({piece[0], piece[1], piece[2], 1e-6F});
    for (int k = 0; k < 3; ++k) {
        m_missing[k] = 1.0F - std::max(piece[k], 0.0F) / most;
    }
    const float strays = tuning::bounced.sigma() * sigma;
    m_scale = -0.5F / (strays * strays);
    // Two numbers are free, the light that is left and how much of it is the piece's: the density
    // is spread over them, and normal in what remains.
    m_peak =
        std::log(tuning::bounced.share() / (std::sqrt(2.0F * std::numbers::pi_v<float>) * strays *
                                            tuning::bounced.along() * tuning::bounced.along()));
}

float BouncedLight::logOf(const cv::Vec3b& seen, const cv::Vec3f& level) const {
    const cv::Vec3f x = toLinear(seen);
    const cv::Vec3f card = toLinear(level);
    // x = light * card - bounced * (card without what the piece swallows); least squares.
    const cv::Vec3f swallowed = card.mul(m_missing);
    const float aa = card.dot(card);
    const float bb = swallowed.dot(swallowed);
    const float ab = card.dot(swallowed);
    const float determinant = aa * bb - ab * ab;
    if (determinant < 1e-9F) {
        return -std::numeric_limits<float>::infinity();
    }
    const float ax = card.dot(x);
    const float bx = swallowed.dot(x);
    const float light = (ax * bb - bx * ab) / determinant;
    const float bounced = (ax * ab - bx * aa) / determinant;
    const float share = std::clamp(bounced / std::max(light, 1e-6F), 0.0F, tuning::bounced.most());
    const cv::Vec3f lit = card - share * swallowed;
    const float fitted = std::clamp(x.dot(lit) / std::max(lit.dot(lit), 1e-6F),
                                    tuning::bounced.leastLight(), tuning::bounced.mostLight());
    const cv::Vec3f expected = toLevel(fitted * lit);
    const auto off = static_cast<float>(cv::norm(cv::Vec3f(seen) - expected, cv::NORM_L2SQR));
    const float rarer = std::log1p(-tuning::bounced.fades() * share / tuning::bounced.most());
    return m_peak + rarer + m_scale * off;
}

} // namespace pocketmars::vision
