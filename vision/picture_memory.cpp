#include "vision/picture_memory.h"

#include <cstdlib>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

namespace pocketmars::vision {

void keepPictureMemory() {
#if defined(__GLIBC__)
    constexpr int kLargestKept = 32 << 20; // bytes; glibc takes no more
    constexpr int kMostIdle = 256 << 20;   // bytes; two strips of a photo's features
    (void)mallopt(M_MMAP_THRESHOLD, kLargestKept);
    (void)mallopt(M_TRIM_THRESHOLD, kMostIdle);
    // What one thread has freed, the others may use.
    (void)mallopt(M_ARENA_MAX, 1);
#endif
}

} // namespace pocketmars::vision
