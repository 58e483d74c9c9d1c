#include "engine/format/json_lines.h"

#include "engine/support/phrase.h"

#include <string>
#include <utility>

namespace pocketmars::engine {

tl::expected<std::vector<JsonLine>, JsonError> parseJsonLines(std::string_view text) {
    std::vector<JsonLine> lines;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const auto length = text.find('\n');
        const auto line = text.substr(0, length);
        text.remove_prefix(length == std::string_view::npos ? text.size() : length + 1);
        if (line.find_first_not_of(" \t\r") == std::string_view::npos) {
            continue;
        }
        auto value = parseJson(line);
        if (!value || value->as<JsonObject>() == nullptr) {
            // The parser's own words count lines from this one.
            return tl::unexpected(
                JsonError{std::to_string(number),
                          //: What is wrong with a line of a file
                          phrase("Json", "expected a JSON object, whole on this line")});
        }
        lines.push_back({number, *std::move(value)});
    }
    return lines;
}

} // namespace pocketmars::engine
