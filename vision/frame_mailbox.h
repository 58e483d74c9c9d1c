#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pocketmars::vision {

/// Where a camera that no driver knows, as a phone's is, leaves its pictures, and sources fetch
/// them. It holds one picture, the newest: who is slow misses those before. Safe to use from any
/// thread.
class FrameMailbox {
public:
    using Clock = std::chrono::steady_clock;
    using Jpeg = std::vector<std::uint8_t>;

    struct Letter {
        std::shared_ptr<const Jpeg> jpeg;
        std::uint64_t number = 0; ///< from 1
    };

    /// Takes a JPEG file as it is; it is decoded by who fetches it.
    /// @return false, and nothing changes: it is no JPEG, breaks off, or is larger than kMostBytes
    ///         or kMostMegapixels
    [[nodiscard]] bool put(Jpeg jpeg);

    /// Waits for a picture that is newer than the one of a number, and came in the last kFresh.
    /// @return nothing: none came
    [[nodiscard]] std::optional<Letter> fetch(std::uint64_t after,
                                              std::chrono::milliseconds patience);

    /// Whether its camera has sent something in the last kFresh.
    [[nodiscard]] bool isFresh(Clock::time_point now = Clock::now()) const;
    /// Whether somebody has waited for a picture in the last kFresh.
    [[nodiscard]] bool isFetched(Clock::time_point now = Clock::now()) const;

    /// What its camera is to be told of its pictures, until the next; empty: all is well.
    void remark(std::string text);
    [[nodiscard]] std::string remarked() const;

    static constexpr std::size_t kMostBytes = 4UL * 1024 * 1024;
    static constexpr double kMostMegapixels = 20.0;
    static constexpr std::chrono::seconds kFresh{3};

private:
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    Letter m_newest; ///< number 0: none yet
    std::optional<Clock::time_point> m_putAt;
    std::optional<Clock::time_point> m_fetchedAt;
    std::string m_remark;
};

/// The mailboxes of a program, by the names of their cameras. Safe to use from any thread.
class FrameMailboxes {
public:
    /// Those that openSource() knows.
    [[nodiscard]] static FrameMailboxes& ofProgram();

    /// The one of a camera, which need not be there yet.
    [[nodiscard]] std::shared_ptr<FrameMailbox> box(const std::string& name);
    /// The names of cameras that send, in order.
    [[nodiscard]] std::vector<std::string> senders();

private:
    /// What nobody uses any more goes.
    void tidy();

    std::mutex m_mutex;
    std::map<std::string, std::shared_ptr<FrameMailbox>> m_boxes;
};

/// How openSource() names a phone's camera: before its name.
inline constexpr std::string_view kPhoneScheme = "phone://";

/// The phone that an address names; nothing: it is another source's.
[[nodiscard]] std::optional<std::string> phoneOf(std::string_view address);

} // namespace pocketmars::vision
