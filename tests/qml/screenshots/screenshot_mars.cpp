#include "tests/qml/screenshots/screenshot_mars.h"

#include "engine/to_mars/format/game_json.h"

#include <string>

namespace pocketmars {
namespace {

constexpr QSize kUpright{800, 1280}; // a tablet

/// The example of the corporation sheet: A is complete, B lacks a panel, C much.
constexpr const char* kExample =
    R"({"format":"pocketmars.to_mars/1","players":[{"name":"Fabio"},{"name":"Nestore"},)"
    R"({"name":"Matthieu"}],"modules":[{"player":"Fabio","structure":"laboratory"},)"
    R"({"player":"Nestore","structure":"workshop"},{"player":"Nestore","structure":"dome"},)"
    R"({"player":"Fabio","structure":"workshop"},{"player":"Matthieu","structure":"workshop"},)"
    R"({"player":"Matthieu","structure":"laboratory"},{"player":"Matthieu","structure":"laboratory"},)"
    R"({"player":"Matthieu","structure":"workshop"},{"player":"Fabio","structure":"workshop"},)"
    R"({"player":"Nestore","structure":"laboratory"}],"panels":["1","2","4"],"over":true})";

/// Takes the action of To Mars that stands at a place of the list, and lays it where it may go.
void playToMars(app::ToMarsViewModel& toMars, const QString& text, int place) {
    const auto actions = toMars.actions();
    for (int i = 0; i < actions.size(); ++i) {
        if (actions[i].legal && actions[i].text.startsWith(text)) {
            toMars.act(i);
            if (place >= 0) {
                toMars.tapPlace(place);
            }
            return;
        }
    }
}

} // namespace

void shootToMars(Photographer& camera, app::ViewModels& models, QQuickWindow& window,
                 const session::Sample& sample) {
    auto& toMars = models.toMars;
    camera.show(ToMars);
    camera.shoot("80-to-mars-who-plays");
    toMars.begin({"Fabio", "Nestore", "Matthieu"}, 0);
    for (int seat = 0; seat < 3; ++seat) {
        toMars.setSeat(seat);
        playToMars(toMars, "Corporation", -1);
        playToMars(toMars, "Robotic", -1);
        playToMars(toMars, "Launch Pad", -1);
        playToMars(toMars, "Laboratory", -1);
        playToMars(toMars, "Laboratory", seat < 2 ? 5 * seat : 10);
    }
    toMars.setSeat(0);
    playToMars(toMars, "Solar", 0);
    playToMars(toMars, "Astronaut", 0);
    playToMars(toMars, "Dome", -1);
    playToMars(toMars, "Dome", -1);
    camera.shoot("81-to-mars-where-a-dome-goes");
    toMars.tapPlace(20);
    camera.shoot("82-to-mars-why-not-there");
    const auto size = window.size();
    window.resize(window.minimumSize());
    camera.shoot("82-to-mars-small");
    window.resize(kUpright);
    camera.shoot("82-to-mars-upright");
    window.resize(size);
    for (const int tab : {1, 2}) { // MarsSide.Score, Steps
        camera.shoot(tab == 1 ? "82-to-mars-score" : "82-to-mars-steps",
                     [&] { camera.find("marsSide")->setProperty("tab", tab); });
    }
    camera.shoot("82-to-mars-closing", [&] { camera.call("closingMars", "open"); });
    camera.call("closingMars", "close");
    toMars.endGame();
    toMars.usePhoto(QUrl::fromLocalFile(
        QString::fromStdString((sample.profilePhotos / "buildings.jpg").string())));
    camera.waitFor("the photo", [&] { return !toMars.photo()->isBusy(); });
    camera.shoot("83-to-mars-scored");
    toMars.photo()->markCorners();
    camera.shoot("83-to-mars-corners");
    toMars.photo()->corners()->accept();
    camera.shoot("83-to-mars-flat");
    toMars.save();
    camera.waitFor("the game", [&] { return toMars.isSaved(); });
    toMars.close();
    camera.shoot("83-to-mars-who-plays-again");
    toMars.open(*to_mars::gameFromJson(kExample), db::GameId(1));
    camera.shoot("83-to-mars-the-sheets-example");
    window.resize(window.minimumSize());
    camera.shoot("83-to-mars-the-sheets-example-small");
    window.resize(size);
    toMars.close();
    toMars.editShip(0);
    camera.shoot("84-to-mars-a-board");
    camera.shoot("84-to-mars-a-slot", [&] {
        camera.find("marsEditor")->setProperty("selected", 34); // slot a
        camera.find("marsPlaceFields")->setProperty("tapping", true);
    });
    toMars.editor()->setBoardSize(300, 140);
    toMars.editor()->save(); // another name is missing, or a place
    camera.shoot("84-to-mars-a-board-discarded", [&] { camera.call("discardingBoard", "open"); });
    camera.call("discardingBoard", "close");
    window.resize(kUpright);
    camera.shoot("84-to-mars-a-board-upright");
    window.resize(size);
    toMars.editor()->close();
    camera.show(History);
    camera.waitFor("the history", [&] { return models.history.count() > 0; });
    camera.shoot("85-to-mars-in-the-history");
    models.history.edit();
    camera.shoot("86-to-mars-edited");
    models.history.form()->close();
    window.resize(kUpright);
    camera.shoot("86-to-mars-history-upright");
    window.resize(size);
    camera.shoot("86-to-mars-statistics",
                 [&] { camera.find("historyPage")->setProperty("statisticsShown", true); });
    camera.find("historyPage")->setProperty("statisticsShown", false);
    camera.show(Help);
    for (const auto* topic : {"play", "choices", "readings", "projects"}) {
        models.help.openAt(QStringLiteral("to-mars/") + QLatin1String(topic));
        camera.shoot(("87-help-to-mars-" + std::string(topic)).c_str());
    }
}

} // namespace pocketmars
