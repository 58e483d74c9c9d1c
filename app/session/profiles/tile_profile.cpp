#include "app/session/profiles/tile_profile.h"

#include "calibration/photo/photo.h"
#include "calibration/tiles/tile_finder.h"

#include <variant>

namespace pocketmars::session {

std::optional<std::string> profileOnTiles(const std::filesystem::path& photo) {
    const auto picture = calibration::loadPhoto(photo);
    return picture ? calibration::profileOf(calibration::findTiles(picture->image)) : std::nullopt;
}

std::optional<std::string> profileOnTiles(vision::FrameSource& source,
                                          std::chrono::milliseconds patience) {
    constexpr int kPictures = 20; // a hand may be over the tiles in some
    constexpr std::chrono::milliseconds kWait(200);
    const auto end = std::chrono::steady_clock::now() + patience;
    for (int seen = 0; seen < kPictures && std::chrono::steady_clock::now() < end;) {
        const auto report = source.next(kWait);
        if (std::holds_alternative<vision::SourceEnded>(report)) {
            break;
        }
        if (const auto* frame = std::get_if<vision::Frame>(&report)) {
            ++seen;
            if (auto name = calibration::profileOf(calibration::findTiles(frame->image))) {
                return name;
            }
        }
    }
    return std::nullopt;
}

} // namespace pocketmars::session
