#pragma once

#include "calibration/profile/profile.h"

#include <cstddef>
#include <vector>

/// A photo that is learnt again may show the same things in another order than before.
namespace pocketmars::calibration {

/// Which of the things learnt before each new one is: by place, unless another order fits clearly
/// better. Light may be another than it was then.
/// @param now, before  of one photo, as many
[[nodiscard]] std::vector<std::size_t> orderOf(const std::vector<PieceFace>& now,
                                               const std::vector<PieceFace>& before);
[[nodiscard]] std::vector<std::size_t> orderOf(const std::vector<CardFace>& now,
                                               const std::vector<CardFace>& before);

/// How far things are, each in its place, from what lay there before: Lab units, in the mean.
/// @param now, before  of one photo, as many
[[nodiscard]] double apartByPlace(const std::vector<PieceFace>& now,
                                  const std::vector<PieceFace>& before);
[[nodiscard]] double apartByPlace(const std::vector<CardFace>& now,
                                  const std::vector<CardFace>& before);

} // namespace pocketmars::calibration
