#include "app/pages/play/begin_check_model.h"

#include "app/session/game/game_session.h"
#include "engine/inference/laid_table.h"

namespace pocketmars::app {

bool BeginCheckModel::ask(const session::KeptGameOptions& game, const engine::Observation& seen) {
    m_game = game;
    see(seen);
    return isOpen();
}

void BeginCheckModel::see(const engine::Observation& seen) {
    if (!m_game) {
        return;
    }
    session::GameSession session(m_game->game, m_game->colours);
    const auto dealt = session.game();
    (void)session.see(seen, {});
    if (session.stage() != session::GameStage::SettingUp) {
        close();
        return;
    }
    m_differences = app::differences(engine::observe(dealt), seen);
    m_laid = engine::laidAs(dealt.state, dealt.colours, seen);
    emit changed();
}

void BeginCheckModel::close() {
    m_game.reset();
    m_differences.clear();
    m_laid.reset();
    emit changed();
}

QStringList BeginCheckModel::paths() const {
    QStringList all;
    for (const auto& each : m_differences) {
        all << each.path;
    }
    return all;
}

} // namespace pocketmars::app
