#pragma once

#include "app/shell/speech.h"
#include "app/support/trouble.h"

#include <QObject>
#include <QString>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

class QThread;

namespace pocketmars::app {

/// The computer's voice, which says texts one after the other. It has a thread of its own, for
/// which nothing waits: a speech service takes seconds to start, and one without a sound card may
/// never answer.
class Voice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")

    /// Why nothing is heard, and what helps.
    Q_PROPERTY(pocketmars::app::Trouble* trouble READ trouble CONSTANT)

public:
    /// Starts nothing before the first text.
    /// @param engine  as Speech has it
    explicit Voice(QString engine = {}, QObject* parent = nullptr);
    /// Breaks off.
    ~Voice() override;
    Q_DISABLE_COPY_MOVE(Voice)

    [[nodiscard]] Trouble* trouble() { return &m_trouble; }

    /// @param language  of the text: `en`, `pl`, `zh_TW`; without a voice for it nothing is said
    void say(const QString& text, const QString& language);
    /// Breaks off, forgets what waits, and what was wrong.
    void hush();
    void retranslate() { m_trouble.retranslate(); }

private:
    void start();
    void follow(Speech::Outcome outcome);
    void giveUp();
    void tellNoService();

    QString m_engine;
    Trouble m_trouble;
    QTimer m_patience; ///< with a service that does not answer
    bool m_isSpeaking = false;
    QThread* m_thread = nullptr;
    Speech* m_speech = nullptr; ///< lives on the thread, and ends with it
};

} // namespace pocketmars::app
