#include "app/live/camera_sources.h"

#include "vision/frame_mailbox.h"

#include <algorithm>
#include <utility>

namespace pocketmars::app {
namespace {

QString phoneAddress(const QString& name) {
    const auto scheme = vision::kPhoneScheme;
    return QString::fromLatin1(scheme.data(), static_cast<qsizetype>(scheme.size())) + name;
}

} // namespace

bool CameraSources::setPhones(const QStringList& names) {
    return std::exchange(m_phones, names) != names;
}

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
    for (const auto& phone : m_phones) {
        add(phoneAddress(phone), phone);
    }
    const bool isListed = std::any_of(
        all.begin(), all.end(), [&](const Choice& choice) { return choice.value == m_typed; });
    if (!m_typed.isEmpty() && !isListed) {
        // Of a long address its end tells most.
        const auto phone = vision::phoneOf(m_typed.toStdString());
        add(m_typed,
            phone ? QString::fromStdString(*phone) : m_typed.section(QLatin1Char('/'), -2));
    }
    return all;
}

} // namespace pocketmars::app
