#include "tests/qml/screenshots/screenshot_profiles.h"

#include <QQuickItem>

#include <filesystem>

namespace pocketmars {

void shootProfiles(Photographer& camera, app::ViewModels& models) {
    camera.show(Profiles);
    camera.shoot("14-profiles");
    camera.waitFor("the profile", [&] { return !models.profiles.loading(); });
    models.wizard.editor()->open();
    camera.shoot("14-spaces-of-a-profile");
    camera.shoot("14-colours-of-a-profile", [&] {
        camera.find("profileEditor")->setProperty("part", app::WizardStepsModel::Colours);
    });
    models.wizard.editor()->close();
    models.profiles.checkWith(QUrl::fromLocalFile(QString::fromStdString(
        (session::findSample()->profilePhotos / "greenhouse.jpg").string())));
    camera.waitFor("the test", [&] { return !models.profiles.check()->busy(); });
    camera.shoot("14-testing-a-profile");
    models.profiles.check()->close();
    camera.shoot("14-learning-one-picture-again", [&] { camera.call("learnPage", "open"); });
    camera.call("learnPage", "close");
    // A photo of other cards, looked at by hand.
    auto* again = models.profiles.again();
    again->learn(models.profiles.current(), 1,
                 QUrl::fromLocalFile(QString::fromStdString(
                     (session::findSample()->profilePhotos / "aqualab.jpg").string())));
    camera.waitFor("the picture", [&] { return !again->isBusy(); });
    camera.shoot("14-a-picture-that-is-refused");
    again->putRight();
    camera.waitFor("its marks", [&] { return again->byHand(); });
    camera.shoot("14-a-picture-put-right");
    again->leaveMarks();
    again->dismiss();
    camera.shoot("15-learning-from-a-folder",
                 [&] { camera.find("profilesPage")->setProperty("learnShown", true); });
    camera.find("profilesPage")->setProperty("learnShown", false);
}

void shootWizard(Photographer& camera, app::ViewModels& models, const session::Sample& sample) {
    auto& wizard = models.wizard;
    const auto photo = [&](const char* name) {
        return QString::fromStdString((sample.profilePhotos / name).string());
    };
    camera.show(Profiles);
    camera.find("profilesPage")->setProperty("wizardShown", true);
    camera.waitFor("the wizard", [&] { return wizard.opened(); });
    const auto reopen = [&] { camera.find("profilesPage")->setProperty("wizardShown", true); };
    camera.shoot("32-wizard-no-camera", reopen);
    wizard.camera()->setSource(photo("buildings.jpg"));
    camera.shoot("33-wizard-camera", [&] {
        reopen();
        camera.waitFor("the camera", [&] { return wizard.camera()->live()->hasPicture(); });
    });
    wizard.camera()->take();
    camera.waitFor("the buildings", [&] { return !wizard.verdict().isEmpty(); });
    camera.shoot("34-wizard-found", reopen);
    wizard.setStep(1);
    wizard.choose({QUrl::fromLocalFile(photo("ships.jpg"))});
    camera.waitFor("a refusal", [&] { return !wizard.problem().isEmpty(); });
    camera.shoot("35-wizard-not-usable", [&] {
        reopen();
        camera.waitFor("a refusal", [&] { return !wizard.problem().isEmpty(); });
    });
    wizard.choose({QUrl::fromLocalFile(photo(""))});
    camera.waitFor("all pictures", [&] { return wizard.done() == wizard.pictureCount(); });
    for (const int step : {5, session::kShipsPicture, session::kPiecesPicture}) {
        wizard.setStep(step);
        camera.shoot(qPrintable(QStringLiteral("36-wizard-picture-%1").arg(step + 1)), reopen);
    }
    wizard.setStep(app::WizardStepsModel::Spaces);
    camera.shoot("37-wizard-spaces", reopen);
    wizard.spaces()->setCard(4);
    camera.shoot("38-wizard-spaces-of-a-ship", reopen);
    wizard.setStep(app::WizardStepsModel::Colours);
    camera.shoot("39-wizard-colours", reopen);
    wizard.setStep(app::WizardStepsModel::Name);
    wizard.setNote(QStringLiteral("English edition, in sleeves"));
    camera.shoot("40-wizard-name", reopen);
    const auto wizardsProfile = wizard.name();
    wizard.save();
    camera.waitFor("the profile", [&] { return models.profiles.current() == wizardsProfile; });
    camera.shoot("41-wizard-saved");
    models.profiles.setCurrent(QString::fromLatin1(session::kSampleProfile));
}

void shootHand(Photographer& camera, app::ViewModels& models, const session::Sample& sample,
               std::atomic<bool>& doubts) {
    auto& wizard = models.wizard;
    const auto photo = [&](const char* name) {
        return QUrl::fromLocalFile(QString::fromStdString((sample.profilePhotos / name).string()));
    };
    const auto reopen = [&] { camera.find("profilesPage")->setProperty("wizardShown", true); };
    const auto read = [&](int step, const char* name) {
        wizard.setStep(step);
        wizard.choose({photo(name)});
        camera.waitFor("the picture", [&] { return wizard.canPutRight(); });
    };
    const auto putRight = [&] {
        wizard.putRight();
        camera.waitFor("the marks", [&] { return wizard.byHand(); });
    };
    const auto pick = [&](int row, int corner) {
        reopen();
        QTest::qWait(50);
        if (auto* view = qobject_cast<QQuickItem*>(camera.find("markView"))) {
            view->window()->requestActivate(); // else nothing has the keyboard
        }
        QMetaObject::invokeMethod(camera.find("markView"), "pick", Q_ARG(int, row),
                                  Q_ARG(int, corner));
        camera.find("markView")->setProperty("byKeyboard", true);
    };
    camera.show(Profiles);
    reopen();
    camera.waitFor("the wizard", [&] { return wizard.opened(); });
    read(1, "greenhouse.jpg");
    putRight();
    camera.shoot("42-hand", reopen);
    wizard.marks()->remove(4);
    camera.shoot("43-hand-one-missing", reopen);
    wizard.marks()->moveCorner(2, 1, {700, 90});
    camera.shoot("44-hand-magnifier", [&] { pick(2, 1); });
    wizard.marks()->moveCorner(2, 1, {700, 700});
    camera.shoot("45-hand-wrong", [&] { pick(2, 1); });
    wizard.marks()->removeAll();
    wizard.marks()->tap({110, 130});
    wizard.marks()->tap({350, 130});
    camera.shoot("46-hand-corners", reopen);
    wizard.leaveMarks();
    read(session::kPiecesPicture, "colonists.jpg");
    putRight();
    camera.shoot("47-hand-pieces", [&] { pick(1, -1); });
    wizard.leaveMarks();
    doubts = true;
    read(2, "energy_bank.jpg");
    const auto isDoubtful = [&] { return !wizard.doubt().isEmpty(); };
    camera.shoot("48-wizard-doubtful", [&] {
        reopen();
        camera.waitFor("the doubt", isDoubtful);
    });
    doubts = false;
    wizard.startOver();
}

} // namespace pocketmars
