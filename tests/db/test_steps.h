#pragma once

#include "db/followed_game.h"

#include <vector>

/// Followed games for the tests of this folder.
namespace pocketmars::db {

/// A solo game that is watched in a folder of photos.
[[nodiscard]] FollowedInfo followedInfo();

/// A step of it, without a picture; each number another one.
[[nodiscard]] FollowedStep followedStep(int number);

/// The steps from `first` to the one before `end`.
[[nodiscard]] std::vector<FollowedStep> followedSteps(int first, int end);

} // namespace pocketmars::db
