#include "engine/to_mars/state/state.h"

#include <algorithm>

namespace pocketmars::to_mars {
namespace {

constexpr std::array<std::string_view, kProjectCount> kProjects{
    "robotic_arm", "engineering_support", "solar_cells",      "orbital_robotics", "habitat_module",
    "launch_pad",  "astronaut_exchange",  "orbital_assembly", "lunar_shuttle"};

constexpr std::array<std::string_view, kSourceCount> kSources{
    "astronaut", "robotic_arm", "lunar_shuttle", "goal", "section", "elsewhere"};

} // namespace

bool isPlayersName(std::string_view name) {
    constexpr std::size_t kMaxNameBytes = 60;
    return !name.empty() && name.size() <= kMaxNameBytes && std::ranges::none_of(name, [](char c) {
        return c == ':' || static_cast<unsigned char>(c) < 0x20U;
    });
}

std::string_view name(Source source) { return kSources[static_cast<std::size_t>(source)]; }

std::string_view name(Project project) { return kProjects[static_cast<std::size_t>(project)]; }

std::optional<Project> projectFromText(std::string_view text) {
    for (std::size_t i = 0; i < kProjectCount; ++i) {
        if (kProjects.at(i) == text) {
            return static_cast<Project>(i);
        }
    }
    return std::nullopt;
}

} // namespace pocketmars::to_mars
