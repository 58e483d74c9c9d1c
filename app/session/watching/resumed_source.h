#pragma once

#include "vision/frame_source.h"

#include <chrono>
#include <memory>
#include <string>

namespace pocketmars::session {

/// A recording from where a watch of it ended: what comes before is passed over, unread.
class ResumedSource : public vision::FrameSource {
public:
    /// @param last  name of the last frame to pass over; the recording has it
    ResumedSource(std::unique_ptr<vision::FrameSource> recording, std::string last);

    [[nodiscard]] vision::SourceReport next(std::chrono::milliseconds patience) override;
    [[nodiscard]] bool isLive() const override { return m_recording->isLive(); }
    [[nodiscard]] bool isAwaited() const override { return m_recording->isAwaited(); }
    void remark(const std::string& text) override { m_recording->remark(text); }

private:
    std::unique_ptr<vision::FrameSource> m_recording;
    std::string m_last; ///< empty: passed
};

} // namespace pocketmars::session
