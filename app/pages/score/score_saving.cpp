#include "app/pages/score/score_view_model.h"
#include "app/session/scoring/impossible_table.h"

#include <QStringList>

/// ScoreViewModel, as far as it is about the history.
namespace pocketmars::app {

void ScoreViewModel::save() {
    if (m_table && m_state == Ready && m_saveState == Unsaved) {
        tellImpossible();
        if (!m_trouble.isEmpty()) {
            return;
        }
        setSaveState(Saving);
        m_saves.push_back(m_opened);
        emit saveRequested(*m_table, m_savedAs);
    }
}

void ScoreViewModel::known(const session::SavedBefore& game, const std::filesystem::path& source) {
    if (!m_table || m_table->source != source || m_saveState != Unsaved || m_savedAs) {
        return;
    }
    m_savedAs = game.game;
    emit saveStateChanged();
    const bool isUntouched = m_state == Ready && m_corrections.empty();
    const bool isCorrected = isUntouched && correctAs(game.said);
    if (isCorrected) {
        followTable();
    }
    if (m_table->sheet == game.sheet) {
        if (isCorrected) {
            note([] {
                //: Below the photo, which was saved with corrections before
                return tr("You corrected this photo when you saved it, and so it is shown. Undo "
                          "takes that back.");
            });
            setSaveState(Saved);
        }
        return;
    }
    QStringList points;
    for (const auto& player : game.sheet.players) {
        points << QString::number(player.total());
    }
    note([points = points.join(QStringLiteral(" : "))] {
        //: Below a photo that was saved before; %1 the points of then: `5 : 3`
        return tr("This photo is in the history with other points: %1. Saving it again puts these "
                  "in their place.")
            .arg(points);
    });
}

bool ScoreViewModel::isAnswerForShown() {
    // Answers come in the order in which they were asked for.
    const bool isShown = !m_saves.empty() && m_saves.front() == m_opened;
    if (!m_saves.empty()) {
        m_saves.pop_front();
    }
    return isShown;
}

void ScoreViewModel::saved(db::GameId game) {
    if (!isAnswerForShown()) {
        return; // another file was opened meanwhile
    }
    m_savedAs = game; // of a table that was corrected meanwhile as well
    if (m_saveState == Saving) {
        setSaveState(Saved);
    } else {
        emit saveStateChanged();
    }
}

void ScoreViewModel::removed(db::GameId game) {
    if (m_savedAs == game) {
        m_savedAs.reset();
        setSaveState(Unsaved);
        emit saveStateChanged();
    }
}

void ScoreViewModel::saveFailed(const QString& error) {
    const bool isShown = isAnswerForShown();
    tellTrouble(error); // of another table as well: it is not kept
    if (isShown) {
        setSaveState(Unsaved);
    }
}

void ScoreViewModel::setSaveState(SaveState state) {
    if (state != m_saveState) {
        m_saveState = state;
        emit saveStateChanged();
    }
}

} // namespace pocketmars::app
