#include "app/pages/settings/readings_model.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace pocketmars::app {
namespace {

using engine::Readings;

class ReadingsModelTest : public testing::Test {
protected:
    [[nodiscard]] QVariant value(int row, int role) const {
        return readings.data(readings.index(row), role);
    }

    QTemporaryDir folder;
    Settings settings{folder.filePath("settings.ini")};
    ReadingsModel readings{settings};
};

TEST_F(ReadingsModelTest, BeginsWithTheUsualOnes) {
    EXPECT_FALSE(readings.changed());
    EXPECT_EQ(settings.readings("mine"), Readings());
    for (int row = 0; row < readings.rowCount(); ++row) {
        const auto options = value(row, ReadingsModel::OptionsRole).toStringList();
        EXPECT_GE(options.size(), 2);
        EXPECT_LT(value(row, ReadingsModel::ChosenRole).toInt(), options.size());
        EXPECT_EQ(readings.rowOf(value(row, ReadingsModel::TopicRole).toString()), row);
    }
    EXPECT_EQ(value(readings.rowOf("card/E5"), ReadingsModel::TitleRole), "Energy bank 5");
    EXPECT_EQ(value(readings.rowOf("card/E5"), ReadingsModel::ChosenRole), 1);
}

TEST_F(ReadingsModelTest, TakesEveryReadingThereIs) {
    settings.setProfile("a/b c");
    for (int row = 0; row < readings.rowCount(); ++row) {
        const auto options = value(row, ReadingsModel::OptionsRole).toStringList();
        for (int option = 0; option < options.size(); ++option) {
            readings.choose(row, option);
            EXPECT_EQ(value(row, ReadingsModel::ChosenRole), option);
        }
    }
    EXPECT_TRUE(readings.changed());
    const auto kept = Settings(folder.filePath("settings.ini")).readings("a/b c");
    EXPECT_EQ(kept, settings.readings("a/b c"));
    EXPECT_EQ(kept.c4Bottom, engine::C4Bottom::Cards);
    EXPECT_EQ(kept.polishTie, engine::PolishTie::OneStar);
    EXPECT_EQ(kept.heldFor7[3], engine::Suit::Habitation);
    EXPECT_FALSE(kept.discardedForA3.has_value());
    readings.reset();
    EXPECT_FALSE(readings.changed());
    EXPECT_EQ(settings.readings("a/b c"), Readings());
}

TEST_F(ReadingsModelTest, BelongToTheProfileInUse) {
    settings.setProfile("mine");
    readings.choose(readings.rowOf("card/C4"), 1);
    QSignalSpy changed(&readings, &ReadingsModel::changedChanged);
    settings.setProfile("yours");
    EXPECT_EQ(readings.profile(), "yours");
    EXPECT_FALSE(readings.changed());
    EXPECT_EQ(changed.count(), 1);
    settings.setProfile("mine");
    EXPECT_TRUE(readings.changed());
}

TEST_F(ReadingsModelTest, IgnoresWhatIsNotThere) {
    readings.choose(-1, 0);
    readings.choose(99, 0);
    readings.choose(0, 99);
    EXPECT_FALSE(readings.changed());
    EXPECT_EQ(readings.rowOf("card/C1"), -1);
}

} // namespace
} // namespace pocketmars::app
