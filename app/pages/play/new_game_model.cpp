#include "app/pages/play/new_game_model.h"

#include "app/parts/steps_model.h"
#include "app/session/game/game_session.h"
#include "app/support/item_text.h"

#include <QStringList>

#include <string>

namespace pocketmars::app {

NewGameModel::NewGameModel(Settings& settings, QObject* parent)
    : QObject(parent), m_setup(settings) {
    // Said as well where only the list of cameras is another: the table is the same then.
    connect(&m_setup, &GameSetup::sourceChanged, this,
            [this, watched = m_setup.source()]() mutable {
                if (watched != m_setup.source()) {
                    watched = m_setup.source();
                    m_onTable.forget();
                }
            });
    connect(&m_onTable, &TablePlayersModel::changed, this, &NewGameModel::lightsChanged);
    // What was asked of the table was asked for other players, or another edition.
    connect(&m_setup, &GameSetup::changed, &m_check, &BeginCheckModel::close);
}

QList<TableLight> NewGameModel::lights() const {
    auto all = lightsFor(m_seen ? &*m_seen : nullptr);
    if (const auto players = m_onTable.light(); players.colour != light::Dark) {
        all.prepend(players);
    }
    return all;
}

void NewGameModel::layOut() {
    if (!m_setup.missing().isEmpty()) {
        m_dealt.reset();
        m_steps.setSteps({});
        return;
    }
    const auto options = m_setup.game();
    m_dealt = engine::observe(session::GameSession(options.game, options.colours).game());
    m_steps.setSteps(setupSteps(*m_dealt));
}

void NewGameModel::see(const session::TableSeen* seen) {
    m_seen = seen != nullptr ? std::optional(seen->observation) : std::nullopt;
    emit lightsChanged();
    if (m_dealt) {
        m_steps.setSeen(m_seen ? setupSeen(*m_dealt, *m_seen) : std::vector<bool>());
    }
    if (m_seen) {
        m_check.see(*m_seen);
        m_onTable.see(seen->seats); // may change the set-up, and with it what is watched
    }
}

void NewGameModel::setInProgress(const std::optional<session::GameInProgress>& game) {
    m_inProgress = game;
    emit inProgressChanged();
}

QString NewGameModel::inProgress() const {
    if (!m_inProgress) {
        return {};
    }
    QStringList names;
    for (const auto& colour : m_inProgress->game.colours) {
        names << colourText(colour);
    }
    const auto& state = m_inProgress->game.state;
    const auto phase = phaseText(state.round, std::string(engine::name(state.phase)));
    //: A game that can be gone on with; %1 the players, %2 the round and phase
    return tr("%1: %2").arg(names.join(QStringLiteral(", ")), phase);
}

void NewGameModel::retranslate() {
    if (m_dealt) { // before the set-up says that it has changed, which would untick them
        m_steps.retell(setupSteps(*m_dealt));
    }
    m_setup.players()->retranslate();
    m_onTable.retranslate();
    emit lightsChanged();
    emit inProgressChanged();
}

} // namespace pocketmars::app
