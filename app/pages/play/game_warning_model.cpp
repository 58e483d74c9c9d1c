#include "app/pages/play/game_warning_model.h"

#include "app/support/item_text.h"

#include <tuple>

namespace pocketmars::app {

void GameWarningModel::set(const std::optional<session::RuleBroken>& warning,
                           const std::optional<engine::NamedState>& expected,
                           const engine::Observation* seen) {
    const auto before = std::make_tuple(m_text, m_remedy, m_differences);
    m_id = warning ? warning->id : 0;
    m_text = warning ? sentenceText(warning->text) : QString();
    m_isOther = warning && warning->isOther;
    m_isSetUp = warning && warning->rule == "setup";
    m_remedy = warning ? QString::fromStdString(warning->fix) : QString();
    m_differences = expected && seen != nullptr
                        ? app::differences(engine::observe(*expected), *seen)
                        : QList<ItemDifference>();
    if (before != std::tie(m_text, m_remedy, m_differences)) {
        emit changed();
    }
}

QStringList GameWarningModel::paths() const {
    QStringList all;
    for (const auto& each : m_differences) {
        all << each.path;
    }
    return all;
}

} // namespace pocketmars::app
