#include "engine/json/json_value.h"

#include "engine/support/phrase.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>
#include <optional>
#include <set>

namespace pocketmars::engine {
namespace {

using nlohmann::json;

std::string notValid(std::string_view text, std::size_t bytesRead) {
    const auto before = text.substr(0, std::min(bytesRead == 0 ? 0 : bytesRead - 1, text.size()));
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const auto lineStart = before.rfind('\n');
    const auto column =
        lineStart == std::string_view::npos ? before.size() + 1 : before.size() - lineStart;
    //: What is wrong with a file
    return phrase("Json", "not valid JSON at line %1, column %2")
        .with(std::to_string(line), std::to_string(column));
}

/// Builds the tree from the library's events, which need no stack however deep the text nests.
class TreeBuilder final : public json::json_sax_t {
public:
    explicit TreeBuilder(std::string_view text) : m_text(text) {}

    [[nodiscard]] tl::expected<JsonValue, JsonError> take() {
        if (m_error) {
            return tl::unexpected(*m_error);
        }
        return std::move(m_root);
    }

    bool null() override { return add(JsonValue()); }
    bool boolean(bool value) override { return add(JsonValue(value)); }
    bool number_integer(number_integer_t value) override {
        return add(JsonValue(std::int64_t{value}));
    }
    bool number_unsigned(number_unsigned_t value) override {
        if (value > static_cast<number_unsigned_t>(INT64_MAX)) {
            return add(JsonValue(static_cast<double>(value)));
        }
        return add(JsonValue(static_cast<std::int64_t>(value)));
    }
    bool number_float(number_float_t value, const string_t& /*digits*/) override {
        return add(JsonValue(value));
    }
    bool string(string_t& value) override { return add(JsonValue(std::move(value))); }
    bool binary(binary_t& /*value*/) override { return false; } // never in a JSON text

    bool start_object(std::size_t /*elements*/) override { return open(JsonValue(JsonObject())); }
    bool start_array(std::size_t /*elements*/) override { return open(JsonValue(JsonArray())); }
    bool key(string_t& key) override {
        m_open.back().key = std::move(key);
        return true;
    }
    bool end_object() override {
        std::set<std::string_view> keys;
        for (const auto& member : *m_open.back().value.as<JsonObject>()) {
            if (!keys.insert(member.key).second) {
                m_open.back().key = member.key;
                //: What is wrong with a field of a file
                return refuse(phrase("Json", "stands twice in one object"));
            }
        }
        return close();
    }
    bool end_array() override { return close(); }

    bool parse_error(std::size_t bytesRead, const std::string& /*token*/,
                     const json::exception& /*error*/) override {
        m_error = JsonError{"", notValid(m_text, bytesRead)};
        return false;
    }

private:
    struct Open {
        JsonValue value;
        std::string key; ///< of the member that is being read, in an object
    };

    bool open(JsonValue value) {
        if (m_open.size() == kMaxJsonDepth) {
            //: What is wrong with a file; %1 a number
            return refuse(
                phrase("Json", "nested deeper than %1 levels").with(std::to_string(kMaxJsonDepth)));
        }
        m_open.push_back({std::move(value), ""});
        return true;
    }

    bool close() {
        auto value = std::move(m_open.back().value);
        m_open.pop_back();
        return add(std::move(value));
    }

    bool add(JsonValue value) {
        if (m_open.empty()) {
            m_root = std::move(value);
            return true;
        }
        auto& parent = m_open.back();
        if (auto* array = parent.value.as<JsonArray>()) {
            array->push_back(std::move(value));
        } else {
            parent.value.as<JsonObject>()->push_back({std::move(parent.key), std::move(value)});
        }
        return true;
    }

    bool refuse(std::string message) {
        std::string path;
        for (const auto& place : m_open) {
            const auto* array = place.value.as<JsonArray>();
            path = pathBelow(path, array != nullptr ? std::to_string(array->size()) : place.key);
        }
        m_error = JsonError{std::move(path), std::move(message)};
        return false;
    }

    std::string_view m_text;
    JsonValue m_root;
    std::vector<Open> m_open; ///< from the root to the innermost array or object
    std::optional<JsonError> m_error;
};

std::string dump(const json& value) {
    return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

void write(const JsonValue& value, JsonKeys keys, std::string& out);

void write(const JsonObject& object, JsonKeys keys, std::string& out) {
    std::vector<const JsonMember*> members;
    for (const auto& member : object) {
        members.push_back(&member);
    }
    if (keys == JsonKeys::Sorted) {
        std::ranges::sort(members, std::less<>(), [](const auto* member) { return member->key; });
    }
    out += '{';
    for (const auto* member : members) {
        out += member == members.front() ? "" : ",";
        out += dump(member->key) + ":";
        write(member->value, keys, out);
    }
    out += '}';
}

void write(const JsonArray& array, JsonKeys keys, std::string& out) {
    out += '[';
    for (const auto& element : array) {
        out += &element == &array.front() ? "" : ",";
        write(element, keys, out);
    }
    out += ']';
}

void write(const JsonValue& value, JsonKeys keys, std::string& out) {
    if (const auto* object = value.as<JsonObject>()) {
        write(*object, keys, out);
    } else if (const auto* array = value.as<JsonArray>()) {
        write(*array, keys, out);
    } else if (const auto* text = value.as<std::string>()) {
        out += dump(*text);
    } else if (const auto* flag = value.as<bool>()) {
        out += dump(*flag);
    } else if (const auto* integer = value.as<std::int64_t>()) {
        out += dump(*integer);
    } else if (const auto* number = value.as<double>()) {
        out += dump(*number);
    } else {
        out += dump(nullptr);
    }
}

} // namespace

JsonValue::JsonValue() = default;
JsonValue::JsonValue(bool value) : m_data(value) {}
JsonValue::JsonValue(int value) : m_data(std::int64_t{value}) {}
JsonValue::JsonValue(std::int64_t value) : m_data(value) {}
JsonValue::JsonValue(double value) : m_data(value) {}
JsonValue::JsonValue(std::string value) : m_data(std::move(value)) {}
JsonValue::JsonValue(std::string_view value) : m_data(std::string(value)) {}
JsonValue::JsonValue(const char* value) : m_data(std::string(value)) {}
JsonValue::JsonValue(JsonArray value) : m_data(std::move(value)) {}
JsonValue::JsonValue(JsonObject value) : m_data(std::move(value)) {}

const JsonValue* JsonValue::field(std::string_view key) const {
    const auto* object = as<JsonObject>();
    if (object == nullptr) {
        return nullptr;
    }
    const auto found = std::ranges::find(*object, key, &JsonMember::key);
    return found == object->end() ? nullptr : &found->value;
}

tl::expected<JsonValue, JsonError> parseJson(std::string_view text) {
    if (text.size() > kMaxJsonBytes) {
        return tl::unexpected(
            JsonError{"", //: What is wrong with a file; %1, %2 numbers
                      phrase("Json", "too large: %1 bytes, expected at most %2")
                          .with(std::to_string(text.size()), std::to_string(kMaxJsonBytes))});
    }
    TreeBuilder builder(text);
    // The outcome is in the builder, which keeps the reason.
    (void)json::sax_parse(text, &builder);
    return builder.take();
}

std::string toText(const JsonValue& value, JsonKeys keys) {
    std::string out;
    write(value, keys, out);
    return out;
}

} // namespace pocketmars::engine
