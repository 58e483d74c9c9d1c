#pragma once

#include "app/pages/profiles/wizard_view_model.h"
#include "tests/app/example.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>

#include <memory>

namespace pocketmars::app {

/// The wizard beside a profile "attic", its draft in a folder of its own.

class WizardViewModelTest : public testing::Test {
protected:
    WizardViewModelTest() {
        start();
        EXPECT_TRUE(waitFor([this] { return profiles.listed(); }));
    }

    /// As when the program is started again.
    void start() {
        wizard.reset();
        wizard = std::make_unique<WizardViewModel>(services, draft(), images, profiles);
        wizard->open();
        ASSERT_TRUE(waitFor([this] { return wizard->opened(); }));
    }
    [[nodiscard]] std::filesystem::path draft() const {
        return folder.filePath("draft").toStdString();
    }
    /// A file that the services can use, or not.
    [[nodiscard]] QUrl file(const QString& name, const QByteArray& holds = "a picture") const {
        QFile file(folder.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(holds);
        return QUrl::fromLocalFile(file.fileName());
    }
    [[nodiscard]] QList<QUrl> nineFiles() const {
        QList<QUrl> files;
        for (int picture = 0; picture < session::kProfilePictures; ++picture) {
            files << file(QString::fromStdString(session::profilePicture(picture)));
        }
        return files;
    }
    [[nodiscard]] bool isRead() const { return wizard->state() != WizardStepsModel::Busy; }
    void takeAll() {
        wizard->choose(nineFiles());
        ASSERT_TRUE(waitFor([this] { return wizard->done() == 9; }));
    }

    QTemporaryDir folder;
    std::shared_ptr<ImageStore> images = std::make_shared<ImageStore>();
    Settings settings{folder.filePath("settings.ini")};
    const ProfileServices shelf = exampleProfileServices({"attic"});
    ProfilesViewModel profiles{shelf, images, settings};
    WizardServices services = exampleWizardServices(shelf);
    std::unique_ptr<WizardViewModel> wizard;
};

} // namespace pocketmars::app
