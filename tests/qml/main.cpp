#include "app/pages/help/help_view_model.h"
#include "app/pages/history/history_view_model.h"
#include "app/pages/home/practice_model.h"
#include "app/pages/home/sample_view_model.h"
#include "app/pages/phone/phone_view_model.h"
#include "app/pages/play/play_view_model.h"
#include "app/pages/profiles/profiles_view_model.h"
#include "app/pages/profiles/wizard_view_model.h"
#include "app/pages/score/score_view_model.h"
#include "app/pages/settings/readings_model.h"
#include "app/pages/to_mars/to_mars_view_model.h"
#include "app/settings/settings.h"
#include "app/settings/translation.h"
#include "app/shell/data_folder_view_model.h"
#include "app/shell/gui.h"
#include "app/shell/voice.h"
#include "app/support/image_store.h"
#include "tests/app/example.h"
#include "tests/app/play_example.h"

#include <QApplication>
#include <QFile>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QtQuickTest>

#include <memory>
#include <vector>

namespace pocketmars {
namespace {

/// Makes the view-models that the tests show, standing on services made by hand: `example.make()`
/// starts anew, so that tests run in any order.
class Example : public QObject {
    Q_OBJECT
    Q_PROPERTY(QObject* scoring READ scoring NOTIFY made)
    Q_PROPERTY(QObject* history READ history NOTIFY made)
    Q_PROPERTY(QObject* profiles READ profiles NOTIFY made)
    Q_PROPERTY(QObject* sample READ sample NOTIFY made)
    Q_PROPERTY(QObject* practice READ practice NOTIFY made)
    Q_PROPERTY(QObject* play READ play NOTIFY made)
    Q_PROPERTY(QObject* wizard READ wizard NOTIFY made)
    Q_PROPERTY(QObject* phone READ phone NOTIFY made)
    Q_PROPERTY(QObject* help READ help NOTIFY made)
    Q_PROPERTY(QObject* readings READ readings NOTIFY made)
    Q_PROPERTY(QObject* dataFolder READ dataFolder NOTIFY made)
    Q_PROPERTY(QObject* toMars READ toMars NOTIFY made)
    Q_PROPERTY(QObject* settings READ settings NOTIFY made)
    Q_PROPERTY(QObject* voice READ voice NOTIFY made)

public:
    [[nodiscard]] QObject* scoring() const { return m_scoring.get(); }
    [[nodiscard]] QObject* history() const { return m_history.get(); }
    [[nodiscard]] QObject* profiles() const { return m_profiles.get(); }
    [[nodiscard]] QObject* sample() const { return m_sample.get(); }
    [[nodiscard]] QObject* practice() const { return m_practice.get(); }
    [[nodiscard]] QObject* play() const { return m_play.get(); }
    [[nodiscard]] QObject* wizard() const { return m_wizard.get(); }
    [[nodiscard]] QObject* phone() const { return m_phone.get(); }
    [[nodiscard]] QObject* help() const { return m_help.get(); }
    [[nodiscard]] QObject* readings() const { return m_readings.get(); }
    [[nodiscard]] QObject* dataFolder() const { return m_dataFolder.get(); }
    [[nodiscard]] QObject* toMars() const { return m_toMars.get(); }
    [[nodiscard]] QObject* settings() const { return m_settings.get(); }
    [[nodiscard]] QObject* voice() { return &m_voice; }

