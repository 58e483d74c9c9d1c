#pragma once

#include "calibration/network/edge_network.h"
#include "calibration/sides/card_sides.h"
#include "calibration/sides/page_table.h"
#include "calibration/sides/side_edges.h"

#include <array>
#include <cstddef>
#include <vector>

namespace pocketmars::calibration {

/// What the edges of a page look like to the network.
class EdgeAppearance {
public:
    EdgeAppearance(const std::vector<CardSide>& sides, const PageEdges& page,
                   const PageTable& table);

    [[nodiscard]] EdgeFeatures of(std::size_t card, std::size_t kind, const SideEdge& edge,
                                  const Surroundings& around) const;

private:
    static constexpr std::size_t kCells = 77; ///< from 9.5 mm inwards to 9.5 mm outwards
    template <class T> using Cells = std::array<T, kCells>;

    /// What lies across a side, cell by cell.
    struct Across {
        Cells<cv::Vec3f> colour{}; ///< CIE Lab
        Cells<float> off{};        ///< how unlike the table, 0..1
        Cells<float> light{};      ///< brighter than the table, -1..1
        Cells<float> chroma{};     ///< of another hue, 0..1
        std::vector<double> support;
    };

    [[nodiscard]] static Across acrossOf(const CardSide& side, const PageTable& table);
    template <class T> [[nodiscard]] static T mean(const Cells<T>& cells, double from, double to);
    [[nodiscard]] static float most(const std::vector<double>& support, double from, double to);

    std::vector<std::array<Across, 4>> m_across;
    std::array<Across, 4> m_all; ///< the mean of the cards
};

} // namespace pocketmars::calibration
