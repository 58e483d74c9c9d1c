#include "app/session/watching/table_recording.h"

#include "app/session/files/text_file.h"
#include "engine/format/json_lines.h"
#include "engine/format/observation_json.h"
#include "engine/json/json_cursor.h"

#include <optional>
#include <string>
#include <utility>

namespace pocketmars::session {
bool isTableRecording(const std::filesystem::path& file) { return file.extension() == ".jsonl"; }

tl::expected<std::vector<TableSeen>, SessionError> readTables(const std::filesystem::path& file) {
    const auto text = readText(file);
    if (!text) {
        return tl::unexpected(text.error());
    }
    const auto lines = engine::parseJsonLines(*text);
    if (!lines) {
        return tl::unexpected(SessionError{file.string() + ":" + lines.error().toString()});
    }
    std::vector<TableSeen> tables;
    for (const auto& [number, object] : *lines) {
        std::optional<engine::JsonError> error;
        const engine::JsonCursor root(object, error);
        const bool isEvent = root["event"].exists();
        if (isEvent && !root["event"].isText("table")) {
            continue;
        }
        const auto* table = isEvent ? object.field("table") : &object;
        auto observation =
            engine::observationFromJson(table != nullptr ? *table : engine::JsonValue());
        if (!observation) {
            return tl::unexpected(SessionError{file.string() + ":" + std::to_string(number) + ": " +
                                               observation.error().toString()});
        }
        TableSeen seen;
        const auto* photo = root["photo"].textIf();
        seen.photo = photo != nullptr ? *photo : std::to_string(tables.size());
        seen.seconds = static_cast<double>(tables.size());
        if (isEvent) {
            seen.seconds = root["t"].numberIf().value_or(seen.seconds);
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
