#include "app/pages/play/game_question_model.h"

#include "app/support/item_text.h"

namespace pocketmars::app {

void GameQuestionModel::set(const std::optional<session::GameQuestion>& question, bool isRetold) {
    const int before = isOpen() ? m_id : 0;
    m_id = question ? question->id : 0;
    if (m_id == before && !isRetold) {
        return;
    }
    m_steps.reset();
    if (question) {
        m_steps.emplace(*question);
    }
    emit changed();
}

std::optional<std::size_t> GameQuestionModel::pick(int answer) {
    if (!m_steps || answer < 0) {
        return std::nullopt;
    }
    const auto before = m_steps->picked();
    const auto option = m_steps->pick(static_cast<std::size_t>(answer));
    if (m_steps->picked() != before) {
        emit changed();
    }
    return option;
}

void GameQuestionModel::goBack() {
    if (canGoBack()) {
        m_steps->goBack();
        emit changed();
    }
}

QString GameQuestionModel::text() const {
    return m_steps ? sentenceText(m_steps->step().text) : QString();
}

QString GameQuestionModel::frame() const {
    return m_steps ? sentenceText(m_steps->step().frame) : QString();
}

QStringList GameQuestionModel::answers() const {
    QStringList all;
    if (!m_steps) {
        return all;
    }
    for (const auto card : m_steps->step().cards) {
        all << cardText(card);
    }
    if (all.isEmpty()) {
        for (const auto& answer : m_steps->step().answers) {
            all << QString::fromStdString(answer);
        }
    }
    return all;
}

QList<int> GameQuestionModel::cards() const {
    QList<int> all;
    if (m_steps) {
        for (const auto card : m_steps->step().cards) {
            all << card.index();
        }
    }
    return all;
}

} // namespace pocketmars::app
