#include "app/pages/profiles/profile_editor.h"

#include "tests/app/example.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTemporaryDir>

#include <memory>

namespace pocketmars::app {
namespace {

class ProfileEditorTest : public testing::Test {
protected:
    ProfileEditorTest() {
        EXPECT_TRUE(waitFor([this] { return profiles.profile() != nullptr; }));
    }

    tl::expected<calibration::Profile, session::SessionError> store(session::NewProfile made) {
        if (isFull) {
            return tl::unexpected(session::SessionError{"the disk is full; free some space"});
        }
        return exampleWizardServices(shelf).store(std::move(made));
    }

    QTemporaryDir folder;
    bool isFull = false;
    ProfileServices shelf = exampleProfileServices({"mine"});
    std::shared_ptr<ImageStore> images = std::make_shared<ImageStore>();
    Settings settings{folder.filePath("settings.ini")};
    ProfilesViewModel profiles{shelf, images, settings};
    ProfileEditor editor{[this](session::NewProfile made) { return store(std::move(made)); },
                         images, profiles};
};

TEST_F(ProfileEditorTest, ShowsWhatIsStored) {
    EXPECT_EQ(editor.name(), "");
    editor.open();
    EXPECT_EQ(editor.name(), "mine");
    EXPECT_EQ(editor.spaces()->cards().size(), 2);
    EXPECT_EQ(editor.colours()->pieces().size(), 3);
    EXPECT_EQ(editor.colours()->pieces().back().text, "Energy");
    EXPECT_EQ(editor.colours()->ships().front().text, "Red");
    EXPECT_FALSE(editor.touched());
}

TEST_F(ProfileEditorTest, StoresSpacesAndColours) {
    editor.open();
    const auto before = profiles.profile();
    editor.spaces()->move(0, {0.1, 0.05});
    editor.colours()->namePiece(0, editor.colours()->pieces()[1].choice);
    editor.colours()->nameShip(
        0, static_cast<int>(editor.colours()->shipChoices().indexOf(QStringLiteral("Blue"))));
    EXPECT_TRUE(editor.touched());
    QSignalSpy saved(&editor, &ProfileEditor::saved);
    editor.save();
    EXPECT_TRUE(editor.saving());
    ASSERT_TRUE(waitFor([&] { return saved.count() == 1; }));
    EXPECT_EQ(editor.name(), "") << "it is put away";
    const auto after = profiles.profile();
    EXPECT_EQ(after->name, "mine");
    EXPECT_NE(after->layout.oneStar, before->layout.oneStar);
    EXPECT_EQ(after->layout.twoStar, before->layout.twoStar);
    EXPECT_EQ(after->layout.colonists, (std::vector<std::string>{"blue", "red"}));
    EXPECT_NE(after->ship("blue"), nullptr);
    EXPECT_EQ(after->faces.size(), before->faces.size());
}

TEST_F(ProfileEditorTest, ForgetsWhatWasNotSaved) {
    editor.open();
    editor.spaces()->move(0, {0.1, 0.05});
    editor.close();
    EXPECT_EQ(editor.name(), "");
    editor.open();
    EXPECT_FALSE(editor.touched());
    EXPECT_FALSE(editor.spaces()->moved());
}

TEST_F(ProfileEditorTest, KeepsTheChangesWhereTheyCantBeStored) {
    editor.open();
    editor.spaces()->move(0, {0.1, 0.05});
    isFull = true;
    editor.save();
    ASSERT_TRUE(waitFor([this] { return !editor.saving(); }));
    EXPECT_EQ(editor.trouble()->text(), "The disk is full; free some space");
    EXPECT_TRUE(editor.touched());
}

} // namespace
} // namespace pocketmars::app
