#pragma once

#include "app/phone/http/reply.h"

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>

namespace pocketmars::phone {

/// What the pages show, by topic, on its way to all phones as server-sent events. Of each topic
/// only the newest text counts: who listens anew, or was slow, gets that and nothing older. Safe to
/// use from any thread.
class Feed : public std::enable_shared_from_this<Feed> {
public:
    /// @param text  on one line; the same again is not sent again
    void publish(const std::string& topic, std::string text);

    /// A stream of events, the newest text of each topic first.
    /// @param isWelcome  asked before each piece; once not, the stream ends
    [[nodiscard]] NextPiece listen(std::function<bool()> isWelcome);

    /// Has all streams ask whether they are still welcome.
    void wake();
    /// Ends all streams, for good.
    void close();

private:
    struct Topic {
        std::string text;
        std::uint64_t version = 0;
    };

    [[nodiscard]] std::optional<std::string> next(std::uint64_t& seen, std::uint64_t& woken,
                                                  const std::function<bool()>& isWelcome);

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::map<std::string, Topic> m_topics;
    std::uint64_t m_version = 0; ///< of the newest text
    std::uint64_t m_wakes = 0;
    bool m_isClosed = false;
};

} // namespace pocketmars::phone
