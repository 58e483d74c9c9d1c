#pragma once

#include "app/session/support/session_error.h"
#include "calibration/profile/profile.h"
#include "vision/profile_check.h"

#include <opencv2/core/mat.hpp>
#include <tl/expected.hpp>

#include <filesystem>
#include <string>
#include <vector>

/// How well the cards in a photo agree with a profile: to be known before a game is played.
namespace pocketmars::session {

struct CheckedPhoto {
    std::string photo;                      ///< file name
    cv::Mat image;                          ///< CV_8UC3 BGR
    double scale = 1.0;                     ///< px of the image per px of the photo as it is shown
    std::vector<vision::CheckedCard> cards; ///< px of the image; faces of the profile
};

[[nodiscard]] tl::expected<CheckedPhoto, SessionError>
checkPhoto(const calibration::Profile& profile, const std::filesystem::path& file);

/// What it comes to and what to do, in one line: `7 cards: 6 good, 1 weak; …`.
[[nodiscard]] std::string adviceOn(const std::vector<vision::CheckedCard>& cards);

[[nodiscard]] std::string verdictWord(vision::CheckedCard::Verdict verdict);

} // namespace pocketmars::session
