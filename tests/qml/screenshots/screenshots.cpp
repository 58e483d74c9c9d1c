#include "app/services/wizard_services.h"
#include "app/session/scoring/sample.h"
#include "app/shell/gui.h"
#include "app/shell/view_models.h"
#include "engine/support/phrase.h"
#include "tests/qml/photographer.h"
#include "tests/qml/screenshots/screenshot_parts.h"

#include <QApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

/// Draws every page of the real window, filled with the sample tables, into a folder of PNGs: for
/// looking at, and for the README.
namespace pocketmars {
namespace {

/// What was asked for, with all that it needs.
QStringList withNeeds(const std::vector<Part>& all, QStringList wanted) {
    for (auto part = all.rbegin(); part != all.rend(); ++part) { // needs come before who needs them
        if (wanted.contains(part->name)) {
            wanted << part->needs;
        }
    }
    return wanted;
}

/// The photos of the sample leave none: it is put into what is read.
/// @param doubts  whether there are any
app::WizardServices withDoubts(app::WizardServices services,
                               std::shared_ptr<const std::atomic<bool>> doubts) {
    services.read = [read = services.read, doubts = std::move(doubts)](
                        const std::filesystem::path& file, int picture,
                        const calibration::Layout& layout, const session::PictureHints& hints) {
        auto photo = read(file, picture, layout, hints);
        if (*doubts && photo.reading.problem.empty()) {
            photo.reading.doubt = engine::phrase(
                "Page", "the cards lie on their sides; turn the photo until they stand upright");
        }
        return photo;
    };
    return services;
}

/// @param parts  names of what to draw; empty: all
int shootAll(const QString& folder, const QStringList& parts) {
    const QTemporaryDir data;
    qputenv("XDG_DATA_HOME", data.path().toLocal8Bit());
    const std::filesystem::path root = data.path().toStdString();
    const auto doubts = std::make_shared<std::atomic<bool>>(false);
    const auto misread = std::make_shared<std::atomic<Misread>>(Misread::None);
    app::ViewModels models({root / "profiles",
                            root / "history.db",
                            data.filePath("settings.ini"),
                            {{}, root / "phone_certificate.pem"}},
                           session::findSample(), withMisreads(app::playServices(), misread),
                           withDoubts(app::wizardServices(root / "profiles"), doubts));
    QQmlApplicationEngine engine;
    auto* window = app::loadWindow(engine, models);
    if (window == nullptr) {
        return 1;
    }
    Photographer camera(models, *window, folder);
    const auto sample = session::findSample();
    const auto all =
        screenshotParts(camera, models, *window, sample.value(), data.path(), *doubts, *misread);
    for (const auto& name : parts) {
        if (std::none_of(all.begin(), all.end(),
                         [&](const Part& part) { return part.name == name; })) {
            qFatal("no part is called %s", qUtf8Printable(name));
        }
    }
    const auto wanted = withNeeds(all, parts);
    for (const auto& part : all) {
        camera.setTaking(parts.isEmpty() || parts.contains(part.name));
        if (parts.isEmpty() || wanted.contains(part.name)) {
            part.shoot();
        }
    }
    return 0;
}

} // namespace
} // namespace pocketmars

int main(int argc, char** argv) {
    if (argc < 2 || argv[1][0] == '-') {
        std::fputs("usage: pocketmars_screenshots FOLDER [PART...]\n", stderr);
        return 2;
    }
    std::error_code failed;
    std::filesystem::create_directories(argv[1], failed);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QApplication program(argc, argv);
    pocketmars::app::registerTypes();
    return pocketmars::shootAll(QString::fromLocal8Bit(argv[1]), QApplication::arguments().mid(2));
}
