#include "vision/sources/mailbox_device.h"

#include "vision/sources/tuning.h"

#include <chrono>
#include <utility>

namespace pocketmars::vision {
namespace {

/// Shorter than the silence that is told, so that a phone that went away is told as gone and not as
/// frozen.
std::chrono::milliseconds mailboxPatience() {
    return std::chrono::milliseconds(tuning::capture.silenceMs() * 2 / 3);
}

} // namespace

bool MailboxDevice::open() {
    const auto first = m_box->fetch(m_grabbed.number, mailboxPatience());
    if (first) {
        m_grabbed.number = first->number - 1; // grab() gives it
    }
    return first.has_value();
}

bool MailboxDevice::grab() {
    auto next = m_box->fetch(m_grabbed.number, mailboxPatience());
    if (next) {
        m_grabbed = *std::move(next);
    }
    return next.has_value();
}

} // namespace pocketmars::vision
