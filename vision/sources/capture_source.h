#pragma once

#include "vision/frame_source.h"
#include "vision/sources/capture_device.h"

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <thread>

namespace pocketmars::vision {

/// A camera, stream or film, read on a thread of its own, since OpenCV's reads block.
///
/// The thread empties a live source's buffers all the time and keeps what next() asked for; a film
/// waits for next(). A live source that fails is opened again, twice a second, until it is back.
class CaptureSource : public FrameSource {
public:
    explicit CaptureSource(std::unique_ptr<CaptureDevice> device);
    /// Waits for the thread only shortly: one that hangs in OpenCV ends by itself later.
    ~CaptureSource() override;

    [[nodiscard]] SourceReport next(std::chrono::milliseconds patience) override;
    [[nodiscard]] bool isLive() const override { return m_live; }
    [[nodiscard]] bool isAwaited() const override { return m_isAwaited; }
    void remark(const std::string& text) override;

private:
    using Clock = std::chrono::steady_clock;
    struct Shared;
    struct Arrival;

    /// What silence or broken pictures mean, if they are not said yet.
    [[nodiscard]] SourceReport silence(Clock::time_point now);
    [[nodiscard]] SourceReport trouble(SourceTrouble::Kind kind);
    [[nodiscard]] SourceReport deliver(const Arrival& arrival);
    /// Whether the picture is the one before, bit for bit, though this source is never that quiet.
    [[nodiscard]] bool standsStill(const CaptureDevice::Picture& picture, Clock::time_point now);

    static void work(const std::shared_ptr<Shared>& shared);

    std::shared_ptr<Shared> m_shared; ///< the thread's as well, as it may outlive the source
    std::thread m_thread;
    bool m_live;
    bool m_isAwaited;
    bool m_inTrouble = false;
    Clock::time_point m_lastDelivery;
    double m_brokenScore = 0.0;
    std::optional<Clock::time_point> m_brokenSince; ///< no good picture since

    std::size_t m_lastSignature = 0;
    int m_differing = 0; ///< pictures in a row that differed from the one before
    bool m_noisy = false;
    Clock::time_point m_sameSince;
};

} // namespace pocketmars::vision
