#include "app/pages/play/game_question_model.h"

namespace pocketmars::app {

void GameQuestionModel::set(const std::optional<session::GameQuestion>& question, bool isRetold) {
    const bool isOther = (m_question ? m_question->id : 0) != (question ? question->id : 0);
    m_question = question;
    if (isOther || isRetold) {
        emit changed();
    }
}

QString GameQuestionModel::text() const {
    return m_question ? QString::fromStdString(m_question->text) : QString();
}

QStringList GameQuestionModel::answers() const {
    QStringList all;
    if (m_question) {
        for (const auto& option : m_question->options) {
            all << QString::fromStdString(option);
        }
    }
    return all;
}

} // namespace pocketmars::app
