#pragma once

#include "calibration/profile/profile.h"

namespace pocketmars::calibration::test {

/// A profile of a few faces of a few px each, every one of another colour: enough to store.
[[nodiscard]] Profile smallProfile(const std::string& name);

} // namespace pocketmars::calibration::test
