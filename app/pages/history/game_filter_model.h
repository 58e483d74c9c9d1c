#pragma once

#include "db/game_filter.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace pocketmars::app {

/// Which games of the history are shown, as the player says. Each change is told at once.
class GameFilterModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the history")

    Q_PROPERTY(Mode mode READ mode WRITE setMode NOTIFY changed)
    /// `android`, …; empty: any.
    Q_PROPERTY(QString level READ level WRITE setLevel NOTIFY changed)
    /// Who played in them, one of `persons`; empty: anybody.
    Q_PROPERTY(QString person READ person WRITE setPerson NOTIFY changed)
    Q_PROPERTY(Result result READ result WRITE setResult NOTIFY changed)
    /// Whether games in which the coach was asked are left out.
    Q_PROPERTY(bool withoutAdvice READ withoutAdvice WRITE setWithoutAdvice NOTIFY changed)
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY changed)
    /// The first and the last day, `2026-03-01`, in local time; empty: any.
    Q_PROPERTY(QString from READ from WRITE setFrom NOTIFY changed)
    Q_PROPERTY(QString until READ until WRITE setUntil NOTIFY changed)
    /// Whether what stands there is a day that counts, or nothing.
    Q_PROPERTY(bool fromFits READ fromFits NOTIFY changed)
    Q_PROPERTY(bool untilFits READ untilFits NOTIFY changed)
    /// Whether anything is set.
    Q_PROPERTY(bool active READ isActive NOTIFY changed)

    /// The people who played, as the history names them, those with most games first.
    Q_PROPERTY(QStringList persons READ persons NOTIFY personsChanged)

public:
    /// Solo and versus are Pocket Mars'; of To Mars there is one kind.
    enum Mode { AnyMode, Solo, Versus, ToMars };
    Q_ENUM(Mode)
    /// For the person, or for the human of a solo game.
    enum Result { AnyResult, Won, Lost, Drawn };
    Q_ENUM(Result)

    explicit GameFilterModel(QObject* parent = nullptr) : QObject(parent) {}

    [[nodiscard]] Mode mode() const { return m_mode; }
    void setMode(Mode mode) { set(m_mode, mode); }
    [[nodiscard]] const QString& level() const { return m_level; }
    void setLevel(const QString& level) { set(m_level, level); }
    [[nodiscard]] const QString& person() const { return m_person; }
    void setPerson(const QString& person) { set(m_person, person); }
    [[nodiscard]] Result result() const { return m_result; }
    void setResult(Result result) { set(m_result, result); }
    [[nodiscard]] bool withoutAdvice() const { return m_withoutAdvice; }
    void setWithoutAdvice(bool without) { set(m_withoutAdvice, without); }
    [[nodiscard]] const QString& text() const { return m_text; }
    void setText(const QString& text) { set(m_text, text); }
    [[nodiscard]] const QString& from() const { return m_from; }
    void setFrom(const QString& day) { set(m_from, day); }
    [[nodiscard]] const QString& until() const { return m_until; }
    void setUntil(const QString& day) { set(m_until, day); }
    [[nodiscard]] bool fromFits() const;
    [[nodiscard]] bool untilFits() const;
    [[nodiscard]] bool isActive() const;
    [[nodiscard]] const QStringList& persons() const { return m_persons; }
    void setPersons(const QStringList& persons);

    Q_INVOKABLE void clear();

    /// What is set, for the database; a day that does not fit is left out.
    [[nodiscard]] db::GameFilter filter() const;

signals:
    void changed();
    void personsChanged();

private:
    template <class Value> void set(Value& member, const Value& value) {
        if (member != value) {
            member = value;
            emit changed();
        }
    }

    Mode m_mode = AnyMode;
    QString m_level;
    QString m_person;
    Result m_result = AnyResult;
    bool m_withoutAdvice = false;
    QString m_text;
    QString m_from;
    QString m_until;
    QStringList m_persons;
};

} // namespace pocketmars::app
