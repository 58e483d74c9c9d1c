#include "tests/fuzz/target.h"

#include <algorithm>
#include <array>

namespace pocketmars::fuzz {

std::span<const Target> targets() {
    static constexpr std::array kTargets{
        Target{"bundle", bundle},        Target{"corners", corners},
        Target{"history", history},      Target{"item-path", itemPath},
        Target{"json-lines", jsonLines}, Target{"layout", layout},
        Target{"notation", notation},    Target{"photo", photo},
        Target{"profile", profile},      Target{"profile-file", profileFile},
        Target{"recording", recording},  Target{"state", state},
        Target{"table", table},
    };
    return kTargets;
}

const Target* findTarget(std::string_view name) {
    const auto all = targets();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Target& t) { return t.name == name; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace pocketmars::fuzz
