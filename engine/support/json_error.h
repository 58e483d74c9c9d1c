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

/// A name that a file or a person brings along, a colour say, fit to stand in a message: cut where
/// it is long, control characters (line breaks among them) as `?`.
[[nodiscard]] std::string shownName(std::string_view name);

/// The path of a field or list element below a path, with dots between; the name as in shownName.
[[nodiscard]] std::string pathBelow(std::string_view path, std::string_view name);

/// What a number must be, `a number from 0 to 7`.
[[nodiscard]] std::string numberFromTo(int min, int max);

/// `expected WHAT, found FOUND`.
[[nodiscard]] std::string expectedButFound(std::string_view what, std::string_view found);

} // namespace pocketmars::engine
