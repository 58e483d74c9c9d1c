#include "calibration/stored_name.h"

#include <algorithm>
#include <cstddef>

namespace pocketmars::calibration {

std::string objectionToName(const std::string& what, const std::string& name) {
    constexpr std::size_t kLongest = 100; // bytes; file systems take 255, and we add to it
    if (name.empty()) {
        return "a " + what + " has no name yet; give it a name";
    }
    if (name.size() > kLongest) {
        return "the " + what + "'s name is longer than 100 bytes; give it a shorter one";
    }
    const bool isOdd = std::any_of(name.begin(), name.end(), [](char c) {
        return c == '/' || c == '\\' || static_cast<unsigned char>(c) < 0x20;
    });
    if (isOdd || name.front() == '.') {
        return "a " + what + "'s name may not begin with a dot or hold slashes; give it another";
    }
    return {};
}

} // namespace pocketmars::calibration
