#include "app/session/scoring/seats_on_photo.h"

#include "calibration/photo/photo.h"
#include "vision/table_reader.h"

namespace pocketmars::session {

std::vector<vision::SeatSeen> seatsOnPhoto(const std::filesystem::path& photo,
                                           const calibration::Profile& profile) {
    const auto picture = calibration::loadPhoto(photo);
    return picture ? vision::TableReader(profile).whoSits(picture->image)
                   : std::vector<vision::SeatSeen>();
}

} // namespace pocketmars::session
