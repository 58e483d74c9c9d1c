#pragma once

#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

namespace pocketmars::phone {

/// Connections that have a time by which something must be done; those that miss it are cut off.
/// libmicrohttpd ends silent ones by itself, but not those that send a byte now and then.
class SlowClients {
public:
    using Clock = std::chrono::steady_clock;

    SlowClients();
    ~SlowClients();
    SlowClients(const SlowClients&) = delete;
    SlowClients& operator=(const SlowClients&) = delete;

    /// From now on a connection has this long, whatever it had before.
    void allow(int socket, std::chrono::milliseconds time);
    /// It may take as long as it likes, or is about to be closed.
    void forget(int socket);

private:
    void watch();

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::map<int, Clock::time_point> m_until; ///< by socket
    bool m_ends = false;
    std::thread m_thread;
};

} // namespace pocketmars::phone
