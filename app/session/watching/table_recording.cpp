#include "app/session/watching/table_recording.h"

#include "app/session/files/text_file.h"
#include "engine/format/observation_json.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <sstream>
#include <string>
#include <utility>

namespace pocketmars::session {
namespace {

std::string stringOr(const nlohmann::json& object, const char* key, std::string other) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>()
                                                       : std::move(other);
}

} // namespace

bool isTableRecording(const std::filesystem::path& file) { return file.extension() == ".jsonl"; }

tl::expected<std::vector<TableSeen>, SessionError> readTables(const std::filesystem::path& file) {
    const auto text = readText(file);
    if (!text) {
        return tl::unexpected(text.error());
    }
    std::vector<TableSeen> tables;
    std::istringstream lines(*text);
    std::size_t number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        if (line.find_first_not_of(" \t\r") == std::string::npos) {
            continue;
        }
        const auto refuse = [&](const std::string& why) {
            return tl::unexpected(
                SessionError{file.string() + ":" + std::to_string(number) + ": " + why});
        };
        const auto json = nlohmann::json::parse(line, nullptr, false);
        if (!json.is_object()) {
            return refuse("expected a JSON object");
        }
        const bool isEvent = json.contains("event");
        if (isEvent && stringOr(json, "event", "") != "table") {
            continue;
        }
        if (isEvent && !json.contains("table")) {
            return refuse("expected a table");
        }
        auto observation = engine::observationFromJson(isEvent ? json["table"].dump() : line);
        if (!observation) {
            return refuse(observation.error().toString());
        }
        TableSeen seen;
        seen.photo = stringOr(json, "photo", std::to_string(tables.size()));
        seen.seconds = static_cast<double>(tables.size());
        if (const auto t = json.find("t"); isEvent && t != json.end() && t->is_number()) {
            seen.seconds = t->get<double>();
        }
        seen.observation = *std::move(observation);
        tables.push_back(std::move(seen));
    }
    if (tables.empty()) {
        return tl::unexpected(SessionError{file.string() + " holds no table: write one JSON object "
                                                           "a line, as 'watch --json' does"});
    }
    return tables;
}

} // namespace pocketmars::session
