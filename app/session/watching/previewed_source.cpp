#include "app/session/watching/previewed_source.h"

#include <utility>
#include <variant>

namespace pocketmars::session {
namespace {

constexpr std::chrono::milliseconds kPreviewPatience(200);

} // namespace

PreviewedSource::PreviewedSource(std::unique_ptr<vision::FrameSource> source, Preview preview,
                                 std::optional<calibration::LensCorrection> lens)
    : m_source(std::move(source)), m_preview(std::move(preview)), m_lens(std::move(lens)) {
    if (m_source->isLive()) {
        m_thread = std::thread([this] { keepAsking(); });
    }
}

PreviewedSource::~PreviewedSource() {
    {
        const std::lock_guard lock(m_mutex);
        m_stopped = true;
    }
    if (m_thread.joinable()) {
        m_thread.join();
    }
}

vision::SourceReport PreviewedSource::next(std::chrono::milliseconds patience) {
    if (!m_source->isLive()) {
        auto report = m_source->next(patience);
        show(report);
        return report;
    }
    std::unique_lock lock(m_mutex);
    if (!m_changed.wait_for(lock, patience, [this] { return !m_reports.empty(); })) {
        return vision::NothingYet{};
    }
    auto report = m_reports.front();
    if (!std::holds_alternative<vision::SourceEnded>(report)) { // that stays so
        m_reports.pop_front();
    }
    return report;
}

void PreviewedSource::keepAsking() {
    while (true) {
        const auto report = m_source->next(kPreviewPatience);
        {
            const std::lock_guard lock(m_mutex);
            if (m_stopped) {
                return;
            }
            keep(report);
        }
        m_changed.notify_one();
        show(report);
        if (std::holds_alternative<vision::SourceEnded>(report)) {
            return;
        }
    }
}

void PreviewedSource::keep(const vision::SourceReport& report) {
    if (std::holds_alternative<vision::NothingYet>(report)) {
        return;
    }
    if (std::holds_alternative<vision::Frame>(report) && !m_reports.empty() &&
        std::holds_alternative<vision::Frame>(m_reports.back())) {
        m_reports.pop_back();
    }
    m_reports.push_back(report);
}

void PreviewedSource::show(const vision::SourceReport& report) {
    if (const auto* frame = std::get_if<vision::Frame>(&report)) {
        const bool bent = m_lens && m_lens->fits(frame->image.size());
        m_preview(bent ? m_lens->apply(frame->image) : frame->image);
    }
}

} // namespace pocketmars::session
