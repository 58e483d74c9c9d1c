#include "app/phone/feed/feed.h"

#include <chrono>
#include <utility>

namespace pocketmars::phone {
namespace {

/// So often a silent stream says that it is there: a phone that went away is noticed, and a page
/// that hears nothing knows that it is cut off.
constexpr std::chrono::seconds kHeartbeat(5);

} // namespace

void Feed::publish(const std::string& topic, std::string text) {
    {
        const std::lock_guard lock(m_mutex);
        auto& kept = m_topics[topic];
        if (kept.version != 0 && kept.text == text) {
            return;
        }
        kept = {std::move(text), ++m_version};
    }
    m_changed.notify_all();
}

NextPiece Feed::listen(std::function<bool()> isWelcome) {
    return [self = shared_from_this(), isWelcome = std::move(isWelcome), seen = std::uint64_t(0),
            woken = std::uint64_t(0), isFirst = true]() mutable -> std::optional<std::string> {
        auto piece = self->next(seen, woken, isWelcome);
        if (piece && std::exchange(isFirst, false)) {
            piece = "retry: 1000\n\n" + *piece;
        }
        return piece;
    };
}

std::optional<std::string> Feed::next(std::uint64_t& seen, std::uint64_t& woken,
                                      const std::function<bool()>& isWelcome) {
    std::unique_lock lock(m_mutex);
    m_changed.wait_for(lock, kHeartbeat, [&] {
        return m_isClosed || m_version > seen || std::exchange(woken, m_wakes) != m_wakes;
    });
    if (m_isClosed || !isWelcome()) {
        return std::nullopt;
    }
    std::string piece;
    for (const auto& [name, topic] : m_topics) {
        if (topic.version > seen) {
            piece += "event: " + name + "\ndata: " + topic.text + "\n\n";
        }
    }
    seen = m_version;
    return piece.empty() ? "event: pulse\ndata: {}\n\n" : piece;
}

void Feed::wake() {
    {
        const std::lock_guard lock(m_mutex);
        ++m_wakes;
    }
    m_changed.notify_all();
}

void Feed::close() {
    {
        const std::lock_guard lock(m_mutex);
        m_isClosed = true;
    }
    m_changed.notify_all();
}

} // namespace pocketmars::phone
