#pragma once

#include "app/settings/translation.h"
#include "app/shell/view_models.h"

#include <QQuickWindow>
#include <QTest>

#include <functional>
#include <utility>

namespace pocketmars {

enum Page { Home, Play, Score, History, Profiles, Help, Preferences, ToMars }; // Main.Page

/// Sits before the real window and takes pictures of it: `NAME-LANGUAGE-THEME.png` in a folder.
class Photographer {
public:
    Photographer(app::ViewModels& models, QQuickWindow& window, QString folder)
        : m_models(models), m_window(window), m_folder(std::move(folder)) {}

    /// Whether pictures are taken, or only what they show is prepared.
    void setTaking(bool taking) { m_isTaking = taking; }

    void show(Page page) { m_window.setProperty("page", static_cast<int>(page)); }

    [[nodiscard]] QObject* find(const char* name) const {
        auto* found = m_window.findChild<QObject*>(QLatin1String(name));
        if (found == nullptr) {
            qFatal("no object is called %s", name);
        }
        return found;
    }

    void call(const char* object, const char* method) {
        QMetaObject::invokeMethod(find(object), method);
    }

    /// As a player does it: in the settings, and back to the page, which is made anew.
    void speak(const QString& language) {
        const auto page = m_window.property("page");
        show(page.toInt() == Preferences ? Help : Preferences);
        m_models.settings.setLanguage(language);
        m_window.setProperty("page", page);
        QTest::qWait(100); // a popup opens in a page that has its window
    }

    /// The page that is shown, in each language, in light and in dark.
    /// @param prepare  called for each language, for what the page does not show by itself
    void shoot(
        const char* name, const std::function<void()>& prepare = [] {}) {
        if (!m_isTaking) {
            prepare();
            return;
        }
        for (const auto& language : app::languages()) {
            speak(language);
            prepare();
            shootAsItIs(name);
        }
        m_models.settings.setLanguage(QStringLiteral("en"));
    }

    /// What is shown now, in light and in dark.
    void shootAsItIs(const char* name) {
        if (!m_isTaking) {
            return;
        }
        for (const auto theme : {app::Settings::Light, app::Settings::Dark}) {
            m_models.settings.setTheme(theme);
            QTest::qWait(300); // icons are painted and popups slide in after the frame
            const auto file = QStringLiteral("%1/%2-%3-%4.png")
                                  .arg(m_folder, QLatin1String(name), m_models.settings.language(),
                                       theme == app::Settings::Dark ? QStringLiteral("dark")
                                                                    : QStringLiteral("light"));
            if (!m_window.grabWindow().save(file)) {
                qFatal("%s could not be written", qUtf8Printable(file));
            }
        }
    }

    /// The page that is shown, once: `NAME.jpg`.
    /// @param prepare  as of shoot()
    void take(
        const char* name, const char* language, app::Settings::Theme theme,
        const std::function<void()>& prepare = [] {}) {
        speak(QLatin1String(language));
        prepare();
        if (!m_isTaking) {
            return;
        }
        m_models.settings.setTheme(theme);
        QTest::qWait(300); // as above
        constexpr int kQuality = 90;
        const auto file = QStringLiteral("%1/%2.jpg").arg(m_folder, QLatin1String(name));
        if (!m_window.grabWindow().save(file, "JPG", kQuality)) {
            qFatal("%s could not be written", qUtf8Printable(file));
        }
    }

    template <class Condition> void waitFor(const char* what, Condition condition) {
        constexpr int kPatienceMs = 600000;
        if (!QTest::qWaitFor(condition, kPatienceMs)) {
            qFatal("waited in vain for %s", what);
        }
    }

    /// Waits for the sheet of the table that was opened.
    void waitForSheet() {
        waitFor("a reading", [this] {
            return m_models.scoring.state() == app::ScoreViewModel::Ready ||
                   m_models.scoring.state() == app::ScoreViewModel::Failed;
        });
        if (m_models.scoring.state() == app::ScoreViewModel::Failed) {
            qFatal("%s", qUtf8Printable(m_models.scoring.trouble()->text()));
        }
    }

    void save() {
        m_models.scoring.save();
        waitFor("the history",
                [this] { return m_models.scoring.saveState() == app::ScoreViewModel::Saved; });
    }

private:
    app::ViewModels& m_models;
    QQuickWindow& m_window;
    QString m_folder;
    bool m_isTaking = true;
};

} // namespace pocketmars
