#include "app/session/watch_warnings.h"

#include "app/session/words.h"
#include "calibration/tile.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdio>

namespace pocketmars::session {
namespace {

std::string sizeText(cv::Size size) {
    return std::to_string(size.width) + " x " + std::to_string(size.height);
}

/// `tile A`, `tiles A, C`
std::string tilesText(const std::vector<std::string>& names) {
    return (names.size() > 1 ? "tiles " : "tile ") + joined(names);
}

std::string mmText(double mm) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.1f mm", mm);
    return text.data();
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

std::vector<WatchWarning> tileWarnings(const std::vector<vision::PlacedTile>& tiles,
                                       const std::string& profile) {
    std::vector<std::string> slanted;
    std::vector<std::string> wrongSize;
    std::string sizes;
    std::string otherProfile;
    for (const auto& placed : tiles) {
        const std::string name(
            calibration::kTileNames.at(static_cast<std::size_t>(placed.tile.index)));
        if (!placed.isFlat) {
            slanted.push_back(name);
        }
        if (placed.sizeDisagrees()) {
            wrongSize.push_back(name);
            sizes = mmText(placed.measuredMm) + " where " + mmText(placed.tile.code->sizeMm) +
                    " is printed on it";
        }
        if (placed.tile.code && !placed.tile.code->profile.empty() &&
            placed.tile.code->profile != profile) {
            otherProfile = placed.tile.code->profile;
        }
    }
    std::sort(slanted.begin(), slanted.end());
    std::sort(wrongSize.begin(), wrongSize.end());
    std::vector<WatchWarning> out;
    if (!slanted.empty()) {
        out.push_back({"tile_not_flat",
                       tilesText(slanted) + " can't be used: not flat on the table",
                       "lay tiles flat beside the cards, not on a box; where they are flat, the "
                       "lens bends the picture, and 'lens learn' helps"});
    }
    if (!wrongSize.empty()) {
        out.push_back({"tile_size", tilesText(wrongSize) + ": " + sizes + "; the size is not used",
                       "print the tiles again at 100 %, and lay them on the table itself"});
    }
    if (!otherProfile.empty()) {
        out.push_back(
            {"tile_profile",
             "the tiles name the profile '" + otherProfile + "', but '" + profile + "' is in use",
             "start again with --profile '" + otherProfile +
                 "' if these are its cards, or take the tiles away"});
    }
    return out;
}

WatchWarning lensWarning(const calibration::Lens& lens, cv::Size frame) {
    return {"lens_size",
            "the lens '" + lens.name + "' was learnt from pictures of " + sizeText(lens.picture) +
                " pixels, and these have " + sizeText(frame),
            "set the camera to that shape, or learn the lens again; until then it is not used"};
}

WatchWarning movedWarning() {
    return {"camera_moved", "the camera was moved",
            "nothing to do: the table was found again; fasten the camera if it moves by itself"};
}

} // namespace pocketmars::session
