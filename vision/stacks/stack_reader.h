#pragma once

#include "calibration/profile/profile.h"
#include "engine/box/card.h"
#include "vision/cards/face_matcher.h"
#include "vision/cards/light_field.h"
#include "vision/plane/placed_card.h"
#include "vision/plane/table_plane.h"
#include "vision/stacks/foreign_cards.h"
#include "vision/stacks/stack_edges.h"
#include "vision/stacks/stack_strip.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <array>
#include <optional>
#include <vector>

namespace pocketmars::vision {

struct StackReading {
    std::vector<StackStrip> strips; ///< from the oldest to the top card
    std::vector<StackEdge> edges;   ///< their upper edges, by the building
    bool inView = true; ///< false: the photo ends where the first card, or more, may lie
    double completeConfidence = 1.0; ///< probability that no card was missed before the last
    double emptyConfidence = 0.0;    ///< probability that an empty stack is truly empty
};

/// Reads the stack of project cards under one building.
///
///     +-- building --+
///     |              |   each card covers the one before, up to its value strip
///     +--------------+
///     | 2          2 |   strips[0], the oldest card
///     | ############ |   strips[1], lies face down
///     | 6          6 |   strips[2], the top card, seen whole
///     +--------------+
///
/// Strips are found by correlation with the top edges of the suit's learnt faces and back, a chain
/// of them is chosen whose distances fit a stack, and values are told where the suit's cards
/// differ.
class StackReader {
public:
    /// Profile and matcher outlive the reader.
    StackReader(const calibration::Profile& profile, const FaceMatcher& matcher);

    /// @param photo     CV_8UC3 BGR
    /// @param building  the building card above the stack
    /// @param light     of the photo against the profile's
    /// @param cards     that were found whole: a project card of the suit in the column is the
    ///                  stack's, others are none of it
    [[nodiscard]] StackReading read(const cv::Mat& photo, const TablePlane& plane,
                                    const PlacedCard& building, const LightField& light,
                                    const TableCards& cards = {}) const;

    /// Reads a stack again that may have another card or two, or fewer.
    /// @param before  as read of an earlier photo of the same view
    /// @param cards   that are known to lie on the table
    [[nodiscard]] StackReading readAgain(const cv::Mat& photo, const TablePlane& plane,
                                         const PlacedCard& building, const LightField& light,
                                         const StackReading& before,
                                         const TableCards& cards = {}) const;

    /// Where a card that comes to a stack, or leaves it, changes the picture.
    /// @param stack  as read before
    /// @return convex, px of the photo
    [[nodiscard]] std::vector<cv::Point2f> growthArea(const TablePlane& plane,
                                                      const PlacedCard& building,
                                                      const StackReading& stack) const;

private:
    /// Where to look.
    struct Column {
        const cv::Mat* photo;
        cv::Matx33d toPhoto; ///< mm of the building to px
        engine::Suit suit;
        cv::Vec3d gain; ///< of the light there, see LightField
        ForeignCards foreign;
    };
    [[nodiscard]] static std::optional<Column>
    columnOf(const cv::Mat& photo, const TablePlane& plane, const PlacedCard& building,
             const LightField& light, const TableCards& cards);
    /// Within a part of the column, mm below the building's upper edge; best first.
    [[nodiscard]] std::vector<StackEdge> edgesIn(const Column& column, double fromMm,
                                                 double toMm) const;
    /// Is what looks like a card's edge, where it would lie on the building, the building itself?
    [[nodiscard]] bool isBuilding(const Column& column, const StackEdge& edge) const;
    /// Is it the print of a card that is none of the stack?
    [[nodiscard]] bool isForeign(const Column& column, const StackEdge& edge) const;
    /// A card that is known to lie there, by the edge that it has in the column.
    void addLaid(const Column& column, const PlacedCard& card, std::vector<StackEdge>& edges) const;
    void addKnown(const Column& column, StackEdge edge, std::vector<StackEdge>& edges) const;
    /// What the photo shows of a card that begins at this edge.
    void lookBelow(const Column& column, StackEdge& edge) const;
    /// See StackEdge.
    [[nodiscard]] double colourOff(const Column& column, const StackEdge& edge) const;
    /// Is the table seen where an edge's card would show?
    [[nodiscard]] bool isTable(const Column& column, const StackEdge& edge) const;
    /// Edges are none where the table is seen, or other colours than the stack's on its building.
    void dismissOthers(const Column& column, std::vector<StackEdge>& edges) const;
    /// How much all below an edge looks like a whole card, -1..1.
    [[nodiscard]] double wholeCard(const Column& column, const StackEdge& edge) const;
    /// Whether a covered card that shows so much is seen to go on, so that none was missed upon it.
    [[nodiscard]] bool goesOn(const Column& column, const StackEdge& edge, double visibleMm,
                              const StackStrip& strip) const;
    /// Where nothing is known to lie between the building and the first card, something does.
    [[nodiscard]] bool hasGap(const Column& column, double firstMm) const;
    /// Probability that no card lies below the building, where none was read.
    [[nodiscard]] double emptiness(const Column& column, const std::vector<StackEdge>& edges) const;
    [[nodiscard]] StackReading readEdges(const Column& column, const std::vector<StackEdge>& edges,
                                         const StackReading* before) const;
    void readCard(const Column& column, const StackEdge& edge, double visibleMm, bool top,
                  StackStrip& strip) const;
    /// Weighs in how much the two printed values alone look like those of each card: of a strip
    /// they are the part that tells, and each is small enough to have one light.
    /// @param region    that is seen, mm of the card
    /// @param likeness  of the whole region, by rank
    void addValues(const cv::Mat& patch, engine::Suit suit, const cv::Rect2d& region,
                   std::vector<double>& likeness) const;

    const calibration::Profile* m_profile;
    const FaceMatcher* m_matcher;
    double m_valueMm; ///< from a card's upper edge to its value's lower edge
    double m_stripMm; ///< what is compared of a covered card
    std::array<StackPatterns, engine::kSuitCount> m_patterns;
};

} // namespace pocketmars::vision
