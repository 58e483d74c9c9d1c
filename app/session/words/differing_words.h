#pragma once

#include <optional>
#include <string>
#include <vector>

namespace pocketmars::session {

/// Texts that are alike but for one place.
struct DifferingWords {
    std::string before;             ///< what all begin with
    std::vector<std::string> parts; ///< what each has in that place, in the order of the texts
    std::string after;              ///< what all end with
};

/// The place in which texts differ, by whole words; a letter of a language without spaces counts as
/// one.
/// @return nothing where one of them has nothing in that place, or fewer than two are given
[[nodiscard]] std::optional<DifferingWords> differingWords(const std::vector<std::string>& texts);

} // namespace pocketmars::session
