#pragma once

#include "engine/support/json_error.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// JSON as a tree of values, so that the JSON library shows in no header: the formats are read
/// from this tree and written to it.
namespace pocketmars::engine {

struct JsonMember;
class JsonValue;
using JsonArray = std::vector<JsonValue>;
using JsonObject = std::vector<JsonMember>; ///< in the order of the text

class JsonValue {
public:
    JsonValue(); ///< null
    explicit JsonValue(bool value);
    explicit JsonValue(int value);
    explicit JsonValue(std::int64_t value);
    explicit JsonValue(double value);
    explicit JsonValue(std::string value);
    explicit JsonValue(std::string_view value);
    explicit JsonValue(const char* value);
    explicit JsonValue(JsonArray value);
    explicit JsonValue(JsonObject value);

    [[nodiscard]] bool isNull() const { return std::holds_alternative<std::nullptr_t>(m_data); }
    /// Null where the value is of another kind.
    template <class T> [[nodiscard]] const T* as() const { return std::get_if<T>(&m_data); }
    template <class T> [[nodiscard]] T* as() { return std::get_if<T>(&m_data); }

    /// The value of an object's field; null where there is none, or where this is no object.
    [[nodiscard]] const JsonValue* field(std::string_view key) const;

private:
    std::variant<std::nullptr_t, bool, std::int64_t, double, std::string, JsonArray, JsonObject>
        m_data;
};

struct JsonMember {
    std::string key;
    JsonValue value;
};

/// Deeper and larger texts are refused before they can fill stack or memory. Our formats nest 5
/// levels deep and take some kB.
inline constexpr std::size_t kMaxJsonDepth = 32;
inline constexpr std::size_t kMaxJsonBytes = std::size_t{1} << 20;

/// Reads one JSON text (UTF-8). Refuses a key that stands twice in one object, since readers
/// would differ in which of the two counts.
[[nodiscard]] tl::expected<JsonValue, JsonError> parseJson(std::string_view text);

enum class JsonKeys {
    AsBuilt,
    Sorted ///< at every level: the canonical line of the formats
};

/// Writes one line without spaces. Text that is no valid UTF-8 is mended with U+FFFD.
[[nodiscard]] std::string toText(const JsonValue& value, JsonKeys keys = JsonKeys::AsBuilt);

} // namespace pocketmars::engine
