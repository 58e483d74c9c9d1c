#include "engine/support/json_error.h"

#include "engine/support/phrase.h"

#include <algorithm>

namespace pocketmars::engine {
namespace {

constexpr std::size_t kMaxNameBytes = 60;

bool isControl(char c) {
    const auto code = static_cast<unsigned char>(c);
    return code < 0x20 || code == 0x7F;
}

/// Whether a byte continues a character of UTF-8.
bool isContinuation(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

} // namespace

std::string JsonError::toString() const { return path.empty() ? message : path + ": " + message; }

std::string shownName(std::string_view name) {
    auto length = std::min(name.size(), kMaxNameBytes);
    while (length > 0 && length < name.size() && isContinuation(name[length])) {
        --length; // not in the middle of a character
    }
    std::string shown(name.substr(0, length));
    if (length < name.size()) {
        shown += "...";
    }
    std::ranges::replace_if(shown, isControl, '?');
    return shown;
}

std::string pathBelow(std::string_view path, std::string_view name) {
    const auto shown = shownName(name);
    return path.empty() ? shown : std::string(path) + "." + shown;
}

std::string numberFromTo(int min, int max) {
    //: What must stand in a file
    return phrase("Json", "a number from %1 to %2").with(min, max);
}

std::string expectedButFound(std::string_view what, std::string_view found) {
    //: What is wrong with a file; %1 what must stand there, %2 what does
    return phrase("Json", "expected %1, found %2").with(what, found);
}

} // namespace pocketmars::engine
