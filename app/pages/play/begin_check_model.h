#pragma once

#include "app/parts/table_items.h"
#include "app/session/game/kept_game.h"
#include "engine/observation/observation.h"
#include "engine/state/state.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace pocketmars::app {

/// Asked where a game is to begin on a table that is not set up: what differs, and what can be
/// done.
class BeginCheckModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    /// What the table shows that no set-up has; kept up to date while it is open.
    Q_PROPERTY(QList<pocketmars::app::ItemDifference> differences READ differences NOTIFY changed)
    /// Their paths.
    Q_PROPERTY(QStringList paths READ paths NOTIFY changed)
    /// Whether a game can have such a table.
    Q_PROPERTY(bool canBegin READ canBegin NOTIFY changed)

public:
    explicit BeginCheckModel(QObject* parent = nullptr) : QObject(parent) {}

    /// Opens where the table is no set-up.
    /// @param game  how it is begun; the table's players are the same
    /// @return whether it is open now
    [[nodiscard]] bool ask(const session::KeptGameOptions& game, const engine::Observation& seen);
    /// Another table; one that is set up closes it.
    void see(const engine::Observation& seen);
    /// The player puts the table right, or does something else.
    Q_INVOKABLE void close();

    [[nodiscard]] bool isOpen() const { return m_game.has_value(); }
    [[nodiscard]] const QList<ItemDifference>& differences() const { return m_differences; }
    [[nodiscard]] QStringList paths() const;
    [[nodiscard]] bool canBegin() const { return m_laid.has_value(); }
    /// The game as the table lies, hidden cards unknown; only while canBegin().
    [[nodiscard]] const engine::State& laid() const { return *m_laid; }

signals:
    void changed();

private:
    std::optional<session::KeptGameOptions> m_game; ///< while it is open
    QList<ItemDifference> m_differences;
    std::optional<engine::State> m_laid;
};

} // namespace pocketmars::app
