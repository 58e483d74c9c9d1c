#include "app/session/watching/resumed_source.h"

#include <utility>
#include <variant>

namespace pocketmars::session {

ResumedSource::ResumedSource(std::unique_ptr<vision::FrameSource> recording, std::string last)
    : m_recording(std::move(recording)), m_last(std::move(last)) {}

vision::SourceReport ResumedSource::next(std::chrono::milliseconds patience) {
    auto report = m_recording->next(patience);
    const auto* frame = std::get_if<vision::Frame>(&report);
    if (frame == nullptr || m_last.empty()) {
        return report;
    }
    if (frame->name == m_last) {
        m_last.clear();
    }
    return vision::NothingYet{};
}

} // namespace pocketmars::session
