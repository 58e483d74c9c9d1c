#pragma once

#include "calibration/profile/profile.h"
#include "vision/cards/face_matcher.h"
#include "vision/cards/feature_index.h"
#include "vision/colonists/colonist_reader.h"
#include "vision/stacks/stack_reader.h"

namespace pocketmars::vision {

/// What a table is read with, prepared from a profile that outlives it.
struct ReadingParts {
    explicit ReadingParts(const calibration::Profile& cards)
        : profile(&cards), index(cards), matcher(cards), stacks(cards, matcher), colonists(cards) {}
    ReadingParts(const ReadingParts&) = delete; // the stacks' reader refers to the matcher
    ReadingParts& operator=(const ReadingParts&) = delete;

    const calibration::Profile* profile;
    FeatureIndex index;
    FaceMatcher matcher;
    StackReader stacks;
    ColonistReader colonists;
};

} // namespace pocketmars::vision
