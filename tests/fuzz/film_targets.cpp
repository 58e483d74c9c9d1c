#include "tests/fuzz/promise.h"
#include "tests/fuzz/target.h"

#include "calibration/support/temporary_folder.h"
#include "vision/sources/capture_library.h"

#include <algorithm>
#include <fstream>

namespace pocketmars::fuzz {
namespace {

constexpr int kFrames = 6; ///< that are taken of a film, at most
constexpr int kLongestFrame = 2400;

} // namespace

bool film(Bytes bytes) {
    static const auto folder = calibration::TemporaryFolder::make().value();
    // Without an ending that tells what it is, so that FFmpeg judges by the bytes.
    const auto file = folder.path() / "film";
    std::ofstream(file, std::ios::binary) << asText(bytes);
    const auto device = vision::captureDevice(vision::CaptureKind::Film, file.string());
    promise(device != nullptr, "the library of cameras lies beside the program");
    if (!device->open()) {
        return false;
    }
    promise(device->framesPerSecond() >= 0.0 && device->framesPerSecond() < 1000.0,
            "a film's speed is one that can be");
    bool isAnyWhole = false;
    for (int i = 0; i < kFrames && device->grab(); ++i) {
        if (const auto image = vision::decode(device->retrieve())) {
            promise(image->type() == CV_8UC3, "a frame is BGR");
            promise(std::max(image->cols, image->rows) <= kLongestFrame,
                    "a frame is no larger than is looked at");
            isAnyWhole = true;
        }
    }
    device->close();
    return isAnyWhole;
}

} // namespace pocketmars::fuzz
