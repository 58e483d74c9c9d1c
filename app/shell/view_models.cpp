#include "app/shell/view_models.h"

#include "app/session/files/data_folder.h"

#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QVariantMap>

#include <utility>

namespace pocketmars::app {

tl::expected<DataPlaces, session::SessionError> usualPlaces() {
    auto profiles = session::profilesFolder();
    auto history = session::historyFile();
    auto phones = session::phonesFile();
    auto certificate = session::phoneCertificateFile();
    if (!profiles || !history || !phones || !certificate) { // all in one folder
        return tl::unexpected(profiles ? history.error() : profiles.error());
    }
    return DataPlaces{*std::move(profiles),
                      *std::move(history),
                      {},
                      {*std::move(phones), *std::move(certificate)}};
}

ViewModels::ViewModels(const DataPlaces& places, std::optional<session::Sample> sampleTables,
                       const PlayServices& playing, std::optional<WizardServices> learning)
    : settings(places.settings), translation(settings), sounds(settings),
      dataFolder(places.profiles.parent_path()), readings(settings), help(settings, readings),
      profiles(profileServices(places.profiles), images, settings),
      history(historyServices(places.history), images),
      scoring(tableServices(), images, profiles, settings),
      sample(std::move(sampleTables), profiles, scoring), practice(PracticeModel::own(), settings),
      play(playing, profiles, settings),
      wizard(learning ? *std::move(learning) : wizardServices(places.profiles),
             places.profiles / ".draft", images, profiles),
      toMars(marsServices(places.history.parent_path() / "to_mars"), settings, images),
      phone({scoring, profiles, play, wizard, settings}, images, places.phone),
      narrator(settings, play) {
    QObject::connect(&scoring, &ScoreViewModel::saveRequested, &history, &HistoryViewModel::save);
    QObject::connect(&scoring, &ScoreViewModel::tableRead, &history, &HistoryViewModel::lookFor);
    QObject::connect(&history, &HistoryViewModel::known, &scoring, &ScoreViewModel::known);
    QObject::connect(&history, &HistoryViewModel::removed, &scoring, &ScoreViewModel::removed);
    QObject::connect(&history, &HistoryViewModel::saved, &scoring, &ScoreViewModel::saved);
    QObject::connect(&history, &HistoryViewModel::saveFailed, &scoring,
                     &ScoreViewModel::saveFailed);
    QObject::connect(&toMars, &ToMarsViewModel::saveRequested, &history,
                     &HistoryViewModel::saveMars);
    QObject::connect(&history, &HistoryViewModel::marsSaved, &toMars, &ToMarsViewModel::saved);
    QObject::connect(&history, &HistoryViewModel::marsWanted, &toMars, &ToMarsViewModel::open);
    QObject::connect(&history, &HistoryViewModel::marsSaveFailed, &toMars,
                     &ToMarsViewModel::saveFailed);
    QObject::connect(play.question(), &GameQuestionModel::changed, &sounds, [this] {
        if (play.question()->isOpen()) {
            sounds.question();
        }
    });
    QObject::connect(play.warning(), &GameWarningModel::changed, &sounds, [this] {
        if (!play.warning()->text().isEmpty()) {
            sounds.trouble();
        }
    });
    QObject::connect(&narrator, &Narrator::told, &voice,
                     [this](const QString& text) { voice.say(text, settings.language()); });
    QObject::connect(&narrator, &Narrator::hushed, &voice, &Voice::hush);
    QObject::connect(&play, &PlayViewModel::gameSaved, &history, &HistoryViewModel::lookAt);
    QObject::connect(&wizard, &WizardViewModel::cameraWanted, &play, &PlayViewModel::lendCamera);
    QObject::connect(&phone, &PhoneViewModel::phonesChanged, &play, [this] {
        play.newGame()->setup()->setPhones(phone.cameras());
        wizard.camera()->setPhones(phone.cameras());
    });
    QObject::connect(&translation, &Translation::changed, &wizard, &WizardViewModel::retranslate);
    QObject::connect(&translation, &Translation::changed, &readings, &ReadingsModel::retranslate);
    QObject::connect(&translation, &Translation::changed, &help, &HelpViewModel::retranslate);
    QObject::connect(&translation, &Translation::changed, &practice, &PracticeModel::retranslate);
    QObject::connect(&translation, &Translation::changed, &profiles,
                     &ProfilesViewModel::retranslate);
    QObject::connect(&translation, &Translation::changed, &scoring, &ScoreViewModel::retranslate);
    QObject::connect(&translation, &Translation::changed, &play, &PlayViewModel::retranslate);
    QObject::connect(&translation, &Translation::changed, &history, &HistoryViewModel::retranslate);
    QObject::connect(&translation, &Translation::changed, &toMars, &ToMarsViewModel::retranslate);
    QObject::connect(&translation, &Translation::changed, &phone, &PhoneViewModel::retranslate);
    QObject::connect(&translation, &Translation::changed, &voice, &Voice::retranslate);
    QObject::connect(&translation, &Translation::changed, &dataFolder,
                     &DataFolderViewModel::retranslate);
}

QQuickWindow* loadWindow(QQmlApplicationEngine& engine, ViewModels& models) {
    engine.addImportPath(QStringLiteral("qrc:/"));
    engine.addImageProvider(QLatin1String(ImageStore::kProvider),
                            new StoredImageProvider(models.images));
    engine.setInitialProperties(
        {{QStringLiteral("scoring"), QVariant::fromValue(&models.scoring)},
         {QStringLiteral("history"), QVariant::fromValue(&models.history)},
         {QStringLiteral("profiles"), QVariant::fromValue(&models.profiles)},
         {QStringLiteral("sample"), QVariant::fromValue(&models.sample)},
         {QStringLiteral("practice"), QVariant::fromValue(&models.practice)},
         {QStringLiteral("play"), QVariant::fromValue(&models.play)},
         {QStringLiteral("toMars"), QVariant::fromValue(&models.toMars)},
         {QStringLiteral("help"), QVariant::fromValue(&models.help)},
         {QStringLiteral("readings"), QVariant::fromValue(&models.readings)},
         {QStringLiteral("dataFolder"), QVariant::fromValue(&models.dataFolder)},
         {QStringLiteral("wizard"), QVariant::fromValue(&models.wizard)},
         {QStringLiteral("voice"), QVariant::fromValue(&models.voice)},
         {QStringLiteral("phone"), QVariant::fromValue(&models.phone)},
         {QStringLiteral("settings"), QVariant::fromValue(&models.settings)}});
    models.translation.setEngine(&engine);
    engine.load(QUrl(QStringLiteral("qrc:/PocketMars/Main.qml")));
    const auto roots = engine.rootObjects();
    return roots.isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(roots.first());
}

} // namespace pocketmars::app
