#include "tests/qml/screenshots/screenshot_asking.h"

#include <chrono>
#include <thread>
#include <utility>
#include <variant>

namespace pocketmars {
namespace {

void unread(engine::Observation& table) {
    for (auto& player : table.players) {
        player.energy = engine::Reading<int>::unread();
        player.earth = engine::Reading<int>::unread();
        player.ship = engine::Reading<int>::unread();
    }
    for (auto& building : table.buildings) {
        building.oneStar = engine::Reading<engine::ColonistCounts>::unread();
        building.twoStar = engine::Reading<engine::ColonistCounts>::unread();
    }
}

/// @return whether it was
bool misread(session::TableSeen& seen, Misread how) {
    auto& table = seen.observation;
    if (how == Misread::Pieces && seen.photo == "001.jpg") {
        unread(table);
        return true;
    }
    if ((how != Misread::Energy && how != Misread::Much) || seen.photo < "002") {
        return false;
    }
    for (auto& player : table.players) {
        player.energy = engine::Reading<int>(player.energy.valueOr(0) > 3 ? 0 : 7, 0.99);
        if (how == Misread::Much) {
            player.ship = engine::Reading<int>(player.ship.valueOr(0) > 3 ? 0 : 6, 0.99);
            player.earth = engine::Reading<int>(player.earth.valueOr(0) > 0 ? 0 : 2, 0.99);
        }
    }
    if (how == Misread::Much) {
        for (auto& building : table.buildings) {
            building.oneStar = engine::Reading(
                engine::ColonistCounts{{table.players[1].colour, engine::Reading<int>(2, 0.99)}},
                0.99);
        }
    }
    return true;
}

} // namespace

app::PlayServices withMisreads(app::PlayServices services,
                               std::shared_ptr<const std::atomic<Misread>> how) {
    services.watch = [watch = services.watch, how = std::move(how)](const app::WatchJob& job,
                                                                    app::WatchCalls calls) {
        calls.tell = [tell = calls.tell, stopped = calls.stopped,
                      how](const session::WatchEvent& event) {
            auto changed = event;
            auto* seen = std::get_if<session::TableSeen>(&changed);
            if (seen == nullptr || !misread(*seen, *how)) {
                tell(event);
                return;
            }
            // It lies so, whoever looks, until a picture was taken of what comes of it.
            constexpr int kLooks = 3;
            for (int look = 0; look < kLooks; ++look) {
                tell(changed);
            }
            while (!stopped()) {
                std::this_thread::sleep_for(std::chrono::milliseconds(10));
            }
        };
        return watch(job, calls);
    };
    return services;
}

void shootAsking(Photographer& camera, app::ViewModels& models, const QString& game,
                 std::atomic<Misread>& misread) {
    auto& play = models.play;
    const auto begin = [&](Misread how) {
        misread = how;
        camera.show(Play);
        play.newGame()->setup()->players()->setPlayers({"solo", "red", "blue", {}});
        play.newGame()->setup()->setSource(game);
        play.begin();
    };
    // What is told comes in the language of now a moment later.
    const auto shoot = [&](const char* name) {
        camera.shoot(name, [&] { camera.waitFor("the words", [&] { return !play.busy(); }); });
    };
    const auto end = [&] {
        play.leave();
        play.newGame()->setup()->setSource({});
        misread = Misread::None;
    };
    begin(Misread::Pieces);
    camera.waitFor("a question", [&] { return play.question()->isOpen(); });
    shoot("34-asked");
    play.answer(0);
    if (play.question()->isOpen()) {
        shoot("35-asked-in-steps");
    }
    end();
    for (const auto& [how, name] : {std::pair(Misread::Energy, "36-warned-of-a-place"),
                                    std::pair(Misread::Much, "37-warned-of-another-table")}) {
        begin(how);
        camera.waitFor("a warning", [&] { return !play.warning()->text().isEmpty(); });
        shoot(name);
        end();
    }
}

} // namespace pocketmars
