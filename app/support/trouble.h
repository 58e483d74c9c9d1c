#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

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

public:
    explicit Trouble(QObject* parent = nullptr) : QObject(parent) {}

    [[nodiscard]] const QString& text() const { return m_text; }
    [[nodiscard]] const QString& remedy() const { return m_remedy; }
    [[nodiscard]] QString line() const;
    [[nodiscard]] bool isEmpty() const { return m_text.isEmpty(); }

    void tell(const QString& text, const QString& remedy = {});
    void clear() { tell({}); }

signals:
    void changed();

private:
    QString m_text;
    QString m_remedy;
};

} // namespace pocketmars::app
