#include "tests/fuzz/target.h"

#include <algorithm>
#include <array>

namespace pocketmars::fuzz {

std::span<const Target> targets() {
    static constexpr std::array kTargets{
        Target{"bundle", bundle},       Target{"corners", corners},
        Target{"film", film},           Target{"history", history},
        Target{"item-path", itemPath},  Target{"json-lines", jsonLines},
        Target{"layout", layout},       Target{"mars-ship", marsShip},
        Target{"notation", notation},   Target{"photo", photo},
        Target{"profile", profile},     Target{"profile-file", profileFile},
        Target{"recording", recording}, Target{"request", request},
        Target{"state", state},         Target{"table", table},
        Target{"to-mars", toMars},
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
