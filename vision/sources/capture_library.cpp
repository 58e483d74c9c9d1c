#include "vision/sources/capture_library.h"

#include "vision/sources/capture_entry.h"
#include "vision/sources/tuning.h"

#include <dlfcn.h>

#include <array>
#include <filesystem>
#include <system_error>

namespace pocketmars::vision {
namespace {

namespace fs = std::filesystem;

CaptureEntry loadEntry() {
    std::error_code failed;
    const auto program = fs::read_symlink("/proc/self/exe", failed);
    // Where it was built it lies beside the program, else where it was installed.
    const std::array folders{program.parent_path(),
                             program.parent_path() / POCKETMARS_CAPTURE_FOLDER};
    for (const auto& folder : folders) {
        const auto file = folder / POCKETMARS_CAPTURE_LIBRARY;
        if (void* library = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL)) { // stays for good
            return reinterpret_cast<CaptureEntry>(dlsym(library, kCaptureEntry));
        }
    }
    return nullptr;
}

} // namespace

std::unique_ptr<CaptureDevice> captureDevice(CaptureKind kind, const std::string& address) {
    static const CaptureEntry entry = loadEntry();
    if (entry == nullptr) {
        return nullptr;
    }
    return std::unique_ptr<CaptureDevice>(
        entry(kind, address.c_str(), tuning::capture.timeOutMs()));
}

} // namespace pocketmars::vision
