#include "app/settings/translation.h"

#include "engine/support/phrase.h"

#include <QCoreApplication>
#include <QFont>
#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>

#include <array>

namespace pocketmars::app {
namespace {

/// What Qt's own file dialog says, for where the system has no translations of Qt: it asks for
/// these texts, and finds them among ours.
[[maybe_unused]] constexpr std::array kTextsOfQt{
    //: In the dialog that chooses a file: before the name of the file
    QT_TRANSLATE_NOOP("FileDialog", "File name"),
    //: In the dialog that chooses a file: before the kinds of files that are listed
    QT_TRANSLATE_NOOP("FileDialog", "Filter"),
    //: Button of a dialog that chooses a file
    QT_TRANSLATE_NOOP("QPlatformTheme", "Open"),
    //: Button of a dialog that chooses a file
    QT_TRANSLATE_NOOP("QPlatformTheme", "Save"),
    //: Button of a dialog that chooses a file
    QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel"),
};

std::string translated(const char* context, const char* source, int count) {
    const auto text = QCoreApplication::translate(context, source, nullptr, count);
    // Where there is no translation Qt hands the source back, with the count filled in.
    auto untranslated = QString::fromUtf8(source);
    if (count >= 0) {
        untranslated.replace(QLatin1String("%n"), QString::number(count));
    }
    return text == untranslated ? std::string() : text.toStdString();
}

/// Chinese characters as they are written in Taiwan, where the system has them in several ways.
void setFontFor(const QString& language) {
    static const auto before = QGuiApplication::font().families();
    auto font = QGuiApplication::font();
    auto families = before;
    if (language == QLatin1String("zh_TW")) {
        families << QStringLiteral("Noto Sans CJK TC") << QStringLiteral("Noto Sans TC");
    }
    font.setFamilies(families);
    QGuiApplication::setFont(font);
}

} // namespace

QStringList languages() {
    return {QStringLiteral("en"), QStringLiteral("pl"), QStringLiteral("zh_TW")};
}

QString systemLanguage() {
    for (const auto& wanted : QLocale::system().uiLanguages()) {
        const QLocale locale(wanted);
        switch (locale.language()) {
        case QLocale::English:
            return QStringLiteral("en");
        case QLocale::Polish:
            return QStringLiteral("pl");
        case QLocale::Chinese:
            return QStringLiteral("zh_TW");
        default:
            break;
        }
    }
    return QStringLiteral("en");
}

Translation::Translation(Settings& settings, QObject* parent)
    : QObject(parent), m_settings(&settings) {
    engine::translateWith(translated);
    connect(&settings, &Settings::languageChanged, this, &Translation::follow);
    follow();
}

Translation::~Translation() {
    engine::translateWith(nullptr);
    for (const auto& translator : m_translators) {
        QCoreApplication::removeTranslator(translator.get());
    }
}

void Translation::follow() {
    for (const auto& translator : m_translators) {
        QCoreApplication::removeTranslator(translator.get());
    }
    m_translators.clear();
    const auto language = m_settings->language();
    const auto add = [this](const QString& file, const QString& folder) {
        auto translator = std::make_unique<QTranslator>();
        if (translator->load(file, folder)) {
            QCoreApplication::installTranslator(translator.get());
            m_translators.push_back(std::move(translator));
        }
    };
    // Qt's own texts, say of its file dialog, where the system has them.
    const auto qt = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    add(QStringLiteral("qtbase_") + language, qt);
    add(QStringLiteral("qtdeclarative_") + language, qt);
    add(QStringLiteral("pocketmars_") + language, QStringLiteral(":/i18n"));
    QLocale::setDefault(QLocale(language));
    setFontFor(language);
    if (m_engine) {
        m_engine->setUiLanguage(language);
        m_engine->retranslate();
    }
    emit changed();
}

} // namespace pocketmars::app
