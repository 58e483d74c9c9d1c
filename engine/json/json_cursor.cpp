#include "engine/json/json_cursor.h"

#include "engine/support/phrase.h"

#include <algorithm>

namespace pocketmars::engine {
namespace {

/// Long enough to recognise what was found, short enough for one line.
constexpr std::size_t kMaxShownBytes = 40;

//: What must stand, or stands, in a file: values in square brackets
std::string aList() { return phrase("Json", "a list"); }

//: What must stand, or stands, in a file: fields in curly brackets
std::string anObject() { return phrase("Json", "an object"); }

std::string shown(const JsonValue& value) {
    if (value.as<JsonArray>() != nullptr) {
        return aList();
    }
    if (value.as<JsonObject>() != nullptr) {
        return anObject();
    }
    auto text = toText(value);
    //: What stands in a file
    return text.size() <= kMaxShownBytes ? text : std::string(phrase("Json", "a long text"));
}

} // namespace

bool JsonCursor::isNumber() const {
    return exists() && (m_value->as<std::int64_t>() != nullptr || m_value->as<double>() != nullptr);
}

bool JsonCursor::isText(std::string_view text) const {
    const auto* found = textIf();
    return found != nullptr && *found == text;
}

const std::string* JsonCursor::textIf() const {
    return exists() ? m_value->as<std::string>() : nullptr;
}

JsonCursor JsonCursor::operator[](std::string_view key) const {
    return {exists() ? m_value->field(key) : nullptr, m_error, pathBelow(m_path, key)};
}

JsonCursor JsonCursor::operator[](std::size_t place) const {
    const auto* array = exists() ? m_value->as<JsonArray>() : nullptr;
    const bool inside = array != nullptr && place < array->size();
    return {inside ? &(*array)[place] : nullptr, m_error, pathBelow(m_path, std::to_string(place))};
}

int JsonCursor::integer(int min, int max) const {
    const auto* number = exists() ? m_value->as<std::int64_t>() : nullptr;
    if (number == nullptr || *number < min || *number > max) {
        expected(numberFromTo(min, max));
        return min;
    }
    return static_cast<int>(*number);
}

std::optional<double> JsonCursor::numberIf() const {
    if (!isNumber()) {
        return std::nullopt;
    }
    const auto* whole = m_value->as<std::int64_t>();
    return whole != nullptr ? static_cast<double>(*whole) : *m_value->as<double>();
}

double JsonCursor::number(double min, double max, const std::string& what) const {
    const auto number = numberIf();
    if (!number || !(*number >= min && *number <= max)) {
        //: What must stand in a file
        expected(what.empty() ? std::string(phrase("Json", "a number")) : what);
        return min;
    }
    return *number;
}

std::vector<double> JsonCursor::numbers(std::size_t count, double min, double max,
                                        const std::string& what) const {
    std::vector<double> out(count, min);
    const auto* array = exists() ? m_value->as<JsonArray>() : nullptr;
    if (array == nullptr || array->size() != count) {
        expected(what);
        return out;
    }
    for (std::size_t i = 0; i < count; ++i) {
        const auto number = (*this)[i].numberIf();
        if (!number || !(*number >= min && *number <= max)) {
            expected(what);
            return out;
        }
        out[i] = *number;
    }
    return out;
}

bool JsonCursor::boolean() const {
    const auto* found = exists() ? m_value->as<bool>() : nullptr;
    if (found == nullptr) {
        //: What must stand in a file
        expected(phrase("Json", "true or false"));
        return false;
    }
    return *found;
}

double JsonCursor::probability() const {
    //: What must stand in a file
    return number(0.0, 1.0, phrase("Json", "a probability from 0 to 1"));
}

std::string JsonCursor::text() const {
    const auto* found = textIf();
    if (found == nullptr) {
        //: What must stand in a file
        expected(phrase("Json", "a text"));
        return {};
    }
    return *found;
}

std::size_t JsonCursor::oneOf(std::initializer_list<std::string_view> words) const {
    if (const auto* found = textIf()) {
        const auto word = std::find(words.begin(), words.end(), *found);
        if (word != words.end()) {
            return static_cast<std::size_t>(word - words.begin());
        }
    }
    std::string list;
    for (const auto& word : words) {
        const auto quoted = '"' + std::string(word) + '"';
        if (list.empty()) {
            list = quoted;
        } else if (&word == words.end() - 1) {
            //: Words that may stand in a file: %1 all but the last, %2 the last
            list = phrase("Json", "%1 or %2").with(list, quoted);
        } else {
            list += ", " + quoted;
        }
    }
    expected(list);
    return 0;
}

std::vector<JsonCursor> JsonCursor::elements(std::size_t most) const {
    const auto* array = exists() ? m_value->as<JsonArray>() : nullptr;
    if (array == nullptr) {
        expected(aList());
        return {};
    }
    if (tooMany(array->size(), most)) {
        return {};
    }
    std::vector<JsonCursor> cursors;
    for (std::size_t i = 0; i < array->size(); ++i) {
        cursors.push_back((*this)[i]);
    }
    return cursors;
}

std::vector<std::string> JsonCursor::keys() const {
    requireObject();
    const auto* object = exists() ? m_value->as<JsonObject>() : nullptr;
    std::vector<std::string> keys;
    if (object != nullptr && !tooMany(object->size(), kMaxJsonElements)) {
        for (const auto& member : *object) {
            keys.push_back(member.key);
        }
    }
    return keys;
}

bool JsonCursor::tooMany(std::size_t count, std::size_t most) const {
    if (count > most) {
        //: What is wrong with a file; %1, %2 numbers
        refuse(phrase("Json", "expected at most %1 elements, found %2")
                   .with(std::to_string(most), std::to_string(count)));
        return true;
    }
    return false;
}

void JsonCursor::requireObject() const {
    if (!exists() || m_value->as<JsonObject>() == nullptr) {
        expected(anObject());
    }
}

void JsonCursor::expected(const std::string& what) const {
    refuse(exists() ? expectedButFound(what, shown(*m_value))
                    //: What is wrong with a field of a file; %1 what must stand there
                    : phrase("Json", "missing, expected %1").with(what));
}

void JsonCursor::refuse(std::string message) const {
    if (!*m_error) {
        *m_error = JsonError{m_path, std::move(message)};
    }
}

} // namespace pocketmars::engine
