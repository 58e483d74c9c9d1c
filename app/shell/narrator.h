#pragma once

#include "app/pages/play/play_view_model.h"
#include "app/settings/settings.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <map>

namespace pocketmars::app {

/// What is to be read aloud of the game on the page Play: slips, questions, what is to be done, and
/// at the end who won. Each thing once, of a list only what is new in it. Silent unless the
/// settings say otherwise. The phones have the same in pages/voice.js.
class Narrator : public QObject {
    Q_OBJECT
public:
    /// @param settings, play  outlive it
    Narrator(const Settings& settings, PlayViewModel& play, QObject* parent = nullptr);

signals:
    /// One thing to read aloud, after those before it.
    void told(const QString& text);
    /// Nothing is to be heard any more.
    void hushed();

private:
    /// What is told as one thing, in the order in which it is told.
    enum Kind { Warning, Question, Verdict };

    /// The lines of each kind, none where there is nothing of it.
    [[nodiscard]] std::map<Kind, QStringList> open() const;
    /// What was not told before, which is told now.
    [[nodiscard]] QStringList news();
    [[nodiscard]] QStringList newOrders();
    void tell();
    /// Symbols, which voices skip or call by odd names.
    [[nodiscard]] static QString inWords(QString text);
    void follow();
    void passOverRetold();

    const Settings& m_settings;
    PlayViewModel& m_play;
    std::map<Kind, QStringList> m_told;
    QStringList m_ordersTold; ///< of the list that is there
    bool m_isRetold = false;
    QTimer m_soon; ///< one change of the game comes as several signals
};

} // namespace pocketmars::app
