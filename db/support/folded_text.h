#pragma once

#include <string>
#include <string_view>

namespace pocketmars::db {

/// A text without upper-case letters, of any script, to be compared with others: `łódź` of `Łódź`.
/// SQLite's own LIKE knows those of ASCII only.
/// @param text  UTF-8; what is none stays as it is
[[nodiscard]] std::string folded(std::string_view text);

} // namespace pocketmars::db
