#include "app/settings.h"

#include <QDir>
#include <QEvent>
#include <QGuiApplication>
#include <QMetaEnum>
#include <QPalette>
#include <QStandardPaths>

#include <string>

namespace pocketmars::app {
namespace {

constexpr auto kTheme = "theme";
constexpr auto kProfile = "profile";
constexpr auto kEdition = "edition";
constexpr auto kPhotoFolder = "photo_folder";

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

QString Settings::profile() const { return m_store.value(kProfile).toString(); }

void Settings::setProfile(const QString& name) { m_store.setValue(kProfile, name); }

QUrl Settings::photoFolder() const {
    const auto pictures = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    for (const auto& folder : {m_store.value(kPhotoFolder).toString(), pictures}) {
        if (!folder.isEmpty() && QDir(folder).exists()) {
            return QUrl::fromLocalFile(folder);
        }
    }
    return QUrl::fromLocalFile(QDir::homePath());
}

void Settings::setPhotoFolder(const QUrl& folder) {
    if (folder != photoFolder()) {
        m_store.setValue(kPhotoFolder, folder.toLocalFile());
        emit photoFolderChanged();
    }
}

engine::Edition Settings::edition() const {
    return engine::editionFromName(m_store.value(kEdition).toString().toStdString())
        .value_or(engine::Edition::English);
}

void Settings::setEdition(engine::Edition edition) {
    m_store.setValue(kEdition, QString::fromStdString(std::string(engine::name(edition))));
}

bool Settings::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ApplicationPaletteChange && watched == qApp &&
        m_theme == FollowSystem) {
        emit darkChanged();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace pocketmars::app
