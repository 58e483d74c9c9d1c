#pragma once

#include "vision/light/piece_colours.h"

#include <opencv2/core/matx.hpp>

#include <cstddef>
#include <optional>
#include <vector>

namespace pocketmars::vision {

/// How things are lit and what colours they have.
struct ExposedPieces {
    float factor = 1.0F; ///< of their light, as PieceExposure has it
    /// Of each thing, by index of the pieces; nothing where two colours are likely or none is.
    std::vector<std::optional<std::size_t>> colours;
};

/// Weighs all things of a photo together: white in dim light is grey's colour and grey in bright
/// light is white's, but all pieces stand in one light. A mixture of the pieces' colours, whose
/// exposure is summed over and not decided.
/// @param things  light BGR of what may be pieces, as brightness() has it of each channel
/// @param pieces  lit like a card; of channels at their end it is not known how bright they are
[[nodiscard]] ExposedPieces exposePieces(const std::vector<cv::Vec3f>& things,
                                         const std::vector<PieceLight>& pieces);

} // namespace pocketmars::vision
