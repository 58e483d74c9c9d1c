// A week beside the table in minutes: the window follows the recorded game of samples/ over and
// over while a camera of two pictures a second runs on made-up time, and what the program holds in
// memory is written down after each game. Between two tables a hand moves; no two pictures
// are the same. Offscreen and drawn in software (scripts/bench soak).
#include "calibration/photo/photo.h"
#include "tests/qml/watching_window.h"
#include "vision/picture_memory.h"

#include <QEventLoop>
#include <QGuiApplication>
#include <QTimer>

#include <opencv2/imgproc.hpp>

#include <malloc.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <variant>
#include <vector>

namespace pocketmars {
namespace {

using namespace std::chrono_literals;

constexpr double kFrameSeconds = 0.5;
constexpr int kHandFrames = 4; ///< before each table
constexpr double kMostGrowth = 0.05;

/// What the program does with a table, asked on the window's thread behind all else that is to do
/// there.
using IsDone = std::function<bool(const std::string& table)>;

/// The recorded game again and again. The next table comes only when the program is done with the
/// last: so made-up time may run as fast as it can.
class EndlessGame {
public:
    /// @param tableSeconds  how long each table is shown, with the hand before it
    EndlessGame(const std::filesystem::path& game, double hours, double tableSeconds, IsDone isDone)
        : m_photos(photosIn(game)), m_end(hours * 3600.0),
          m_framesATable(static_cast<int>(std::lround(tableSeconds / kFrameSeconds))),
          m_isDone(std::move(isDone)) {}

    /// On the thread that watches, of which there may be another each game.
    [[nodiscard]] vision::SourceReport next(std::chrono::milliseconds patience) {
        const std::scoped_lock lock(m_mutex);
        const int ofTable = m_frame % m_framesATable;
        if (ofTable == 0 && m_frame > 0 && !m_isOver && !isDone(patience)) { // the last one, too
            return vision::NothingYet{};
        }
        if (seconds() >= m_end) {
            m_isOver = true;
            std::this_thread::sleep_for(patience);
            return vision::NothingYet{};
        }
        if (ofTable == 0) {
            const auto& photo =
                m_photos[static_cast<std::size_t>(m_frame / m_framesATable) % m_photos.size()];
            m_image = calibration::loadPhoto(photo)->image;
            m_name = photo.filename().string();
        }
        vision::Frame frame{shown(ofTable), m_name, seconds(), false};
        ++m_frame;
        return frame;
    }

    /// Of made-up time; from any thread.
    [[nodiscard]] double seconds() const { return m_frame * kFrameSeconds; }
    /// It has shown all.
    [[nodiscard]] bool isOver() const { return m_isOver; }
    [[nodiscard]] std::string firstTable() const { return m_photos.front().filename().string(); }

private:
    [[nodiscard]] bool isDone(std::chrono::milliseconds patience) {
        if (!m_answer.valid()) {
            const auto promise = std::make_shared<std::promise<bool>>();
            m_answer = promise->get_future();
            QMetaObject::invokeMethod(
                qGuiApp, [this, promise, table = m_name] { promise->set_value(m_isDone(table)); },
                Qt::QueuedConnection);
        }
        if (m_answer.wait_for(patience) != std::future_status::ready) {
            return false;
        }
        if (m_answer.get()) {
            return true;
        }
        std::this_thread::sleep_for(5ms);
        return false;
    }

    [[nodiscard]] cv::Mat shown(int ofTable) {
        constexpr int kMargin = 64;
        if (m_noise.empty()) {
            m_noise.create(m_image.rows + kMargin, m_image.cols + kMargin, CV_8SC3);
            m_random.fill(m_noise, cv::RNG::NORMAL, 0.0, 2.0);
        }
        cv::Mat image = m_image.clone();
        if (ofTable < kHandFrames) {
            const cv::Point at(image.cols * (ofTable + 1) / (kHandFrames + 1), image.rows / 2);
            cv::ellipse(image, at, {image.cols / 8, image.rows / 5}, 20.0 * ofTable, 0.0, 360.0,
                        {120, 150, 200}, cv::FILLED, cv::LINE_AA);
        }
        const cv::Rect part(m_random.uniform(0, kMargin), m_random.uniform(0, kMargin), image.cols,
                            image.rows);
        cv::add(image, m_noise(part), image, cv::noArray(), CV_8U);
        return image;
    }

