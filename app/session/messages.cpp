#include "app/session/messages.h"

#include <cassert>
#include <string>

namespace pocketmars::session {

SessionError message(calibration::PhotoError error, const std::filesystem::path& photo) {
    return {photo.string() + ": " + std::string(calibration::describe(error))};
}

SessionError message(vision::SourceError error, const std::string& address) {
    switch (error) {
    case vision::SourceError::NotFound:
        return {address + ": there is no such camera, file or folder; the command 'cameras' "
                          "lists the cameras"};
    case vision::SourceError::NoPhotos:
        return {address + ": there is no photo in this folder; choose one with JPEGs in it"};
    case vision::SourceError::Unreadable:
        return {address + ": this is neither a photo nor a video that can be read; choose another"};
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
                "profile"};
    case vision::ReadError::PlayersUnclear:
        return {name + ": can't tell who plays; say which colours do",
                "add --mode solo --human COLOUR --da COLOUR, or --mode versus --players "
                "COLOUR,COLOUR"};
    }
    assert(false);
    return {};
}

} // namespace pocketmars::session
