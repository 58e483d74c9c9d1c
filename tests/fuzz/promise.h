#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <string>
#include <string_view>

namespace pocketmars::fuzz {

/// Ends the program where a promise is broken, in a build without assertions, too.
inline void promise(bool kept, std::string_view what) {
    if (!kept) {
        std::fprintf(stderr, "broken promise: %.*s\n", static_cast<int>(what.size()), what.data());
        std::abort();
    }
}

inline std::string_view asText(std::span<const std::uint8_t> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// What is shown to people is one line.
inline void promiseOneLine(std::string_view message) {
    promise(!message.empty() && message.find('\n') == std::string_view::npos,
            "an error is one line for people");
}

} // namespace pocketmars::fuzz
