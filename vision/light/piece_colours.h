#pragma once

#include "calibration/profile/profile.h"
#include "vision/light/expected_photo.h"
#include "vision/light/tuning.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/matx.hpp>

#include <memory>
#include <vector>

namespace pocketmars::vision {

/// A probability density over colours: sRGB levels in steps of 8. The densities are per level³.
class ColourDensity {
public:
    ColourDensity();

    /// Adds a normal distribution about a colour.
    /// @param levels  BGR, 0..255
    void add(cv::Vec3f levels, float sigma, float weight);
    /// Adds one pixel of an image.
    void count(cv::Vec3b levels, float weight);
    /// Mixes in another density, neither being finished.
    /// @param share  of the other, 0..1
    void mix(const ColourDensity& other, float share);
    /// Spreads what was added to neighbouring cells.
    void soften();
    /// Makes a density of what was added: normalised, and mixed with some of any colour.
    void finish(float anyColour);

    [[nodiscard]] float logOf(cv::Vec3b levels) const {
        return m_log[cell(levels[0] >> 3, levels[1] >> 3, levels[2] >> 3)];
    }

    /// Of a density that knows nothing.
    [[nodiscard]] static float logOfAny();

private:
    static constexpr int kSide = 32;
    static std::size_t cell(int b, int g, int r) {
        const int i = (b * kSide + g) * kSide + r;
        return static_cast<std::size_t>(i);
    }
    std::vector<float> m_weight;
    std::vector<float> m_log;
};

/// The colour of a piece as its photo in the profile shows it. A bare table makes cameras expose
/// too long, so channels may be at their end: then the piece is at least so bright in them.
struct PieceLight {
    cv::Vec3f light;   ///< linear light BGR
    cv::Vec3b clipped; ///< 1 where the channel is at its end
};

[[nodiscard]] PieceLight pieceLight(const calibration::PieceFace& piece);

/// How brightly pieces are lit in a photo, as a factor of their light.
struct PieceExposure {
    float factor = tuning::colours.usualExposure();
    float spread =
        tuning::colours
            .exposureSpread(); ///< how unsure that is: standard deviation of its logarithm
};

/// Adds what a wooden piece of one colour may look like in the photo's light: its colour lit
/// brightly or dimly, with a sheen.
/// @param piece  lit like a card
/// @param sigma  how much colours stray, levels
void addPiece(ColourDensity& density, const PieceLight& piece, float sigma,
              const PieceExposure& exposure);

/// How bright something is, from the light of its pixels: above the median, as sides in the shade
/// are part of a piece, and its sheen is small. Never of no pixels.
[[nodiscard]] float brightness(std::vector<float> light);

/// What the bare table is weighed against. Grey pieces have the colours of print in shade or with a
/// sheen: against them edges count that the print does not have. Pale ones have those of paper:
/// against them what is a little brighter than the card counts as well.
enum class Against { Coloured, Grey, Pale };

/// A part of a photo as if nothing stood there.
struct BareCard {
    cv::Mat log;    ///< CV_32FC1, the logarithm of the density at each pixel
    cv::Mat levels; ///< CV_32FC3 BGR: what is expected; black beside the cards
    float sigma;    ///< that levels stray by
};

/// How likely each pixel is where nothing stands: a card in full or in shade, or the table.
class EmptyTable {
public:
    /// @param photo  CV_8UC3 BGR
    EmptyTable(const cv::Mat& photo, const ExpectedPhoto& expected, double pxPerMm);

    /// @param around  of the photo, with the part in it: where the light is measured
    /// @param bare    CV_8UC1 of the size of `around`, 255 where surely nothing stands: there the
    ///                light is measured once more, as sheen and shade change within a card. May be
    ///                empty.
    [[nodiscard]] BareCard logDensity(const cv::Mat& photo, cv::Rect part, cv::Rect around,
                                      const cv::Mat& bare, double pxPerMm, Against against) const;

    /// The logarithm of a colour's density on the bare table in that part of the photo.
    [[nodiscard]] float logOnTable(const cv::Vec3b& levels, cv::Point px) const;
    [[nodiscard]] const cv::Mat& covered() const { return m_expected->covered; }

private:
    [[nodiscard]] std::size_t tileOf(cv::Point px) const;

    const ExpectedPhoto* m_expected;
    static constexpr int kTiles = 8;    // a side
    std::vector<ColourDensity> m_table; // by part of the photo, row by row
    cv::Size m_size;
    float m_sigma;
};

} // namespace pocketmars::vision
