#include "app/session/game/game_session.h"

#include "app/session/game/orders.h"
#include "app/session/words/inferred_cards.h"
#include "app/session/words/move_words.h"
#include "app/session/words/slip_words.h"
#include "app/session/words/step_words.h"
#include "app/session/words/words.h"
#include "engine/format/notation.h"
#include "engine/inference/observation_model.h"
#include "engine/state/public_view.h"
#include "engine/support/phrase.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace pocketmars::session {
namespace {

using engine::GameCard;
using engine::phrase;
using engine::State;
using engine::Zone;

// What a question offers of the ways in which the game may have gone on.
constexpr std::size_t kMostOptions = 4;
// From here on a game may be over.
constexpr double kMayBeOver = 0.05;
// Nats by which a set-up may differ from what was read: one item read wrong, not two.
constexpr double kMisread = 9.0;

/// The table as a game begins: nobody knows a card.
State dealt(const engine::GameOptions& options) {
    auto state = engine::emptyTable(options);
    const auto deal = [&state](Zone zone, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            state.cards.append(zone, GameCard());
        }
    };
    const bool solo = options.mode == engine::Mode::Solo;
    for (std::size_t seat = 0; seat < state.playerCount; ++seat) {
        deal(Zone::prep(seat), 2);
        deal(Zone::hand(seat), solo && seat == 1 ? 0 : 2);
    }
    deal(Zone::deck(), engine::kCardCount - state.cards.total());
    return state;
}

/// How many texts all lists begin with; none where the lists do not differ.
std::size_t sharedStart(const std::vector<std::vector<std::string>>& lists) {
    std::size_t shared = 0;
    const auto goesOn = [&](const std::vector<std::string>& list) {
        return shared < list.size() && list[shared] == lists.front()[shared];
    };
    while (std::all_of(lists.begin(), lists.end(), goesOn)) {
        ++shared;
    }
    const auto ends = [&](const std::vector<std::string>& list) { return list.size() == shared; };
    return std::all_of(lists.begin(), lists.end(), ends) ? 0 : shared;
}

std::string nothing(bool isAfterSomething) {
    return isAfterSomething
               //: Answer to: What happened? Nothing but what is certain
               ? phrase("Game", "nothing else")
               //: Answer to: What happened?
               : phrase("Game", "nothing yet");
}

} // namespace

GameSession::GameSession(const engine::GameOptions& options, std::vector<std::string> colours)
    : m_options(options), m_colours(std::move(colours)) {
    assert(m_colours.size() == m_options.players);
}

GameSession::GameSession(const engine::GameOptions& options, const engine::NamedState& game)
    : GameSession(options, game.colours) {
    m_branches = {{{game.state}, {}}};
    m_lastOrders = ordersFor(game);
}

Orders GameSession::orders() const {
    Orders orders;
    for (auto& step : orderSteps()) {
        orders.steps.push_back(std::move(step.text));
    }
    return orders;
}

std::vector<OrderStep> GameSession::orderSteps() const {
    if (m_branches.empty()) {
        return {};
    }
    auto likeliest = game();
    if (m_before) { // DA's card, of which the back alone is seen
        engine::ObservationModel(*m_before, m_colours).name(likeliest.state);
    }
    return session::orderSteps(likeliest);
}

bool GameSession::isOver() const {
    return !m_branches.empty() && game().state.phase == engine::Phase::Over;
}

bool GameSession::isSettled() const {
    return std::all_of(m_branches.begin(), m_branches.end(),
                       [](const Branch& branch) { return branch.steps.empty(); });
}

double GameSession::certainty() const {
    double likely = 0;
    for (const auto& branch : m_branches) {
        likely += differOnlyHidden(branch, m_branches.front()) ? branch.belief.weight : 0;
    }
    return likely;
}

engine::NamedState GameSession::game() const {
    return {m_branches.empty() ? dealt(m_options) : m_branches.front().belief.state, m_colours};
}

std::vector<GameEvent> GameSession::see(const engine::Observation& seen, const std::string& table) {
    std::vector<GameEvent> events;
    if (seen.players.size() != m_colours.size() || (isOver() && isSettled())) {
        return events;
    }
    m_table = table;
    if (m_wayBack) {
        m_wayBack->see(seen);
        if (m_wayBack->isBack()) {
            m_before = seen;
            return endWayBack();
        }
    } else if (m_branches.empty()) {
        setUp(seen, events);
    } else {
        follow(seen, events);
    }
    return events;
}

void GameSession::setUp(const engine::Observation& seen, std::vector<GameEvent>& events) {
    auto state = dealt(m_options);
    const engine::ObservationModel model(seen, m_colours);
    if (model.logLikelihoodAsRead() - model.logLikelihood(state).known > kMisread) {
        // The game may have begun, on a table that was misread before.
        const std::array beliefs{engine::Belief{state}};
        if (!m_refused || engine::reconcile(beliefs, m_colours, seen).showsMistake) {
            warn("setup", {seen, {{state}, {}}, true}, events);
        } else {
            beginWith(state, events);
            follow(seen, events);
        }
        return;
    }
    const engine::ReconcileOptions options;
    auto glimpsed = state;
    model.nameCertain(state, nullptr, {}, options.named);
    model.nameGlimpsed(glimpsed, state, options.glimpsed);
    m_before = seen;
    beginWith(state, events);
    m_branches.front().belief.glimpsed = glimpsed;
}

