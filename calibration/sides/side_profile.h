#pragma once

#include "calibration/outlines/edge_field.h"
#include "calibration/page_model/page_fit.h"

#include <opencv2/core/matx.hpp>
#include <opencv2/core/types.hpp>

#include <vector>

namespace pocketmars::calibration {

/// What a photo shows across one side of a card: edges that run along the side, and the colours
/// between them. Distances are mm outwards from where the side is drawn.
class SideProfile {
public:
    /// @param inward, outward  mm that are looked at
    SideProfile(const EdgeField& field, const Quad& card, std::size_t side, double pxPerMm,
                double inward, double outward, double minGradient);

    /// Part of the side along which there is an edge at a distance, give or take; 0..1.
    [[nodiscard]] double support(double mm, double within) const;

    /// Where along the side an edge is seen near a distance: the strongest one within reach.
    /// @return offsets in px from the side as drawn
    void collect(double mm, double within, std::size_t card, double weight,
                 std::vector<SeenEdge>& seen) const;

    /// Median colour, CIE Lab, of the strip between two distances.
    [[nodiscard]] cv::Vec3f colour(double from, double to) const;

    /// Median colour along the side at one distance.
    [[nodiscard]] cv::Vec3f colour(double mm) const;

    /// Px of the picture at the middle of the side, so far outwards.
    [[nodiscard]] cv::Point2d at(double along, double mm) const {
        return m_from + m_along * along + m_outward * (mm * m_pxPerMm);
    }

private:
    struct Peak {
        float mm;
        float strength;
    };

    const EdgeField* m_field;
    std::size_t m_side;
    cv::Point2d m_from;
    cv::Point2d m_along;
    cv::Point2d m_outward;
    double m_pxPerMm;
    std::vector<double> m_places;           ///< along the side, 0..1
    std::vector<std::vector<Peak>> m_peaks; ///< by place
};

} // namespace pocketmars::calibration