    std::vector<std::filesystem::path> m_photos;
    double m_end; ///< seconds
    int m_framesATable;
    IsDone m_isDone;
    std::mutex m_mutex; ///< what follows
    std::future<bool> m_answer;
    std::atomic<int> m_frame{0};
    std::atomic<bool> m_isOver{false};
    std::string m_name;
    cv::Mat m_image;
    cv::Mat m_noise; ///< CV_8SC3
    cv::RNG m_random{1};
};

/// A camera over it.
class SoakCamera : public vision::FrameSource {
public:
    SoakCamera(EndlessGame& game, WatchingWindow::Preview preview)
        : m_game(&game), m_preview(std::move(preview)) {}

    [[nodiscard]] vision::SourceReport next(std::chrono::milliseconds patience) override {
        auto report = m_game->next(patience);
        if (const auto* frame = std::get_if<vision::Frame>(&report)) {
            m_preview(frame->image);
        }
        return report;
    }
    [[nodiscard]] bool isLive() const override { return true; }

private:
    EndlessGame* m_game;
    WatchingWindow::Preview m_preview;
};

/// MB that the program holds, with what its allocator keeps for the next pictures.
double heldMegabytes() {
    long whole = 0;
    long resident = 0;
    std::ifstream("/proc/self/statm") >> whole >> resident;
    return static_cast<double>(resident) * static_cast<double>(::sysconf(_SC_PAGESIZE)) / 1e6;
}

/// MB of that in use, by all threads.
double inUseMegabytes() {
    const auto heap = ::mallinfo2();
    return static_cast<double>(heap.uordblks + heap.hblkhd) / 1e6;
}

class Soak {
public:
    Soak(const std::filesystem::path& profiles, const std::filesystem::path& game, double hours,
         double tableSeconds)
        : m_game(game, hours, tableSeconds,
                 [this](const std::string& table) { return isDone(table); }),
          m_hours(hours), m_watching(profiles, [this](WatchingWindow::Preview preview) {
              return std::make_unique<SoakCamera>(m_game, std::move(preview));
          }) {}

    /// @return whether the memory stayed flat and the games were followed
    [[nodiscard]] bool run() {
        if (!m_watching.begin({1280, 720})) {
            std::puts("the game could not be begun");
            return false;
        }
        std::puts("  hours  games  questions  memory  of that in use");
        QEventLoop loop;
        QTimer ticks;
        QObject::connect(&ticks, &QTimer::timeout, &loop, [&] {
            if (m_game.isOver() || m_isStuck) {
                loop.quit();
            }
        });
        ticks.start(20ms);
        loop.exec();
        return judge();
    }

private:
    /// The program has dealt with a table, which the watch has seen off before it asks for the
    /// next, and the player with the program. The next game is started when its set-up lies there.
    [[nodiscard]] bool isDone(const std::string& table) {
        auto& play = m_watching.play();
        if (table != m_table) {
            m_table = table;
            m_since = std::chrono::steady_clock::now();
        }
        if (play.busy()) {
            m_isStuck = m_isStuck || std::chrono::steady_clock::now() - m_since > kPatience;
            return false;
        }
        if (!play.question()->text().isEmpty()) {
            ++m_questions;
            play.answer(0);
            return false;
        }
        if (table == m_game.firstTable() && play.state() == app::PlayViewModel::Over) {
            ++m_games;
            m_isNoteDue = true;
            play.again();
            return false;
        }
        if (m_isNoteDue) { // nothing is read now, but a picture may be on its way to the history
            constexpr int kSamples = 40;
            m_least = std::min(m_least, inUseMegabytes());
            if (++m_samples < kSamples) {
                return false;
            }
            note();
            m_isNoteDue = false;
            m_samples = 0;
            m_least = kAnything;
        }
        return true;
    }

