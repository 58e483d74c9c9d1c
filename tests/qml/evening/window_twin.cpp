#include "tests/qml/evening/window_twin.h"

#include "app/session/scoring/sample.h"
#include "app/shell/view_models.h"

#include <QAccessible>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <stdexcept>

namespace pocketmars {
namespace {

QQuickItem* named(QQuickItem* item, const QString& name) {
    if (!item->isVisible()) {
        return nullptr;
    }
    const bool isButton = item->metaObject()->indexOfSignal("clicked()") >= 0;
    if (auto* told = QAccessible::queryAccessibleInterface(item);
        isButton && told != nullptr && told->text(QAccessible::Name).startsWith(name)) {
        return item;
    }
    for (auto* child : item->childItems()) {
        if (auto* found = named(child, name)) {
            return found;
        }
    }
    return nullptr;
}

} // namespace

QPoint placeInWindow(const std::filesystem::path& home, int width, int height,
                     const QString& name) {
    const auto data = home / "data" / "pocketmars";
    app::ViewModels models(
        {data / "profiles", data / "history.db",
         QString::fromStdString((home / "config" / "pocketmars" / "pocketmars.ini").string())},
        session::findSample());
    QQmlApplicationEngine engine;
    auto* window = app::loadWindow(engine, models);
    if (window == nullptr) {
        throw std::runtime_error("the window has an error");
    }
    window->resize(width, height);
    QQuickItem* found = nullptr;
    constexpr int kPatienceMs = 20000;
    (void)QTest::qWaitFor(
        [&] {
            (void)window->grabWindow(); // lays everything out
            found = named(window->contentItem(), name);
            return found != nullptr;
        },
        kPatienceMs);
    if (found == nullptr) {
        throw std::runtime_error("nothing is called " + name.toStdString());
    }
    QTest::qWait(300); // what slides or grows has come to rest
    (void)window->grabWindow();
    return found->mapToScene({found->width() / 2, found->height() / 2}).toPoint();
}

} // namespace pocketmars
