#include "tests/qml/screenshots/screenshot_parts.h"

#include "tests/qml/screenshots/screenshot_begin.h"
#include "tests/qml/screenshots/screenshot_coach.h"
#include "tests/qml/screenshots/screenshot_mars.h"
#include "tests/qml/screenshots/screenshot_profiles.h"

#include "app/session/history/game_export.h"
#include "tests/qml/diary.h"

#include <QQuickItem>

#include <filesystem>
#include <fstream>

namespace pocketmars {
namespace {

void shootFirstStart(Photographer& camera, app::ViewModels& models) {
    camera.waitFor("the lists",
                   [&] { return models.profiles.listed() && models.history.isListed(); });
    camera.shoot("01-first-start");
    camera.show(Score);
    camera.shoot("01-first-start-score");
    camera.show(History);
    camera.shoot("02-history-empty");
    camera.show(Profiles);
    camera.shoot("03-profiles-empty");
    camera.show(Score);
    models.sample.start();
    camera.waitFor("learning", [&] { return models.profiles.learnDone() > 2; });
    camera.shoot("04-learning-the-sample");
    camera.waitFor("reading", [&] { return models.scoring.state() != app::ScoreViewModel::Empty; });
    camera.shoot("05-reading");
    camera.waitForSheet();
}

void shootScore(Photographer& camera, app::ViewModels& models) {
    camera.shoot("06-scored");
    models.scoring.openCell(app::ScoreSheetModel::OneStarLine, 1);
    camera.shoot("07-correcting-a-cell");
    models.scoring.openItem(QStringLiteral("discard_top"));
    camera.shoot("08-correcting-a-card");
    models.scoring.closeCorrection();
    models.scoring.options()->setGame(app::TableOptions::Versus);
    camera.shoot("09-options", [&] { camera.call("options", "open"); });
    camera.call("options", "close");
    models.scoring.options()->setGame(app::TableOptions::Solo);
    camera.shoot("09-marking-cards", [&] {
        camera.find("scorePage")->setProperty("marking", true);
        constexpr double kAspect = 4.0 / 3;
        models.scoring.marks()->add(0, kAspect);
    });
    models.scoring.marks()->clear();
    camera.find("scorePage")->setProperty("marking", false);
    models.scoring.readAgain();
    camera.waitForSheet();
    camera.save();
    camera.shoot("10-saved");
    for (int table = 1; table < 4; ++table) {
        models.sample.start();
        camera.waitForSheet();
        if (table == 3) {
            camera.shoot("11-scored-with-more-players");
        }
        camera.save();
    }
    models.sample.start(); // the first again
    camera.waitForSheet();
    camera.shoot("11-a-photo-of-a-saved-game");
}

void shootLists(Photographer& camera, app::ViewModels& models) {
    camera.show(History);
    camera.waitFor("the games", [&] { return models.history.count() == 4; });
    camera.shoot("12-history");
    camera.shoot("13-removing-a-game", [&] { camera.call("removeGame", "open"); });
    camera.call("removeGame", "close");
    shootProfiles(camera, models);
}

void showStatistics(Photographer& camera) {
    camera.find("historyPage")->setProperty("statisticsShown", true);
}

/// @param view  a HistoryPage.View
void showHistory(Photographer& camera, int view) {
    QMetaObject::invokeMethod(camera.find("historyPage"), "show", Q_ARG(int, view));
}

/// A game that was followed, in the middle of it.
void showTimeline(Photographer& camera, app::ViewModels& models) {
    auto& history = models.history;
    for (int row = 0; row < history.count() && !history.game()->wasFollowed(); ++row) {
        history.setCurrent(row);
    }
    showHistory(camera, 1); // HistoryPage.Timeline
    camera.waitFor("the steps", [&] { return history.game()->timeline()->count() > 0; });
    history.game()->timeline()->setCurrent(7);
}

/// The same, with what the coach says of it.
void showReview(Photographer& camera, app::ViewModels& models) {
    showTimeline(camera, models);
    auto* review = models.history.game()->timeline()->review();
    review->look();
    camera.waitFor("the review", [review] { return !review->thinking(); });
}

/// What the history says of many games.
void shootDiary(Photographer& camera, app::ViewModels& models, const QString& folder) {
    constexpr int kGames = 48;
    const auto file = folder + QStringLiteral("/diary.json");
    std::ofstream(file.toStdString()) << session::gamesAsJson(diary(kGames), {});
    const int before = models.history.total();
    camera.show(History);
    models.history.files()->importFrom(QUrl::fromLocalFile(file));
    camera.waitFor("the diary", [&] { return models.history.total() == before + kGames; });
    camera.shoot("20-history-imported");
    models.history.files()->dismiss();
    models.history.filter()->setPerson(QStringLiteral("Anna"));
    models.history.filter()->setMode(app::GameFilterModel::Solo);
    camera.waitFor("the filter", [&] { return models.history.count() < models.history.total(); });
    models.history.setCurrent(0);
    camera.shoot("21-history-filtered");
    camera.shoot("22-statistics", [&] { showStatistics(camera); });
    models.history.filter()->clear();
    camera.waitFor("all games", [&] { return models.history.count() == models.history.total(); });
    camera.shoot("23-timeline", [&] { showTimeline(camera, models); });
    camera.shoot("23-timeline-review", [&] { showReview(camera, models); });
    camera.shoot("24-bg-stats", [&] {
        showHistory(camera, 2); // HistoryPage.PlayLink
        camera.waitFor("the link",
                       [&] { return !models.history.game()->playLink()->link().isEmpty(); });
    });
    models.history.form()->begin();
    camera.shoot("25-entering-a-game");
    models.history.form()->setSolo(false);
    models.history.form()->setPlayers(4);
    models.history.form()->setDetailed(false);
    for (int seat = 0; seat < 4; ++seat) {
        models.history.form()->setPoints(seat, app::ScoreSheetModel::TotalLine,
                                         QString::number(19 - seat / 2));
    }
    camera.shoot("26-entering-a-tie");
    models.history.form()->close();
    models.history.edit();
    camera.shoot("27-editing-a-game");
    models.history.form()->close();
    camera.shoot("28-usual-players", [&] { camera.call("usualPlayers", "open"); });
    camera.call("usualPlayers", "close");
}

void shootFailure(Photographer& camera, app::ViewModels& models, const QString& folder) {
    const auto file = folder + QStringLiteral("/table.jpg");
    std::ofstream(file.toStdString()) << "not a photo";
    camera.show(Score);
    camera.shoot("16-failed", [&] {
        models.scoring.open(QUrl::fromLocalFile(file));
        camera.waitFor("the error",
                       [&] { return models.scoring.state() == app::ScoreViewModel::Failed; });
    });
}

/// As seen from where the pictures are drawn: its path stands on some of them.
QString recordedGame(const session::Sample& sample) {
    const auto folder = sample.profilePhotos.parent_path() / "games" / "solo";
    return QString::fromStdString(std::filesystem::proximate(folder).string());
}

/// The recorded game, as a camera would see it.
void shootPlay(Photographer& camera, app::ViewModels& models, const session::Sample& sample) {
    auto& play = models.play;
    camera.show(Play);
    play.newGame()->setup()->players()->setPlayers({"solo", "red", "blue", {}});
    camera.shoot("24-new-game");
    play.newGame()->setup()->setSource(recordedGame(sample));
    camera.waitFor("a picture", [&] { return play.live()->seen() != nullptr; });
    camera.shoot("25-new-game-with-a-camera");
    play.begin();
    camera.waitFor("some moves", [&] { return play.steps()->rowCount() > 4; });
    camera.shoot("26-table");
    play.live()->setRectified(true);
    camera.waitFor("above", [&] { return play.live()->shown() != play.live()->feed(); });
    camera.shoot("28-table-from-above");
    play.live()->setRectified(false);
    camera.waitFor("the end", [&] { return play.state() == app::PlayViewModel::Over; });
    camera.shoot("27-game-over");
    play.leave();
    play.newGame()->setup()->setSource({});
}

/// A game without a camera, of which nothing is known.
void shootByHand(Photographer& camera, app::ViewModels& models) {
    auto& play = models.play;
    camera.show(Play);
    play.newGame()->setup()->players()->setPlayers({"solo", "red", "blue", {}});
    play.newGame()->setup()->setSource({});
    play.begin();
    camera.waitFor("the set-up", [&] { return play.steps()->rowCount() == 1; });
    camera.shoot("32-by-hand");
    constexpr int kAqualab3 = 23;
    play.move()->pick(kAqualab3);
    camera.shoot("33-by-hand-card");
    play.move()->choose(0);
    camera.shoot("34-by-hand-decision");
    play.leave();
}

void shootHelp(Photographer& camera, app::ViewModels& models) {
    camera.show(Help);
    models.help.openAt(QStringLiteral("round/solo"));
    camera.shoot("20-help");
    models.help.setQuery(QStringLiteral("c4"));
    camera.shoot("21-help-of-a-card");
    models.help.setQuery({});
    camera.show(Preferences);
    camera.shoot("22-settings");
    models.settings.setTextSize(app::Settings::kLargestText);
    camera.shoot("23-settings-large");
    models.settings.setTextSize(1.0);
}

void shootQuestions(Photographer& camera, app::ViewModels& models) {
    models.sample.start();
    camera.waitForSheet();
    const auto colour = models.scoring.sheet()->players().first().title.toLower();
    models.scoring.correct(colour + QStringLiteral(".ship"), QStringLiteral("?"));
    models.scoring.correct(QStringLiteral("aqualab.two_star.") + colour, QStringLiteral("?"));
    camera.shoot("17-open-questions");
    models.scoring.addPhoto(models.scoring.file());
    camera.waitForSheet();
    camera.shoot("17-two-photos");
}

/// The pages that hold most, in a window of another size.
/// @param size  ends the names of the pictures
void shootPages(Photographer& camera, app::ViewModels& models, const session::Sample& sample,
                const char* size) {
    const auto shoot = [&](
                           const char* page, const std::function<void()>& prepare = [] {}) {
        camera.shoot(qPrintable(QStringLiteral("50-%1-%2").arg(size, page)), prepare);
    };
    camera.show(Home);
    shoot("home");
    camera.show(Score);
    models.sample.start();
    camera.waitForSheet();
    shoot("score");
    models.scoring.openCell(app::ScoreSheetModel::OneStarLine, 1);
    shoot("correcting");
    camera.show(History);
    shoot("history");
    shoot("timeline", [&] { showTimeline(camera, models); });
    shoot("statistics", [&] { showStatistics(camera); });
    camera.show(Profiles);
    shoot("profiles");
    shoot("wizard", [&] {
        camera.find("profilesPage")->setProperty("wizardShown", true);
        camera.waitFor("the wizard", [&] { return models.wizard.opened(); });
        models.wizard.setStep(app::WizardStepsModel::Spaces);
    });
    camera.show(Help);
    models.help.openAt(QStringLiteral("round/solo"));
    shoot("help");
    camera.show(Preferences);
    shoot("settings");
    auto& play = models.play;
    camera.show(Play);
    play.newGame()->setup()->players()->setPlayers({"solo", "red", "blue", {}});
    play.newGame()->setup()->setSource(recordedGame(sample));
    camera.waitFor("a picture", [&] { return play.live()->seen() != nullptr; });
    shoot("new-game");
    play.begin();
    camera.waitFor("some moves", [&] { return play.steps()->rowCount() > 4; });
    shoot("table");
    camera.waitFor("the end", [&] { return play.state() == app::PlayViewModel::Over; });
    shoot("game-over");
    play.leave();
    play.newGame()->setup()->setSource({});
}

/// Off, and as it waits for the next phone.
void shootPhone(Photographer& camera, app::ViewModels& models) {
    camera.show(Score);
    const auto open = [&] { camera.call("phoneDialog", "open"); };
    camera.shoot("70-phone-off", open);
    phone::PhoneServerOptions here; // as it looks in a home network, without listening in this one
    here.address = "127.0.0.1";
    here.port = 0;
    models.phone.startAt(here);
    camera.shoot("71-phone", open);
    models.phone.stop();
    camera.call("phoneDialog", "close");
}

void shootSizes(Photographer& camera, app::ViewModels& models, const session::Sample& sample,
                QQuickWindow& window) {
    const auto size = window.size();
    window.resize(3840, 2160);
    shootPages(camera, models, sample, "4k");
    window.resize(window.minimumSize());
    shootPages(camera, models, sample, "small");
    window.resize(800, 1280);
    shootPages(camera, models, sample, "upright");
    window.resize(size);
    models.settings.setTextSize(app::Settings::kLargestText);
    shootPages(camera, models, sample, "large-text");
    models.settings.setTextSize(1.0);
}

/// Those of the README.
void shootReadme(Photographer& camera, app::ViewModels& models, const session::Sample& sample) {
    camera.show(Score);
    camera.take("score", "en", app::Settings::Light);
    camera.show(Help);
    camera.take("help", "zh_TW", app::Settings::Light,
                [&] { models.help.setQuery(QStringLiteral("c4")); });
    models.help.setQuery({});
    auto& play = models.play;
    camera.show(Play);
    play.newGame()->setup()->players()->setPlayers({"solo", "red", "blue", {}});
    play.newGame()->setup()->setSource(recordedGame(sample));
    camera.waitFor("a picture", [&] { return play.live()->seen() != nullptr; });
    camera.take("new-game", "pl", app::Settings::Dark);
    models.settings.setLanguage(QStringLiteral("en"));
    play.begin();
    camera.waitFor("some moves", [&] { return play.steps()->rowCount() > 4; });
    camera.take("table", "en", app::Settings::Light);
    camera.waitFor("the end", [&] { return play.state() == app::PlayViewModel::Over; });
    play.leave();
    play.newGame()->setup()->setSource({});
}

} // namespace

std::vector<Part> screenshotParts(Photographer& camera, app::ViewModels& models,
                                  QQuickWindow& window, const session::Sample& sample,
                                  const QString& folder, std::atomic<bool>& doubts,
                                  std::atomic<Misread>& misread) {
    return {
        {"start", {}, [&camera, &models] { shootFirstStart(camera, models); }},
        {"score", {"start"}, [&camera, &models] { shootScore(camera, models); }},
        {"lists", {"score"}, [&camera, &models] { shootLists(camera, models); }},
        {"failure",
         {"start"},
         [&camera, &models, folder] { shootFailure(camera, models, folder); }},
        {"questions", {"start"}, [&camera, &models] { shootQuestions(camera, models); }},
        {"help", {}, [&camera, &models] { shootHelp(camera, models); }},
        {"play", {"start"}, [&camera, &models, sample] { shootPlay(camera, models, sample); }},
        {"begin",
         {"start"},
         [&camera, &models, sample, folder] {
             shootBegin(camera, models, recordedGame(sample), folder);
         }},
        {"asking",
         {"start"},
         [&camera, &models, sample, &misread] {
             shootAsking(camera, models, recordedGame(sample), misread);
         }},
        {"puzzle", {}, [&camera, &models, &window] { shootPuzzle(camera, models, window); }},
        {"advice",
         {"start"},
         [&camera, &models, &window, sample, folder] {
             shootAdvice(camera, models, window, recordedGame(sample), folder);
         }},
        {"wizard", {"start"}, [&camera, &models, sample] { shootWizard(camera, models, sample); }},
        {"hand",
         {"start"},
         [&camera, &models, sample, &doubts] { shootHand(camera, models, sample, doubts); }},
        {"byhand", {"start"}, [&camera, &models] { shootByHand(camera, models); }},
        {"tomars",
         {},
         [&camera, &models, &window, sample] { shootToMars(camera, models, window, sample); }},
        {"diary", {"score"}, [&camera, &models, folder] { shootDiary(camera, models, folder); }},
        {"phone", {}, [&camera, &models] { shootPhone(camera, models); }},
        {"sizes",
         {"wizard", "diary"},
         [&camera, &models, &window, sample] { shootSizes(camera, models, sample, window); }},
        {"readme", {"start"}, [&camera, &models, sample] { shootReadme(camera, models, sample); }}};
}

} // namespace pocketmars
