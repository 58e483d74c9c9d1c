#include "app/services/wizard_services.h"

#include "app/session/profiles/profiles.h"
#include "calibration/photo/photo.h"

#include <utility>

namespace pocketmars::app {

WizardServices wizardServices(const std::filesystem::path& profiles) {
    const calibration::ProfileStore store(profiles);
    return {[] { return vision::listCameras(); },
            session::lookThrough,
            session::readProfilePhoto,
            [](const std::filesystem::path& file) {
                auto photo = calibration::loadPhoto(file);
                return photo ? std::move(photo->image) : cv::Mat();
            },
            calibration::cardAround,
            [store](session::NewProfile made) {
                return session::storeProfile(store, std::move(made));
            }};
}

} // namespace pocketmars::app
