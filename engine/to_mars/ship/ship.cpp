#include "engine/to_mars/ship/ship.h"

#include <charconv>

namespace pocketmars::to_mars {

std::string_view name(Structure structure) {
    constexpr std::array<std::string_view, kStructureCount> kNames{"dome", "workshop",
                                                                   "laboratory"};
    return kNames[index(structure)];
}

std::string_view name(AreaName area) { return area == AreaName::Upper ? "upper" : "lower"; }

std::string sectionName(std::size_t section) {
    return std::string(1, static_cast<char>('A' + section));
}

std::string toText(const SpaceId& space) {
    return sectionName(space.section) + "." + std::string(name(space.area)) + "." +
           std::to_string(space.place + 1);
}

std::optional<SpaceId> spaceFromText(std::string_view text) {
    if (text.size() < 2 || text[0] < 'A' || text[0] >= static_cast<char>('A' + kSectionCount) ||
        text[1] != '.') {
        return std::nullopt;
    }
    SpaceId space{static_cast<std::size_t>(text[0] - 'A'), AreaName::Upper, 0};
    text.remove_prefix(2);
    for (const auto area : {AreaName::Upper, AreaName::Lower}) {
        const auto word = name(area);
        if (!text.starts_with(word) || text.substr(word.size(), 1) != ".") {
            continue;
        }
        text.remove_prefix(word.size() + 1);
        const auto* end = text.data() + text.size();
        std::size_t number = 0;
        const auto [read, error] = std::from_chars(text.data(), end, number);
        if (error != std::errc() || read != end || number < 1 || number > kMaxSpaces) {
            return std::nullopt;
        }
        space.area = area;
        space.place = number - 1;
        return space;
    }
    return std::nullopt;
}

} // namespace pocketmars::to_mars
