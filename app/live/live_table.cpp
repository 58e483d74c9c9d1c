#include "app/live/live_table.h"

#include "app/parts/table_items.h"
#include "calibration/support/geometry.h"
#include "vision/rectified_table.h"

#include <QMetaObject>

#include <condition_variable>
#include <mutex>
#include <utility>
#include <variant>

namespace pocketmars::app {

struct LiveTable::Run {
    WatchJob job;
    bool isRecording = false;
    std::mutex mutex;
    std::condition_variable changed;
    bool isStopped = false;
    bool mayGoOn = false;

    void stop() {
        const std::lock_guard lock(mutex);
        isStopped = true;
        changed.notify_all();
    }
    void goOn() {
        const std::lock_guard lock(mutex);
        mayGoOn = true;
        changed.notify_all();
    }
    bool stopped() {
        const std::lock_guard lock(mutex);
        return isStopped;
    }
    /// On the watch's thread: until the table that was told is dealt with.
    void wait() {
        std::unique_lock lock(mutex);
        changed.wait(lock, [this] { return isStopped || mayGoOn; });
        mayGoOn = false;
    }
};

LiveTable::LiveTable(PlayServices services, QObject* parent)
    : QObject(parent), m_services(std::move(services)) {
    connect(&m_feed, &FrameFeed::sourceSizeChanged, this, &LiveTable::pictureChanged);
}

LiveTable::~LiveTable() {
    if (m_run) {
        m_run->stop();
    }
    if (m_thread.joinable()) {
        m_thread.join();
    }
}

void LiveTable::watch(const WatchJob& job) {
    stop();
    m_job = job;
    setState(Opening);
    if (!m_thread.joinable()) {
        begin();
    } // else when the one before has let go of the camera
}

void LiveTable::stop() {
    if (m_run) {
        m_run->stop();
        m_run.reset();
    }
    m_job.reset();
    m_seen.reset();
    m_settled.clear();
    m_changed.clear();
    m_feed.clear();
    m_above.clear();
    showTable();
    m_trouble.clear();
    setState(Off);
    emit seenChanged();
    emit settledChanged();
}

void LiveTable::goOn() {
    if (m_run) {
        m_run->goOn();
    }
}

void LiveTable::begin() {
    m_run = std::make_shared<Run>();
    m_run->job = *m_job;
    m_run->isRecording = isRecording(m_job->address);
    // Whatever comes after the run was stopped is not heard any more.
    const auto post = [this, run = m_run](auto call) {
        QMetaObject::invokeMethod(
            this,
            [this, run, call = std::move(call)] {
                if (run == m_run) {
                    call();
                }
            },
            Qt::QueuedConnection);
    };
    m_thread = std::thread([this, run = m_run, watch = m_services.watch, post, turn = m_feed.turn(),
                            seatsWanted = m_seatsWanted] {
        WatchCalls calls;
        calls.seatsWanted = [seatsWanted] { return seatsWanted->load(); };
        calls.stopped = [run] { return run->stopped(); };
        calls.preview = [this, turn](const cv::Mat& picture) { m_feed.put(picture, turn); };
        calls.tell = [this, run, post](const session::WatchEvent& event) {
            if (const auto* warning = std::get_if<session::WatchWarning>(&event)) {
                post([this, warning = *warning] { warn(warning); });
                return;
            }
            const auto seen =
                std::make_shared<const session::TableSeen>(std::get<session::TableSeen>(event));
            post([this, seen] { take(seen); });
            if (run->isRecording) {
                run->wait();
            }
        };
        // On a thread of its own, as the next table waits to be read.
        calls.record = [this, post](const session::SettledFrame& frame) {
            m_packer.run([frame] { return session::packFrame(frame); },
                         [this, post](session::PackedFrame packed) {
                             post([this, packed = std::move(packed)] { keep(packed); });
                         });
        };
        auto result = watch(run->job, calls);
        QMetaObject::invokeMethod(
            this, [this, run, result = std::move(result)] { finish(run, result); },
            Qt::QueuedConnection);
    });
}

void LiveTable::finish(const std::shared_ptr<Run>& run,
                       tl::expected<void, session::SessionError> result) {
    m_thread.join();
    if (run == m_run) {
        if (!result) {
            m_trouble.tell(QString::fromStdString(result.error().message));
        }
        setState(result ? Ended : Failed);
    } else if (m_job) {
        begin();
    }
}

void LiveTable::take(std::shared_ptr<const session::TableSeen> seen) {
    m_changed.clear();
    if (m_seen) {
        for (const auto& item : differences(m_seen->observation, seen->observation)) {
            m_changed << item.path;
        }
    }
    m_seen = std::move(seen);
    showTable();
    m_trouble.clear();
    setState(Watching);
    emit seenChanged();
}

void LiveTable::setRectified(bool rectified) {
    if (rectified != m_rectified) {
        m_rectified = rectified;
        emit rectifiedChanged();
        showTable();
    }
}

void LiveTable::showTable() {
    if (!m_seen || !m_rectified) {
        const session::TableSeen nothing;
        const auto& seen = m_seen ? *m_seen : nothing;
        showFindings(seen.findings, seen.places, false);
        return;
    }
    m_rectifier.run(
        [this, seen = m_seen, turn = m_above.turn()] {
            auto above = vision::rectifyTable(seen->image, seen->findings, seen->photoToTable);
            m_above.put(above.picture, turn);
            above.picture.release();
            return above;
        },
        [this, seen = m_seen](const vision::RectifiedTable& above) {
            if (seen == m_seen && m_rectified) {
                auto places = seen->places;
                for (auto& place : places) {
                    for (auto& corner : place.outline) {
                        corner = cv::Point2f(calibration::project(above.photoToPicture, corner));
                    }
                }
                // Without findings the picture is empty.
                showFindings(above.findings, places, !above.findings.empty());
            }
        });
}

void LiveTable::showFindings(const std::vector<vision::Finding>& findings,
                             const std::vector<vision::ItemPlace>& places, bool isAbove) {
    m_findings.setPlaces(places);
    m_findings.setFindings(findings, m_seen ? m_seen->observation : engine::Observation());
    if (isAbove != m_isAbove) {
        m_isAbove = isAbove;
        emit shownChanged();
    }
}

void LiveTable::keep(session::PackedFrame frame) {
    if (m_settled.size() == session::kBundledFrames) {
        m_settled.erase(m_settled.begin());
    }
    m_settled.push_back(std::move(frame));
    emit settledChanged();
}

void LiveTable::warn(const session::WatchWarning& warning) {
    m_trouble.tell(QString::fromStdString(warning.text), QString::fromStdString(warning.fix));
}

void LiveTable::setState(State state) {
    if (state != m_state) {
        m_state = state;
        emit stateChanged();
    }
}

} // namespace pocketmars::app
