#pragma once

#include <opencv2/core/matx.hpp>

namespace pocketmars::vision {

/// A bare card beside a piece of some colour: the piece throws light of its colour on it, the more
/// so where it keeps other light away. On paper that looks like a pale piece without a rim.
/// One diffuse reflection, as in radiosity (Goral et al., SIGGRAPH 1984): light times the colours
/// of both, the two shares by least squares in linear light.
class BouncedLight {
public:
    /// @param piece  linear light BGR of a piece that is not grey, where white paper has no colour:
    ///               grey ones throw no other light than a lamp does
    /// @param sigma  by which levels of a bare card stray
    BouncedLight(const cv::Vec3f& piece, float sigma);

    /// The logarithm of the density of a colour, as ColourDensity has it, with how rare such light
    /// is; minus infinity on black print.
    /// @param seen   BGR levels
    /// @param level  what the card would show without the piece
    [[nodiscard]] float logOf(const cv::Vec3b& seen, const cv::Vec3f& level) const;

private:
    cv::Vec3f m_missing; ///< share of the light that the piece swallows, by channel; 0 in one
    float m_scale;       ///< -1/2 sigma^-2
    float m_peak;        ///< logarithm
};

} // namespace pocketmars::vision
