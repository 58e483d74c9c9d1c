#include "app/session/to_mars/mars_record.h"

#include "app/session/files/text_file.h"
#include "engine/json/json_cursor.h"

#include <cstddef>
#include <limits>
#include <utility>

namespace pocketmars::session {
namespace {

using engine::JsonArray;
using engine::JsonCursor;
using engine::JsonObject;
using engine::JsonValue;

constexpr double kMostPx = 100'000.0;

MarsRecord recordFrom(const JsonCursor& root) {
    MarsRecord record;
    root.requireObject();
    if (const auto photo = root["photo"]; photo.exists()) {
        record.photo = photo.text();
    }
    if (const auto corners = root["corners"]; corners.exists()) {
        const auto px = corners.numbers(8, 0.0, kMostPx, "x and y of four corners");
        auto& marked = record.corners.emplace();
        for (std::size_t i = 0; i < marked.size(); ++i) {
            marked.at(i) = {px[2 * i], px[2 * i + 1]};
        }
    }
    if (const auto savedAs = root["saved_as"]; savedAs.exists()) {
        record.savedAs = db::GameId(savedAs.integer(1, std::numeric_limits<int>::max()));
    }
    record.isSaved = root["saved"].exists() && root["saved"].boolean();
    return record;
}

} // namespace

MarsRecord loadMarsRecord(const std::filesystem::path& file) {
    const auto text = readText(file);
    if (!text) {
        return {};
    }
    const auto tree = engine::parseJson(*text);
    if (!tree) {
        return {};
    }
    std::optional<engine::JsonError> error;
    auto record = recordFrom(JsonCursor(*tree, error));
    return error ? MarsRecord() : record;
}

tl::expected<void, SessionError> saveMarsRecord(const std::filesystem::path& file,
                                                const MarsRecord& record) {
    JsonObject object;
    if (!record.photo.empty()) {
        object.push_back({"photo", JsonValue(record.photo.string())});
    }
    if (record.corners) {
        JsonArray px;
        for (const auto& corner : *record.corners) {
            px.emplace_back(corner.x);
            px.emplace_back(corner.y);
        }
        object.push_back({"corners", JsonValue(std::move(px))});
    }
    if (record.savedAs) {
        object.push_back({"saved_as", JsonValue(record.savedAs->value())});
    }
    object.push_back({"saved", JsonValue(record.isSaved)});
    return writeText(file, engine::toText(JsonValue(std::move(object))));
}

} // namespace pocketmars::session
