#pragma once

#include "app/phone/phone_server.h"

namespace pocketmars::app {

/// A picture of a phone's camera goes to the mailbox of its name (vision::FrameMailboxes), from
/// where `phone://NAME` is read. From any thread.
/// @return to the phone: whether somebody looks, and what is wrong with its pictures
[[nodiscard]] phone::Reply takeFrame(const phone::Call& call);

} // namespace pocketmars::app
