#include "app/pages/profiles/camera_view.h"

#include <QMetaObject>
#include <QMutex>
#include <QMutexLocker>

#include <algorithm>
#include <chrono>
#include <functional>
#include <utility>

namespace pocketmars::app {

/// Picks the picture that is taken out of all that come.
struct CameraView::Shutter {
    using Clock = std::chrono::steady_clock;

    QMutex mutex;
    cv::Mat newest;
    bool isPressed = false;
    Clock::time_point deadline;
    std::function<void(const cv::Mat&)> deliver; ///< from the camera's thread

    void press() {
        constexpr std::chrono::seconds kPatience(2);
        const QMutexLocker lock(&mutex);
        isPressed = true;
        deadline = Clock::now() + kPatience;
    }
    void offer(const cv::Mat& image, bool isStill) {
        bool isTaken = false;
        {
            const QMutexLocker lock(&mutex);
            newest = image;
            isTaken = isPressed && (isStill || Clock::now() > deadline);
            isPressed = isPressed && !isTaken;
        }
        if (isTaken) {
            deliver(image);
        }
    }
    /// The newest picture, where no other comes; empty if none came.
    cv::Mat release() {
        const QMutexLocker lock(&mutex);
        isPressed = false;
        return std::exchange(newest, cv::Mat());
    }
};

namespace {

/// LiveTable watches; here it looks only. That pictures come is told as a table on which nothing
/// was read.
PlayServices lookOnly(const WizardServices& services,
                      std::function<void(const cv::Mat&, bool)> offer) {
    PlayServices out;
    out.cameras = services.cameras;
    out.watch = [look = services.look, offer = std::move(offer)](const WatchJob& job,
                                                                 const WatchCalls& calls) {
        bool isTold = false;
        session::LookCalls mine;
        mine.stopped = calls.stopped;
        mine.warn = [&](const session::WatchWarning& warning) {
            isTold = false;
            calls.tell(warning);
        };
        mine.show = [&](const cv::Mat& image, bool isStill) {
            calls.preview(image);
            offer(image, isStill);
            if (!std::exchange(isTold, true)) {
                calls.tell(session::TableSeen{});
            }
        };
        return look(job.address, mine);
    };
    return out;
}

} // namespace

CameraView::CameraView(const WizardServices& services, QObject* parent)
    : QObject(parent), m_shutter(std::make_shared<Shutter>()),
      m_live(lookOnly(services,
                      [shutter = m_shutter](const cv::Mat& image, bool isStill) {
                          shutter->offer(image, isStill);
                      })),
      m_list(services.cameras) {
    m_shutter->deliver = [this](const cv::Mat& image) {
        QMetaObject::invokeMethod(
            this, [this, image] { deliver(image); }, Qt::QueuedConnection);
    };
    connect(&m_live, &LiveTable::seenChanged, &m_live, &LiveTable::goOn);
    connect(&m_live, &LiveTable::stateChanged, this, [this] {
        if (m_taking && m_live.state() == LiveTable::Failed) {
            setTaking(false);
        } else if (m_taking && m_live.state() == LiveTable::Ended) {
            take();
        }
    });
}

CameraView::~CameraView() { m_live.stop(); }

void CameraView::setSource(const QString& address) {
    if (m_sources.choose(address)) {
        follow();
        emit sourceChanged();
    }
}

void CameraView::setPhones(const QStringList& names) {
    if (m_sources.setPhones(names)) {
        emit sourceChanged();
    }
}

void CameraView::find() {
    m_finder.run([list = m_list] { return list(); },
                 [this](std::vector<vision::Camera> found) {
                     m_sources.setCameras(std::move(found));
                     const auto& cameras = m_sources.cameras();
                     if (source().isEmpty() && !cameras.empty()) {
                         setSource(QString::number(cameras.front().number));
                     }
                     emit sourceChanged();
                 });
}

void CameraView::look(bool on) {
    m_on = on;
    follow();
}

void CameraView::follow() {
    if (!m_on || source().isEmpty()) {
        m_live.stop();
        m_shutter->release();
        setTaking(false);
        return;
    }
    WatchJob job;
    job.address = source().toStdString();
    if (m_live.job() != job) {
        m_live.watch(job);
    }
}

void CameraView::take() {
    if (m_live.state() != LiveTable::Ended) {
        m_shutter->press();
        setTaking(true);
        return;
    }
    const auto last = m_shutter->release(); // a recording: no other picture comes
    setTaking(false);
    if (!last.empty()) {
        emit taken(last);
    }
}

void CameraView::deliver(const cv::Mat& image) {
    if (m_taking) { // else the player went on meanwhile
        setTaking(false);
        emit taken(image);
    }
}

void CameraView::setTaking(bool taking) {
    if (taking != m_taking) {
        m_taking = taking;
        emit takingChanged();
    }
}

} // namespace pocketmars::app
