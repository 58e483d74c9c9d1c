#pragma once

#include <opencv2/core/matx.hpp>

namespace pocketmars::vision {

/// A bare card beside a piece of some colour: the piece throws light of its colour on it, the more
/// so where it keeps other light away. On paper that looks like a pale piece without a rim.
class BouncedLight {
public:
    /// @param piece  linear light BGR of the piece, where white paper has no colour
    /// @param sigma  by which levels of a bare card stray
    BouncedLight(const cv::Vec3f& piece, float sigma);

    /// The logarithm of the density of a colour, as ColourDensity has it, with how rare such light
    /// is; minus infinity for pieces that are grey.
    /// @param seen   BGR levels
    /// @param level  what the card would show without the piece
    [[nodiscard]] float logOf(const cv::Vec3b& seen, const cv::Vec3f& level) const;

private:
    cv::Vec3f m_missing; ///< share of the light that the piece swallows, by channel; 0 in one
    bool m_isGrey;
    float m_scale; ///< -1/2 sigma^-2
    float m_peak;  ///< logarithm
};

} // namespace pocketmars::vision
