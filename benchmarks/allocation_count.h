#pragma once

#include <cstdint>

namespace pocketmars::benchmarks {

/// How often this thread has called operator new so far; linking this file in makes it count.
[[nodiscard]] std::int64_t allocationCount();

} // namespace pocketmars::benchmarks
