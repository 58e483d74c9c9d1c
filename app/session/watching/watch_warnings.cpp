#include "app/session/watching/watch_warnings.h"

#include "app/session/words/words.h"
#include "calibration/tiles/tile.h"
#include "engine/support/phrase.h"

#include <fmt/core.h>

#include <algorithm>
#include <cassert>
#include <utility>

namespace pocketmars::session {
namespace {

using engine::phrase;

std::string sizeText(cv::Size size) {
    return std::to_string(size.width) + " x " + std::to_string(size.height);
}

std::string mmText(double mm) { return fmt::format("{:.1f} mm", mm); }

WatchWarning slantedTiles(std::vector<std::string> names) {
    std::sort(names.begin(), names.end());
    return {"tile_not_flat",
            //: %1 names of corner tiles
            phrase("Warnings", "{tile|tiles} %1 can't be used: not flat on the table", "",
                   asCount(names.size()))
                .with(joined(names)),
            //: What to do about it
            phrase("Warnings", "lay tiles flat beside the cards, not on a box; where they are "
                               "flat, the lens bends the picture, and 'lens learn' helps")};
}

} // namespace

WatchWarning warningOf(const vision::SourceTrouble& trouble) {
    using Kind = vision::SourceTrouble::Kind;
    switch (trouble.kind) {
    case Kind::Gone:
        return {"camera_gone",
                //: What is wrong while a camera watches the table
                phrase("Warnings", "the camera does not answer"),
                //: What to do about it
                phrase("Warnings", "check its plug or network, and that no other program uses it; "
                                   "the watch goes on when it is back")};
    case Kind::Frozen:
        return {"camera_frozen",
                //: What is wrong while a camera watches the table
                phrase("Warnings", "the camera's picture stands still"),
                //: What to do about it
                phrase("Warnings",
                       "wake the camera up or start it anew; the watch goes on when it is back")};
    case Kind::Broken:
        return {"camera_broken",
                //: What is wrong while a camera watches the table
                phrase("Warnings", "the camera's pictures arrive broken"),
                //: What to do about it
                phrase("Warnings", "go nearer to the network's router or take a shorter cable; the "
                                   "watch goes on with the next good picture")};
    case Kind::BadPhoto:
        return {"bad_photo", trouble.name + ": " + trouble.reason,
                //: After a photo that can't be read
                phrase("Warnings", "the watch goes on with the next photo")};
    }
    assert(false);
    return {};
}

WatchWarning warningOf(vision::FrameFault fault, cv::Size frame) {
    using vision::FrameFault;
    switch (fault) {
    case FrameFault::TooSmall:
        return {"too_small", //: %1 a size, as in 640 x 480
                phrase("Warnings", "the picture of %1 pixels is too small to read")
                    .with(sizeText(frame)),
                //: What to do about it
                phrase("Warnings", "set the camera to 1600 x 1200 or more")};
    case FrameFault::TooDark:
        return {"too_dark",
                //: What is wrong while a camera watches the table
                phrase("Warnings", "the picture is too dark to read"),
                //: What to do about it
                phrase("Warnings", "switch on a lamp, and take the cap off the lens")};
    case FrameFault::TooBright:
        return {"too_bright",
                //: What is wrong while a camera watches the table
                phrase("Warnings", "the picture is burnt out to white"),
                //: What to do about it
                phrase("Warnings", "turn a lamp away, or set the camera to a shorter exposure")};
    case FrameFault::Blank:
        return {
            "blank",
            //: What is wrong while a camera watches the table
            phrase("Warnings", "there is nothing in the picture"),
            //: What to do about it
            phrase("Warnings", "clear the view of the lens, and point the camera at the table")};
    }
    assert(false);
    return {};
}

WatchWarning warningOf(vision::ReadError error, const std::string& profile) {
    switch (error) {
    case vision::ReadError::NoTable:
        return {"no_table", //: %1 a card profile
                phrase("Warnings", "no table is seen with the cards of profile '%1'").with(profile),
                //: What to do about it
                phrase("Warnings", "point the camera so that all building cards are in view, or "
                                   "choose another profile")};
    case vision::ReadError::TwoTables:
        return {"two_tables",
                //: What is wrong while a camera watches the table
                phrase("Warnings", "two tables are in view"),
                //: What to do about it
                phrase("Warnings", "point the camera so that it sees one game only")};
    case vision::ReadError::PlayersUnclear:
        return {"players_unclear",
                //: What is wrong while a camera watches the table
                phrase("Warnings", "can't tell who plays"),
                //: What to do about it
                phrase("Warnings", "start the watch with --human COLOUR --da COLOUR, or with "
                                   "--players COLOUR,COLOUR")};
    case vision::ReadError::OtherTable:
        break; // of several photos only
    }
    assert(false);
    return {};
}

WatchWarning resizedWarning(cv::Size before, cv::Size now) {
    return {
        "camera_resized",
        //: %1, %2 sizes, as in 640 x 480
        phrase("Warnings", "the camera's pictures changed from %1 to %2 pixels")
            .with(sizeText(before), sizeText(now)),
        //: What to do about it
        phrase("Warnings",
               "set the camera back if that was not meant; the watch goes on with the new size")};
}

std::vector<WatchWarning> tileWarnings(const std::vector<vision::PlacedTile>& tiles,
                                       const std::string& profile) {
    std::vector<std::string> slanted;
    std::vector<std::string> wrongSize;
    double measuredMm = 0.0;
    double printedMm = 0.0;
    std::string otherProfile;
    for (const auto& placed : tiles) {
        const std::string name(
            calibration::kTileNames.at(static_cast<std::size_t>(placed.tile.index)));
        if (!placed.isFlat) {
            slanted.push_back(name);
        }
        if (placed.sizeDisagrees()) {
            wrongSize.push_back(name);
            measuredMm = placed.measuredMm;
            printedMm = placed.tile.code->sizeMm;
        }
        if (placed.tile.code && !placed.tile.code->profile.empty() &&
            placed.tile.code->profile != profile) {
            otherProfile = placed.tile.code->profile;
        }
    }
    std::sort(wrongSize.begin(), wrongSize.end());
    std::vector<WatchWarning> out;
    if (!slanted.empty()) {
        out.push_back(slantedTiles(std::move(slanted)));
    }
    if (!wrongSize.empty()) {
        out.push_back({"tile_size", //: %1 names of corner tiles, %2, %3 lengths: `27.1 mm`
                       phrase("Warnings",
                              "{tile|tiles} %1: %2 where %3 is printed on it; the size is not used",
                              "", asCount(wrongSize.size()))
                           .with(joined(wrongSize), mmText(measuredMm), mmText(printedMm)),
                       //: What to do about it
                       phrase("Warnings",
                              "print the tiles again at 100 %, and lay them on the table itself")});
    }
    if (!otherProfile.empty()) {
        out.push_back(
            {"tile_profile",
             //: %1, %2 card profiles
             phrase("Warnings", "the tiles name the profile '%1', but '%2' is in use")
                 .with(otherProfile, profile),
             //: What to do about it; %1 a card profile
             phrase(
                 "Warnings",
                 "start again with the profile '%1' if these are its cards, or take the tiles away")
                 .with(otherProfile)});
    }
    return out;
}

WatchWarning lensWarning(const calibration::Lens& lens, cv::Size frame) {
    return {
        "lens_size",
        //: %1 the name of a camera's lens, %2, %3 sizes, as in 640 x 480
        phrase("Warnings", "the lens '%1' was learnt from pictures of %2 pixels, and these have %3")
            .with(lens.name, sizeText(lens.picture), sizeText(frame)),
        //: What to do about it
        phrase("Warnings",
               "set the camera to that shape, or learn the lens again; until then it is not used")};
}

WatchWarning movedWarning() {
    return {
        "camera_moved",
        //: What is wrong while a camera watches the table
        phrase("Warnings", "the camera was moved"),
        //: What to do about it
        phrase(
            "Warnings",
            "nothing to do: the table was found again; fasten the camera if it moves by itself")};
}

} // namespace pocketmars::session
