#pragma once

#include "app/pages/play/begin_check_model.h"
#include "app/pages/play/game_setup.h"
#include "app/pages/play/table_lights.h"
#include "app/pages/play/table_players_model.h"
#include "app/parts/checklist_model.h"
#include "app/session/game/kept_game.h"
#include "app/session/watching/watch_event.h"
#include "engine/observation/observation.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace pocketmars::app {

/// A game before it begins: who plays, how the table is set up, and whether the camera sees it.
class NewGameModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    Q_PROPERTY(pocketmars::app::GameSetup* setup READ setup CONSTANT)
    /// Who plays as the table shows it.
    Q_PROPERTY(pocketmars::app::TablePlayersModel* onTable READ onTable CONSTANT)
    /// Whether the table is set up, asked where a game begins.
    Q_PROPERTY(pocketmars::app::BeginCheckModel* check READ check CONSTANT)
    /// What has to lie on the table.
    Q_PROPERTY(pocketmars::app::ChecklistModel* steps READ steps CONSTANT)
    /// How well the camera sees what it must see.
    Q_PROPERTY(QList<pocketmars::app::TableLight> lights READ lights NOTIFY lightsChanged)
    /// The game that can be gone on with, in words: `Red against blue, round 3`; empty if none.
    Q_PROPERTY(QString inProgress READ inProgress NOTIFY inProgressChanged)

public:
    /// @param settings  outlives this
    explicit NewGameModel(Settings& settings, QObject* parent = nullptr);

    [[nodiscard]] GameSetup* setup() { return &m_setup; }
    [[nodiscard]] bool isSolo() const { return m_setup.solo(); }
    [[nodiscard]] TablePlayersModel* onTable() { return &m_onTable; }
    [[nodiscard]] const TablePlayersModel& onTable() const { return m_onTable; }
    [[nodiscard]] BeginCheckModel* check() { return &m_check; }
    [[nodiscard]] ChecklistModel* steps() { return &m_steps; }
    [[nodiscard]] QList<TableLight> lights() const;
    [[nodiscard]] QString inProgress() const;

    /// The steps of the game that is set up now; none while something is still to be said.
    void layOut();
    /// @param seen  null: nothing is seen any more
    void see(const session::TableSeen* seen);
    void setInProgress(const std::optional<session::GameInProgress>& game);

    void retranslate();

signals:
    void lightsChanged();
    void inProgressChanged();

private:
    GameSetup m_setup;
    TablePlayersModel m_onTable{m_setup};
    BeginCheckModel m_check;
    ChecklistModel m_steps;
    std::optional<engine::Observation> m_dealt; ///< the table of the set-up; none: not said
    std::optional<engine::Observation> m_seen;
    std::optional<session::GameInProgress> m_inProgress;
};

} // namespace pocketmars::app
