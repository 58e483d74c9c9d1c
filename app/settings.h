#pragma once

#include "engine/player.h"

#include <QObject>
#include <QSettings>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace pocketmars::app {

/// What the program remembers between two starts, in the user's configuration folder.
class Settings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")

    Q_PROPERTY(Theme theme READ theme WRITE setTheme NOTIFY themeChanged)
    /// Whether the pages are dark now: as `theme` says, or as the system's palette is.
    Q_PROPERTY(bool dark READ dark NOTIFY darkChanged)
    /// Where the dialog that opens a photo begins: where the last one was chosen, else the user's
    /// pictures, else the home folder.
    Q_PROPERTY(QUrl photoFolder READ photoFolder WRITE setPhotoFolder NOTIFY photoFolderChanged)

public:
    enum Theme {
        FollowSystem, ///< as the system's palette is
        Light,
        Dark
    };
    Q_ENUM(Theme)

    /// @param file  of the settings, INI; empty: the program's own, under XDG_CONFIG_HOME
    explicit Settings(const QString& file = {}, QObject* parent = nullptr);

    [[nodiscard]] Theme theme() const { return m_theme; }
    void setTheme(Theme theme);
    [[nodiscard]] bool dark() const;

    /// Name of the card profile in use; empty if none was chosen yet.
    [[nodiscard]] QString profile() const;
    void setProfile(const QString& name);

    [[nodiscard]] QUrl photoFolder() const;
    void setPhotoFolder(const QUrl& folder);

    [[nodiscard]] engine::Edition edition() const;
    void setEdition(engine::Edition edition);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void themeChanged();
    void darkChanged();
    void photoFolderChanged();

private:
    QSettings m_store;
    Theme m_theme;
};

} // namespace pocketmars::app
