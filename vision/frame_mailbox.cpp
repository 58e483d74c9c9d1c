#include "vision/frame_mailbox.h"

#include "calibration/photo/picture_header.h"

#include <iterator>
#include <utility>

namespace pocketmars::vision {
namespace {

bool isWithin(const std::optional<FrameMailbox::Clock::time_point>& time,
              FrameMailbox::Clock::time_point now) {
    return time && now - *time <= FrameMailbox::kFresh;
}

bool isWelcome(const FrameMailbox::Jpeg& bytes) {
    if (bytes.size() > FrameMailbox::kMostBytes) {
        return false;
    }
    const auto header = calibration::readPictureHeader(bytes);
    return header && header->format == calibration::PictureFormat::Jpeg &&
           header->megapixels() <= FrameMailbox::kMostMegapixels &&
           calibration::isComplete(bytes, header->format);
}

} // namespace

bool FrameMailbox::put(Jpeg jpeg) {
    if (!isWelcome(jpeg)) {
        return false;
    }
    auto kept = std::make_shared<const Jpeg>(std::move(jpeg));
    {
        const std::lock_guard lock(m_mutex);
        // The one before goes when its last reader lets go of it, and not under the mutex.
        std::swap(m_newest.jpeg, kept);
        ++m_newest.number;
        m_putAt = Clock::now();
    }
    m_changed.notify_all();
    return true;
}

std::optional<FrameMailbox::Letter> FrameMailbox::fetch(std::uint64_t after,
                                                        std::chrono::milliseconds patience) {
    std::unique_lock lock(m_mutex);
    m_fetchedAt = Clock::now();
    const bool came = m_changed.wait_for(lock, patience, [&] {
        // An old picture says nothing of the table of now.
        return m_newest.number > after && isWithin(m_putAt, Clock::now());
    });
    m_fetchedAt = Clock::now();
    return came ? std::optional(m_newest) : std::nullopt;
}

bool FrameMailbox::isFresh(Clock::time_point now) const {
    const std::lock_guard lock(m_mutex);
    return isWithin(m_putAt, now);
}

bool FrameMailbox::isFetched(Clock::time_point now) const {
    const std::lock_guard lock(m_mutex);
    return isWithin(m_fetchedAt, now);
}

void FrameMailbox::remark(std::string text) {
    const std::lock_guard lock(m_mutex);
    m_remark = std::move(text);
}

std::string FrameMailbox::remarked() const {
    const std::lock_guard lock(m_mutex);
    return m_remark;
}

FrameMailboxes& FrameMailboxes::ofProgram() {
    static FrameMailboxes boxes;
    return boxes;
}

std::shared_ptr<FrameMailbox> FrameMailboxes::box(const std::string& name) {
    const std::lock_guard lock(m_mutex);
    tidy();
    auto& box = m_boxes[name];
    if (!box) {
        box = std::make_shared<FrameMailbox>();
    }
    return box;
}

std::vector<std::string> FrameMailboxes::senders() {
    const std::lock_guard lock(m_mutex);
    tidy();
    std::vector<std::string> names;
    for (const auto& [name, box] : m_boxes) {
        if (box->isFresh()) {
            names.push_back(name);
        }
    }
    return names;
}

void FrameMailboxes::tidy() {
    for (auto entry = m_boxes.begin(); entry != m_boxes.end();) {
        const bool isUsed = entry->second.use_count() > 1 || entry->second->isFresh();
        entry = isUsed ? std::next(entry) : m_boxes.erase(entry);
    }
}

std::optional<std::string> phoneOf(std::string_view address) {
    return address.substr(0, kPhoneScheme.size()) == kPhoneScheme
               ? std::optional<std::string>(address.substr(kPhoneScheme.size()))
               : std::nullopt;
}

} // namespace pocketmars::vision
