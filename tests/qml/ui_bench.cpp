// How long the window takes to prepare its frames while it watches a game: the recorded game of
// samples/ (photo_camera.h); and how long the camera's picture stands still; and the same while the
// coach thinks about each turn, and how long its first moves take. Offscreen and drawn in software,
// so a graphics card only makes it faster (scripts/bench ui).
#include "tests/qml/photo_camera.h"
#include "tests/qml/watching_window.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQuickWindow>
#include <QTimer>

#include <time.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace pocketmars {
namespace {

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

/// Asks for advice about every turn, as nobody would.
class Asking : public QObject {
    Q_OBJECT
public:
    explicit Asking(app::AdviceModel& advice) : m_advice(advice) {
        connect(&m_timer, &QTimer::timeout, this, [this] {
            if (m_advice.possible() && !m_advice.open()) {
                m_sinceAsked.start();
                m_advice.ask();
            }
        });
        connect(&advice, &app::AdviceModel::changed, this, [this] {
            if (m_sinceAsked.isValid() && !m_advice.moves().isEmpty()) {
                firstMoves.push_back(static_cast<double>(m_sinceAsked.nsecsElapsed()) / 1e6);
                m_sinceAsked.invalidate();
            }
        });
        constexpr int kOften = 50; // ms
        m_timer.start(kOften);
    }

    std::vector<double> firstMoves; ///< ms

private:
    app::AdviceModel& m_advice;
    QTimer m_timer;
    QElapsedTimer m_sinceAsked;
};

int measure(const std::filesystem::path& profiles, const std::filesystem::path& game, int width,
            int height, bool isAdvised = false) {
    WatchingWindow watching(profiles, [&game](WatchingWindow::Preview preview) {
        return std::make_unique<session::PreviewedSource>(std::make_unique<PhotoCamera>(game),
                                                          std::move(preview));
    });
    if (!watching.begin({width, height})) {
        return 1;
    }
    auto& play = watching.play();
    FrameClock clock(watching.window());
    std::optional<Asking> asking;
    if (isAdvised) {
        asking.emplace(*play.advice());
    }
    std::vector<double> pauses; // ms
    QElapsedTimer sincePicture;
    QObject::connect(play.live()->feed(), &app::FrameFeed::changed, [&] {
        if (sincePicture.isValid()) {
            pauses.push_back(static_cast<double>(sincePicture.nsecsElapsed()) / 1e6);
        }
        sincePicture.start();
    });
    if (!watching.watchToTheEnd()) {
        return 1;
    }
    std::printf("%d x %d, %d steps followed%s\n", width, height, play.steps()->count(),
                isAdvised ? ", the coach asked at each turn" : "");
    print("frames", clock.frames);
    print("of that, work", clock.work);
    print("between pictures", pauses);
    if (asking) {
        print("first advice", asking->firstMoves);
    }
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
    int code = pocketmars::measure(argv[1], argv[2], 1280, 720);
    if (code == 0) {
        code = pocketmars::measure(argv[1], argv[2], 3840, 2160);
    }
    return code != 0 ? code : pocketmars::measure(argv[1], argv[2], 1280, 720, true);
}

#include "ui_bench.moc"
