#pragma once

#include "app/parts/table_items.h"
#include "app/session/game/game_event.h"
#include "engine/observation/observation.h"
#include "engine/state/state.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace pocketmars::app {

/// What breaks a rule on the table of a game, or is not as expected.
class GameWarningModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    /// One line; empty if nothing is wrong.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// What to do about it.
    Q_PROPERTY(QString remedy READ remedy NOTIFY changed)
    /// What should lie there beside what was seen.
    Q_PROPERTY(QList<pocketmars::app::ItemDifference> differences READ differences NOTIFY changed)
    /// Whether so much differs that it is one finding, which `text` says.
    Q_PROPERTY(bool other READ isOther NOTIFY changed)
    /// Whether it is the set-up that is not right.
    Q_PROPERTY(bool setUp READ isSetUp NOTIFY changed)
    /// Of the differences, to be marked on the picture and the board.
    Q_PROPERTY(QStringList paths READ paths NOTIFY changed)

public:
    explicit GameWarningModel(QObject* parent = nullptr) : QObject(parent) {}

    /// @param expected  the nearest table that breaks no rule; nothing where nothing is wrong
    /// @param seen      the last table; null: none was seen
    void set(const std::optional<session::RuleBroken>& warning,
             const std::optional<engine::NamedState>& expected, const engine::Observation* seen);
    void clear() { set({}, {}, nullptr); }

    /// RuleBroken::id, 0 where nothing is wrong.
    [[nodiscard]] int id() const { return m_id; }
    [[nodiscard]] const QString& text() const { return m_text; }
    [[nodiscard]] const QString& remedy() const { return m_remedy; }
    [[nodiscard]] const QList<ItemDifference>& differences() const { return m_differences; }
    [[nodiscard]] bool isOther() const { return m_isOther; }
    [[nodiscard]] bool isSetUp() const { return m_isSetUp; }
    [[nodiscard]] QStringList paths() const;

signals:
    /// What stays as it was is not told again: who listens makes a sound.
    void changed();

private:
    int m_id = 0;
    QString m_text;
    QString m_remedy;
    bool m_isOther = false;
    bool m_isSetUp = false;
    QList<ItemDifference> m_differences;
};

} // namespace pocketmars::app
