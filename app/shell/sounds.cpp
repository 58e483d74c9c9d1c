#include "app/shell/sounds.h"

#include <QSoundEffect>
#include <QUrl>

namespace pocketmars::app {

Sounds::Sounds(Settings& settings, QObject* parent) : QObject(parent), m_settings(&settings) {}

Sounds::~Sounds() = default;

void Sounds::play(const QString& name) {
    if (!m_settings->sounds()) {
        return;
    }
    auto& effect = m_effects[name];
    if (!effect) {
        effect = std::make_unique<QSoundEffect>();
        effect->setSource(QUrl(QStringLiteral("qrc:/sounds/%1.wav").arg(name)));
    }
    effect->play();
    emit played(name);
}

} // namespace pocketmars::app
