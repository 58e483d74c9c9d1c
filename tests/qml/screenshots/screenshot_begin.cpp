#include "tests/qml/screenshots/screenshot_begin.h"

#include <QDir>
#include <QFile>

namespace pocketmars {

void shootBegin(Photographer& camera, app::ViewModels& models, const QString& game,
                const QString& folder) {
    auto& play = models.play;
    auto& setup = *play.newGame()->setup();
    const auto& onTable = *play.newGame()->onTable();
    camera.show(Play);
    setup.players()->setPlayers({"solo", "green", "yellow", {}});
    for (const auto* colour : {"yellow", "yellow"}) { // as the player says it
        setup.players()->toggle(QString::fromLatin1(colour));
    }
    setup.setSource(game);
    camera.waitFor("others on the table", [&] { return onTable.contradicts(); });
    camera.shoot("29-others-play");
    play.begin();
    camera.shoot("30-others-asked");
    play.takeTablePlayers();
    camera.waitFor("those of the table", [&] { return !onTable.text().isEmpty(); });
    camera.shoot("31-players-of-the-table");

    const QDir late(folder + QStringLiteral("/late"));
    late.mkpath(QStringLiteral("."));
    QFile::copy(game + QStringLiteral("/003.jpg"), late.filePath(QStringLiteral("003.jpg")));
    setup.setSource(late.path());
    camera.waitFor("a table", [&] { return play.live()->seen() != nullptr; });
    play.begin();
    camera.shoot("32-no-set-up");
    play.watchOnly();
    camera.shoot("33-watching-only");
    play.leave();
    setup.setSource({});
}

} // namespace pocketmars
