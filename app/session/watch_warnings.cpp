#include "app/session/watch_warnings.h"

#include <cassert>

namespace pocketmars::session {
namespace {

std::string sizeText(cv::Size size) {
    return std::to_string(size.width) + " x " + std::to_string(size.height);
}

} // namespace

WatchWarning warningOf(const vision::SourceTrouble& trouble) {
    using Kind = vision::SourceTrouble::Kind;
    switch (trouble.kind) {
    case Kind::Gone:
        return {"camera_gone", "the camera does not answer",
                "check its plug or network, and that no other program uses it; the watch goes on "
                "when it is back"};
    case Kind::Frozen:
        return {"camera_frozen", "the camera's picture stands still",
                "wake the camera up or start it anew; the watch goes on when it is back"};
    case Kind::Broken:
        return {"camera_broken", "the camera's pictures arrive broken",
                "go nearer to the network's router or take a shorter cable; the watch goes on with "
                "the next good picture"};
    case Kind::BadPhoto:
        return {"bad_photo", trouble.name + ": " + trouble.reason,
                "the watch goes on with the next photo"};
    }
    assert(false);
    return {};
}

WatchWarning warningOf(vision::FrameFault fault, cv::Size frame) {
    using vision::FrameFault;
    switch (fault) {
    case FrameFault::TooSmall:
        return {"too_small", "the picture of " + sizeText(frame) + " pixels is too small to read",
                "set the camera to 1600 x 1200 or more"};
    case FrameFault::TooDark:
        return {"too_dark", "the picture is too dark to read",
                "switch on a lamp, and take the cap off the lens"};
    case FrameFault::TooBright:
        return {"too_bright", "the picture is burnt out to white",
                "turn a lamp away, or set the camera to a shorter exposure"};
    case FrameFault::Blank:
        return {"blank", "there is nothing in the picture",
                "clear the view of the lens, and point the camera at the table"};
    }
    assert(false);
    return {};
}

WatchWarning warningOf(vision::ReadError error, const std::string& profile) {
    switch (error) {
    case vision::ReadError::NoTable:
        return {"no_table", "no table is seen with the cards of profile '" + profile + "'",
                "point the camera so that all building cards are in view, or choose another "
                "profile"};
    case vision::ReadError::PlayersUnclear:
        return {"players_unclear", "can't tell who plays",
                "start the watch with --human COLOUR --da COLOUR, or with --players COLOUR,COLOUR"};
    }
    assert(false);
    return {};
}

WatchWarning resizedWarning(cv::Size before, cv::Size now) {
    return {"camera_resized",
            "the camera's pictures changed from " + sizeText(before) + " to " + sizeText(now) +
                " pixels",
            "set the camera back if that was not meant; the watch goes on with the new size"};
}

WatchWarning movedWarning() {
    return {"camera_moved", "the camera was moved",
            "nothing to do: the table was found again; fasten the camera if it moves by itself"};
}

} // namespace pocketmars::session