    /// Always at the same place of a game: what a table shows counts for a tenth of the memory.
    void note() {
        const double hours = m_game.seconds() / 3600.0;
        const double held = heldMegabytes();
        m_notes.push_back({hours, m_hours < kHoursToSettle ? m_least : held});
        std::printf("%7.2f  %5d  %9d  %3.0f MB  %3.0f MB\n", hours, m_games, m_questions, held,
                    m_least);
        (void)std::fflush(stdout);
    }

    /// The mean of the games that ended in each part of the time. The first holds all that is made
    /// once.
    [[nodiscard]] std::vector<double> meansOf(std::size_t parts) const {
        std::vector<double> means(parts);
        std::vector<int> counts(parts);
        for (const auto& note : m_notes) {
            const auto share = note.hours / m_hours * static_cast<double>(parts);
            const auto part = std::min(parts - 1, static_cast<std::size_t>(share));
            means[part] += note.megabytes;
            ++counts[part];
        }
        for (std::size_t i = 0; i < parts; ++i) {
            means[i] = counts[i] > 0 ? means[i] / counts[i] : 0.0;
        }
        return means;
    }

    [[nodiscard]] bool judge() const {
        if (m_isStuck) {
            std::printf("stuck at the table %s\n", m_table.c_str());
            return false;
        }
        const auto means = meansOf(m_games >= 8 ? 4 : 2);
        if (std::find(means.begin(), means.end(), 0.0) != means.end()) {
            std::puts("too short to judge: it takes a game each half of the time");
            return false;
        }
        const double growth =
            *std::max_element(means.begin() + 1, means.end()) / means.front() - 1.0;
        std::printf("%d games; %zu parts of the time from %.0f MB %s on: it grew by %.1f %% (at "
                    "most %.0f %%)\n",
                    m_games, means.size(), means.front(),
                    m_hours < kHoursToSettle ? "in use" : "of memory", 100.0 * growth,
                    100.0 * kMostGrowth);
        return growth <= kMostGrowth;
    }

    struct Note {
        double hours = 0.0;
        double megabytes = 0.0; ///< that count
    };

    static constexpr double kAnything = 1e9;
    static constexpr auto kPatience = 120s;
    /// What the allocator keeps for the next pictures still grows in the first games: less time
    /// is judged by what is in use.
    static constexpr double kHoursToSettle = 1.0;

    EndlessGame m_game;
    double m_hours;
    std::vector<Note> m_notes; ///< after each game
    bool m_isNoteDue = false;
    int m_samples = 0;          ///< of what is in use, since it is due
    double m_least = kAnything; ///< of them, MB
    int m_games = 0;
    int m_questions = 0;
    std::string m_table;
    std::chrono::steady_clock::time_point m_since; ///< that table is waited for
    bool m_isStuck = false;
    WatchingWindow m_watching;
};

} // namespace
} // namespace pocketmars

int main(int argc, char** argv) {
    if (argc < 3 || argc > 5) {
        std::fputs("usage: soak PROFILES GAME [HOURS [SECONDS-A-TABLE]]\n", stderr);
        return 2;
    }
    pocketmars::vision::keepPictureMemory(); // as the program does
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication program(argc, argv);
    pocketmars::app::registerTypes();
    const double hours = argc > 3 ? std::atof(argv[3]) : 8.0;
    const double tableSeconds = argc > 4 ? std::atof(argv[4]) : 60.0;
    return pocketmars::Soak(argv[1], argv[2], hours, tableSeconds).run() ? 0 : 1;
}
