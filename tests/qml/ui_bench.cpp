// How long the window takes to prepare its frames while it watches a game: the recorded game of
// samples/, as a camera of 12 pictures a second would show it, each table for a second and a half;
// and how long the camera's picture stands still. Offscreen and drawn in software, so a graphics
// card only makes it faster (scripts/bench ui).
#include "calibration/photo/photo.h"
#include "tests/qml/watching_window.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QGuiApplication>
#include <QQuickWindow>
#include <QTimer>

#include <time.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace pocketmars {
namespace {

constexpr std::chrono::microseconds kFrame(1000000 / 12);
constexpr int kFramesATable = 18;

/// Photos as a camera would show them.
class PhotoCamera : public vision::FrameSource {
public:
    explicit PhotoCamera(const std::filesystem::path& folder) : m_photos(photosIn(folder)) {}

    [[nodiscard]] vision::SourceReport next(std::chrono::milliseconds /*patience*/) override {
        std::this_thread::sleep_until(m_start + m_frame * kFrame);
        // What came while nobody looked is gone, as with a camera.
        const auto now = std::chrono::steady_clock::now();
        m_frame = std::max<int>(m_frame, static_cast<int>((now - m_start) / kFrame)) + 1;
        const auto photo = static_cast<std::size_t>(m_frame / kFramesATable);
        if (photo >= m_photos.size()) {
            return vision::SourceEnded{};
        }
        if (photo != m_shown || m_image.empty()) {
            m_image = calibration::loadPhoto(m_photos[photo])->image;
            m_shown = photo;
        }
        const std::chrono::duration<double> seconds = m_frame * kFrame;
        return vision::Frame{m_image, m_photos[photo].filename().string(), seconds.count(), false};
    }
    [[nodiscard]] bool isLive() const override { return true; }

private:
    std::vector<std::filesystem::path> m_photos;
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
    int m_frame = 0;
    std::size_t m_shown = 0;
    cv::Mat m_image;
};

/// Milliseconds that this thread has worked: on a busy machine the clock counts others' work, too.
double workedMs() {
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// Times frames from when one is asked for until it is drawn.
class FrameClock : public QObject {
    Q_OBJECT
public:
    explicit FrameClock(QQuickWindow& window) {
        window.installEventFilter(this);
        connect(&window, &QQuickWindow::frameSwapped, this, [this] {
            if (m_frame.isValid()) {
                frames.push_back(static_cast<double>(m_frame.nsecsElapsed()) / 1e6);
                work.push_back(workedMs() - m_workBefore);
                m_frame.invalidate();
            }
        });
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::UpdateRequest) {
            m_frame.start();
            m_workBefore = workedMs();
        }
        return QObject::eventFilter(watched, event);
    }

    std::vector<double> frames; ///< ms by the clock
    std::vector<double> work;   ///< ms

private:
    QElapsedTimer m_frame;
    double m_workBefore = 0.0; ///< ms
};

void print(const char* what, std::vector<double> times) {
    if (times.empty()) {
        return;
    }
    std::sort(times.begin(), times.end());
    const auto at = [&](double share) {
        return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
    };
    std::printf("%-16s %6zu   median %6.2f ms   p99 %6.2f ms   longest %6.2f ms\n", what,
                times.size(), at(0.5), at(0.99), times.back());
}

int measure(const std::filesystem::path& profiles, const std::filesystem::path& game, int width,
            int height) {
    WatchingWindow watching(profiles, [&game](WatchingWindow::Preview preview) {
        return std::make_unique<session::PreviewedSource>(std::make_unique<PhotoCamera>(game),
                                                          std::move(preview));
    });
    if (!watching.begin(width, height)) {
        return 1;
    }
    auto& play = watching.play();
    FrameClock clock(watching.window());
    std::vector<double> pauses; // ms
    QElapsedTimer sincePicture;
    QObject::connect(play.live()->feed(), &app::FrameFeed::changed, [&] {
        if (sincePicture.isValid()) {
            pauses.push_back(static_cast<double>(sincePicture.nsecsElapsed()) / 1e6);
        }
        sincePicture.start();
    });
    QEventLoop loop;
    QObject::connect(play.live(), &app::LiveTable::stateChanged, &loop, [&] {
        if (play.live()->state() == app::LiveTable::Ended) {
            loop.quit();
        }
    });
    QTimer::singleShot(180000, &loop, [&loop] { loop.exit(1); });
    if (loop.exec() != 0) {
        return 1;
    }
    std::printf("%d x %d, %d steps followed\n", width, height, play.steps()->count());
    print("frames", clock.frames);
    print("of that, work", clock.work);
    print("between pictures", pauses);
    return 0;
}

} // namespace
} // namespace pocketmars

int main(int argc, char** argv) {
    if (argc != 3) {
        std::fputs("usage: ui_bench PROFILES GAME\n", stderr);
        return 2;
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication program(argc, argv);
    pocketmars::app::registerTypes();
    const int code = pocketmars::measure(argv[1], argv[2], 1280, 720);
    return code != 0 ? code : pocketmars::measure(argv[1], argv[2], 3840, 2160);
}

#include "ui_bench.moc"
