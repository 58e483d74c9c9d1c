#pragma once

#include <cstdint>

/// What kill_test and the library that it loads into the program (kill_at_write.cpp) share: a file
/// of this content, mapped by both.
namespace pocketmars {

struct WriteCount {
    /// The environment variable that names the file.
    static constexpr const char* kVariable = "POCKETMARS_WRITE_COUNT";

    std::uint64_t done;   ///< calls that changed a file of the history, of this run
    std::uint64_t killAt; ///< the one that ends the program; 0: none does
};

} // namespace pocketmars
