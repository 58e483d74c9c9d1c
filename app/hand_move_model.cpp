#include "app/hand_move_model.h"

#include "app/item_text.h"

#include <cstddef>

namespace pocketmars::app {

void HandMoveModel::begin(const engine::NamedState& game) {
    if (m_from == game) {
        return;
    }
    m_from = game;
    if (game.state.phase == engine::Phase::Over) {
        m_move.reset();
    } else {
        m_move.emplace(game);
    }
    emit changed();
}

void HandMoveModel::clear() {
    m_from.reset();
    m_move.reset();
    emit changed();
}

QString HandMoveModel::decider() const {
    const auto colour = m_move ? m_move->decider() : std::nullopt;
    return colour ? colourText(*colour) : QString();
}

QStringList HandMoveModel::choices() const {
    QStringList all;
    if (m_move) {
        for (const auto& choice : m_move->choices()) {
            all << QString::fromStdString(choice.words);
        }
    }
    return all;
}

QString HandMoveModel::words() const {
    return m_move ? QString::fromStdString(m_move->words()) : QString();
}

void HandMoveModel::choose(int choice) {
    if (m_move && choice >= 0 && static_cast<std::size_t>(choice) < m_move->choices().size()) {
        m_move->choose(static_cast<std::size_t>(choice));
        emit changed();
    }
}

void HandMoveModel::takeBack() {
    if (canTakeBack()) {
        m_move->takeBack();
        emit changed();
    }
}

} // namespace pocketmars::app
