#include "app/session/game/game_session.h"

#include "app/session/words/words.h"
#include "engine/format/correction.h"
#include "engine/support/phrase.h"

#include <iterator>
#include <utility>

namespace pocketmars::session {
namespace {

using engine::phrase;

void append(std::vector<GameEvent>& events, std::vector<GameEvent> more) {
    std::move(more.begin(), more.end(), std::back_inserter(events));
}

/// The table that a person means who corrects one item of it.
tl::expected<engine::Observation, SessionError>
corrected(const engine::NamedState& game, std::string_view path, std::string_view value) {
    auto table = engine::observe(game);
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
    return table;
}

} // namespace

GameSession::GameSession(const engine::GameOptions& options, std::vector<std::string> colours)
    : m_colours(std::move(colours)), m_beliefs(options, m_colours), m_teller(m_colours) {}

GameSession::GameSession(const engine::GameOptions& options, const engine::NamedState& game,
                         std::size_t steps)
    : m_colours(game.colours), m_beliefs(options, game), m_teller(m_colours) {
    m_teller.goOn(game, steps);
}

GameStage GameSession::stage() const {
    if (m_wayBack) {
        return GameStage::WayBack;
    }
    if (!m_beliefs.hasBegun()) {
        return GameStage::SettingUp;
    }
    return m_beliefs.isOver() && m_beliefs.isSettled() ? GameStage::Over : GameStage::Following;
}

engine::NamedState GameSession::named(const engine::State& state) const {
    return {state, m_colours};
}

std::vector<GameEvent> GameSession::tell(const Learnt& learnt) {
    if (learnt.isMended) {
        m_teller.forgetWarning();
    }
    if (learnt.doubt == Learnt::Doubt::None) {
        m_teller.dropQuestion();
    }
    auto events = m_teller.tell(learnt.happened);
    if (learnt.isOver) {
        events.push_back(m_teller.score(m_beliefs.game().state));
    }
    if (learnt.isLikely && !m_wayBack) { // what is next is said once the table is back
        append(events, m_teller.order(m_beliefs.likeliest()));
    }
    // An open question offers what is left of the doubt.
    if (learnt.doubt == Learnt::Doubt::TooLarge ||
        (learnt.doubt == Learnt::Doubt::Bearable && m_teller.openQuestion())) {
        append(events, m_teller.ask(m_beliefs.offered()));
    }
    if (learnt.isRefused) {
        append(events, m_teller.warn(*m_beliefs.refused()));
    }
    return events;
}

std::vector<GameEvent> GameSession::see(const engine::Observation& seen, const std::string& table) {
    if (seen.players.size() != m_colours.size() || m_isToBeTold) {
        return {};
    }
    switch (stage()) {
    case GameStage::SettingUp:
    case GameStage::Following:
        return tell(m_beliefs.see(seen, table));
    case GameStage::WayBack:
        m_wayBack->see(seen);
        if (m_wayBack->isBack()) {
            auto events = endWayBack();
            if (oddPlaces(game(), seen).empty()) {
                m_beliefs.lookAgainFrom(seen);
            } else { // the next move is made already
                append(events, tell(m_beliefs.see(seen, table)));
            }
            return events;
        }
        break;
    case GameStage::Over:
        break;
    }
    return {};
}

std::vector<GameEvent> GameSession::askAtEnd() {
    const bool isLastOpen = !m_beliefs.isSettled() || m_beliefs.isAsGoodAsOver();
    if (m_beliefs.refused() || !isLastOpen || !m_beliefs.mayBeOver()) {
        return {};
    }
    return m_beliefs.isAsGoodAsOver() || m_beliefs.certainty() >= GameBeliefs::kClear
               ? end()
               : m_teller.ask(m_beliefs.offered(), true);
}

std::vector<GameEvent> GameSession::end() { return tell(m_beliefs.end()); }

std::vector<GameEvent> GameSession::answer(int id, std::size_t option) {
    const auto& question = m_teller.openQuestion();
    if (!question || question->id != id || option >= question->options.size()) {
        return {};
    }
    const auto chosen = m_teller.offered(option); // telling drops the question
    return tell(m_beliefs.decide(chosen));
}

std::vector<GameEvent> GameSession::decline(int id, const engine::State& told) {
    if (!openQuestion() || openQuestion()->id != id) {
        return {};
    }
    m_isToBeTold = true;
    m_beliefs.goBackTo(told);
    m_teller.dropQuestion();
    m_teller.forgetWarning();
    m_teller.forgetOrders();
    return m_teller.order(m_beliefs.likeliest());
}

std::vector<GameEvent> GameSession::begin(const std::optional<engine::State>& from) {
    return m_beliefs.hasBegun() ? std::vector<GameEvent>() : tell(m_beliefs.begin(from));
}

tl::expected<std::vector<GameEvent>, SessionError>
GameSession::play(std::span<const engine::Action> actions) {
    const auto learnt = m_beliefs.play(actions);
    if (!learnt) {
        return tl::unexpected(
            SessionError{//: Why a move that the player told is not played
                         phrase("Game", "the rules do not allow this move now: tell it again")});
    }
    m_wayBack.reset();
    m_isToBeTold = false;
    return tell(*learnt);
}

tl::expected<std::vector<GameEvent>, SessionError> GameSession::overrule() {
    if (!m_beliefs.refused()) {
        return tl::unexpected(SessionError{//: Why a rule can't be overruled
                                           phrase("Game", "no table breaks a rule just now")});
    }
    const auto learnt = m_beliefs.overrule();
    if (!learnt) {
        return tl::unexpected(SessionError{
            //: Why a rule can't be overruled
            phrase("Game", "no game has such a table: correct what I read wrong instead")});
    }
    return tell(*learnt);
}

tl::expected<std::vector<GameEvent>, SessionError> GameSession::correct(std::string_view path,
                                                                        std::string_view value) {
    if (!m_beliefs.hasBegun()) {
        return tl::unexpected(
            SessionError{//: Why nothing can be corrected
                         phrase("Game", "the game has not begun yet: set it up first")});
    }
    const auto table = corrected(game(), path, value);
    if (!table) {
        return tl::unexpected(table.error());
    }
    const auto learnt = m_beliefs.vouchFor(*table);
    if (!learnt) {
        return tl::unexpected(SessionError{
            //: Why something can't be corrected; %1 an item of the table
            phrase("Game", "%1: no game has such a table; a colonist that comes to one place "
                           "leaves another: correct both")
                .with(path)});
    }
    m_isToBeTold = false;
    auto events = tell(*learnt);
    if (m_wayBack) {
        m_wayBack->leadTo(game());
        if (m_wayBack->isBack()) {
            append(events, endWayBack());
        }
    }
    return events;
}

void GameSession::goBackTo(const engine::NamedState& game) {
    if (m_wayBack) { // the table lies as it did before the first undo
        m_wayBack->leadTo(game);
    } else {
        m_wayBack.emplace(this->game(), game);
    }
    m_isToBeTold = false;
    m_beliefs.goBackTo(game.state);
    m_teller.dropQuestion();
    m_teller.forgetWarning();
    if (m_wayBack->isBack()) { // nothing on the table tells the one from the other
        m_wayBack.reset();
        m_teller.forgetOrders();
    }
}

std::vector<GameEvent> GameSession::tickWayBack(std::size_t step, bool isDone) {
    if (!m_wayBack || step >= m_wayBack->steps().size()) {
        return {};
    }
    m_wayBack->tick(step, isDone);
    return m_wayBack->isBack() ? endWayBack() : std::vector<GameEvent>();
}

std::vector<GameEvent> GameSession::endWayBack() {
    if (!m_wayBack) {
        return {};
    }
    m_wayBack.reset();
    m_teller.forgetOrders();
    return m_teller.order(m_beliefs.likeliest());
}

std::optional<RuleBroken> GameSession::warning() const {
    return m_beliefs.refused() ? m_teller.warning() : std::nullopt;
}

std::optional<engine::NamedState> GameSession::expectedInstead() const {
    return m_beliefs.refused() ? std::optional(named(m_beliefs.refused()->nearest.belief.state))
                               : std::nullopt;
}

std::vector<GameEvent> GameSession::retell() {
    if (m_wayBack) {
        m_wayBack->retell();
    }
    return m_teller.retell(m_beliefs.refused());
}

std::vector<OrderStep> GameSession::orderSteps() const {
    return m_beliefs.hasBegun() ? session::orderSteps(m_beliefs.likeliest())
                                : std::vector<OrderStep>();
}

} // namespace pocketmars::session
