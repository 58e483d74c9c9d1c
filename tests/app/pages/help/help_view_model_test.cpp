#include "app/pages/help/help_view_model.h"

#include "app/pages/help/card_help.h"
#include "engine/box/card.h"
#include "engine/effects/catalogue.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace pocketmars::app {
namespace {

using engine::CardId;
using engine::Suit;

class HelpViewModelTest : public testing::Test {
protected:
    [[nodiscard]] QStringList listed() const {
        QStringList topics;
        for (int row = 0; row < help.rowCount(); ++row) {
            topics << help.data(help.index(row), HelpViewModel::TopicRole).toString();
        }
        return topics;
    }
    [[nodiscard]] QString text() const {
        QString all;
        for (const auto& block : help.blocks()) {
            all += block.heading + '\n' + block.text + '\n';
        }
        return all;
    }

    QTemporaryDir folder;
    Settings settings{folder.filePath("settings.ini")};
    ReadingsModel readings{settings};
    HelpViewModel help{settings, readings};
};

TEST_F(HelpViewModelTest, HasATopicForEachCardBuildingAndPhase) {
    const auto topics = listed();
    for (int i = 0; i < engine::kCardCount; ++i) {
        EXPECT_TRUE(topics.contains("card/" + QString::fromStdString(CardId(i).toString())));
    }
    for (const auto suit : engine::kSuits) {
        const auto name = QString::fromStdString(std::string(engine::name(suit)));
        EXPECT_TRUE(topics.contains("building/" + name));
        EXPECT_TRUE(topics.contains("da/" + name));
    }
    for (const auto* topic :
         {"phase/architect", "phase/failure", "phase/android", "round/solo", "round/versus",
          "rule/four-cards", "score/lines", "score/tie", "setup/solo", "setup/versus"}) {
        EXPECT_TRUE(topics.contains(QLatin1String(topic))) << topic;
    }
    EXPECT_EQ(static_cast<qsizetype>(std::set<QString>(topics.begin(), topics.end()).size()),
              topics.size());
}

TEST_F(HelpViewModelTest, SaysSomethingOfEachTopic) {
    for (int row = 0; row < help.rowCount(); ++row) {
        help.setCurrentRow(row);
        EXPECT_FALSE(help.title().isEmpty());
        ASSERT_FALSE(help.blocks().isEmpty()) << qPrintable(help.topic());
        for (const auto& block : help.blocks()) {
            EXPECT_FALSE(block.text.isEmpty()) << qPrintable(help.topic());
            EXPECT_FALSE(block.text.contains('%')) << qPrintable(block.text);
        }
    }
}

TEST_F(HelpViewModelTest, OpensAtWhatIsAtHand) {
    QSignalSpy opened(&help, &HelpViewModel::topicChanged);
    help.openAt("card/G5");
    EXPECT_EQ(help.topic(), "card/G5");
    EXPECT_EQ(help.title(), "Greenhouse 5");
    EXPECT_EQ(help.card(), "G5");
    EXPECT_EQ(listed().value(help.currentRow()), "card/G5");
    EXPECT_GE(opened.count(), 1);
    help.openAt("phase/failure");
    EXPECT_EQ(help.title(), "System failure phase");
    EXPECT_EQ(help.card(), "");
    help.openAt("card/X9");
    EXPECT_EQ(help.topic(), "phase/failure");
}

TEST_F(HelpViewModelTest, AsksWhatTheSheetOfToMarsLeavesOpen) {
    help.openAt("to-mars/play");
    EXPECT_FALSE(help.asksOfToMars());
    help.setQuery("corner panel");
    EXPECT_EQ(help.topic(), "to-mars/choices");
    EXPECT_TRUE(help.asksOfToMars());
    help.openAt("to-mars/projects");
    EXPECT_EQ(help.blocks().size(), 9);
}

TEST_F(HelpViewModelTest, OpensAtATopicThatTheSearchLeftOut) {
    help.setQuery("draft");
    help.openAt("card/A7");
    EXPECT_EQ(help.query(), "");
    EXPECT_EQ(help.topic(), "card/A7");
    EXPECT_GE(help.currentRow(), 0);
}

TEST_F(HelpViewModelTest, FindsTopicsByAnyOfTheirWords) {
    help.setQuery("g5");
    EXPECT_EQ(listed(), QStringList{"card/G5"});
    EXPECT_EQ(help.topic(), "card/G5");
    help.setQuery("SYSTEM  fail");
    EXPECT_EQ(listed().first(), "phase/failure");
    help.setQuery("four card rule");
    EXPECT_EQ(listed().first(), "rule/four-cards");
    help.setQuery("nothing at all is called this");
    EXPECT_EQ(help.count(), 0);
    EXPECT_EQ(help.currentRow(), -1);
    EXPECT_FALSE(help.title().isEmpty());
    help.setQuery("");
    EXPECT_GT(help.count(), 60);
}

TEST_F(HelpViewModelTest, NeedsNoAccentsInASearch) {
    help.setQuery(QStringLiteral("árchitéct"));
    EXPECT_TRUE(listed().contains("phase/architect"));
}

TEST_F(HelpViewModelTest, SaysWhatCardsDo) {
    const engine::Readings usual;
    const auto top = [&](const char* id) { return topActionText(*CardId::parse(id), usual); };
    const auto bottom = [&](const char* id) { return bottomActionText(*CardId::parse(id), usual); };
    EXPECT_EQ(top("C1"), "Launch 1 of your colonists. Gain 1 energy.");
    EXPECT_EQ(bottom("C1"), "Only while none of your colonists is in the building Comms center: "
                            "launch 2 of your colonists.");
    EXPECT_EQ(top("G2"),
              "Draw 2 cards. Keep one of them; the other goes face down on the stack of its suit.");
    EXPECT_EQ(top("E6"),
              "If you pay 3 energy: settle up to 2 of your colonists in the building Energy bank.");
    EXPECT_EQ(bottom("G6"), "Downgrade one of your own colonists in whichever building you like. "
                            "In return, gain 4 energy.");
    EXPECT_EQ(bottom("A3"), "If you discard a card of the suit Aqualab from your hand: send one of "
                            "your colonists from Earth straight to ★ of the building Aqualab.");
    EXPECT_EQ(abilityText(Suit::EnergyBank, usual), "Gain 1 energy.");
}

TEST_F(HelpViewModelTest, SaysOfEachCardAsMuchAsItDoes) {
    const engine::Readings usual;
    for (int i = 0; i < engine::kCardCount; ++i) {
        const CardId card(i);
        const auto& known = engine::projectCard(card);
        const auto check = [&](const engine::Steps& steps, const QString& words) {
            for (const auto& step : steps) {
                const bool isCounted = step.op == engine::Op::Launch ||
                                       step.op == engine::Op::Gain || step.op == engine::Op::Pay;
                EXPECT_TRUE(!isCounted || words.contains(QString::number(step.n)))
                    << card.toString() << ": " << qPrintable(words);
            }
        };
        check(known.top, topActionText(card, usual));
        check(known.bottom, bottomActionText(card, usual));
    }
}

TEST_F(HelpViewModelTest, FollowsTheReadingsOfDoubtfulCards) {
    settings.setProfile("mine");
    help.openAt("card/C3");
    ASSERT_GE(help.reading(), 0);
    EXPECT_TRUE(text().contains("a card of the suit Comms center"));
    readings.choose(help.reading(), 1);
    EXPECT_TRUE(text().contains("discard any card"));
    EXPECT_FALSE(settings.readings("mine").discardedForC3.has_value());
    help.openAt("card/C1");
    EXPECT_EQ(help.reading(), -1);
}

} // namespace
} // namespace pocketmars::app
