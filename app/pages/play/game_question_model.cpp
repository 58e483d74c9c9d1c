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
    if (!m_question) {
        return {};
    }
    const auto& brief = m_question->briefText;
    return QString::fromStdString(brief.empty() ? m_question->text : brief);
}

QString GameQuestionModel::frame() const {
    return m_question ? QString::fromStdString(m_question->frame) : QString();
}

QStringList GameQuestionModel::answers() const {
    QStringList all;
    if (m_question) {
        const auto& brief = m_question->briefOptions;
        for (const auto& option : brief.empty() ? m_question->options : brief) {
            all << QString::fromStdString(option);
        }
    }
    return all;
}

} // namespace pocketmars::app
