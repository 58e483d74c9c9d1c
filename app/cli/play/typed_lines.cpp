#include "app/cli/play/typed_lines.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <utility>

namespace pocketmars::cli {

std::vector<std::string> TypedLines::take() {
    constexpr std::size_t kMost = std::size_t{1} << 16; // bytes; nobody types so much between looks
    while (!m_isAtEnd && m_begun.size() < kMost) {
        pollfd waiting{m_file, POLLIN, 0};
        if (poll(&waiting, 1, 0) <= 0) {
            break;
        }
        std::array<char, 4096> bytes{};
        const auto count = read(m_file, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR) {
            break; // it is looked again soon
        }
        m_isAtEnd = count <= 0;
        m_begun.append(bytes.data(), static_cast<std::size_t>(count > 0 ? count : 0));
    }
    std::vector<std::string> lines;
    for (auto end = m_begun.find('\n'); end != std::string::npos; end = m_begun.find('\n')) {
        lines.push_back(m_begun.substr(0, end));
        m_begun.erase(0, end + 1);
    }
    if (m_isAtEnd && !m_begun.empty()) {
        lines.push_back(std::exchange(m_begun, {}));
    }
    if (m_begun.size() >= kMost) { // no line that means anything is so long
        m_begun.clear();
    }
    return lines;
}

} // namespace pocketmars::cli
