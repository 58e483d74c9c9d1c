#include "tests/qml/screenshots/screenshot_coach.h"

#include <filesystem>
#include <functional>
#include <string>

namespace pocketmars {
namespace {

/// Tables up to a turn of the human.
constexpr int kTables = 7;

constexpr QSize kTablet{800, 1280}; // upright

void shootUpright(
    Photographer& camera, QQuickWindow& window, const char* name,
    const std::function<void()>& before = [] {}) {
    const auto size = window.size();
    window.resize(kTablet);
    camera.shoot(name, before);
    window.resize(size);
}

} // namespace

void shootPuzzle(Photographer& camera, app::ViewModels& models, QQuickWindow& window) {
    auto& practice = models.practice;
    camera.show(Home);
    camera.shoot("60-home");
    const auto open = [&] { camera.find("homePage")->setProperty("practising", true); };
    camera.shoot("61-puzzle", open);
    const auto tryNext = [&] {
        const auto choices = practice.choices();
        for (int i = 0; i < choices.size(); ++i) {
            if (!choices[i].toMap()["wrong"].toBool()) {
                practice.choose(i);
                return;
            }
        }
    };
    camera.shoot("62-puzzle-missed", [&] {
        open();
        practice.again();
        for (int i = 0; i < 40 && practice.verdict().isEmpty(); ++i) {
            tryNext();
        }
    });
    shootUpright(camera, window, "62-puzzle-upright", open);
    camera.shoot("63-puzzle-solved", [&] {
        open();
        for (int i = 0; i < 100 && !practice.solved(); ++i) {
            tryNext();
        }
    });
    camera.find("homePage")->setProperty("practising", false);
    camera.shoot("64-home-solved");
    shootUpright(camera, window, "64-home-upright");
}

void shootAdvice(Photographer& camera, app::ViewModels& models, QQuickWindow& window,
                 const QString& recording, const QString& folder) {
    namespace fs = std::filesystem;
    const auto first = fs::path(folder.toStdString()) / "first-tables";
    fs::create_directories(first);
    for (int table = 0; table < kTables; ++table) {
        const auto name = "00" + std::to_string(table) + ".jpg";
        fs::copy_file(fs::path(recording.toStdString()) / name, first / name,
                      fs::copy_options::overwrite_existing);
    }
    auto& play = models.play;
    camera.show(Play);
    play.newGame()->setup()->players()->setPlayers({"solo", "red", "blue", {}});
    play.newGame()->setup()->setSource(QString::fromStdString(first.string()));
    camera.waitFor("a picture", [&] { return play.live()->seen() != nullptr; });
    play.begin();
    camera.waitFor("the last table",
                   [&] { return play.live()->state() == app::LiveTable::Ended && !play.busy(); });
    camera.waitFor("a turn", [&] { return play.advice()->possible(); });
    camera.shoot("65-advice", [&] {
        play.advice()->ask();
        camera.waitFor("the advice", [&] { return !play.advice()->thinking(); });
    });
    shootUpright(camera, window, "65-advice-upright");
    models.settings.setAdvice(app::Settings::OneMove);
    camera.shoot("66-advice-for-children");
    models.settings.setAdvice(app::Settings::FullAdvice);
    play.leave();
    play.newGame()->setup()->setSource({});
}

} // namespace pocketmars
