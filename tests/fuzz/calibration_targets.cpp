#include "tests/fuzz/promise.h"
#include "tests/fuzz/target.h"

#include "calibration/learning/corners_json.h"
#include "calibration/photo/photo.h"
#include "calibration/profile/layout_json.h"
#include "calibration/profile/profile_json.h"
#include "calibration/profile/profile_store.h"
#include "calibration/support/temporary_folder.h"
#include "tests/calibration/small_profile.h"

#include <algorithm>
#include <fstream>

namespace pocketmars::fuzz {
namespace {

using namespace calibration;

constexpr int kLongestSide = 2400;

/// The folder of a whole profile, of this run's own: the pictures are there that a text may name.
const std::filesystem::path& profileFolder() {
    static const auto folder = [] {
        auto made = TemporaryFolder::make().value();
        promise(ProfileStore(made.path()).save(test::smallProfile("small")).has_value(),
                "a profile is saved");
        return made;
    }();
    static const auto path = folder.path() / "small";
    return path;
}

} // namespace

bool photo(Bytes bytes) {
    const auto photo = decodePhoto(bytes, kLongestSide);
    if (!photo) {
        promiseOneLine(describe(photo.error()));
        return false;
    }
    promise(photo->image.type() == CV_8UC3, "a photo is BGR");
    promise(std::max(photo->image.cols, photo->image.rows) <= kLongestSide,
            "a photo is no longer than asked for");
    promise(photo->scale > 0.0 && photo->scale <= 1.0, "a photo's scale is at most 1");
    return true;
}

bool layout(Bytes bytes) {
    const auto first = readLayout(asText(bytes));
    if (!first) {
        promiseOneLine(first.error().toString());
        return false;
    }
    const auto text = writeLayout(*first);
    const auto second = readLayout(text);
    promise(second && writeLayout(*second) == text, "a layout comes back the same");
    return true;
}

bool corners(Bytes bytes) {
    const auto corners = readCorners(asText(bytes), "corners.json");
    if (!corners) {
        promiseOneLine(corners.error());
    }
    return corners.has_value();
}

bool profile(Bytes bytes) {
    std::ofstream(profileFolder() / "profile.json", std::ios::binary) << asText(bytes);
    const auto read = readProfileFolder(profileFolder());
    if (!read) {
        promiseOneLine(read.error().message);
    }
    return read.has_value();
}

} // namespace pocketmars::fuzz
