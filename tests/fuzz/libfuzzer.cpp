// The door that libFuzzer knocks on; the target is named by the environment, so that one program
// serves all of them (scripts/fuzz).

#include "tests/fuzz/target.h"

#include <cstdio>
#include <cstdlib>

namespace {
const pocketmars::fuzz::Target* chosen = nullptr;
}

extern "C" int LLVMFuzzerInitialize(int* /*argc*/, char*** /*argv*/) {
    const char* name = std::getenv("POCKETMARS_FUZZ_TARGET");
    chosen = name == nullptr ? nullptr : pocketmars::fuzz::findTarget(name);
    if (chosen == nullptr) {
        std::fprintf(stderr, "POCKETMARS_FUZZ_TARGET names no target; scripts/fuzz lists them\n");
        std::exit(2);
    }
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    chosen->run({data, size});
    return 0;
}
