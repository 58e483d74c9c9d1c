#include "app/support/trouble.h"

#include "app/session/support/log.h"
#include "app/support/item_text.h"

#include <utility>

namespace pocketmars::app {

QString Trouble::line() const {
    return m_remedy.isEmpty() ? m_text : m_text + QStringLiteral(": ") + m_remedy;
}

void Trouble::tell(const QString& text, const QString& remedy) {
    m_words = nullptr;
    if (!text.isEmpty() && sentenceText(text) != m_text) {
        session::logError(text.toStdString());
    }
    show(text, remedy, false);
}

void Trouble::tell(Words words) {
    tell(words());
    m_words = std::move(words);
}

void Trouble::note(Words words) {
    show(words(), {}, true);
    m_words = std::move(words);
}

void Trouble::retranslate() {
    if (m_words) {
        show(m_words(), {}, m_mild);
    }
}

void Trouble::show(const QString& words, const QString& remedy, bool mild) {
    const auto text = sentenceText(words);
    if (text != m_text || remedy != m_remedy || mild != m_mild) {
        m_text = text;
        m_remedy = remedy;
        m_mild = mild;
        emit changed();
    }
}

} // namespace pocketmars::app
