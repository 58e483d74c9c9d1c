#pragma once

#include <string>

namespace pocketmars::cli {

/// A tree of nlohmann-json on one line. File names and the like may be no valid UTF-8; what is
/// broken in them becomes U+FFFD.
template <class Json> [[nodiscard]] std::string jsonText(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace pocketmars::cli
