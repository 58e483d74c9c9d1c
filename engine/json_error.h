#pragma once

#include <string>
#include <string_view>

namespace pocketmars::engine {

/// Why a JSON text was refused: where, and what to change.
struct JsonError {
    std::string path;    ///< `buildings.greenhouse.one_star.red`; empty: the text as a whole
    std::string message; ///< `expected a number from 0 to 7, found "x"`

    /// Path and message as one line.
    [[nodiscard]] std::string toString() const;
    friend bool operator==(const JsonError&, const JsonError&) = default;
};

/// The path of a field or list element below a path, with dots between. A name that a text brings
/// along is cut and kept to one line, since people read it.
[[nodiscard]] std::string pathBelow(std::string_view path, std::string_view name);

} // namespace pocketmars::engine
