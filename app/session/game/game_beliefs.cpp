#include "app/session/game/game_beliefs.h"

#include "engine/inference/laid_table.h"
#include "engine/inference/observation_model.h"
#include "engine/rules/game.h"
#include "engine/state/public_view.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

/// What the player says, and what is believed at each time; what a table says is in
/// game_beliefs_following.cpp.
namespace pocketmars::session {
namespace {

using engine::GameCard;
using engine::State;
using engine::Zone;

// What a question offers of the ways in which the game may have gone on.
constexpr std::size_t kMostOptions = 4;
// From here on a game may be over.
constexpr double kMayBeOver = 0.05;
// What is less likely, against the likeliest, is not what a correction means.
constexpr double kWorthAThought = 0.01;
// Nats by which a set-up may differ from what was read: one item read wrong, not two.
constexpr double kMisread = 9.0;

} // namespace

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

GameBeliefs::GameBeliefs(const engine::GameOptions& options, std::vector<std::string> colours)
    : m_options(options), m_colours(std::move(colours)) {
    assert(m_colours.size() == m_options.players);
}

GameBeliefs::GameBeliefs(const engine::GameOptions& options, const engine::NamedState& game)
    : GameBeliefs(options, game.colours) {
    m_branches = {{{game.state}, {}}};
}

engine::NamedState GameBeliefs::game() const {
    return {m_branches.empty() ? dealt(m_options) : m_branches.front().belief.state, m_colours};
}

engine::NamedState GameBeliefs::likeliest() const {
    auto likeliest = game();
    if (m_before) {
        engine::ObservationModel(*m_before, m_colours).name(likeliest.state);
    }
    return likeliest;
}

std::vector<engine::CoachBelief> GameBeliefs::weighed() const {
    std::vector<engine::CoachBelief> beliefs;
    for (const auto& branch : m_branches) {
        beliefs.push_back({branch.belief.state, branch.belief.weight});
    }
    return beliefs;
}

bool GameBeliefs::isOver() const {
    return !m_branches.empty() && m_branches.front().belief.state.phase == engine::Phase::Over;
}

bool GameBeliefs::isSettled() const {
    return std::all_of(m_branches.begin(), m_branches.end(),
                       [](const Branch& branch) { return branch.steps.empty(); });
}

bool GameBeliefs::mayBeOver() const {
    double over = m_lastMove ? 1 : 0;
    for (const auto& branch : m_branches) {
        over += branch.belief.state.phase == engine::Phase::Over ? branch.belief.weight : 0;
    }
    return over >= kMayBeOver;
}

double GameBeliefs::certainty() const {
    double likely = 0;
    for (const auto& branch : m_branches) {
        likely += differOnlyHidden(branch, m_branches.front()) ? branch.belief.weight : 0;
    }
    return likely;
}

std::vector<Branch> GameBeliefs::offered() const {
    std::vector<Branch> out;
    for (const auto& branch : m_branches) {
        const auto same = std::find_if(out.begin(), out.end(), [&](const Branch& other) {
            return differOnlyHidden(branch, other);
        });
        if (same != out.end()) { // an answer does not say which of them it is
            engine::generalise(same->belief.state, branch.belief.state);
            for (std::size_t i = 1; i < same->steps.size(); ++i) {
                auto before = same->steps[i].phase.before;
                engine::generalise(before, branch.steps[i].phase.before);
                knowLess(same->steps[i], before);
            }
        } else if (out.size() < kMostOptions) {
            out.push_back(branch);
        }
    }
    out.insert(out.end(), m_suspects.begin(), m_suspects.end());
    return out;
}

Learnt GameBeliefs::begin(const std::optional<State>& from) {
    assert(m_branches.empty());
    m_table = kTableByHand;
    return beginWith(from.value_or(dealt(m_options)));
}

Learnt GameBeliefs::beginWith(const State& state) {
    m_refused.reset();
    m_branches = {{{state}, {}}};
    Learnt learnt;
    learnt.isMended = true;
    learnt.happened.push_back({Happened::Kind::SetUp, state, m_table, {}});
    return learnt;
}

Learnt GameBeliefs::setUp(const engine::Observation& seen) {
    auto state = dealt(m_options);
    const engine::ObservationModel model(seen, m_colours);
    if (model.logLikelihoodAsRead() - model.logLikelihood(state).known > kMisread) {
        // The game may have begun, on a table that was misread before.
        const std::array beliefs{engine::Belief{state}};
        if (!m_refused || engine::reconcile(beliefs, m_colours, seen).showsMistake) {
            return refuse({.seen = seen, .nearest = {{state}, {}}, .isSetUp = true});
        }
        auto begun = beginWith(state);
        auto learnt = follow(seen);
        learnt.isMended = true;
        learnt.happened.insert(learnt.happened.begin(), begun.happened.front());
        return learnt;
    }
    const engine::ReconcileOptions options;
    auto glimpsed = state;
    model.nameCertain(state, options.named);
    model.nameGlimpsed(glimpsed, state, options.glimpsed);
    m_before = seen;
    auto learnt = beginWith(state);
    m_branches.front().belief.glimpsed = glimpsed;
    return learnt;
}

Learnt GameBeliefs::decide(const Branch& branch) {
    m_looks.clear();
    // Nobody at the table sees how many cards are left in the deck either: the answer does not say
    // which of those that look so it is.
    std::vector<Branch> meant;
    double sum = 0;
    for (const auto& each : m_branches) {
        if (!branch.belief.slip && each.isBroken == branch.isBroken &&
            differOnlyHidden(each, branch)) {
            sum += each.belief.weight;
            meant.push_back(each);
        }
    }
    auto learnt = accept(branch, 1.0, false);
    if (branch.isBroken &&
        learnt.happened.empty()) { // no phase leads there: it is so by their word
        learnt.happened.push_back({Happened::Kind::Vouched, branch.belief.state, m_table, {}});
    }
    if (!meant.empty()) {
        for (auto& each : meant) {
            each.steps.clear();
            each.belief.weight /= sum;
            each.belief.anew = each.belief.weight;
        }
        m_branches = std::move(meant);
    }
    return learnt;
}

Learnt GameBeliefs::accept(const Branch& branch, double margin, bool provisional) {
    m_refused.reset();
    m_halfPlayed.reset();
    m_lastMove.reset();
    m_suspects.clear();
    m_doubtful = 0;
    Learnt learnt;
    learnt.isMended = true;
    learnt.doubt = Learnt::Doubt::None;
    const auto state = branch.belief.state;
    for (std::size_t i = 0; i < branch.steps.size(); ++i) {
        const auto& step = branch.steps[i];
        const bool isLast = i + 1 == branch.steps.size();
        learnt.happened.push_back({Happened::Kind::Played,
                                   isLast ? state : branch.steps[i + 1].phase.before, step.table,
                                   step.phase, margin, provisional});
    }
    m_branches = {{{state, 1.0, {}, branch.belief.glimpsed}, {}}};
    learnt.isOver = isOver();
    learnt.isLikely = !learnt.isOver;
    return learnt;
}

std::optional<Learnt> GameBeliefs::play(std::span<const engine::Action> actions) {
    if (m_branches.empty()) {
        return std::nullopt;
    }
    m_looks.clear();
    auto branch = m_branches.front();
    branch.belief.glimpsed.reset();
    const auto before = branch.belief.state;
    auto& state = branch.belief.state;
    for (const auto& action : actions) {
        if (state.phase == engine::Phase::Over ||
            !(engine::isLegal(state, action) || engine::isChance(state))) {
            return std::nullopt;
        }
        engine::apply(state, action);
    }
    if (actions.empty() || !engine::isSettled(state)) {
        return std::nullopt;
    }
    branch.steps.push_back(
        {{before, {actions.begin(), actions.end()}, state, before}, kTableByHand});
    m_before.reset(); // what was seen before tells nothing of what lies there now
    return accept(branch, 1.0, false);
}

std::optional<Learnt> GameBeliefs::overrule() {
    if (!m_refused) {
        return std::nullopt;
    }
    auto refused = *m_refused;
    refused.nearest = fromItsBeginning(refused.nearest);
    const auto state = engine::laidAs(refused.nearest.belief.state, m_colours, refused.seen);
    if (!state) {
        return std::nullopt;
    }
    m_before = refused.seen;
    return refused.isSetUp ? beginWith(*state) : goOnFrom(*state, refused.nearest);
}

std::optional<Learnt> GameBeliefs::vouchFor(const engine::Observation& table) {
    assert(!m_branches.empty());
    const auto* agrees = agreeingWith(table);
    const auto branch = agrees != nullptr ? *agrees : m_branches.front();
    const auto state = agrees != nullptr ? std::optional(branch.belief.state)
                                         : engine::laidAs(branch.belief.state, m_colours, table);
    if (!state) {
        return std::nullopt;
    }
    m_table = kTableByHand;
    return goOnFrom(*state, branch);
}

const Branch* GameBeliefs::agreeingWith(const engine::Observation& table) const {
    const auto odd = [&](const Branch& branch) {
        return oddPlaces({branch.belief.state, m_colours}, table);
    };
    const auto said = odd(m_branches.front());
    if (said.empty()) {
        return &m_branches.front(); // against the rules or not: so it lies
    }
    const double least = kWorthAThought * m_branches.front().belief.weight;
    const auto agrees = std::find_if(m_branches.begin(), m_branches.end(), [&](const auto& branch) {
        const auto wrong = odd(branch);
        return !branch.isBroken && branch.belief.weight >= least &&
               std::find_first_of(said.begin(), said.end(), wrong.begin(), wrong.end()) ==
                   said.end();
    });
    return agrees == m_branches.end() ? nullptr : &*agrees;
}

Learnt GameBeliefs::goOnFrom(const State& state, Branch before) {
    m_looks.clear();
    before.belief = {state};
    auto learnt = accept(before, 1.0, false);
    learnt.happened.push_back({Happened::Kind::Vouched, state, m_table, {}});
    return learnt;
}

void GameBeliefs::goBackTo(const State& state) {
    m_branches = {{{state}, {}}};
    m_suspects.clear();
    m_looks.clear();
    m_refused.reset();
    m_before.reset();
    m_halfPlayed.reset();
    m_lastMove.reset();
    m_warnedOf.clear();
    m_doubtful = 0;
    m_mistake = engine::kMistake;
}

} // namespace pocketmars::session