    /// @param profiles  names of the profiles that there are
    /// @param games     how many games the history holds
    Q_INVOKABLE void make(const QStringList& profiles, int games) {
        std::vector<std::string> names;
        for (const auto& name : profiles) {
            names.push_back(name.toStdString());
        }
        std::vector<db::Game> list;
        for (int i = 0; i < games; ++i) {
            db::GameInfo info;
            info.playedAt = std::chrono::sys_seconds(std::chrono::hours(24 * (20000 - i)));
            info.profileName = "mine";
            info.sourceName = "table.jpg";
            info.sheet = app::exampleScore().sheet;
            const bool followed = i == 0;
            const bool hasPhoto = i == 2;
            list.push_back({db::GameId(games - i), info, hasPhoto, followed});
        }
        m_toMars.reset();
        m_phone.reset();
        m_wizard.reset();
        m_play.reset();
        m_sample.reset();
        m_practice.reset();
        m_scoring.reset();
        m_history.reset();
        m_profiles.reset();
        m_help.reset();
        m_readings.reset();
        m_translation.reset();
        m_settings =
            std::make_unique<app::Settings>(m_folder.filePath("settings%1.ini").arg(++m_count));
        m_settings->setLanguage(QStringLiteral("en"));
        m_translation = std::make_unique<app::Translation>(*m_settings);
        m_translation->setEngine(qobject_cast<QQmlEngine*>(parent()));
        m_readings = std::make_unique<app::ReadingsModel>(*m_settings);
        m_help = std::make_unique<app::HelpViewModel>(*m_settings, *m_readings);
        connect(m_translation.get(), &app::Translation::changed, m_readings.get(),
                &app::ReadingsModel::retranslate);
        connect(m_translation.get(), &app::Translation::changed, m_help.get(),
                &app::HelpViewModel::retranslate);
        m_dataFolder = std::make_unique<app::DataFolderViewModel>("/home/ann/games");
        const auto shelf = app::exampleProfileServices(std::move(names));
        m_profiles = std::make_unique<app::ProfilesViewModel>(shelf, images, *m_settings);
        m_history = std::make_unique<app::HistoryViewModel>(
            app::exampleHistoryServices(std::move(list)), images);
        m_scoring = std::make_unique<app::ScoreViewModel>(app::exampleTableServices(), images,
                                                          *m_profiles, *m_settings);
        connect(m_scoring.get(), &app::ScoreViewModel::saveRequested, m_history.get(),
                &app::HistoryViewModel::save);
        connect(m_history.get(), &app::HistoryViewModel::saved, m_scoring.get(),
                &app::ScoreViewModel::saved);
        m_sample = std::make_unique<app::SampleViewModel>(
            session::Sample{"/photos/new", {{"/photos/table.jpg", {"solo", "red", "blue", {}}}}},
            *m_profiles, *m_scoring);
        m_practice = std::make_unique<app::PracticeModel>(app::PracticeModel::own(), *m_settings,
                                                          [] { return QDate(2026, 3, 1); });
        connect(m_translation.get(), &app::Translation::changed, m_practice.get(),
                &app::PracticeModel::retranslate);
        m_play = std::make_unique<app::PlayViewModel>(app::examplePlayServices(), *m_profiles,
                                                      *m_settings);
        m_wizard = std::make_unique<app::WizardViewModel>(
            app::exampleWizardServices(shelf),
            m_folder.filePath("draft%1").arg(m_count).toStdString(), images, *m_profiles);
        connect(m_translation.get(), &app::Translation::changed, m_wizard.get(),
                &app::WizardViewModel::retranslate);
        m_toMars = std::make_unique<app::ToMarsViewModel>(
            app::marsServices(m_folder.filePath("mars%1").arg(m_count).toStdString()), *m_settings,
            images);
        connect(m_translation.get(), &app::Translation::changed, m_toMars.get(),
                &app::ToMarsViewModel::retranslate);
        m_phone = std::make_unique<app::PhoneViewModel>(
            app::PhoneViewModel::Parts{*m_scoring, *m_profiles, *m_play, *m_wizard, *m_settings},
            images,
            app::PhoneViewModel::Files{{}, m_folder.filePath("certificate.pem").toStdString()});
        emit made();
    }

    /// Lets phones in, but none of the network.
    Q_INVOKABLE void startPhone() {
        phone::PhoneServerOptions here;
        here.address = "127.0.0.1";
        here.port = 0;
        m_phone->startAt(here);
    }

