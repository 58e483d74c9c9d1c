#include "app/support/trouble.h"

#include "app/session/support/log.h"

namespace pocketmars::app {

QString Trouble::line() const {
    return m_remedy.isEmpty() ? m_text : m_text + QStringLiteral(": ") + m_remedy;
}

void Trouble::tell(const QString& text, const QString& remedy) {
    if (text == m_text && remedy == m_remedy) {
        return;
    }
    if (!text.isEmpty() && text != m_text) {
        session::logError(text.toStdString());
    }
    m_text = text;
    m_remedy = remedy;
    emit changed();
}

} // namespace pocketmars::app
