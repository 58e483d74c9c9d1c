#pragma once

#include "calibration/lens/lens.h"
#include "vision/frame_source.h"

#include <opencv2/core/mat.hpp>

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace pocketmars::session {

/// A source whose frames are shown, too. A live one is asked on a thread of its own, so that its
/// picture does not stand still while a table is read; photos and films are shown when they are
/// asked for.
class PreviewedSource : public vision::FrameSource {
public:
    using Preview = std::function<void(const cv::Mat&)>;

    /// @param preview  is called with each frame, CV_8UC3 BGR, from either thread
    /// @param lens     the preview shows frames that it fits as a perfect lens would; the source
    ///                 gives them as they are
    PreviewedSource(std::unique_ptr<vision::FrameSource> source, Preview preview,
                    std::optional<calibration::LensCorrection> lens = std::nullopt);
    /// Waits until the source lets go, as its patience has it.
    ~PreviewedSource() override;
    PreviewedSource(const PreviewedSource&) = delete;
    PreviewedSource& operator=(const PreviewedSource&) = delete;

    [[nodiscard]] vision::SourceReport next(std::chrono::milliseconds patience) override;
    [[nodiscard]] bool isLive() const override { return m_source->isLive(); }
    [[nodiscard]] bool isAwaited() const override { return m_source->isAwaited(); }
    void remark(const std::string& text) override { m_source->remark(text); }

private:
    void show(const vision::SourceReport& report);
    /// On the thread.
    void keepAsking();
    void keep(const vision::SourceReport& report);

    std::unique_ptr<vision::FrameSource> m_source; ///< a live one: the thread's alone
    Preview m_preview;
    std::optional<calibration::LensCorrection> m_lens;

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<vision::SourceReport>
        m_reports; ///< not asked for yet; of frames in a row, the newest
    bool m_stopped = false;
    std::thread m_thread; ///< of a live source
};

} // namespace pocketmars::session
