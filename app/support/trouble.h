#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace pocketmars::app {

/// What is wrong with what a page does, for the player: the one way in which a view-model says so.
/// It stands there until the next try, and goes into the log once.
class Trouble : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    /// One line; empty if nothing is wrong.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// What to do about it, where that is not said in the line.
    Q_PROPERTY(QString remedy READ remedy NOTIFY changed)
    /// Both, as one line.
    Q_PROPERTY(QString line READ line NOTIFY changed)
    /// Whether nothing is wrong, but something is to be known or done first.
    Q_PROPERTY(bool mild READ mild NOTIFY changed)

public:
    /// Makes a line, in the language that is spoken when it is called.
    using Words = std::function<QString()>;

    explicit Trouble(QObject* parent = nullptr) : QObject(parent) {}

    [[nodiscard]] const QString& text() const { return m_text; }
    [[nodiscard]] const QString& remedy() const { return m_remedy; }
    [[nodiscard]] QString line() const;
    [[nodiscard]] bool mild() const { return m_mild; }
    [[nodiscard]] bool isEmpty() const { return m_text.isEmpty(); }
    /// Whether retranslate() can say it again.
    [[nodiscard]] bool hasWords() const { return m_words != nullptr; }

    void tell(const QString& text, const QString& remedy = {});
    /// A line that can be said again, in another language.
    /// @param words  makes the line; asked now and by retranslate(), until anything else is told
    void tell(Words words);
    /// The same of something that is not wrong; it is not for the log.
    void note(Words words);
    void clear() { tell(QString()); }
    /// Says it in the language that is spoken now, if it was told as words.
    void retranslate();

signals:
    void changed();

private:
    void show(const QString& words, const QString& remedy, bool mild);

    QString m_text;
    QString m_remedy;
    Words m_words;
    bool m_mild = false;
};

} // namespace pocketmars::app
