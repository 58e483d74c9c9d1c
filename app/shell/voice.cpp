#include "app/shell/voice.h"

#include <QThread>

#include <chrono>
#include <utility>

namespace pocketmars::app {
namespace {

using namespace std::chrono_literals;

/// A service that has to be started first answers within two or three seconds.
constexpr auto kPatience = 10s;
/// With a service that answers, when the program ends.
constexpr auto kFarewell = 500ms;

} // namespace

Voice::Voice(QString engine, QObject* parent) : QObject(parent), m_engine(std::move(engine)) {
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatience);
    connect(&m_patience, &QTimer::timeout, this, &Voice::giveUp);
}

Voice::~Voice() {
    if (!m_thread) {
        return;
    }
    m_speech->disconnect(this);
    m_thread->quit();
    if (m_thread->wait(QDeadlineTimer(kFarewell))) {
        delete m_thread;
    } // else left behind: it hangs in the service, and ends with the program
}

void Voice::start() {
    m_thread = new QThread;
    m_speech = new Speech(m_engine);
    m_speech->moveToThread(m_thread);
    connect(m_thread, &QThread::finished, m_speech, &QObject::deleteLater);
    connect(m_speech, &Speech::heard, this, &Voice::follow);
    m_thread->start();
}

void Voice::say(const QString& text, const QString& language) {
    if (!m_thread) {
        start();
    }
    if (!m_isSpeaking && !m_patience.isActive()) {
        m_patience.start();
    }
    QMetaObject::invokeMethod(m_speech,
                              [speech = m_speech, text, language] { speech->say(text, language); });
}

void Voice::hush() {
    m_patience.stop();
    m_isSpeaking = false;
    m_trouble.clear();
    if (m_thread) {
        QMetaObject::invokeMethod(m_speech, [speech = m_speech] { speech->hush(); });
    }
}

void Voice::follow(Speech::Outcome outcome) {
    m_patience.stop();
    m_isSpeaking = outcome == Speech::Outcome::Begun;
    switch (outcome) {
    case Speech::Outcome::Begun:
        m_trouble.clear();
        return;
    case Speech::Outcome::Ended:
        return;
    case Speech::Outcome::NoService:
        tellNoService();
        return;
    case Speech::Outcome::NoVoice:
        break;
    }
    m_trouble.tell([] {
        //: Why nothing is read aloud, and what helps; names of Debian packages
        return tr("This computer has no voice for this language. Install one, as "
                  "speech-dispatcher-espeak-ng, or have a phone read aloud.");
    });
}

/// What waits is forgotten: said much later it would be no news.
void Voice::giveUp() {
    hush();
    tellNoService();
}

void Voice::tellNoService() {
    m_trouble.tell([] {
        //: Why nothing is read aloud, and what helps; names of Debian packages
        return tr("This computer does not speak: install speech-dispatcher and look whether its "
                  "sound works, or have a phone read aloud.");
    });
}

} // namespace pocketmars::app
