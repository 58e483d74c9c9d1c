#pragma once

#include "calibration/profile/profile.h"

#include <filesystem>
#include <vector>

namespace pocketmars::calibration::test {

/// Expects each face to look like its thumbnail on an approved sheet, and more so than like any
/// other's. On a difference the new sheet is written to the working folder, as NAME.fail.png: look
/// at it, and if it is right, put it in the old one's place.
void expectLikeSheet(const std::vector<CardFace>& faces, const std::filesystem::path& sheet);

} // namespace pocketmars::calibration::test
