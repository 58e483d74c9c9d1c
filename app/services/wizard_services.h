#pragma once

#include "app/session/profiles/profile_draft.h"
#include "app/session/profiles/profiles.h"
#include "app/session/support/session_error.h"
#include "app/session/watching/camera_look.h"
#include "calibration/learning/page_marks.h"
#include "calibration/profile/profile.h"
#include "vision/cameras.h"

#include <opencv2/core/mat.hpp>
#include <tl/expected.hpp>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace pocketmars::app {

/// What the profile wizard asks of the rooms below, as functions: the program binds them to the
/// real ones, tests hand in their own. Called from background threads.
struct WizardServices {
    /// vision::listCameras
    std::function<std::vector<vision::Camera>()> cameras;
    /// session::lookThrough
    std::function<tl::expected<void, session::SessionError>(const std::string& address,
                                                            const session::LookCalls&)>
        look;
    /// session::readProfilePhoto
    std::function<session::ProfilePhoto(const std::filesystem::path& file, int picture,
                                        const calibration::Layout&, const session::PictureHints&)>
        read;
    /// calibration::loadPhoto; empty where the file is no picture
    std::function<cv::Mat(const std::filesystem::path& file)> photo;
    /// calibration::cardAround
    std::function<std::optional<calibration::Quad>(const cv::Mat& photo, cv::Point2f tap,
                                                   const std::vector<calibration::Quad>& known,
                                                   cv::Size2d mm)>
        cardAround;
    /// session::storeProfile
    std::function<tl::expected<calibration::Profile, session::NotStored>(session::NewProfile)>
        store;
};

/// @param profiles  folder that holds one folder a profile
[[nodiscard]] WizardServices wizardServices(const std::filesystem::path& profiles);

} // namespace pocketmars::app
