#pragma once

#include <array>
#include <cstddef>

namespace pocketmars::calibration {

/// What is seen about an edge that runs along a card's side: of ten strips from 4.5 mm inside of it
/// to 4.5 mm outside how they differ from the table and whether other edges run there, on this card
/// and on all of the page; and of the page how dark and how sleeved its cards seem.
constexpr std::size_t kEdgeFeatures = 78;
using EdgeFeatures = std::array<float, kEdgeFeatures>;

/// How likely the card ends at an edge: the logarithm of the odds, from a network of two hidden
/// layers that was trained on pages of drawn decks whose corners are known. scripts/train-edges
/// makes new weights; those in use are of the same features, taken while pages were read.
[[nodiscard]] double cardEdgeOdds(const EdgeFeatures& features);

} // namespace pocketmars::calibration
