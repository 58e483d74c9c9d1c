#pragma once

#include "app/session/hand_move.h"
#include "engine/action.h"
#include "engine/state.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace pocketmars::app {

/// A phase or turn that the player tells decision by decision.
class HandMoveModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    /// Whether there is a phase or turn to tell.
    Q_PROPERTY(bool active READ active NOTIFY changed)
    /// Who decides, as at the head of a column; empty once all is decided.
    Q_PROPERTY(QString decider READ decider NOTIFY changed)
    /// What can be decided now, in words; empty once all is decided.
    Q_PROPERTY(QStringList choices READ choices NOTIFY changed)
    /// What was decided so far, in words; empty at first.
    Q_PROPERTY(QString words READ words NOTIFY changed)
    Q_PROPERTY(bool canTakeBack READ canTakeBack NOTIFY changed)
    Q_PROPERTY(bool complete READ complete NOTIFY changed)

public:
    explicit HandMoveModel(QObject* parent = nullptr) : QObject(parent) {}

    /// Begins to tell what is played from a settled state. The same state again changes nothing.
    void begin(const engine::NamedState& game);
    void clear();

    [[nodiscard]] bool active() const { return m_move.has_value(); }
    [[nodiscard]] QString decider() const;
    [[nodiscard]] QStringList choices() const;
    [[nodiscard]] QString words() const;
    [[nodiscard]] bool canTakeBack() const { return m_move && m_move->canTakeBack(); }
    [[nodiscard]] bool complete() const { return m_move && m_move->isComplete(); }
    /// Only while complete().
    [[nodiscard]] const std::vector<engine::Action>& actions() const { return m_move->actions(); }

    /// A choice that is not there changes nothing.
    Q_INVOKABLE void choose(int choice);
    Q_INVOKABLE void takeBack();

signals:
    void changed();

private:
    std::optional<engine::NamedState> m_from;
    std::optional<session::HandMove> m_move;
};

} // namespace pocketmars::app
