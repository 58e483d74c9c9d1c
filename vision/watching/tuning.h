#pragma once

#include "calibration/support/tuned.h"

#include <cstddef>

/// What watching/ is tuned with; see vision/tuning.h.
namespace pocketmars::vision::tuning {

using calibration::Tuned;

// clang-format off

/// Is the picture worth reading?
struct FrameFault {
    Tuned<int> minSide{"watching.frame_fault.min_side", 480, "px", {100, 2000},
        "Of the shorter side.",
        "by eye, fc545e0"};
    Tuned<int> lookedPx{"watching.frame_fault.looked_px", 160, "px", {20, 1000},
        "Of the longer side of what is looked at.",
        "speed"};
    Tuned<int> dark{"watching.frame_fault.dark", 24, "levels", {2, 120},
        "Darker is dark.",
        "a dim room's table is at 30 and more on its cards; noise in the dark at 10"};
    Tuned<int> white{"watching.frame_fault.white", 250, "levels", {180, 255},
        "From here on a pixel is white.",
        "by eye, fc545e0"};
    Tuned<double> mostlyWhite{"watching.frame_fault.mostly_white", 0.7, "of the picture", {0.1, 1},
        "More white is too bright.",
        "by eye, fc545e0"};
    Tuned<double> lit{"watching.frame_fault.lit", 0.02, "of the picture", {0.0001, 0.9},
        "That must be bright, for it not to be dark.",
        "by eye, fc545e0"};
    Tuned<double> blankDeviation{"watching.frame_fault.blank_deviation", 4.0, "levels", {0.2, 60},
        "A picture with less contrast is blank.",
        "by eye, fc545e0"};
};
extern FrameFault frameFault;

/// Does the camera still stand where it stood?
struct Standing {
    Tuned<int> patchSide{"watching.standing.patch_side", 16, "px of the photo", {6, 64},
        "Of a patch of a card.",
        "by eye, df70276"};
    Tuned<int> searchPx{"watching.standing.search_px", 6, "px of the photo", {2, 60},
        "Around its place that a patch is looked for.",
        "a camera that was nudged shows by less"};
    Tuned<std::size_t> patchesPerCard{"watching.standing.patches_per_card", 6, "patches", {1, 60},
        "Of a card.",
        "by eye, df70276"};
    Tuned<int> patchDistance{"watching.standing.patch_distance", 14, "px of the photo", {2, 100},
        "Between them.",
        "by eye, df70276"};
    Tuned<double> minSimilarity{"watching.standing.min_similarity",
        0.7, "normalised correlation", {0.1, 0.99},
        "Of a patch that is in place.",
        "by eye, df70276"};
    Tuned<double> maxShiftPx{"watching.standing.max_shift_px", 1.5, "px of the photo", {0.5, 10},
        "Of a patch that is in place.",
        "by eye, df70276"};
    Tuned<double> minTexture{"watching.standing.min_texture",
        0.02, "of a card's best patch", {0, 0.9},
        "What is weaker is as good as blank.",
        "by eye, df70276"};
};
extern Standing standing;

/// Is the table at rest? How long it must be is in SettleOptions.
struct Settling {
    Tuned<int> armGap{"watching.settling.arm_gap", 7, "px of the small picture", {1, 60},
        "That is closed in an arm.",
        "where it looks like the table behind it, it falls to pieces"};
    Tuned<double> armShare{"watching.settling.arm_share", 0.01, "of the picture", {0.0005, 0.5},
        "Of an arm.",
        "by eye, 88b6278"};
    Tuned<double> followSeconds{"watching.settling.follow_seconds", 1.0, "s", {0.1, 60},
        "After which the picture at rest is taken anew.",
        "so that daylight may drift"};
};
extern Settling settling;

/// Several readings as one. How much they are worth is in FusionOptions.
struct Fusing {
    Tuned<double> worthMention{"watching.fusing.worth_mention", 0.9, "confidence", {0.1, 1},
        "A colour that is not there is left out, unless less sure.",
        "as Report::worthMention"};
    Tuned<double> unreadItem{"watching.fusing.unread_item", 0.5, "confidence", {0.01, 1},
        "Of an item that was not read, for the length of its list.",
        "it was seen at least"};
    Tuned<double> surest{"watching.fusing.surest", 0.999, "confidence", {0.9, 0.99999},
        "A reading that is stated as certain is not quite that.",
        "by eye, df70276"};
    Tuned<double> leastSure{"watching.fusing.least_sure", 0.001, "confidence", {1e-05, 0.1},
        "The same of one that is stated as impossible.",
        "by eye, df70276"};
};
extern Fusing fusing;

// clang-format on
} // namespace pocketmars::vision::tuning
