#include "app/shell/speech.h"

#include <QLocale>
#include <QTextToSpeech>

#include <utility>

namespace pocketmars::app {
namespace {

/// Gives the voice a language. Mandarin of eSpeak goes by the code `cmn`, which Qt 6.4 does not
/// know: it is found by its name among the voices without a language.
/// @return whether there is a voice for it
bool choose(QTextToSpeech& speech, const QLocale& wanted) {
    const auto locales = speech.availableLocales();
    if (locales.contains(wanted)) {
        speech.setLocale(wanted);
        return true;
    }
    for (const auto& locale : locales) {
        if (locale.language() == wanted.language()) {
            speech.setLocale(locale);
            return true;
        }
    }
    if (wanted.language() == QLocale::Chinese && locales.contains(QLocale::c())) {
        speech.setLocale(QLocale::c());
        for (const auto& voice : speech.availableVoices()) {
            if (voice.name().contains(QLatin1String("mandarin"), Qt::CaseInsensitive)) {
                speech.setVoice(voice);
                return true;
            }
        }
    }
    return false;
}

} // namespace

Speech::Speech(QString engine, QObject* parent) : QObject(parent), m_engine(std::move(engine)) {}

Speech::~Speech() = default;

void Speech::say(const QString& text, const QString& language) {
    m_waiting.push_back({text, language});
    goOn();
}

void Speech::hush() {
    m_waiting.clear();
    m_isSpeaking = false;
    if (m_speech) {
        m_speech->stop();
    }
}

void Speech::open() {
    const auto engines = QTextToSpeech::availableEngines();
    if (m_engine.isEmpty() ? engines.isEmpty() : !engines.contains(m_engine)) {
        return;
    }
    m_speech = std::make_unique<QTextToSpeech>(m_engine);
    m_language.clear();
    connect(m_speech.get(), &QTextToSpeech::stateChanged, this, [this](auto state) {
        if (!m_isSpeaking) {
            return;
        }
        if (state == QTextToSpeech::Error) {
            giveUp();
        } else if (state == QTextToSpeech::Speaking) {
            emit heard(Outcome::Begun);
        } else if (state == QTextToSpeech::Ready) {
            m_isSpeaking = false;
            goOn();
            if (!m_isSpeaking) {
                emit heard(Outcome::Ended);
            }
        }
    });
}

void Speech::goOn() {
    while (!m_isSpeaking && !m_waiting.empty()) {
        if (!m_speech) {
            open();
        }
        if (!m_speech || m_speech->state() == QTextToSpeech::Error) {
            giveUp();
            return;
        }
        const auto [text, language] = std::move(m_waiting.front());
        m_waiting.pop_front();
        if (language != m_language) {
            m_language = choose(*m_speech, QLocale(language)) ? language : QString();
        }
        if (m_language.isEmpty()) {
            emit heard(Outcome::NoVoice);
            continue;
        }
        m_isSpeaking = true;
        m_speech->say(text);
    }
}

/// The next text tries it anew: the service may have come back.
void Speech::giveUp() {
    m_waiting.clear();
    m_isSpeaking = false;
    if (m_speech) {
        m_speech.release()->deleteLater(); // it may be what calls
    }
    emit heard(Outcome::NoService);
}

} // namespace pocketmars::app
