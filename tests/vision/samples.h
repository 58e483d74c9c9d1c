#pragma once

#include "calibration/profile/profile.h"
#include "engine/observation/observation.h"

#include <opencv2/core/mat.hpp>

#include <string>

/// The set under samples/, for tests. A sample that can't be read ends the test with an exception.
namespace pocketmars::vision {

/// Learnt once a program, or loaded where POCKETMARS_SAMPLE_PROFILE names a folder that holds it:
/// under CTest each test is a program of its own.
[[nodiscard]] const calibration::Profile& sampleProfile();

/// @param name  of a photo in samples/stills, without its ending
/// @return CV_8UC3 BGR
[[nodiscard]] cv::Mat samplePhoto(const std::string& name);

/// What is on it.
[[nodiscard]] engine::Observation sampleTruth(const std::string& name);

/// A settled table of the game in samples/games/solo, red against DA with blue.
/// @param index  0..27, in the order of play; the camera stands
[[nodiscard]] cv::Mat sampleGamePhoto(int index);
[[nodiscard]] engine::Observation sampleGameTruth(int index);

} // namespace pocketmars::vision
