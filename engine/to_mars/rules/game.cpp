#include "engine/to_mars/rules/game.h"

#include <utility>

namespace pocketmars::to_mars {

Game::Game(Table table, State start) : m_table(std::move(table)) {
    m_states.push_back(std::move(start));
}

tl::expected<void, std::string> Game::play(const Move& move) {
    if (const auto refusal = whyNot(m_table, state(), move)) {
        return tl::unexpected(toWords(*refusal, m_table, state(), move));
    }
    auto next = state();
    m_effects.push_back(apply(m_table, next, move));
    m_states.push_back(std::move(next));
    m_moves.push_back(move);
    return {};
}

bool Game::undo() {
    if (m_moves.empty()) {
        return false;
    }
    m_states.pop_back();
    m_moves.pop_back();
    m_effects.pop_back();
    return true;
}

void Game::setElsewhere(std::size_t seat, int points) {
    for (auto& state : m_states) {
        state.players[seat].elsewhere = points;
    }
}

} // namespace pocketmars::to_mars