    /// The camera of the next game shows the recorded one, up to a last table that leaves doubt.
    Q_INVOKABLE void showGame() {
        m_play.reset();
        m_play = app::livePlay(app::tablesEndingInDoubt(), *m_profiles, *m_settings);
        emit made();
    }

    /// The camera of the next game shows one table of the recorded one, at which red and blue sit.
    Q_INVOKABLE void showTable(int number) {
        auto table = app::recordedTables().at(static_cast<std::size_t>(number));
        m_play.reset();
        m_play = std::make_unique<app::PlayViewModel>(
            app::seatedPlayServices({std::move(table)}, app::redAndBlue()), *m_profiles,
            *m_settings);
        emit made();
    }

    /// A file that stands for a picture that can be used, or not.
    Q_INVOKABLE QUrl pictureFile(const QString& name, bool usable) {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly)) {
            qFatal("%s can't be written", qUtf8Printable(file.fileName()));
        }
        file.write(usable ? "a picture" : app::kBadPicture.data());
        return QUrl::fromLocalFile(file.fileName());
    }
    /// One that leaves a doubt.
    Q_INVOKABLE QUrl doubtfulFile() {
        QFile file(m_folder.filePath("doubtful.jpg"));
        if (!file.open(QIODevice::WriteOnly)) {
            qFatal("%s can't be written", qUtf8Printable(file.fileName()));
        }
        file.write(app::kDoubtfulPicture.data());
        return QUrl::fromLocalFile(file.fileName());
    }
    /// All nine that a profile takes.
    Q_INVOKABLE QList<QUrl> ninePictures() {
        QList<QUrl> files;
        for (int picture = 0; picture < session::kProfilePictures; ++picture) {
            files << pictureFile(QString::fromStdString(session::profilePicture(picture)), true);
        }
        return files;
    }

    std::shared_ptr<app::ImageStore> images = std::make_shared<app::ImageStore>();

signals:
    void made();

private:
    QTemporaryDir m_folder;
    int m_count = 0;
    app::Voice m_voice; ///< without a word
    std::unique_ptr<app::Settings> m_settings;
    std::unique_ptr<app::Translation> m_translation;
    std::unique_ptr<app::ReadingsModel> m_readings;
    std::unique_ptr<app::HelpViewModel> m_help;
    std::unique_ptr<app::DataFolderViewModel> m_dataFolder;
    std::unique_ptr<app::ProfilesViewModel> m_profiles;
    std::unique_ptr<app::HistoryViewModel> m_history;
    std::unique_ptr<app::ScoreViewModel> m_scoring;
    std::unique_ptr<app::SampleViewModel> m_sample;
    std::unique_ptr<app::PracticeModel> m_practice;
    std::unique_ptr<app::PlayViewModel> m_play;
    std::unique_ptr<app::WizardViewModel> m_wizard;
    std::unique_ptr<app::ToMarsViewModel> m_toMars;
    std::unique_ptr<app::PhoneViewModel> m_phone;
};

class Setup : public QObject {
    Q_OBJECT
public slots:
    void applicationAvailable() {
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
        app::registerTypes();
    }
    void qmlEngineAvailable(QQmlEngine* engine) {
        engine->addImportPath(QStringLiteral("qrc:/"));
        auto* example = new Example;
        example->setParent(engine);
        engine->addImageProvider(QLatin1String(app::ImageStore::kProvider),
                                 new app::StoredImageProvider(example->images));
        engine->rootContext()->setContextProperty(QStringLiteral("example"), example);
    }
};

} // namespace
} // namespace pocketmars

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QTemporaryDir data; // games are kept there, and not among the user's
    qputenv("XDG_DATA_HOME", data.path().toLocal8Bit());
    const QApplication program(argc, argv); // Qt Charts asks for more than a QGuiApplication
    pocketmars::Setup setup;
    return quick_test_main_with_setup(argc, argv, "qml", QUICK_TEST_SOURCE_DIR, &setup);
}

#include "main.moc"
