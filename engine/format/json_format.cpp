#include "engine/format/json_format.h"

#include "engine/json/json_cursor.h"
#include "engine/json/json_value.h"

#include <optional>

namespace pocketmars::engine {

tl::expected<std::string, JsonError> formatOf(std::string_view text) {
    const auto tree = parseJson(text);
    if (!tree) {
        return tl::unexpected(tree.error());
    }
    std::optional<JsonError> error;
    const JsonCursor root(*tree, error);
    root.requireObject();
    auto format = root["format"].text();
    if (error) {
        return tl::unexpected(*error);
    }
    return format;
}

} // namespace pocketmars::engine
