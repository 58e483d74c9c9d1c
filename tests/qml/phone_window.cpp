// phone_window PROFILES GAME: the window before the recorded game of samples/ (photo_camera.h),
// with phones let in at this machine's own address. It prints a JSON line for the address of the
// next phone, `{"invitation": …}`, begins once a phone is there, and prints another line whenever a
// frame shows other orders, `{"at": ms since 1970, "orders": […]}`, an order with `+` before it
// once it is done (scripts/bench phone).
#include "tests/qml/photo_camera.h"
#include "tests/qml/watching_window.h"

#include <QDateTime>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QQuickWindow>

#include <cstdio>
#include <filesystem>

namespace pocketmars {
namespace {

void print(const QJsonObject& said) {
    std::puts(QJsonDocument(said).toJson(QJsonDocument::Compact).constData());
    std::fflush(stdout);
}

QJsonArray ordersOf(app::PlayViewModel& play) {
    QJsonArray orders;
    const auto& rows = *play.orders();
    for (int row = 0; row < rows.rowCount(); ++row) {
        const auto at = rows.index(row);
        const bool done = rows.data(at, app::ChecklistModel::DoneRole).toBool();
        orders.append((done ? "+" : "") + rows.data(at, app::ChecklistModel::TextRole).toString());
    }
    return orders;
}

int show(const std::filesystem::path& profiles, const std::filesystem::path& game) {
    WatchingWindow watching(profiles, [&game](WatchingWindow::Preview preview) {
        return std::make_unique<session::PreviewedSource>(std::make_unique<PhotoCamera>(game),
                                                          std::move(preview));
    });
    auto& phone = watching.phone();
    phone::PhoneServerOptions here;
    here.address = "127.0.0.1";
    phone.startAt(here);
    print({{"invitation", phone.invitation()}});
    constexpr int kPatienceMs = 60000;
    if (!QTest::qWaitFor([&] { return !phone.phones().empty() && phone.phones().front().here; },
                         kPatienceMs) ||
        !watching.begin(1280, 720)) {
        return 1;
    }
    auto& play = watching.play();
    bool isOld = false;
    QJsonArray shown;
    QObject::connect(play.orders(), &app::ChecklistModel::changed, [&] { isOld = true; });
    QObject::connect(&watching.window(), &QQuickWindow::frameSwapped, &watching.window(), [&] {
        if (isOld && ordersOf(play) != shown) {
            shown = ordersOf(play);
            print({{"at", static_cast<double>(QDateTime::currentMSecsSinceEpoch())},
                   {"orders", shown}});
        }
        isOld = false;
    });
    return watching.watchToTheEnd() ? 0 : 1;
}

} // namespace
} // namespace pocketmars

int main(int argc, char** argv) {
    if (argc != 3) {
        std::fputs("usage: phone_window PROFILES GAME\n", stderr);
        return 2;
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication program(argc, argv);
    pocketmars::app::registerTypes();
    return pocketmars::show(argv[1], argv[2]);
}
