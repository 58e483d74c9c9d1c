#include "calibration/support/stored_name.h"

#include "engine/support/phrase.h"

#include <algorithm>
#include <cstddef>

namespace pocketmars::calibration {

using engine::phrase;

std::string objectionToName(const std::string& what, const std::string& name) {
    constexpr std::size_t kLongest = 100; // bytes; file systems take 255, and we add to it
    if (name.empty()) {
        //: %1 what is to be stored: a card profile, a lens
        return phrase("Names", "a %1 has no name yet; give it a name").with(what);
    }
    if (name.size() > kLongest) {
        //: %1 what is to be stored: a card profile, a lens; letters may take several bytes
        return phrase("Names", "the %1's name is longer than 100 bytes; give it a shorter one")
            .with(what);
    }
    const bool isOdd = std::any_of(name.begin(), name.end(), [](char c) {
        return c == '/' || c == '\\' || static_cast<unsigned char>(c) < 0x20;
    });
    if (isOdd || name.front() == '.') {
        //: %1 what is to be stored: a card profile, a lens
        return phrase("Names",
                      "a %1's name may not begin with a dot or hold slashes; give it another")
            .with(what);
    }
    return {};
}

} // namespace pocketmars::calibration
