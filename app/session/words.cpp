#include "app/session/words.h"

namespace pocketmars::session {

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const auto& word : words) {
        text += (text.empty() ? "" : ", ") + word;
    }
    return text;
}

} // namespace pocketmars::session
