#pragma once

#include <string>
#include <vector>

namespace pocketmars::session {

/// `red, blue, green`
[[nodiscard]] std::string joined(const std::vector<std::string>& words);

} // namespace pocketmars::session
