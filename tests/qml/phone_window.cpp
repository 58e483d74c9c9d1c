// phone_window PROFILES [GAME]: the window, with phones let in at this machine's own address,
// before the recorded game of samples/ (photo_camera.h; scripts/bench phone), or at one that is
// told by hand (tests/app/phone/second_screen_test.py). It prints a JSON line for the address of
// the next phone,
// `{"invitation": …}`, begins once a phone is there, and prints another line whenever a frame shows
// other orders (or, after an undo, another way back), `{"at": ms since 1970, "orders": […]}`, one
// with
// `+` before it once it is done.
// By hand it does what standard input says, and ends with it:
//   play        tells the phase at hand, always by the first choice
//   undo        takes the last one back
//   tick ROW    ticks an order off
//   untick ROW  takes that back
//   speak CODE  changes the language
#include "tests/qml/photo_camera.h"
#include "tests/qml/watching_window.h"

#include <QDateTime>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QQuickWindow>
#include <QSocketNotifier>

#include <array>
#include <cstdio>
#include <filesystem>

#include <unistd.h>

namespace pocketmars {
namespace {

void print(const QJsonObject& said) {
    std::puts(QJsonDocument(said).toJson(QJsonDocument::Compact).constData());
    std::fflush(stdout);
}

/// What is to be done at the table now.
app::ChecklistModel& listOf(app::PlayViewModel& play) {
    return play.wayBack()->count() > 0 ? *play.wayBack() : *play.orders();
}

QJsonArray ordersOf(app::PlayViewModel& play) {
    QJsonArray orders;
    const auto& rows = listOf(play);
    for (int row = 0; row < rows.rowCount(); ++row) {
        const auto at = rows.index(row);
        const bool done = rows.data(at, app::ChecklistModel::DoneRole).toBool();
        orders.append((done ? "+" : "") + rows.data(at, app::ChecklistModel::TextRole).toString());
    }
    return orders;
}

void tellPhase(app::PlayViewModel& play) {
    constexpr int kMostDecisions = 100;
    for (int i = 0; i < kMostDecisions && !play.move()->complete(); ++i) {
        play.move()->choose(0);
    }
    play.playMove();
}

void obey(WatchingWindow& watching, const QString& line) {
    auto& play = watching.play();
    const auto words = line.split(' ', Qt::SkipEmptyParts);
    if (words.value(0) == "play") {
        tellPhase(play);
    } else if (words.value(0) == "undo") {
        play.undo();
    } else if (words.value(0) == "tick" || words.value(0) == "untick") {
        listOf(play).tick(words.value(1).toInt(), words.front() == "tick");
    } else if (words.value(0) == "speak") {
        watching.settings().setLanguage(words.value(1));
    }
}

/// Does what standard input says, until that ends.
void obeyInput(WatchingWindow& watching) {
    QEventLoop loop;
    QByteArray said;
    QSocketNotifier input(STDIN_FILENO, QSocketNotifier::Read);
    QObject::connect(&input, &QSocketNotifier::activated, [&] {
        std::array<char, 256> bytes{};
        const auto count = ::read(STDIN_FILENO, bytes.data(), bytes.size());
        if (count <= 0) {
            input.setEnabled(false);
            loop.quit();
            return;
        }
        said.append(bytes.data(), count);
        for (auto end = said.indexOf('\n'); end >= 0; end = said.indexOf('\n')) {
            obey(watching, QString::fromUtf8(said.left(end)));
            said.remove(0, end + 1);
        }
    });
    loop.exec();
}

/// @param game  its folder; empty: by hand
int show(const std::filesystem::path& profiles, const std::filesystem::path& game) {
    WatchingWindow watching(profiles, [&game](WatchingWindow::Preview preview) {
        return std::make_unique<session::PreviewedSource>(std::make_unique<PhotoCamera>(game),
                                                          std::move(preview));
    });
    constexpr QSize kWindow(1280, 720);
    auto& phone = watching.phone();
    phone::PhoneServerOptions here;
    here.address = "127.0.0.1";
    phone.startAt(here);
    print({{"invitation", phone.invitation()}});
    constexpr int kPatienceMs = 60000;
    if (!QTest::qWaitFor([&] { return !phone.phones().empty() && phone.phones().front().here; },
                         kPatienceMs) ||
        !(game.empty() ? watching.beginByHand(kWindow) : watching.begin(kWindow))) {
        return 1;
    }
    auto& play = watching.play();
    bool isOld = false;
    QJsonArray shown;
    for (const auto* list : {play.orders(), play.wayBack()}) {
        QObject::connect(list, &app::ChecklistModel::changed, [&] { isOld = true; });
    }
    QObject::connect(&watching.window(), &QQuickWindow::frameSwapped, &watching.window(), [&] {
        if (isOld && ordersOf(play) != shown) {
            shown = ordersOf(play);
            print({{"at", static_cast<double>(QDateTime::currentMSecsSinceEpoch())},
                   {"orders", shown}});
        }
        isOld = false;
    });
    if (game.empty()) {
        obeyInput(watching);
        return 0;
    }
    return watching.watchToTheEnd() ? 0 : 1;
}

} // namespace
} // namespace pocketmars

int main(int argc, char** argv) {
    if (argc != 2 && argc != 3) {
        std::fputs("usage: phone_window PROFILES [GAME]\n", stderr);
        return 2;
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication program(argc, argv);
    pocketmars::app::registerTypes();
    return pocketmars::show(argv[1], argc > 2 ? argv[2] : "");
}
