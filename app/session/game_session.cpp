#include "app/session/game_session.h"

#include "app/session/inferred_cards.h"
#include "app/session/move_words.h"
#include "app/session/orders.h"
#include "app/session/table_differences.h"
#include "app/session/words.h"
#include "engine/notation.h"
#include "engine/observation_model.h"
#include "engine/phrase.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace pocketmars::session {
namespace {

using engine::GameCard;
using engine::phrase;
using engine::State;
using engine::Zone;

// Ways in which the game may have gone on that are kept while it is not clear which.
constexpr std::size_t kMostBranches = 4;
constexpr double kLeastWeight = 1e-4;
// What is likelier than that is taken for what happened when it comes to orders.
constexpr double kLikely = 0.8;
// A doubt waits for tables that decide, and for how many; what is less likely is asked about at
// once.
constexpr double kUnclear = 0.5;
constexpr int kPatience = 4;
// However often a mistake showed, one table without it is enough.
constexpr double kMostSuspect = 0.1;
// No back is seen so surely in one look.
constexpr double kTwoLooks = 0.998;
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

engine::NamedState GameSession::game() const {
    return {m_branches.empty() ? dealt(m_options) : m_branches.front().belief.state, m_colours};
}

std::vector<GameEvent> GameSession::see(const engine::Observation& seen, const std::string& table) {
    std::vector<GameEvent> events;
    if (seen.players.size() != m_colours.size() || (isOver() && m_branches.size() == 1)) {
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
        warn("setup", {seen, {{state}, {}}, true}, events);
        return;
    }
    model.nameCertain(state, nullptr, {}, sureName());
    m_before = seen;
    beginWith(state, events);
}

void GameSession::beginWith(const State& state, std::vector<GameEvent>& events) {
    forgetWarning();
    m_branches = {{{state}, {}}};
    events.push_back(StateAccepted{{state, m_colours},
                                   m_table,
                                   "setup",
                                   "", //: In the list of what happened in a game
                                   phrase("Game", "the game is set up"),
                                   {},
                                   1.0});
}

std::vector<GameEvent> GameSession::begin() {
    std::vector<GameEvent> events;
    if (m_branches.empty()) {
        m_table = kTableByHand;
        beginWith(dealt(m_options), events);
    }
    return events;
}

double GameSession::sureName() const {
    // One look misleads once in 200. Alone, there are hidden cards enough to wait for a second one;
    // where all hands are unknown, too much would be possible meanwhile.
    return m_options.mode == engine::Mode::Solo ? kTwoLooks : engine::ReconcileOptions{}.named;
}

GameSession::Branch GameSession::branchOf(const engine::Continuation& continuation) const {
    Branch branch{{continuation.state, continuation.posterior},
                  m_branches[continuation.belief].steps};
    for (const auto& phase : continuation.phases) {
        branch.steps.push_back({phase, m_table});
    }
    return branch;
}

void GameSession::follow(const engine::Observation& seen, std::vector<GameEvent>& events) {
    std::vector<engine::Belief> beliefs;
    beliefs.reserve(m_branches.size());
    for (const auto& branch : m_branches) {
        beliefs.push_back(branch.belief);
    }
    engine::ReconcileOptions options;
    if (m_options.mode == engine::Mode::Versus) {
        options.phases = 1; // with all hands unknown, two turns are too many to weigh
    }
    options.mistake = m_mistake;
    options.named = sureName();
    options.before = m_before ? &*m_before : nullptr;
    const auto found = engine::reconcile(beliefs, m_colours, seen, options);
    // A mistake stays on the table: what speaks for one adds up from table to table.
    m_mistake = found.showsMistake ? std::clamp(found.mistake, engine::kMistake, kMostSuspect)
                                   : engine::kMistake;
    const auto& first = found.continuations.front();
    if (found.verdict != engine::Verdict::InMove && found.verdict != engine::Verdict::Impossible) {
        m_before = seen;
    }
    switch (found.verdict) {
    case engine::Verdict::Certain:
        accept(branchOf(first), found.margin, false, events);
        break;
    case engine::Verdict::Unchanged:
        forgetWarning();
        if (m_branches.size() > 1) { // a table that decides between what was open
            accept(branchOf(first), found.margin, false, events);
        } else {
            m_branches.front().belief.state = first.state;
        }
        break;
    case engine::Verdict::InMove:
        forgetWarning();
        break;
    case engine::Verdict::Ambiguous:
        hold(found, events);
        break;
    case engine::Verdict::Impossible:
        warn(std::string(engine::name(game().state.phase)), {seen, branchOf(first)}, events);
        break;
    }
}

void GameSession::hold(const engine::Reconciliation& found, std::vector<GameEvent>& events) {
    forgetWarning();
    std::vector<Branch> branches;
    for (const auto& continuation : found.continuations) {
        if (branches.size() < kMostBranches &&
            (branches.empty() || continuation.posterior >= kLeastWeight)) {
            branches.push_back(branchOf(continuation));
        }
    }
    m_branches = std::move(branches);
    ++m_doubtful;
    acceptCommon(events);
    const bool isLikely = found.continuations.front().posterior >= kLikely;
    if (isLikely) {
        order(events);
    }
    // What only a mistake could explain otherwise has no second option to ask about.
    const bool isUnclear = found.continuations.front().posterior < kUnclear;
    if (m_branches.size() > 1 && (isUnclear || m_doubtful > kPatience)) {
        ask(events);
    }
}

void GameSession::ask(std::vector<GameEvent>& events) {
    GameQuestion question;
    //: Asked where the camera left doubt; the answers are moves
    question.text = phrase("Game", "What happened?");
    for (const auto& branch : m_branches) {
        std::vector<std::string> did;
        did.reserve(branch.steps.size());
        for (const auto& [phase, table] : branch.steps) {
            did.push_back(movesInWords({phase.before, m_colours}, phase.actions));
        }
        //: Answer to: What happened?
        question.options.push_back(did.empty() ? std::string(phrase("Game", "nothing yet"))
                                               : joined(did));
        question.outcomes.push_back(branch.belief.state);
    }
    if (m_question && m_question->options == question.options) {
        return; // asked already
    }
    question.id = ++m_questions;
    m_question = question;
    events.push_back(std::move(question));
}

std::vector<GameEvent> GameSession::answer(int id, std::size_t option) {
    std::vector<GameEvent> events;
    if (m_question && m_question->id == id && option < m_branches.size()) {
        accept(Branch(m_branches[option]), 1.0, false, events);
    }
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
    m_doubtful = 0;
    const auto state = branch.belief.state;
    for (std::size_t i = 0; i < branch.steps.size(); ++i) {
        const bool isLast = i + 1 == branch.steps.size();
        const auto& after = isLast ? state : branch.steps[i + 1].phase.before;
        events.emplace_back(told(branch.steps[i], after, margin, provisional));
    }
    m_branches = {{{state}, {}}};
    if (isOver()) {
        events.push_back(GameScored{engine::score(game())});
    } else {
        order(events);
    }
}

StateAccepted GameSession::told(const Step& step, const State& after, double margin,
                                bool provisional) const {
    const auto& [phase, table] = step;
    return {{after, m_colours},
            table,
            std::string(engine::name(phase.before.phase)),
            engine::notation(phase.before, phase.actions),
            movesInWords({phase.before, m_colours}, phase.actions),
            inferredCards({phase.before, m_colours}, {after, m_colours}),
            margin,
            provisional};
}

/// What all that is left has in common is certain, though what came after is not.
void GameSession::acceptCommon(std::vector<GameEvent>& events) {
    while (!m_branches.front().steps.empty()) {
        const auto step = m_branches.front().steps.front();
        const auto differs = [&step](const Branch& branch) {
            return branch.steps.empty() || branch.steps.front() != step;
        };
        double sure = 0;
        for (const auto& branch : m_branches) {
            sure += differs(branch) ? 0 : branch.belief.weight;
        }
        if (sure < engine::ReconcileOptions{}.sure) {
            return;
        }
        std::erase_if(m_branches, differs);
        const auto& first = m_branches.front();
        const auto& after =
            first.steps.size() > 1 ? first.steps[1].phase.before : first.belief.state;
        events.emplace_back(told(step, after, sure, false));
        for (auto& branch : m_branches) {
            branch.steps.erase(branch.steps.begin());
        }
        m_doubtful = 0;
    }
}

void GameSession::order(std::vector<GameEvent>& events) {
    auto steps = orders().steps;
    if (!steps.empty() && steps != m_lastOrders) {
        events.push_back(Orders{steps});
    }
    m_lastOrders = std::move(steps);
}

void GameSession::warn(const std::string& rule, Refused refused, std::vector<GameEvent>& events) {
    const auto& seen = refused.seen;
    const auto wrong = differences({refused.nearest.belief.state, m_colours}, seen);
    RuleBroken warning{
        rule,
        wrong.empty()
            //: The camera sees what can't have come about
            ? std::string(phrase("Game", "I see a table that no rule allows"))
            //: The camera sees what can't have come about; %1 a list of what is wrong
            : phrase("Game", "I see %1").with(joined(wrong)),
        wrong.empty()
            //: What to do about a table that no rule allows
            ? phrase("Game", "look at the table again")
            //: What to do about what is wrong on the table
            : phrase("Game", "put it right, or tell me what I missed")};
    const auto& top = seen.discardTop;
    if (rule == engine::name(engine::Phase::Failure) && m_before && top.isRead() &&
        m_before->discardTop.isRead() && top.value() == m_before->discardTop.value()) {
        // Nothing was discarded, and the table has changed.
        //: What to do about what is wrong on the table
        warning.fix = phrase("Game", "it seems that the system failure was left out: put the top 2 "
                                     "cards of the deck face up on the discard pile, or tell me "
                                     "what I missed");
    }
    m_refused = std::move(refused);
    if (warning.text != m_lastWarning) {
        m_lastWarning = warning.text;
        events.push_back(std::move(warning));
    }
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