void GameSession::beginWith(const State& state, std::vector<GameEvent>& events) {
    forgetWarning();
    m_branches = {{{state}, {}}};
    events.push_back(
        StateAccepted{{state, m_colours}, m_table, "setup", "", setUpInWords(), {}, 1.0});
}

std::vector<GameEvent> GameSession::begin() {
    std::vector<GameEvent> events;
    if (m_branches.empty()) {
        m_table = kTableByHand;
        beginWith(dealt(m_options), events);
    }
    return events;
}

std::vector<GameSession::Branch> GameSession::offered() const {
    std::vector<Branch> out;
    for (const auto& branch : m_branches) {
        const auto same = std::find_if(out.begin(), out.end(), [&](const Branch& other) {
            return differOnlyHidden(branch, other);
        });
        if (same != out.end()) { // an answer does not say which of them it is
            engine::generalise(same->belief.state, branch.belief.state);
            for (std::size_t i = 1; i < same->steps.size(); ++i) {
                engine::generalise(same->steps[i].phase.before, branch.steps[i].phase.before);
            }
        } else if (out.size() < kMostOptions) {
            out.push_back(branch);
        }
    }
    out.insert(out.end(), m_suspects.begin(), m_suspects.end());
    return out;
}

GameQuestion GameSession::questionNow() const {
    GameQuestion question;
    question.text =
        m_asksAtEnd
            //: Asked where the game may be over and the camera left doubt; the answers are moves
            ? phrase("Game", "What was played last in this game?")
            //: Asked where the camera left doubt; the answers are moves
            : phrase("Game", "What happened?");
    std::vector<std::vector<std::string>> did;
    for (const auto& branch : offered()) {
        auto& phases = did.emplace_back();
        for (const auto& [phase, table, seenAt] : branch.steps) {
            phases.push_back(movesInWords({phase.before, m_colours}, phase.actions));
        }
        if (branch.belief.slip) {
            phases.push_back(slipInWords({branch.belief.state, m_colours}, *branch.belief.slip));
        }
        question.outcomes.push_back(branch.belief.state);
    }
    // What all of them begin with is not in question.
    const auto shared = sharedStart(did);
    for (auto& phases : did) {
        phases.erase(phases.begin(), phases.begin() + static_cast<std::ptrdiff_t>(shared));
        question.options.push_back(phases.empty() ? nothing(shared > 0) : joined(phases));
    }
    return question;
}

void GameSession::ask(std::vector<GameEvent>& events, bool isLast) {
    m_asksAtEnd = isLast;
    auto question = questionNow();
    if (question.options.size() < 2) {
        m_question.reset();
        return;
    }
    if (m_question && m_question->options == question.options) {
        m_question->outcomes = std::move(question.outcomes);
        return; // asked already
    }
    question.id = ++m_questions;
    m_question = question;
    events.push_back(std::move(question));
}

std::vector<GameEvent> GameSession::answer(int id, std::size_t option) {
    std::vector<GameEvent> events;
    if (m_question && m_question->id == id && option < m_question->options.size()) {
        accept(offered().at(option), 1.0, false, events);
    }
    return events;
}

std::vector<GameEvent> GameSession::askAtEnd() {
    std::vector<GameEvent> events;
    double over = 0;
    for (const auto& branch : m_branches) {
        over += branch.belief.state.phase == engine::Phase::Over ? branch.belief.weight : 0;
    }
    if (m_refused || isSettled() || over < kMayBeOver) {
        return events;
    }
    if (certainty() >= kClear) {
        return end();
    }
    ask(events, true);
    return events;
}

std::vector<GameEvent> GameSession::end() {
    std::vector<GameEvent> events;
    if (!m_branches.empty() && !m_branches.front().steps.empty()) {
        const auto best = m_branches.front();
        accept(best, best.belief.weight, true, events);
    }
    return events;
}

void GameSession::accept(const Branch& branch, double margin, bool provisional,
                         std::vector<GameEvent>& events) {
    forgetWarning();
    m_question.reset();
    m_suspects.clear();
    m_doubtful = 0;
    const auto state = branch.belief.state;
    for (std::size_t i = 0; i < branch.steps.size(); ++i) {
        const bool isLast = i + 1 == branch.steps.size();
        const auto& after = isLast ? state : branch.steps[i + 1].phase.before;
        events.emplace_back(told(branch.steps[i], after, margin, provisional));
    }
    m_branches = {{{state, 1.0, {}, branch.belief.glimpsed}, {}}};
    if (isOver()) {
        events.push_back(GameScored{engine::score(game())});
    } else {
        order(events);
    }
}

StateAccepted GameSession::told(const Step& step, const State& after, double margin,
                                bool provisional) const {
    const auto& [phase, table, seenAt] = step;
    return {{after, m_colours},
            table,
            std::string(engine::name(phase.before.phase)),
            engine::notation(phase.before, phase.actions),
            movesInWords({phase.before, m_colours}, phase.actions),
            inferredCards({phase.before, m_colours}, {after, m_colours}),
            margin,
            provisional};
}

void GameSession::order(std::vector<GameEvent>& events) {
    auto steps = orders().steps;
    if (!steps.empty() && steps != m_lastOrders) {
        events.push_back(Orders{steps});
    }
    m_lastOrders = std::move(steps);
}

void GameSession::forgetWarning() {
    m_lastWarning.clear();
    m_refused.reset();
}

std::optional<engine::NamedState> GameSession::expectedInstead() const {
    return m_refused ? std::optional(engine::NamedState{m_refused->nearest.belief.state, m_colours})
                     : std::nullopt;
}

} // namespace pocketmars::session
