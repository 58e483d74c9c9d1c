#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// Random texts that nobody guesses, from the system's own randomness.
namespace pocketmars::phone {

/// Letters and digits that can't be taken for each other, so that a person can type them: 5 bits
/// each.
[[nodiscard]] std::string randomText(std::size_t letters);

/// SHA-256 as 64 hex digits.
[[nodiscard]] std::string digest(std::string_view text);

} // namespace pocketmars::phone
