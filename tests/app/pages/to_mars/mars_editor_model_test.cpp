#include "app/pages/to_mars/mars_editor_model.h"

#include "app/settings/translation.h"
#include "engine/to_mars/format/ship_json.h"
#include "tests/app/example.h"
#include "tests/app/pages/to_mars/mars_example.h"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>

namespace pocketmars::app {
namespace {

class MarsEditorModelTest : public MarsExample {};

TEST_F(MarsEditorModelTest, ABoardOfOnesOwnIsEntered) {
    auto* editor = m_model->editor();
    m_model->editShip(0);
    ASSERT_TRUE(editor->isOpen());
    const auto places = editor->places().size();
    editor->setName("Attic");
    editor->add(MarsEditorModel::Space, 0, false);
    EXPECT_EQ(editor->places().size(), places + 1);
    EXPECT_EQ(editor->places()[5].title, "A above 6");
    EXPECT_EQ(editor->places()[5].number, 6);
    editor->setNumber(5, 2);
    editor->save();
    EXPECT_EQ(editor->trouble()->text(),
              "Not yet – A above 2 (2): numbers of an area must not fall.");
    editor->undo();
    editor->setBox(5, 1000, -5, 18, 28);
    EXPECT_EQ(editor->places()[5].box, QRectF(312, 0, 18, 28)); // stays on the board
    editor->save();
    EXPECT_FALSE(editor->isOpen());
    EXPECT_EQ(m_model->shipNames(), (QStringList{"Made-up ship", "Attic"}));
    m_model->begin({"Anna"}, 1);
    EXPECT_FALSE(m_model->madeUp());
    EXPECT_EQ(m_model->spaces().size(), 31);
}

TEST_F(MarsEditorModelTest, ABoardsNameIsUndoneAndFollowsTheLanguageUntilItIsTyped) {
    m_settings.setLanguage("en");
    const Translation translation(m_settings);
    QObject::connect(&translation, &Translation::changed, m_model.get(),
                     &ToMarsViewModel::retranslate);
    auto* editor = m_model->editor();
    m_model->editShip(0);
    EXPECT_EQ(editor->name(), "My ship");
    EXPECT_FALSE(editor->canUndo());
    editor->add(MarsEditorModel::Space, 0, false);
    m_settings.setLanguage("pl");
    EXPECT_EQ(editor->name(), QString::fromUtf8("Mój statek"));
    editor->undo();
    EXPECT_EQ(editor->name(), QString::fromUtf8("Mój statek"));
    editor->setName("Attic");
    EXPECT_TRUE(editor->canUndo());
    m_settings.setLanguage("en");
    EXPECT_EQ(editor->name(), "Attic");
    editor->undo();
    EXPECT_EQ(editor->name(), "My ship");
}

TEST_F(MarsEditorModelTest, ABoardIsRenamedWithItsPictureAndRemoved) {
    const auto services = marsServices(m_folder.filePath("to_mars").toStdString());
    auto attic = to_mars::madeUpShip();
    attic.isMadeUp = false;
    attic.name = "Attic";
    ASSERT_TRUE(services.saveShip(attic, cv::Mat(636, 1400, CV_8UC3, cv::Scalar(9, 9, 9))));
    restart();
    auto* editor = m_model->editor();
    m_model->editShip(1);
    editor->setName("Cellar");
    editor->save();
    EXPECT_EQ(m_model->shipNames(), (QStringList{"Made-up ship", "Cellar"}));
    m_model->editShip(1);
    EXPECT_FALSE(editor->picture().isEmpty());
    editor->close();
    m_model->editShip(0);
    editor->setName("Cellar");
    editor->save();
    EXPECT_EQ(editor->trouble()->text(), "Not yet: another board is called Cellar.");
    editor->close();
    m_model->editShip(1);
    editor->removeShip();
    EXPECT_FALSE(editor->isOpen());
    EXPECT_EQ(m_model->shipNames(), QStringList{"Made-up ship"});
}

TEST_F(MarsEditorModelTest, SlotsFollowTheSpacesThatTheyTouch) {
    auto* editor = m_model->editor();
    m_model->editShip(0);
    const int slot = 35; // b
    EXPECT_EQ(editor->places()[slot].beside, "A below 7, A below 8");
    editor->remove(6); // A below 7
    EXPECT_EQ(editor->places()[slot - 1].beside, "A below 8");
    editor->undo();
    EXPECT_EQ(editor->places()[slot].beside, "A below 7, A below 8");
}

TEST_F(MarsEditorModelTest, WhatABoardsPlacesLieBesideIsTyped) {
    auto* editor = m_model->editor();
    m_model->editShip(0);
    const int panel = 30;
    const int berth = 34;
    EXPECT_EQ(editor->places()[panel].beside, "A (B)");
    editor->setBeside(panel, "a, C (b)");
    EXPECT_EQ(editor->places()[panel].beside, "A (B) C");
    editor->setBeside(panel, "D");
    EXPECT_FALSE(editor->trouble()->isEmpty());
    EXPECT_EQ(editor->places()[panel].beside, "A (B) C");
    editor->setBeside(berth, "b7; B  Above 2,B above 2");
    EXPECT_EQ(editor->places()[berth].beside, "B below 7, B above 2");
    editor->setBeside(berth, "B above 2, B above 6");
    EXPECT_EQ(editor->trouble()->text(), "Name spaces of the board, as in A above 1, A above 2.");
    EXPECT_EQ(editor->places()[berth].beside, "B below 7, B above 2");
    editor->setBeside(berth, "C.upper.1 C.lower.5"); // as files have it
    EXPECT_EQ(editor->places()[berth].beside, "C above 1, C below 10");
    editor->undo();
    editor->undo();
    editor->undo();
    EXPECT_EQ(editor->places()[panel].beside, "A (B)");
    editor->remove(panel);
    EXPECT_EQ(editor->places()[panel].label, "2");
}

TEST_F(MarsEditorModelTest, WhatABoardsPlacesLieBesideIsTapped) {
    auto* editor = m_model->editor();
    m_model->editShip(0);
    const int panel = 30; // 1
    const int berth = 34; // a
    EXPECT_EQ(editor->places()[berth].neighbours, (QList<int>{0, 5}));
    editor->toggleBeside(berth, 5);
    editor->toggleBeside(berth, 1);
    EXPECT_EQ(editor->places()[berth].beside, "A above 1, A above 2");
    const auto beside = [&] { return editor->places()[panel].beside; };
    editor->toggleBeside(panel, 12);
    EXPECT_EQ(beside(), "A"); // B was at a corner
    editor->toggleBeside(panel, 12);
    EXPECT_EQ(beside(), "A B");
    editor->toggleBeside(panel, 12);
    EXPECT_EQ(beside(), "A (B)");
    editor->toggleBeside(panel, berth); // no space
    editor->toggleBeside(0, 1);         // a space lies beside nothing
    EXPECT_EQ(beside(), "A (B)");
    for (int i = 0; i < 5; ++i) {
        editor->undo();
    }
    EXPECT_FALSE(editor->canUndo());
    EXPECT_EQ(editor->places()[berth].beside, "A above 1, A below 6");
}

} // namespace
} // namespace pocketmars::app
