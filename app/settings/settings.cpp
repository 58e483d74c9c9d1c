#include "app/settings/settings.h"

#include "app/settings/stored_readings.h"
#include "app/settings/translation.h"

#include <QDir>
#include <QEvent>
#include <QGuiApplication>
#include <QMetaEnum>
#include <QPalette>
#include <QStandardPaths>

#include <algorithm>
#include <string>

namespace pocketmars::app {
namespace {

constexpr auto kTheme = "theme";
constexpr auto kProfile = "profile";
constexpr auto kEdition = "edition";
constexpr auto kPhotoFolder = "photo_folder";
constexpr auto kFileFolder = "file_folder";
constexpr auto kLanguage = "language";
constexpr auto kTextSize = "text_size";
constexpr auto kSounds = "sounds";
constexpr auto kSpoken = "spoken";
constexpr auto kAdvice = "advice";
constexpr auto kWindowSize = "window_size";
constexpr auto kPracticeDay = "practice/day";
constexpr auto kPracticeStreak = "practice/streak";
constexpr auto kGame = QLatin1String("game/"); // before each field
constexpr auto kMarsGame = QLatin1String("to_mars/game/");
constexpr auto kMarsChoices = QLatin1String("to_mars/choices/");

QString programFile() {
    const QSettings own(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("pocketmars"),
                        QStringLiteral("pocketmars"));
    return own.fileName();
}

Settings::Theme themeIn(const QSettings& store) {
    const auto word = store.value(kTheme).toString().toLatin1();
    bool known = false;
    const int theme = QMetaEnum::fromType<Settings::Theme>().keyToValue(word.constData(), &known);
    return known ? static_cast<Settings::Theme>(theme) : Settings::FollowSystem;
}

/// A folder while it is there, else a usual one.
QUrl folderOr(const QString& last, QStandardPaths::StandardLocation usual) {
    for (const auto& folder : {last, QStandardPaths::writableLocation(usual)}) {
        if (!folder.isEmpty() && QDir(folder).exists()) {
            return QUrl::fromLocalFile(folder);
        }
    }
    return QUrl::fromLocalFile(QDir::homePath());
}

} // namespace

Settings::Settings(const QString& file, QObject* parent)
    : QObject(parent), m_store(file.isEmpty() ? programFile() : file, QSettings::IniFormat),
      m_theme(themeIn(m_store)) {
    qApp->installEventFilter(this);
}

void Settings::setTheme(Theme theme) {
    if (theme == m_theme) {
        return;
    }
    const bool wasDark = dark();
    m_theme = theme;
    m_store.setValue(kTheme, QMetaEnum::fromType<Theme>().valueToKey(theme));
    emit themeChanged();
    if (dark() != wasDark) {
        emit darkChanged();
    }
}

bool Settings::dark() const {
    if (m_theme != FollowSystem) {
        return m_theme == Dark;
    }
    // Qt 6.4 has no colour scheme to ask for; a dark system shows in its palette.
    const auto palette = QGuiApplication::palette();
    return palette.color(QPalette::Window).lightnessF() <
           palette.color(QPalette::WindowText).lightnessF();
}

QString Settings::language() const {
    const auto chosen = m_store.value(kLanguage).toString();
    return languages().contains(chosen) ? chosen : systemLanguage();
}

void Settings::setLanguage(const QString& language) {
    if (languages().contains(language) && language != this->language()) {
        m_store.setValue(kLanguage, language);
        emit languageChanged();
    }
}

double Settings::textSize() const {
    return std::clamp(m_store.value(kTextSize, 1.0).toDouble(), 1.0, kLargestText);
}

void Settings::setTextSize(double factor) {
    if (!qFuzzyCompare(factor, textSize())) {
        m_store.setValue(kTextSize, factor);
        emit textSizeChanged();
    }
}

bool Settings::sounds() const { return m_store.value(kSounds, false).toBool(); }

void Settings::setSounds(bool on) {
    if (on != sounds()) {
        m_store.setValue(kSounds, on);
        emit soundsChanged();
    }
}

bool Settings::spoken() const { return m_store.value(kSpoken, false).toBool(); }

void Settings::setSpoken(bool on) {
    if (on != spoken()) {
        m_store.setValue(kSpoken, on);
        emit spokenChanged();
    }
}

Settings::Advice Settings::advice() const {
    const int stored = m_store.value(kAdvice, FullAdvice).toInt();
    return static_cast<Advice>(std::clamp<int>(stored, NoAdvice, FullAdvice));
}

void Settings::setAdvice(Advice advice) {
    if (advice != this->advice()) {
        m_store.setValue(kAdvice, static_cast<int>(advice));
        emit adviceChanged();
    }
}

QDate Settings::practiceDay() const { return m_store.value(kPracticeDay).toDate(); }

int Settings::practiceStreak() const { return std::max(0, m_store.value(kPracticeStreak).toInt()); }

void Settings::setPractice(const QDate& day, int streak) {
    m_store.setValue(kPracticeDay, day);
    m_store.setValue(kPracticeStreak, streak);
}

QString Settings::profile() const { return m_store.value(kProfile).toString(); }

void Settings::setProfile(const QString& name) {
    if (name != profile()) {
        m_store.setValue(kProfile, name);
        emit profileChanged();
    }
}

engine::Readings Settings::readings(const QString& profile) const {
    return loadReadings(m_store, profile);
}

void Settings::setReadings(const QString& profile, const engine::Readings& readings) {
    if (readings != this->readings(profile)) {
        storeReadings(m_store, profile, readings);
        emit readingsChanged(profile);
    }
}

QUrl Settings::photoFolder() const {
    return folderOr(m_store.value(kPhotoFolder).toString(), QStandardPaths::PicturesLocation);
}

void Settings::setPhotoFolder(const QUrl& folder) {
    if (folder != photoFolder()) {
        m_store.setValue(kPhotoFolder, folder.toLocalFile());
        emit photoFolderChanged();
    }
}

QUrl Settings::fileFolder() const {
    return folderOr(m_store.value(kFileFolder).toString(), QStandardPaths::DocumentsLocation);
}

void Settings::setFileFolder(const QUrl& folder) {
    if (folder != fileFolder()) {
        m_store.setValue(kFileFolder, folder.toLocalFile());
        emit fileFolderChanged();
    }
}

bool Settings::hasDesktop() {
    // By these Qt chooses the platform theme that brings the dialogs.
    return QGuiApplication::platformName() != QLatin1String("offscreen") &&
           (!qEnvironmentVariableIsEmpty("XDG_CURRENT_DESKTOP") ||
            !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORMTHEME"));
}

QSize Settings::windowSize() const {
    constexpr QSize kAtFirst(1280, 720);
    const auto size = m_store.value(kWindowSize, kAtFirst).toSize();
    return size.isEmpty() ? kAtFirst : size;
}

void Settings::setWindowSize(QSize size) {
    if (size != windowSize()) {
        m_store.setValue(kWindowSize, size);
        emit windowSizeChanged();
    }
}

engine::Edition Settings::edition() const {
    return engine::editionFromName(m_store.value(kEdition).toString().toStdString())
        .value_or(engine::Edition::English);
}

void Settings::setEdition(engine::Edition edition) {
    m_store.setValue(kEdition, QString::fromStdString(std::string(engine::name(edition))));
}

QVariantMap Settings::group(const QString& prefix) const {
    QVariantMap values;
    for (const auto& key : m_store.allKeys()) {
        if (key.startsWith(prefix)) {
            values.insert(key.mid(prefix.size()), m_store.value(key));
        }
    }
    return values;
}

void Settings::setGroup(const QString& prefix, const QVariantMap& values) {
    for (auto value = values.begin(); value != values.end(); ++value) {
        m_store.setValue(prefix + value.key(), value.value());
    }
}

QVariantMap Settings::game() const { return group(kGame); }
void Settings::setGame(const QVariantMap& game) { setGroup(kGame, game); }

QVariantMap Settings::marsGame() const { return group(kMarsGame); }
void Settings::setMarsGame(const QVariantMap& game) { setGroup(kMarsGame, game); }

to_mars::Choices Settings::marsChoices() const {
    to_mars::Choices choices;
    const auto stored = group(kMarsChoices);
    for (auto answer = stored.begin(); answer != stored.end(); ++answer) {
        // What another version asks is passed over.
        (void)to_mars::choose(choices, answer.key().toStdString(),
                              answer.value().toString().toStdString());
    }
    return choices;
}

void Settings::setMarsChoices(const to_mars::Choices& choices) {
    QVariantMap stored;
    for (std::size_t i = 0; i < to_mars::kChoiceCount; ++i) {
        const auto& words = to_mars::kChoices.at(i);
        const auto answer =
            words.answers.at(choices.second(static_cast<to_mars::Choice>(i)) ? 1 : 0);
        stored.insert(QString::fromStdString(std::string(words.name)),
                      QString::fromStdString(std::string(answer)));
    }
    setGroup(kMarsChoices, stored);
}

bool Settings::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ApplicationPaletteChange && watched == qApp &&
        m_theme == FollowSystem) {
        emit darkChanged();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace pocketmars::app
