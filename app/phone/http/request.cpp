#include "app/phone/http/request.h"

#include <string_view>

namespace pocketmars::phone {

std::optional<std::string> cookie(const std::string& cookies, const std::string& name) {
    std::string_view rest = cookies;
    while (!rest.empty()) {
        const auto end = rest.find(';');
        auto pair = rest.substr(0, end);
        rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
        while (!pair.empty() && pair.front() == ' ') {
            pair.remove_prefix(1);
        }
        if (pair.size() > name.size() && pair.substr(0, name.size()) == name &&
            pair[name.size()] == '=') {
            return std::string(pair.substr(name.size() + 1));
        }
    }
    return std::nullopt;
}

} // namespace pocketmars::phone
