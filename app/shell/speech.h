#pragma once

#include <QObject>
#include <QString>

#include <deque>
#include <memory>

class QTextToSpeech;

namespace pocketmars::app {

/// Says texts with Qt TextToSpeech, one after the other. It may keep its thread waiting for as long
/// as the speech service takes to answer (app/shell/voice.h is for those who can't wait).
class Speech : public QObject {
    Q_OBJECT
public:
    /// @param engine  one of QTextToSpeech::availableEngines(); empty: the best that there is
    explicit Speech(QString engine = {}, QObject* parent = nullptr);
    ~Speech() override;
    Q_DISABLE_COPY_MOVE(Speech)

    enum class Outcome {
        Begun,     ///< a text is being said
        Ended,     ///< nothing waits to be said
        NoService, ///< nothing speaks on this computer; what waited is forgotten
        NoVoice    ///< nothing speaks the text's language
    };

    /// @param language  of the text, as QLocale names it
    void say(const QString& text, const QString& language);
    /// Breaks off, and forgets what waits.
    void hush();

signals:
    void heard(pocketmars::app::Speech::Outcome outcome);

private:
    struct Utterance {
        QString text;
        QString language;
    };

    void open();
    void goOn();
    void giveUp();

    QString m_engine;
    std::unique_ptr<QTextToSpeech> m_speech; ///< from the first text on
    QString m_language;                      ///< that it speaks now; empty: none yet
    bool m_isSpeaking = false;
    std::deque<Utterance> m_waiting;
};

} // namespace pocketmars::app
