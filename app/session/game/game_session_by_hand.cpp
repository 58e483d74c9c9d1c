#include "app/session/game/game_session.h"
#include "app/session/words/step_words.h"
#include "engine/format/correction.h"
#include "engine/inference/laid_table.h"
#include "engine/rules/game.h"
#include "engine/support/phrase.h"

#include <algorithm>
#include <cassert>
#include <utility>

/// What the player tells the session, where the camera and the rules alone don't do.
namespace pocketmars::session {

using engine::phrase;

std::vector<GameEvent> GameSession::play(std::span<const engine::Action> actions) {
    assert(!m_branches.empty());
    auto branch = m_branches.front();
    branch.belief.glimpsed.reset();
    const auto before = branch.belief.state;
    auto& state = branch.belief.state;
    for (const auto& action : actions) {
        assert(engine::isLegal(state, action) || engine::isChance(state));
        engine::apply(state, action);
    }
    assert(engine::isSettled(state));
    branch.steps.push_back(
        {{before, {actions.begin(), actions.end()}, state, before}, kTableByHand});
    m_before.reset(); // what was seen before tells nothing of what lies there now
    std::vector<GameEvent> events;
    accept(branch, 1.0, false, events);
    return events;
}

tl::expected<std::vector<GameEvent>, SessionError> GameSession::overrule() {
    if (!m_refused) {
        return tl::unexpected(SessionError{//: Why a rule can't be overruled
                                           phrase("Game", "no table breaks a rule just now")});
    }
    const auto refused = *m_refused;
    const auto state = engine::laidAs(refused.nearest.belief.state, m_colours, refused.seen);
    if (!state) {
        return tl::unexpected(SessionError{
            //: Why a rule can't be overruled
            phrase("Game", "no game has such a table: correct what I read wrong instead")});
    }
    m_before = refused.seen;
    if (refused.isSetUp) {
        std::vector<GameEvent> events;
        beginWith(*state, events);
        return events;
    }
    return vouchFor(*state, refused.nearest);
}

tl::expected<std::vector<GameEvent>, SessionError> GameSession::correct(std::string_view path,
                                                                        std::string_view value) {
    if (m_branches.empty()) {
        return tl::unexpected(
            SessionError{//: Why nothing can be corrected
                         phrase("Game", "the game has not begun yet: set it up first")});
    }
    auto table = engine::observe(game());
    const auto item = engine::findItem(table, path);
    if (!item) {
        return tl::unexpected(SessionError{item.error().message});
    }
    if (const auto set = engine::setItem(table, path, value); !set) {
        return tl::unexpected(SessionError{set.error().message});
    }
    // A colonist that comes to one place has left another: most likely the ship.
    for (auto& player : table.players) {
        if (item->kind != engine::ItemKind::Ship) {
            player.ship = engine::Reading<int>::unread();
        }
        if (item->kind != engine::ItemKind::Earth) {
            player.earth = engine::Reading<int>::unread();
        }
    }
    const auto branch = m_branches.front();
    const auto state = engine::laidAs(branch.belief.state, m_colours, table);
    if (!state) {
        return tl::unexpected(SessionError{
            //: Why something can't be corrected; %1 an item of the table
            phrase("Game", "%1: no game has such a table; a colonist that comes to one place "
                           "leaves another: correct both")
                .with(path)});
    }
    m_table = kTableByHand;
    return vouchFor(*state, branch);
}

std::vector<GameEvent> GameSession::vouchFor(const engine::State& state, Branch before) {
    before.belief = {state};
    std::vector<GameEvent> events;
    accept(before, 1.0, false, events);
    const auto told = StateAccepted{{state, m_colours},
                                    m_table,
                                    std::string(engine::name(state.phase)),
                                    "",
                                    vouchedInWords(),
                                    {},
                                    1.0};
    // Behind the steps that led to it, before what follows from it.
    const auto isStep = [](const GameEvent& event) {
        return std::holds_alternative<StateAccepted>(event);
    };
    events.insert(std::find_if_not(events.begin(), events.end(), isStep), told);
    return events;
}

void GameSession::goBackTo(const engine::NamedState& game) {
    m_wayBack.emplace(this->game(), game);
    m_branches = {{{game.state}, {}}};
    m_suspects.clear();
    m_question.reset();
    m_before.reset();
    m_doubtful = 0;
    m_mistake = engine::kMistake;
    forgetWarning();
}

std::vector<GameEvent> GameSession::tickWayBack(std::size_t step, bool isDone) {
    if (!m_wayBack || step >= m_wayBack->steps().size()) {
        return {};
    }
    m_wayBack->tick(step, isDone);
    return m_wayBack->isBack() ? endWayBack() : std::vector<GameEvent>();
}

std::vector<GameEvent> GameSession::endWayBack() {
    std::vector<GameEvent> events;
    if (m_wayBack) {
        m_wayBack.reset();
        m_lastOrders.clear();
        order(events);
    }
    return events;
}

} // namespace pocketmars::session
