#pragma once

#include "calibration/profile/profile.h"

#include <cstddef>
#include <optional>
#include <vector>

/// A photo that is learnt again may show the same things in another order than before.
namespace pocketmars::calibration {

/// What the cards of those names were before; nothing where one is learnt for the first time.
/// @param faces  all of the profile
[[nodiscard]] std::optional<std::vector<CardFace>> facesBefore(const std::vector<CardFace>& learnt,
                                                               const std::vector<CardFace>& faces);

/// The same of the pieces, the marker last.
[[nodiscard]] std::optional<std::vector<PieceFace>>
piecesBefore(const std::vector<PieceFace>& learnt, const Profile& profile);

/// Which of the things learnt before each new one is: by place, unless another order fits clearly
/// better. Light may be another than it was then.
/// @param now, before  of one photo, as many
[[nodiscard]] std::vector<std::size_t> orderOf(const std::vector<PieceFace>& now,
                                               const std::vector<PieceFace>& before);
[[nodiscard]] std::vector<std::size_t> orderOf(const std::vector<CardFace>& now,
                                               const std::vector<CardFace>& before);

/// Whether things so far apart are the same ones, clearly, and those so much further are not.
/// @param apart, than  Lab units, in the mean
[[nodiscard]] bool isClearlyLess(double apart, double than);

/// How far things are, each in its place, from what lay there before: Lab units, in the mean.
/// @param now, before  of one photo, as many
[[nodiscard]] double apartByPlace(const std::vector<PieceFace>& now,
                                  const std::vector<PieceFace>& before);
[[nodiscard]] double apartByPlace(const std::vector<CardFace>& now,
                                  const std::vector<CardFace>& before);

} // namespace pocketmars::calibration
