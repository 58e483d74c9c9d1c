#include "app/pages/score/score_view_model.h"
#include "app/session/scoring/impossible_table.h"
#include "app/session/scoring/score_lines.h"
#include "engine/observation/item_path.h"

#include <utility>

/// ScoreViewModel, as far as it is about what the player corrects.
namespace pocketmars::app {

void ScoreViewModel::openItem(const QString& path) {
    if (m_table && !path.isEmpty()) {
        m_correction.open({path.toStdString()}, *m_table);
    }
}

std::vector<std::string> ScoreViewModel::itemsOfCell(ScoreSheetModel::Line line, int player) const {
    const auto players = m_table ? m_table->observation.players.size() : 0;
    const bool isThere = player >= 0 && static_cast<std::size_t>(player) < players;
    if (!isThere || line < ScoreSheetModel::ShipLine || line >= ScoreSheetModel::TotalLine) {
        return {};
    }
    std::vector<std::string> paths;
    for (const auto& item : session::itemsBehind(static_cast<session::ScoreLine>(line),
                                                 static_cast<std::size_t>(player), players)) {
        paths.push_back(engine::pathOf(m_table->observation, item));
    }
    return paths;
}

void ScoreViewModel::openCell(ScoreSheetModel::Line line, int player) {
    const auto players = m_table ? m_table->observation.players.size() : 0;
    if (player >= 0 && static_cast<std::size_t>(player) < players) {
        m_correction.open(itemsOfCell(line, player), *m_table);
    }
}

void ScoreViewModel::closeCorrection() { m_correction.close(); }

void ScoreViewModel::correct(const QString& path, const QString& value) {
    if (!m_table || m_state != Ready) {
        return;
    }
    auto before = *m_table;
    const auto corrected = m_services.correct(*m_table, path.toStdString(), value.toStdString());
    if (!corrected) {
        m_trouble.tell([this, path = path.toStdString(), value = value.toStdString()] {
            auto table = *m_table;
            const auto again = m_services.correct(table, path, value);
            return again ? QString() : QString::fromStdString(again.error().message);
        });
        return;
    }
    m_undo.push_back(std::move(before));
    m_corrections.push_back({path.toStdString(), value.toStdString()});
    // Said, and done: what comes to one place leaves another with the next correction.
    tellImpossible();
    setSaveState(Unsaved);
    followTable();
}

void ScoreViewModel::undo() {
    if (m_undo.empty() || m_state != Ready) {
        return;
    }
    m_table = std::move(m_undo.back());
    m_undo.pop_back();
    m_corrections.pop_back();
    tellTrouble({});
    setSaveState(Unsaved);
    followTable();
}

bool ScoreViewModel::correctAs(const std::vector<session::SaidItem>& said) {
    for (const auto& [path, value] : said) {
        auto before = *m_table;
        if (m_services.correct(*m_table, path, value) &&
            m_table->observation != before.observation) {
            m_undo.push_back(std::move(before));
            m_corrections.push_back({path, value});
        }
    }
    return !m_corrections.empty();
}

void ScoreViewModel::tellImpossible() {
    tellTrouble({});
    if (session::impossibility(m_table->observation)) {
        m_trouble.tell([this] {
            return QString::fromStdString(
                session::impossibility(m_table->observation).value_or(std::string()));
        });
    }
}

} // namespace pocketmars::app
