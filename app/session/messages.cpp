#include "app/session/messages.h"

#include <cassert>
#include <string>

namespace pocketmars::session {

SessionError message(calibration::PhotoError error, const std::filesystem::path& photo) {
    const std::string name = photo.string();
    switch (error) {
    case calibration::PhotoError::NotFound:
        return {name + ": no such file, or it may not be read; check the name"};
    case calibration::PhotoError::NotAPicture:
        return {name + ": not a picture; give a JPEG or PNG photo"};
    case calibration::PhotoError::Damaged:
        return {name + ": the picture is damaged or cut short; copy it from the camera again"};
    case calibration::PhotoError::TooLarge:
        return {name + ": more than 200 megapixels; save it at a smaller size and try again"};
    case calibration::PhotoError::TooSmall:
        return {name + ": too small to see a card on it; give the photo at its full size"};
    }
    assert(false);
    return {};
}

SessionError message(vision::ReadError error, const std::filesystem::path& photo,
                     const std::string& profile) {
    const std::string name = photo.string();
    switch (error) {
    case vision::ReadError::NoTable:
        return {name + ": no table found with the cards of profile '" + profile +
                "'; take the photo from above with all building cards in it, or choose another "
                "--profile"};
    case vision::ReadError::PlayersUnclear:
        return {name + ": can't tell who plays; add --mode solo --human COLOUR --da COLOUR, or "
                       "--mode versus --players COLOUR,COLOUR"};
    }
    assert(false);
    return {};
}

} // namespace pocketmars::session
