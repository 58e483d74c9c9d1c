#pragma once

#include <nlohmann/json.hpp>

#include <sstream>
#include <string>
#include <vector>

namespace pocketmars::cli {

/// What a command printed as one JSON object a line.
inline std::vector<nlohmann::json> jsonEvents(const std::string& printed) {
    std::vector<nlohmann::json> events;
    std::istringstream lines(printed);
    for (std::string line; std::getline(lines, line);) {
        events.push_back(nlohmann::json::parse(line));
    }
    return events;
}

} // namespace pocketmars::cli
