#pragma once

#include "app/settings/settings.h"

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QString>
#include <QStringList>
#include <QTranslator>

#include <memory>
#include <vector>

namespace pocketmars::app {

/// The languages that the window speaks: `en`, `pl`, `zh_TW`.
[[nodiscard]] QStringList languages();

/// The one that serves the user's system best; English where none does.
[[nodiscard]] QString systemLanguage();

/// Puts all texts into the language of the settings, those of the rooms without Qt as well, and
/// follows when it is changed. One a process.
class Translation : public QObject {
    Q_OBJECT
public:
    /// @param settings  outlives it
    explicit Translation(Settings& settings, QObject* parent = nullptr);
    ~Translation() override;
    Q_DISABLE_COPY_MOVE(Translation)

    /// Has what is shown translated anew with each change.
    void setEngine(QQmlEngine* engine) { m_engine = engine; }

signals:
    /// The texts are in another language now.
    void changed();

private:
    void follow();

    Settings* m_settings;
    QPointer<QQmlEngine> m_engine;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

} // namespace pocketmars::app
