#include "engine/box/player.h"

namespace pocketmars::engine {

std::string_view name(Mode mode) { return mode == Mode::Solo ? "solo" : "versus"; }

std::string_view name(Role role) { return role == Role::Human ? "human" : "da"; }

std::string_view name(Edition edition) { return edition == Edition::English ? "en" : "pl"; }

std::optional<Mode> modeFromName(std::string_view text) {
    if (text == name(Mode::Solo)) {
        return Mode::Solo;
    }
    return text == name(Mode::Versus) ? std::optional(Mode::Versus) : std::nullopt;
}

std::optional<Role> roleFromName(std::string_view text) {
    if (text == name(Role::Human)) {
        return Role::Human;
    }
    return text == name(Role::Da) ? std::optional(Role::Da) : std::nullopt;
}

std::optional<Edition> editionFromName(std::string_view text) {
    if (text == name(Edition::English)) {
        return Edition::English;
    }
    return text == name(Edition::Polish) ? std::optional(Edition::Polish) : std::nullopt;
}

} // namespace pocketmars::engine
