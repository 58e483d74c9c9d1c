#include "app/settings/translation.h"

#include "app/pages/help/help_topics.h"
#include "app/pages/settings/readings_model.h"
#include "app/parts/score_sheet_model.h"
#include "app/session/words/decision_words.h"
#include "app/session/words/words.h"
#include "app/support/item_text.h"
#include "engine/rules/setup.h"
#include "engine/support/phrase.h"
#include "tests/app/example.h"

#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace pocketmars::app {
namespace {

class TranslationTest : public testing::Test {
protected:
    QTemporaryDir folder;
    Settings settings{folder.filePath("settings.ini")};
};

/// Which places for arguments there are, not how often: languages differ in that.
QStringList placesOf(const QString& text) {
    static const QRegularExpression place("%[1-9]");
    std::set<QString> places;
    for (auto match = place.globalMatch(text); match.hasNext();) {
        places.insert(match.next().captured());
    }
    return {places.begin(), places.end()};
}

TEST_F(TranslationTest, ChangesWhileTheProgramRuns) {
    settings.setLanguage("en");
    const Translation translation(settings);
    QSignalSpy changed(&translation, &Translation::changed);
    EXPECT_EQ(suitText(engine::Suit::Aqualab), "Aqualab");
    settings.setLanguage("pl");
    EXPECT_EQ(suitText(engine::Suit::Aqualab), "Woda");
    settings.setLanguage("zh_TW");
    EXPECT_EQ(suitText(engine::Suit::Aqualab), QStringLiteral("水源建築"));
    settings.setLanguage("en");
    EXPECT_EQ(suitText(engine::Suit::Aqualab), "Aqualab");
    EXPECT_EQ(changed.count(), 3);
}

TEST_F(TranslationTest, ReachesTheFileDialogOfQt) {
    settings.setLanguage("pl");
    const Translation translation(settings);
    EXPECT_EQ(QCoreApplication::translate("QPlatformTheme", "Open"), "Otwórz");
    EXPECT_EQ(QCoreApplication::translate("FileDialog", "File name"), "Nazwa pliku");
}

TEST_F(TranslationTest, ReachesTheRoomsWithoutQt) {
    EXPECT_EQ(session::colourWord("red"), "red");
    {
        settings.setLanguage("pl");
        const Translation translation(settings);
        EXPECT_EQ(session::colourWord("red"), "czerwony");
        EXPECT_EQ(session::colourWord("mauve"), "mauve");
        const auto cards = [](int count) {
            return std::string(engine::phrase("Moves", "draws %n {card|cards}", "", count));
        };
        EXPECT_EQ(cards(1), "dobiera 1 kartę");
        EXPECT_EQ(cards(2), "dobiera 2 karty");
        EXPECT_EQ(cards(5), "dobiera 5 kart");
        EXPECT_EQ(cards(22), "dobiera 22 karty");
        const engine::NamedState before{engine::emptyTable({}), {"red", "blue"}};
        EXPECT_EQ(session::decisionInWords(before, {.kind = engine::ActionKind::Pass}), "spasuj");
        settings.setLanguage("en");
        EXPECT_EQ(cards(1), "draws 1 card");
        EXPECT_EQ(cards(2), "draws 2 cards");
    }
    EXPECT_EQ(session::colourWord("red"), "red");
}

TEST_F(TranslationTest, WithoutATranslationEnglishTakesTheFormOfTheCount) {
    const Translation translation(settings);
    EXPECT_EQ(std::string(engine::phrase("Nowhere", "%n {thing|things}", "", 1)), "1 thing");
    EXPECT_EQ(std::string(engine::phrase("Nowhere", "%n {thing|things}", "", 2)), "2 things");
}

TEST_F(TranslationTest, ReachesTheViewModels) {
    settings.setLanguage("en");
    const Translation translation(settings);
    const ReadingsModel readings(settings);
    const auto question = [&] {
        return readings.data(readings.index(0), ReadingsModel::QuestionRole).toString();
    };
    const auto english = question();
    settings.setLanguage("pl");
    EXPECT_NE(question(), english);
    EXPECT_TRUE(verdictOf(exampleScore().sheet, false).contains("wygrywa"));
}

TEST_F(TranslationTest, HasTheHelpInEachLanguage) {
    settings.setLanguage("en");
    const Translation translation(settings);
    const auto english = helpTopics({});
    for (const auto* language : {"pl", "zh_TW"}) {
        settings.setLanguage(language);
        const auto other = helpTopics({});
        ASSERT_EQ(other.size(), english.size());
        for (int i = 0; i < english.size(); ++i) {
            EXPECT_EQ(other[i].id, english[i].id);
            ASSERT_EQ(other[i].blocks.size(), english[i].blocks.size());
            for (int block = 0; block < english[i].blocks.size(); ++block) {
                EXPECT_NE(other[i].blocks[block].text, english[i].blocks[block].text)
                    << language << " " << qPrintable(other[i].id);
            }
        }
    }
}

/// Of each text in a .ts file: nothing is left out, and the places for arguments are all there.
/// @return how many texts there are
int checkFile(const QString& name) {
    QFile file(QStringLiteral(POCKETMARS_TRANSLATIONS "/") + name);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << qPrintable(name);
    QXmlStreamReader xml(&file);
    QString source;
    int texts = 0;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        if (xml.name() == u"source") {
            source = xml.readElementText();
        } else if (xml.name() == u"translation") {
            EXPECT_FALSE(xml.attributes().hasAttribute("type")) << qPrintable(source);
            QStringList forms;
            QString whole;
            while (
                !(xml.readNext() == QXmlStreamReader::EndElement && xml.name() == u"translation") &&
                !xml.atEnd()) {
                if (xml.isStartElement() && xml.name() == u"numerusform") {
                    forms << xml.readElementText();
                } else if (xml.isCharacters()) {
                    whole += xml.text();
                }
            }
            if (forms.isEmpty()) {
                forms << whole;
            }
            ++texts;
            for (const auto& form : forms) {
                EXPECT_FALSE(form.trimmed().isEmpty() && !source.trimmed().isEmpty())
                    << qPrintable(name + ": " + source);
                EXPECT_EQ(placesOf(form), placesOf(source)) << qPrintable(name + ": " + form);
            }
        }
    }
    EXPECT_FALSE(xml.hasError()) << qPrintable(xml.errorString());
    return texts;
}

TEST(Translations, AreWholeInEachLanguage) {
    for (const auto& language : languages()) {
        const int texts = checkFile(QStringLiteral("pocketmars_%1.ts").arg(language));
        // English texts stand for themselves but where they hang on a number.
        EXPECT_GT(texts, language == QLatin1String("en") ? 20 : 500) << qPrintable(language);
    }
}

} // namespace
} // namespace pocketmars::app
