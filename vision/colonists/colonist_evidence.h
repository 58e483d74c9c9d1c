#pragma once

#include "calibration/profile/profile.h"
#include "vision/colonists/colonist_zones.h"
#include "vision/light/expected_photo.h"
#include "vision/light/piece_colours.h"
#include "vision/pieces/piece_evidence.h"
#include "vision/pieces/piece_size.h"

#include <opencv2/core/mat.hpp>

#include <array>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace pocketmars::vision {

/// A part of a photo before anything is learnt of it.
struct UntouchedPart {
    PieceEvidence shapes;              ///< without maps
    std::map<Against, BareCard> cards; ///< as far as they were asked for
};

/// A photo as it would be without colonists, whoever plays. Stays where it is: parts of it refer to
/// others.
class BarePhoto {
public:
    /// @param photo     CV_8UC3 BGR
    /// @param expected  of that photo
    /// @param pxPerMm   of the photo, about
    BarePhoto(const cv::Mat& photo, ExpectedPhoto expected, double pxPerMm);
    BarePhoto(const BarePhoto&) = delete;
    BarePhoto& operator=(const BarePhoto&) = delete;

    const ExpectedPhoto expected;
    const cv::Mat soft; ///< the photo itself with little noise
    const EmptyTable empty;
    const float paper; ///< linear light of the palest print

    /// What whoever looks for colours there begins with; measured once. From any thread.
    /// @param part     px of the photo
    /// @param wanted   of its cards
    /// @param pxPerMm  of the photo there
    [[nodiscard]] UntouchedPart untouched(cv::Rect part, const std::set<Against>& wanted,
                                          double pxPerMm) const;
    /// Nobody begins with it any more: its pictures are large.
    void forgetUntouched() const;

private:
    using Key = std::array<int, 4>; ///< a part
    mutable std::mutex m_mutex;
    mutable std::map<Key, UntouchedPart> m_parts;
};

/// Tells for parts of a photo how much each pixel speaks for a colonist of each colour.
class ColonistEvidence {
public:
    /// @param pieces  light of a piece of each colour, as the profile's photo shows them
    ColonistEvidence(std::shared_ptr<const BarePhoto> bare, const std::vector<PieceLight>& pieces);

    /// Takes a part from a later photo of the same view, in about the same light.
    /// @param part  px of the photo
    void retake(const cv::Mat& photo, cv::Rect part);

    /// Learns how the pieces of this photo look, from patches that are single pieces; what was
    /// learnt before is forgotten.
    /// @param blobs  px of the photo
    /// @return whether they are enough to tell how pieces are lit
    bool learn(const std::vector<LoneBlob>& blobs);

    /// Whether a colour that is looked for is as pale as paper.
    [[nodiscard]] bool anyPale() const;

    /// @param part     px of the photo
    /// @param colours  one map each, by index in pieces
    /// @param pxPerMm  of the photo there
    /// @param before   the evidence of the same part or more so far: where it finds nothing, the
    ///                 light is measured once more
    [[nodiscard]] PieceEvidence of(cv::Rect part, const std::vector<std::size_t>& colours,
                                   double pxPerMm, const PieceEvidence* before = nullptr) const;

    /// Likewise, for pieces that stand on the bare table: what lies on cards counts little.
    [[nodiscard]] PieceEvidence ofTable(cv::Rect part,
                                        const std::vector<std::size_t>& colours) const;

    /// Whether nothing but the bare table is seen.
    /// @param photo  a later one of the same view
    /// @param part   px of it
    /// @param where  CV_8UC1 of the part's size, other than 0 where it matters
    [[nodiscard]] bool isTable(const cv::Mat& photo, cv::Rect part, const cv::Mat& where) const;

private:
    [[nodiscard]] Against against(std::size_t colour) const;
    /// Which colours are pale, and white. A photo of pieces on a bare dark table makes grey ones
    /// look white: the light that falls on them here tells, where it is known.
    /// @param exposure  of this photo's pieces, as a factor of their light
    void tellPale(std::optional<float> exposure);

    cv::Mat m_photo;          ///< with little noise
    bool m_isRetaken = false; ///< in part
    std::shared_ptr<const BarePhoto> m_bare;
    std::vector<PieceLight> m_light; // in this photo's light
    std::vector<cv::Vec3f> m_learnt; // linear light, as the profile's photo shows it
    std::vector<ColourDensity> m_colours;
    std::vector<bool> m_isPale;  // by colour: light grey, or white
    std::vector<bool> m_isWhite; // by colour: like paper
    std::vector<bool> m_isGrey;  // by colour: like shade and sheen
};

} // namespace pocketmars::vision
