#include "app/session/words/messages.h"

#include "engine/support/phrase.h"

#include <cassert>
#include <string>

namespace pocketmars::session {

using engine::phrase;

SessionError message(calibration::PhotoError error, const std::filesystem::path& photo) {
    return {photo.string() + ": " + calibration::describe(error)};
}

SessionError message(vision::SourceError error, const std::string& address) {
    switch (error) {
    case vision::SourceError::NotFound:
        //: %1 a camera, file or folder that was named
        return {phrase("Messages", "%1: there is no such camera, file or folder; the command "
                                   "'cameras' lists the cameras")
                    .with(address)};
    case vision::SourceError::NoPhotos:
        //: %1 a folder
        return {phrase("Messages", "%1: there is no photo in this folder; choose one with JPEGs in "
                                   "it")
                    .with(address)};
    case vision::SourceError::Unreadable:
        //: %1 a file
        return {phrase("Messages", "%1: this is neither a photo nor a video that can be read; "
                                   "choose another")
                    .with(address)};
    case vision::SourceError::NoCapture:
        return {phrase("Messages", "the program's own part for cameras and films is missing; "
                                   "install it again")};
    }
    assert(false);
    return {};
}

SessionError message(vision::ReadError error, const std::filesystem::path& photo,
                     const std::string& profile) {
    const std::string name = photo.string();
    switch (error) {
    case vision::ReadError::NoTable:
        //: %1 a photo, %2 a card profile
        return {phrase("Messages", "%1: no table found with the cards of profile '%2'; take the "
                                   "photo from above with all building cards in it, or choose "
                                   "another profile")
                    .with(name, profile)};
    case vision::ReadError::TwoTables:
        //: %1 a photo
        return {phrase("Messages", "%1: two tables are in view, as the same buildings lie in two "
                                   "places; take a photo of one of them")
                    .with(name)};
    case vision::ReadError::PlayersUnclear:
        //: %1 a photo
        return {phrase("Messages", "%1: can't tell who plays; say which colours do").with(name),
                "add --mode solo --human COLOUR --da COLOUR, or --mode versus --players "
                "COLOUR,COLOUR"};
    case vision::ReadError::OtherTable:
        //: %1 a photo
        return {phrase("Messages", "%1: shows another table than the first photo, or the same one "
                                   "at another time; take both one after the other, and move "
                                   "nothing in between")
                    .with(name)};
    }
    assert(false);
    return {};
}

} // namespace pocketmars::session
