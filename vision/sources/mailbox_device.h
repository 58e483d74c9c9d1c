#pragma once

#include "vision/frame_mailbox.h"
#include "vision/sources/capture_device.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

namespace pocketmars::vision {

/// A camera that leaves its pictures in a mailbox; it is open while they come.
class MailboxDevice : public CaptureDevice {
public:
    explicit MailboxDevice(std::shared_ptr<FrameMailbox> box);

    [[nodiscard]] bool isLive() const override { return true; }
    [[nodiscard]] bool isAwaited() const override { return true; }
    void remark(const std::string& text) override { m_box->remark(text); }
    [[nodiscard]] bool open() override;
    [[nodiscard]] bool grab() override;
    [[nodiscard]] Picture retrieve() override { return *m_grabbed.jpeg; }
    void close() override {}

private:
    std::shared_ptr<FrameMailbox> m_box;
    std::chrono::milliseconds m_patience;
    FrameMailbox::Letter m_grabbed;
};

} // namespace pocketmars::vision
