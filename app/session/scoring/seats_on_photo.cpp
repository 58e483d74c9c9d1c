#include "app/session/scoring/seats_on_photo.h"

#include "calibration/photo/photo.h"

namespace pocketmars::session {

std::vector<vision::SeatSeen> seatsOnPhoto(const std::filesystem::path& photo,
                                           const vision::TableReader& reader) {
    const auto picture = calibration::loadPhoto(photo);
    return picture ? reader.whoSits(picture->image) : std::vector<vision::SeatSeen>();
}

} // namespace pocketmars::session
