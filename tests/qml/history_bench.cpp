// How long each page takes to be there with many games in the history, by the clock: from the click
// until the page is drawn, and for the history until its games are listed (scripts/bench history).
// Offscreen and drawn in software.
#include "app/shell/gui.h"
#include "app/shell/view_models.h"
#include "db/archive.h"
#include "db/database.h"
#include "tests/qml/diary.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace pocketmars {
namespace {

constexpr int kPatienceMs = 60000;
constexpr double kMostMs = 300.0;
constexpr int kTimes = 5; ///< each is done, for the median

/// Games of some twenty years.
void fill(const std::filesystem::path& file, int count) {
    constexpr int kDifferent = 200;
    auto games = diary(std::min(count, kDifferent));
    std::vector<db::ArchivedGame> all;
    all.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        auto game = games[static_cast<std::size_t>(i) % games.size()];
        if (i >= kDifferent) {
            game.followed.reset(); // steps are of the newest, as a diary's
            game.game.uid += "-" + std::to_string(i / kDifferent);
            game.game.info.playedAt -= std::chrono::hours(9) * i;
        }
        all.push_back(std::move(game));
    }
    auto database = db::Database::open(file).value();
    (void)db::addArchived(database, all).value();
}

class HistoryBench {
public:
    HistoryBench(const std::filesystem::path& folder, int games) {
        fill(folder / "history.db", games);
        m_models = std::make_unique<app::ViewModels>(
            app::DataPlaces{folder / "profiles", folder / "history.db",
                            QString::fromStdString(folder / "settings.ini")},
            std::nullopt);
        m_window = app::loadWindow(m_engine, *m_models);
    }

    /// @return whether all was there in time
    [[nodiscard]] bool run() {
        auto& history = m_models->history;
        if (m_window == nullptr ||
            !QTest::qWaitFor([&] { return history.isListed(); }, kPatienceMs)) {
            std::puts("the window does not open");
            return false;
        }
        m_window->resize(1280, 720);
        std::printf("%d games, medians of %d\n", history.total(), kTimes);
        constexpr std::array kPages{"Home",  "Play", "Score",    "History",
                                    "Cards", "Help", "Settings", "To Mars"};
        if (m_window->property("pageCount").toInt() != static_cast<int>(kPages.size())) {
            std::puts("the pages are others than this measures");
            return false;
        }
        for (int page = 0; page < static_cast<int>(kPages.size()); ++page) {
            const bool isHistory = page == kHistory;
            measure(
                kPages.at(static_cast<std::size_t>(page)),
                [&] { m_window->setProperty("page", isHistory ? 0 : kHistory); },
                [&] { m_window->setProperty("page", page); }, isHistory);
        }
        m_window->setProperty("page", kHistory);
        settle();
        measure(
            "a search", [&] { history.filter()->clear(); },
            [&] { history.filter()->setText("ferry"); }, true);
        history.filter()->clear();
        settle();
        measure(
            "one game", [&] { history.setCurrent(-1); },
            [&] { history.setCurrent(history.count() / 2); }, false);
        auto* page = m_window->findChild<QQuickItem*>("historyPage");
        measure(
            "statistics", [&] { page->setProperty("statisticsShown", false); },
            [&] { page->setProperty("statisticsShown", true); }, false);
        return m_isFast;
    }

private:
    static constexpr int kHistory = 3;

    /// All that is under way comes to its end.
    void settle() { QTest::qWait(300); }

    void measure(const char* what, const std::function<void()>& before,
                 const std::function<void()>& act, bool lists) {
        std::vector<double> times;
        for (int i = 0; i < kTimes; ++i) {
            before();
            settle();
            QSignalSpy listed(&m_models->history, &app::HistoryViewModel::listed);
            QElapsedTimer clock;
            clock.start();
            act();
            if (lists && !QTest::qWaitFor([&] { return listed.count() > 0; }, kPatienceMs)) {
                std::printf("%-12s never listed\n", what);
                m_isFast = false;
                return;
            }
            (void)m_window->grabWindow(); // lays out and draws what there is to show
            times.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        }
        std::sort(times.begin(), times.end());
        const double median = times[times.size() / 2];
        m_isFast = m_isFast && median <= kMostMs;
        std::printf("%-12s %6.0f ms   longest %6.0f ms%s\n", what, median, times.back(),
                    median <= kMostMs ? "" : "   TOO SLOW");
        (void)std::fflush(stdout);
    }

    std::unique_ptr<app::ViewModels> m_models;
    QQmlApplicationEngine m_engine;
    QQuickWindow* m_window = nullptr;
    bool m_isFast = true;
};

} // namespace
} // namespace pocketmars

int main(int argc, char** argv) {
    const int games = argc > 1 ? std::atoi(argv[1]) : 20000;
    if (argc > 2 || games < 1) {
        std::fputs("usage: history_bench [GAMES]\n", stderr);
        return 2;
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QTemporaryDir folder;
    qputenv("XDG_DATA_HOME", folder.path().toLocal8Bit());
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QApplication program(argc, argv); // charts are of widgets
    pocketmars::app::registerTypes();
    return pocketmars::HistoryBench(folder.path().toStdString(), games).run() ? 0 : 1;
}
