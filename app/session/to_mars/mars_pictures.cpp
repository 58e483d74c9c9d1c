#include "app/session/to_mars/mars_pictures.h"

#include "app/session/files/picture_file.h"
#include "app/session/words/messages.h"
#include "calibration/photo/photo.h"
#include "engine/support/phrase.h"

namespace pocketmars::session {

using engine::phrase;

tl::expected<cv::Mat, SessionError> loadMarsPhoto(const std::filesystem::path& photo) {
    return calibration::loadPhoto(photo)
        .map([](calibration::Photo read) { return std::move(read.image); })
        .map_error([&photo](calibration::PhotoError error) { return message(error, photo); });
}

tl::expected<cv::Mat, SessionError>
flatBoard(const cv::Mat& photo, const vision::BoardCorners& corners, const to_mars::Ship& ship) {
    if (!vision::isBoard(corners)) {
        return tl::unexpected(SessionError{
            //: What is wrong with marked corners, and what to do
            phrase("ToMars", "these are no corners of a board: begin at its upper left and go on "
                             "clockwise")});
    }
    return vision::flattened(photo, corners, {ship.widthMm, ship.heightMm});
}

tl::expected<void, SessionError> keepBoardPicture(const std::filesystem::path& file,
                                                  const cv::Mat& flat) {
    return savePicture(file, flat);
}

tl::expected<cv::Mat, SessionError> findBoard(const std::filesystem::path& learnt,
                                              const std::filesystem::path& photo,
                                              const to_mars::Ship& ship) {
    std::error_code ignored;
    if (!std::filesystem::exists(learnt, ignored)) {
        return tl::unexpected(SessionError{
            //: Why a board is not looked for in a photo, and what to do; %1 the board's name
            phrase("ToMars",
                   "no photo of the board %1 was shown yet: mark its corners in this one, "
                   "or open the board in the editor")
                .with(ship.name)});
    }
    const auto flat = loadMarsPhoto(learnt);
    if (!flat) {
        return tl::unexpected(flat.error());
    }
    const auto picture = loadMarsPhoto(photo);
    if (!picture) {
        return tl::unexpected(picture.error());
    }
    const auto found = vision::LearntBoard(*flat).find(*picture);
    if (!found) {
        return tl::unexpected(SessionError{
            //: What is wrong with a photo, and what to do; %1 its name
            phrase("ToMars", "%1: the board is not found; mark its corners, or take a photo that "
                             "shows all of it, sharp and without reflections")
                .with(photo.filename().string())});
    }
    return flatBoard(*picture, found->corners, ship);
}

} // namespace pocketmars::session
