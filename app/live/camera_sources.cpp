#include "app/live/camera_sources.h"

#include <algorithm>

namespace pocketmars::app {

bool CameraSources::choose(const QString& address) {
    const auto wanted = address.trimmed();
    if (wanted == m_address) {
        return false;
    }
    m_address = wanted;
    const bool isPluggedIn =
        std::any_of(m_cameras.begin(), m_cameras.end(), [&](const vision::Camera& camera) {
            return QString::number(camera.number) == wanted;
        });
    if (!wanted.isEmpty() && !isPluggedIn) {
        m_typed = wanted;
    }
    return true;
}

QList<Choice> CameraSources::choices() const {
    QList<Choice> all;
    const auto add = [&](const QString& address, const QString& text) {
        all << Choice{address, text, address == m_address};
    };
    for (const auto& camera : m_cameras) {
        add(QString::number(camera.number), QString::fromStdString(camera.name));
    }
    if (!m_typed.isEmpty()) {
        // Of a long address its end tells most.
        add(m_typed, m_typed.section(QLatin1Char('/'), -2));
    }
    return all;
}

} // namespace pocketmars::app
