#pragma once

#include "engine/json/json_value.h"
#include "engine/support/json_error.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pocketmars::engine {

/// Longer lists are refused before anybody walks through them. Our formats list 35 cards at most.
inline constexpr std::size_t kMaxJsonElements = 128;

/// A place in a JSON tree, with the path to it. Reading a value of the wrong kind returns a
/// stand-in and notes the complaint; of several complaints the first is kept, so a reader may run
/// to its end and look once.
///
///     std::optional<JsonError> error;
///     const JsonCursor root(tree, error);
///     const int energy = root["energy"].integer(0, 7);
///     if (error) ...                                     // energy: expected a number from 0 to 7
///
/// The tree and the error outlive the cursor.
class JsonCursor {
public:
    /// @param path  of the root, where it is part of something larger
    JsonCursor(const JsonValue& root, std::optional<JsonError>& firstError, std::string path = {})
        : JsonCursor(&root, &firstError, std::move(path)) {}

    /// False for a field or element that is not there.
    [[nodiscard]] bool exists() const { return m_value != nullptr; }
    [[nodiscard]] bool isNull() const { return exists() && m_value->isNull(); }
    [[nodiscard]] bool isNumber() const;
    [[nodiscard]] bool isText(std::string_view text) const;
    [[nodiscard]] const std::string& path() const { return m_path; }

    /// A field or an element; one that does not exist where there is none.
    [[nodiscard]] JsonCursor operator[](std::string_view key) const;
    [[nodiscard]] JsonCursor operator[](std::size_t place) const;

    /// What must be a number without a fraction, from min to max.
    [[nodiscard]] int integer(int min, int max) const;
    /// What must be a number, with a fraction or without, from min to max.
    /// @param what  in words, where the range alone would say too little
    [[nodiscard]] double number(double min, double max, const std::string& what = {}) const;
    /// What must be a list of so many such numbers.
    /// @return as many, whatever stands there
    [[nodiscard]] std::vector<double> numbers(std::size_t count, double min, double max,
                                              const std::string& what) const;
    [[nodiscard]] bool boolean() const;
    /// What must be a probability, 0 to 1.
    [[nodiscard]] double probability() const;
    [[nodiscard]] std::string text() const;
    /// What must be one of a few words; the place of the one that it is, 0 if it is none.
    [[nodiscard]] std::size_t oneOf(std::initializer_list<std::string_view> words) const;
    /// The elements of what must be an array, of at most so many.
    [[nodiscard]] std::vector<JsonCursor> elements(std::size_t most = kMaxJsonElements) const;
    /// The keys of what must be an object, in the order of the text; at most kMaxJsonElements.
    [[nodiscard]] std::vector<std::string> keys() const;
    /// Notes a complaint unless this is an object.
    void requireObject() const;

    /// The number here; nothing where there is another kind of value, or none.
    [[nodiscard]] std::optional<double> numberIf() const;
    /// The string here; null where there is another kind of value, or none.
    [[nodiscard]] const std::string* textIf() const;

    /// Notes `expected WHAT, found …`, or `missing, expected WHAT`.
    void expected(const std::string& what) const;
    /// Notes a complaint of this place.
    void refuse(std::string message) const;

private:
    JsonCursor(const JsonValue* value, std::optional<JsonError>* error, std::string path)
        : m_value(value), m_error(error), m_path(std::move(path)) {}

    /// Notes a complaint of more elements than there may be.
    [[nodiscard]] bool tooMany(std::size_t count, std::size_t most) const;

    const JsonValue* m_value;
    std::optional<JsonError>* m_error;
    std::string m_path;
};

} // namespace pocketmars::engine
