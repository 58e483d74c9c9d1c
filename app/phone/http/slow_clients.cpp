#include "app/phone/http/slow_clients.h"

#include <algorithm>

#include <sys/socket.h>

namespace pocketmars::phone {

SlowClients::SlowClients() : m_thread([this] { watch(); }) {}

SlowClients::~SlowClients() {
    {
        const std::lock_guard lock(m_mutex);
        m_ends = true;
    }
    m_changed.notify_all();
    m_thread.join();
}

void SlowClients::allow(int socket, std::chrono::milliseconds time) {
    {
        const std::lock_guard lock(m_mutex);
        m_until[socket] = Clock::now() + time;
    }
    m_changed.notify_all();
}

void SlowClients::forget(int socket) {
    const std::lock_guard lock(m_mutex);
    m_until.erase(socket);
}

void SlowClients::watch() {
    std::unique_lock lock(m_mutex);
    while (!m_ends) {
        auto next = Clock::now() + std::chrono::hours(1);
        for (auto entry = m_until.begin(); entry != m_until.end();) {
            if (entry->second <= Clock::now()) {
                // Its own thread finds it closed, and cleans up. It can't be another one's socket
                // by now: forget() is called before a socket is given back.
                ::shutdown(entry->first, SHUT_RDWR);
                entry = m_until.erase(entry);
            } else {
                next = std::min(next, entry->second);
                ++entry;
            }
        }
        m_changed.wait_until(lock, next);
    }
}

} // namespace pocketmars::phone
