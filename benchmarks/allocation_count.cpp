// Apart from what it counts: a compiler that sees both sides takes a new that it inlined and this
// delete for a mismatch.
#include "benchmarks/allocation_count.h"

#include <cstddef>
#include <cstdlib>
#include <new>

namespace {

thread_local std::int64_t allocations = 0;

} // namespace

#ifndef __SANITIZE_THREAD__ // which is linked with those of its own

void* operator new(std::size_t size) {
    if (void* memory = operator new(size, std::nothrow)) {
        return memory;
    }
    throw std::bad_alloc();
}

// Replaced as well: a sanitizer has one of its own, which does not call the other.
void* operator new(std::size_t size, const std::nothrow_t& /*tag*/) noexcept {
    ++allocations;
    return std::malloc(size);
}

void operator delete(void* memory) noexcept { std::free(memory); }

void operator delete(void* memory, std::size_t /*size*/) noexcept { std::free(memory); }

#endif

namespace pocketmars::benchmarks {

std::int64_t allocationCount() { return allocations; }

} // namespace pocketmars::benchmarks
