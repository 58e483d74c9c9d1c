#pragma once

#include "app/session/watching/previewed_source.h"
#include "app/session/watching/table_watcher.h"
#include "app/shell/gui.h"
#include "app/shell/view_models.h"
#include "vision/cameras.h"
#include "vision/frame_source.h"

#include <QEventLoop>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QSize>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace pocketmars {

/// The photos of a recorded game, in their order.
inline std::vector<std::filesystem::path> photosIn(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> photos;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() == ".jpg") {
            photos.push_back(entry.path());
        }
    }
    std::sort(photos.begin(), photos.end());
    return photos;
}

/// The program's window at a game of red against Devious Automatics in blue, before a camera that a
/// measuring program makes up. All that it keeps is gone with it.
class WatchingWindow {
public:
    using Preview = session::PreviewedSource::Preview;
    using OpenCamera = std::function<std::unique_ptr<vision::FrameSource>(Preview)>;

    /// @param profiles  a folder with one profile
    /// @param open      is called on the thread that watches, with what shows a picture in the
    /// window
    WatchingWindow(const std::filesystem::path& profiles, OpenCamera open)
        : m_models({profiles, history(), m_data.filePath("settings.ini")}, session::findSample(),
                   services(std::move(open))),
          m_window(app::loadWindow(m_engine, m_models)) {}

    /// Shows the page and begins the game, as soon as the camera has shown a table.
    /// @return whether that came about
    [[nodiscard]] bool begin(QSize size) {
        if (!show(size)) {
            return false;
        }
        play().newGame()->setup()->setSource(QStringLiteral("0"));
        if (!QTest::qWaitFor([&] { return play().live()->seen() != nullptr; }, kPatienceMs)) {
            return false;
        }
        play().begin();
        return true;
    }

    /// Shows the page and begins the game without a camera.
    /// @return whether that came about
    [[nodiscard]] bool beginByHand(QSize size) {
        if (!show(size)) {
            return false;
        }
        play().newGame()->setup()->setSource({});
        play().begin();
        return QTest::qWaitFor([&] { return play().state() == app::PlayViewModel::Playing; },
                               kPatienceMs);
    }

    /// Watches until the camera has no more to show.
    /// @return whether that came about
    [[nodiscard]] bool watchToTheEnd() {
        constexpr int kEveningMs = 180000;
        QEventLoop loop; // which, unlike qWaitFor(), never sleeps while there is something to do
        QObject::connect(play().live(), &app::LiveTable::stateChanged, &loop, [&] {
            if (play().live()->state() == app::LiveTable::Ended) {
                loop.quit();
            }
        });
        QTimer::singleShot(kEveningMs, &loop, [&loop] { loop.exit(1); });
        return loop.exec() == 0;
    }

    [[nodiscard]] app::PlayViewModel& play() { return m_models.play; }
    [[nodiscard]] app::PhoneViewModel& phone() { return m_models.phone; }
    [[nodiscard]] app::Settings& settings() { return m_models.settings; }
    [[nodiscard]] QQuickWindow& window() { return *m_window; }
    [[nodiscard]] std::filesystem::path history() const {
        return std::filesystem::path(m_data.path().toStdString()) / "history.db";
    }

private:
    static constexpr int kPatienceMs = 60000;

    /// The page Play, with red against Devious Automatics in blue.
    [[nodiscard]] bool show(QSize size) {
        if (m_window == nullptr ||
            !QTest::qWaitFor([&] { return m_models.profiles.profile() != nullptr; }, kPatienceMs)) {
            return false;
        }
        m_window->resize(size);
        play().newGame()->setup()->players()->seat({"red", "blue"});
        m_window->setProperty("page", 1); // Main.Play
        return true;
    }

    [[nodiscard]] static app::PlayServices services(OpenCamera open) {
        auto services = app::playServices();
        services.cameras = [] { return std::vector<vision::Camera>{{0, "/dev/video0", "Camera"}}; };
        services.watch = [open = std::move(open)](const app::WatchJob& job,
                                                  const app::WatchCalls& calls) {
            session::TableWatcher watcher(*job.profile, job.players, open(calls.preview));
            watcher.setRecord(calls.record);
            return watcher.run(calls.tell, calls.stopped);
        };
        return services;
    }

    /// Games are kept where the environment says.
    class DataFolder : public QTemporaryDir {
    public:
        DataFolder() { qputenv("XDG_DATA_HOME", path().toLocal8Bit()); }
    };

    DataFolder m_data;
    app::ViewModels m_models;
    QQmlApplicationEngine m_engine;
    QQuickWindow* m_window;
};

} // namespace pocketmars
