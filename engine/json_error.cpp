#include "engine/json_error.h"

#include <algorithm>

namespace pocketmars::engine {
namespace {

constexpr std::size_t kMaxNameBytes = 60;

} // namespace

std::string JsonError::toString() const { return path.empty() ? message : path + ": " + message; }

std::string pathBelow(std::string_view path, std::string_view name) {
    std::string shown(name.substr(0, kMaxNameBytes));
    if (shown.size() < name.size()) {
        shown += "...";
    }
    std::ranges::replace_if(
        shown, [](char c) { return static_cast<unsigned char>(c) < 0x20; }, '?');
    return path.empty() ? shown : std::string(path) + "." + shown;
}

} // namespace pocketmars::engine
