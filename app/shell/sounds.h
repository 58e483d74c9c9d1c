#pragma once

#include "app/settings/settings.h"

#include <QObject>
#include <QString>

#include <map>
#include <memory>

class QSoundEffect;

namespace pocketmars::app {

/// The program's sounds, for a player who looks at the table and not at the screen. Silent unless
/// the settings say otherwise; without a loudspeaker nothing happens.
class Sounds : public QObject {
    Q_OBJECT
public:
    /// @param settings  outlives it
    explicit Sounds(Settings& settings, QObject* parent = nullptr);
    ~Sounds() override;
    Q_DISABLE_COPY_MOVE(Sounds)

    /// The player is asked something.
    void question() { play(QStringLiteral("question")); }
    /// Something on the table is against the rules.
    void trouble() { play(QStringLiteral("trouble")); }

signals:
    void played(const QString& name);

private:
    void play(const QString& name);

    Settings* m_settings;
    /// Made when first heard: who keeps the sounds off needs no audio.
    std::map<QString, std::unique_ptr<QSoundEffect>> m_effects;
};

} // namespace pocketmars::app
