#include "vision/sources/mailbox_device.h"

#include "vision/sources/tuning.h"

#include <utility>

namespace pocketmars::vision {

// The patience is shorter than the silence that is told, so that a phone that went away is told as
// gone and not as frozen.
MailboxDevice::MailboxDevice(std::shared_ptr<FrameMailbox> box)
    : m_box(std::move(box)), m_patience(tuning::capture.silenceMs() * 2 / 3) {}

bool MailboxDevice::open() {
    const auto first = m_box->fetch(m_grabbed.number, m_patience);
    if (first) {
        m_grabbed.number = first->number - 1; // grab() gives it
    }
    return first.has_value();
}

bool MailboxDevice::grab() {
    auto next = m_box->fetch(m_grabbed.number, m_patience);
    if (!next) {
        return false;
    }
    m_grabbed = *std::move(next);
    return true;
}

} // namespace pocketmars::vision
