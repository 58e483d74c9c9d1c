#include "app/session/game/game_beliefs.h"

#include "engine/inference/laid_table.h"
#include "engine/inference/told_action.h"
#include "engine/observation/differing_items.h"
#include "engine/rules/game.h"
#include "engine/state/public_view.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

/// What a table says of the game.
namespace pocketmars::session {
namespace {

using engine::State;

// Ways in which the game may have gone on that are kept while it is not clear which.
constexpr std::size_t kMostBranches = 24;
constexpr double kLeastWeight = 5e-5;
// Mistakes that are kept in mind, and from which odds on.
constexpr std::size_t kMostSuspects = 3;
constexpr double kLeastSuspect = 1e-3;
// What is likelier than that is taken for what happened when it comes to orders.
constexpr double kLikely = 0.8;
// What is told is not taken back: of some 25 steps a game, in a thousand games, not one may be
// wrong. What is less sure waits for the next table, which has usually more to say.
constexpr double kSure = 0.999;
// What is less likely is asked about once so many tables did not decide it, or at once. A smaller
// doubt stays open: what follows may decide it, and what is next is clear enough.
constexpr double kWorthAsking = 0.9;
constexpr double kUnclear = 0.5;
constexpr int kPatienceWithDoubt = 4;
// What is read with less may be told by a better look.
constexpr double kReadWell = 0.9;
// A mistake waits for one more.
constexpr int kPatienceWithSlips = 1;
// However often a mistake showed, one table without it is enough.
constexpr double kMostSuspect = 0.1;
// Against what was believed before: that the game goes on from a table that breaks a rule.
constexpr double kAsLaid = 0.1;
// And that it was misread, and something else was played.
constexpr double kMisreadLegal = 0.5;

/// Whether a phase or turn has not ended yet.
bool isUnderWay(const State& state) { return !engine::isSettled(state) || engine::isChance(state); }

/// What was glimpsed, where that is more than what is known.
std::optional<State> glimpsedIn(const State& glimpsed, const State& known) {
    return glimpsed == known ? std::nullopt : std::optional(glimpsed);
}

/// Whether an item is read that was not, or well that was not.
template <class T> bool isNews(const engine::Reading<T>& is, const engine::Reading<T>& was) {
    return is.isRead() != was.isRead() || (is.confidence().value_or(1.0) >= kReadWell &&
                                           was.confidence().value_or(1.0) < kReadWell);
}

/// The same of each card.
template <class T>
bool areNews(const engine::Reading<std::vector<T>>& are,
             const engine::Reading<std::vector<T>>& were) {
    if (isNews(are, were) || !are.isRead()) {
        return isNews(are, were);
    }
    const auto& a = are.value();
    const auto& b = were.value();
    return !std::equal(a.begin(), a.end(), b.begin(), b.end(),
                       [](const T& is, const T& was) { return !isNews(is, was); });
}

/// Whether a table was read as before: nothing else, nothing more, nothing better.
bool tellsTheSame(const engine::Observation& now, const engine::Observation& before) {
    const auto& colours = now.players;
    for (std::size_t i = 0; i < now.players.size(); ++i) {
        const auto& is = now.players[i];
        const auto& was = before.players[i];
        if (isNews(is.energy, was.energy) || isNews(is.earth, was.earth) ||
            isNews(is.ship, was.ship) || areNews(is.prep, was.prep)) {
            return false;
        }
    }
    for (const auto suit : engine::kSuits) {
        const auto& is = now.building(suit);
        const auto& was = before.building(suit);
        const auto isCountNews = [&](const engine::ObservedPlayer& player) {
            const auto& colour = player.colour;
            return isNews(colonists(is.oneStar, colour), colonists(was.oneStar, colour)) ||
                   isNews(colonists(is.twoStar, colour), colonists(was.twoStar, colour));
        };
        if (areNews(is.stack, was.stack) ||
            std::any_of(colours.begin(), colours.end(), isCountNews)) {
            return false;
        }
    }
    return !isNews(now.discardTop, before.discardTop) &&
           engine::differingItems(before, now).empty();
}

} // namespace

const Branch& GameBeliefs::believed(std::size_t belief) const {
    return belief < m_branches.size() ? m_branches[belief] : m_suspects[belief - m_branches.size()];
}

Branch GameBeliefs::branchOf(const engine::Continuation& continuation) const {
    const auto& from = believed(continuation.belief);
    Branch branch{{continuation.state, continuation.posterior, continuation.slip,
                   glimpsedIn(continuation.glimpsed, continuation.state)},
                  from.steps,
                  from.isBroken,
                  from.isAsLaid};
    branch.belief.anew = continuation.anew;
    for (std::size_t i = 0; i < branch.steps.size(); ++i) {
        knowLess(branch.steps[i], continuation.past[i]);
    }
    for (const auto& phase : continuation.phases) {
        branch.steps.push_back({phase, m_table});
    }
    return branch;
}

bool GameBeliefs::showsPart(const State& underWay, const State& before) const {
    return !engine::differingItems(engine::observe({underWay, m_colours}),
                                   engine::observe({before, m_colours}))
                .empty();
}

Branch GameBeliefs::fromItsBeginning(Branch branch) const {
    if (isUnderWay(branch.belief.state) && !branch.steps.empty()) {
        const auto phase = branch.steps.back().phase;
        branch.steps.pop_back();
        // From there nobody has seen the table as it lies now.
        branch.belief.isMended =
            branch.belief.isMended || showsPart(branch.belief.state, phase.before);
        branch.belief.state = phase.before;
        branch.belief.glimpsed = glimpsedIn(phase.glimpsedBefore, phase.before);
    }
    return branch;
}

std::vector<Branch> GameBeliefs::branchesOf(const engine::Reconciliation& found,
                                            bool withSlip) const {
    const auto most = withSlip ? kMostSuspects : kMostBranches;
    const double least = withSlip ? kLeastSuspect : kLeastWeight;
    std::vector<Branch> branches;
    for (const auto& continuation : found.continuations) {
        if (continuation.slip.has_value() != withSlip || continuation.posterior < least) {
            continue;
        }
        auto branch = fromItsBeginning(branchOf(continuation));
        // What differs in glimpses alone is the same.
        const auto same = std::find_if(branches.begin(), branches.end(), [&](const Branch& other) {
            return other.steps == branch.steps && other.belief.slip == branch.belief.slip &&
                   other.belief.state == branch.belief.state && other.isBroken == branch.isBroken;
        });
        if (same != branches.end()) {
            same->belief.weight += branch.belief.weight;
            same->belief.anew += branch.belief.anew;
        } else if (branches.size() < most) {
            branches.push_back(std::move(branch));
        }
    }
    return branches;
}

std::vector<engine::Item> GameBeliefs::suspectedIn(const engine::Reconciliation& found,
                                                   const engine::Observation& seen) const {
    const auto legal = std::find_if(found.continuations.begin(), found.continuations.end(),
                                    [this](const engine::Continuation& each) {
                                        return !each.slip && !believed(each.belief).isBroken;
                                    });
    return legal == found.continuations.end() ? std::vector<engine::Item>{}
                                              : oddPlaces({legal->state, m_colours}, seen);
}

engine::Reconciliation GameBeliefs::reconcile(const engine::Observation& seen) {
    std::vector<engine::Belief> beliefs;
    beliefs.reserve(m_branches.size() + m_suspects.size());
    for (const auto* branches : {&m_branches, &m_suspects}) {
        for (const auto& branch : *branches) {
            auto& belief = beliefs.emplace_back(branch.belief);
            for (const auto& step : branch.steps) {
                belief.past.push_back(step.phase.before);
            }
        }
    }
    engine::ReconcileOptions options;
    options.sure = kSure;
    options.mistake = m_mistake;
    options.before = m_before ? &*m_before : nullptr;
    auto found = engine::reconcile(beliefs, m_colours, seen, options);
    // A mistake stays on the table: what speaks for one adds up from table to table, as long as it
    // is the same thing that is odd.
    const auto oddities = oddPlaces({found.continuations.front().state, m_colours}, seen);
    const bool isSame = std::find_first_of(oddities.begin(), oddities.end(), m_oddities.begin(),
                                           m_oddities.end()) != oddities.end();
    if (m_mistake > engine::kMistake && !isSame) {
        options.mistake = engine::kMistake;
        found = engine::reconcile(beliefs, m_colours, seen, options);
    }
    // What somebody was warned of, and played on, is hardly so: it is not told again.
    m_suspected = suspectedIn(found, seen);
    std::erase_if(m_warnedOf, [this](const engine::Item& item) {
        return std::find(m_suspected.begin(), m_suspected.end(), item) == m_suspected.end();
    });
    if (found.verdict == engine::Verdict::Impossible && !m_warnedOf.empty() &&
        m_suspected.size() <= m_warnedOf.size()) {
        options.isWarned = true;
        found = engine::reconcile(beliefs, m_colours, seen, options);
    }
    m_oddities = oddities;
    m_mistake = found.showsMistake ? std::clamp(found.mistake, engine::kMistake, kMostSuspect)
                                   : engine::kMistake;
    return found;
}

bool GameBeliefs::mayBeHalfPlayed(const engine::Reconciliation& found) const {
    return found.verdict == engine::Verdict::Ambiguous &&
           // A mistake is told from a misread by looking again.
           found.slips + found.mistake < kLeastSuspect &&
           std::any_of(found.continuations.begin(), found.continuations.end(),
                       [this](const engine::Continuation& each) {
                           return each.posterior >= kLeastSuspect && !each.phases.empty() &&
                                  isUnderWay(each.state) &&
                                  showsPart(each.state, each.phases.back().before);
                       });
}

Learnt GameBeliefs::follow(const engine::Observation& seen) {
    if (m_halfPlayed && tellsTheSame(seen, *m_halfPlayed)) {
        Learnt learnt; // somebody still thinks, or is done: another look does not say which
        weighDoubt(learnt, false);
        return learnt;
    }
    const auto found = reconcile(seen);
    if (found.verdict != engine::Verdict::InMove) {
        m_before = seen;
    }
    m_halfPlayed = mayBeHalfPlayed(found) ? std::optional(seen) : std::nullopt;
    m_lastMove = lastMoveIn(found);
    auto suspects = branchesOf(found, true);
    bool isTold = true;
    Learnt learnt;
    if (m_takesNothing && found.verdict != engine::Verdict::Impossible) {
        return hold(found);
    }
    switch (found.verdict) {
    case engine::Verdict::Certain:
        learnt = accept(branchOf(found.continuations.front()), found.margin, false);
        break;
    case engine::Verdict::Unchanged:
        learnt = unchanged(found);
        break;
    case engine::Verdict::InMove:
        m_refused.reset();
        learnt.isMended = true;
        return learnt; // what was suspected before is so still
    case engine::Verdict::Ambiguous:
        return hold(found);
    case engine::Verdict::Impossible: {
        if (!found.madeSlips.empty()) {
            return name(found, seen);
        }
        learnt = refuse({.seen = seen,
                         .nearest = nearest(found, seen),
                         .phase = m_branches.front().belief.state.phase});
        auto legal = branchesOf(found, false); // while the beliefs are those that were reconciled
        believeAsLaid(found);
        believeMisread(std::move(legal));
        isTold = false;
        break;
    }
    }
    for (auto& suspect : suspects) {
        if (isTold) {
            suspect.steps.clear();
        }
    }
    m_suspects = std::move(suspects);
    return learnt;
}

Learnt GameBeliefs::unchanged(const engine::Reconciliation& found) {
    const auto likeliest = branchOf(found.continuations.front());
    if (likeliest.isBroken) { // it was told, and waits to be mended
        return {};
    }
    if (m_branches.size() > 1 || !m_branches.front().steps.empty() || !m_suspects.empty()) {
        return accept(likeliest, found.margin, false); // it decides between what was open
    }
    m_refused.reset();
    m_branches.front().belief = likeliest.belief;
    m_branches.front().belief.weight = 1;
    m_branches.front().belief.anew = 1;
    Learnt learnt;
    learnt.isMended = true;
    return learnt;
}

Learnt GameBeliefs::refuse(RefusedTable table) {
    m_warnedOf = m_suspected;
    m_refused = std::move(table);
    Learnt learnt;
    learnt.isRefused = true;
    return learnt;
}

Branch GameBeliefs::nearest(const engine::Reconciliation& found,
                            const engine::Observation& seen) const {
    const auto* best = &found.continuations.front();
    std::size_t fewest = engine::kCardCount;
    for (const auto& each : found.continuations) {
        const auto wrong =
            engine::differingItems(engine::observe({each.state, m_colours}), seen).size();
        const bool isLikely =
            each.posterior > kLeastSuspect * found.continuations.front().posterior;
        if (isLikely && !each.slip && wrong > 0 && wrong < fewest) {
            best = &each;
            fewest = wrong;
        }
    }
    return branchOf(*best);
}

Learnt GameBeliefs::hold(const engine::Reconciliation& found) {
    double broken = 0;
    for (const auto& each : found.continuations) {
        broken += each.phases.empty() && believed(each.belief).isBroken ? each.anew : 0;
    }
    if (broken >= kWorthAsking) {
        return {}; // it was told, and waits to be mended
    }
    m_refused.reset();
    auto branches = branchesOf(found, false);
    auto suspects = branchesOf(found, true);
    if (branches.empty()) { // what was open before is so still
        branches = m_branches;
        for (auto& branch : branches) {
            branch.belief.weight *= kLeastWeight;
            branch.belief.anew *= kLeastWeight;
        }
    }
    m_branches = std::move(branches);
    m_suspects = std::move(suspects);
    Learnt learnt;
    learnt.isMended = true;
    if (!m_takesNothing) {
        acceptCommon(learnt);
    }
    weighDoubt(learnt, found.slips > kUnclear);
    return learnt;
}

void GameBeliefs::weighDoubt(Learnt& learnt, bool isOfSlips) {
    const double likely = certainty();
    m_doubtful = likely < kWorthAsking ? m_doubtful + 1 : 0;
    learnt.isLikely = likely >= kLikely;
    using Doubt = Learnt::Doubt;
    if (isOfSlips) {
        learnt.doubt = m_doubtful > kPatienceWithSlips ? Doubt::TooLarge : Doubt::Bearable;
        return;
    }
    const bool isOne = std::all_of( // as far as anybody can see
        m_branches.begin(), m_branches.end(),
        [this](const Branch& branch) { return differOnlyHidden(branch, m_branches.front()); });
    // What only a mistake could explain otherwise has no second option to ask about.
    if (isOne || likely >= kClear) {
        learnt.doubt = Doubt::None;
    } else {
        learnt.doubt = likely < kUnclear || m_doubtful > kPatienceWithDoubt ? Doubt::TooLarge
                                                                            : Doubt::Bearable;
    }
}

Learnt GameBeliefs::name(const engine::Reconciliation& found, const engine::Observation& seen) {
    const auto first = branchOf(found.continuations.front());
    const auto phase = first.steps.empty() ? m_branches.front().belief.state.phase
                                           : first.steps.back().phase.before.phase;
    const auto putRight = [](Branch branch, const engine::Slip& slip) {
        branch.belief.slip.reset();
        branch.belief.state = engine::mended(branch.belief.state, slip);
        branch.belief.glimpsed.reset();
        branch.belief.isMended = true;
        return branch;
    };
    std::vector<Branch> branches;
    std::vector<engine::Belief> slipped;
    for (const auto& slip : found.madeSlips) {
        std::size_t ways = 0;
        for (const auto& continuation : found.continuations) {
            if (continuation.slip != slip || ways == kMostSuspects) {
                continue;
            }
            // While a move is under way, the slip was made before it began.
            const auto asItWas = fromItsBeginning(branchOf(continuation));
            if (++ways == 1) {
                branches.push_back(putRight(asItWas, slip));
                slipped.push_back({continuation.state, 1.0, slip});
            }
            branches.push_back(asItWas);
            branches.back().isBroken = true;
            branches.back().belief.slip.reset();
        }
    }
    const auto legal = branchesOf(found, false);
    branches.insert(branches.end(), legal.begin(), legal.end());
    // A slip that was seen once and a misread that stays are told apart later.
    std::stable_sort(branches.begin(), branches.end(), [](const Branch& a, const Branch& b) {
        return a.belief.weight > b.belief.weight;
    });
    m_branches = std::move(branches);
    m_suspects.clear();
    auto learnt = refuse({.seen = seen,
                          .nearest = putRight(first, found.madeSlips.front()),
                          .phase = phase,
                          .slipped = std::move(slipped)});
    learnt.doubt = Learnt::Doubt::None;
    return learnt;
}

void GameBeliefs::believeAsLaid(const engine::Reconciliation& found) {
    std::erase_if(m_branches, [](const Branch& branch) { return branch.isAsLaid; });
    const auto& nearest = m_refused->nearest.belief.state;
    const auto laid =
        isUnderWay(nearest) ? std::nullopt : engine::laidAs(nearest, m_colours, m_refused->seen);
    if (laid) {
        auto branch = m_refused->nearest;
        double explained = 0;
        for (const auto& each : found.continuations) {
            explained += each.posterior;
        }
        branch.belief = {*laid, std::max(1 - explained, kAsLaid)};
        branch.belief.anew = branch.belief.weight;
        branch.isBroken = true;
        branch.isAsLaid = true;
        m_branches.push_back(std::move(branch));
    }
}

void GameBeliefs::believeMisread(std::vector<Branch> legal) {
    // The table as it was before may still be what it is mended to.
    for (auto& branch : m_branches) {
        branch.belief.isMended = branch.belief.isMended || !branch.isBroken;
    }
    for (auto& branch : legal) {
        if (!branch.isBroken) {
            branch.belief.weight *= kMisreadLegal;
            branch.belief.anew *= kMisreadLegal;
            m_branches.push_back(std::move(branch));
        }
    }
    std::stable_sort(m_branches.begin(), m_branches.end(), [](const Branch& a, const Branch& b) {
        return a.belief.weight > b.belief.weight;
    });
    m_branches.resize(std::min(m_branches.size(), kMostBranches));
}

bool GameBeliefs::beginsOtherwise(Branch& branch) {
    // What was done against the rules later makes the beginning no other one.
    return branch.steps.empty() ||
           !engine::differOnlyHidden(stateAfter(branch, 0), stateAfter(m_branches.front(), 0));
}

void GameBeliefs::acceptCommon(Learnt& learnt) {
    while (!m_branches.front().steps.empty()) {
        const auto step = m_branches.front().steps.front();
        double sure = 0;
        for (auto* branches : {&m_branches, &m_suspects}) {
            for (auto& branch : *branches) {
                sure += beginsOtherwise(branch) ? 0 : branch.belief.weight;
            }
        }
        const bool waitsToBeMended =
            m_branches.front().isBroken && m_branches.front().steps.back().table != m_table;
        if (sure < kSure || waitsToBeMended) {
            return;
        }
        std::vector<Branch> same;
        std::copy_if(m_branches.begin(), m_branches.end(), std::back_inserter(same),
                     [this](Branch& branch) { return !beginsOtherwise(branch); });
        m_branches = std::move(same);
        auto after = stateAfter(m_branches.front(), 0);
        for (auto& branch : m_branches) {
            engine::generalise(after, stateAfter(branch, 0));
        }
        for (auto& branch : m_branches) { // what each of them knows counts if it is the one
            branch.steps.erase(branch.steps.begin());
        }
        std::erase_if(m_suspects, [&](Branch& suspect) {
            return suspect.steps.size() > 1 &&
                   !engine::differOnlyHidden(stateAfter(suspect, 0), after);
        });
        for (auto& suspect : m_suspects) {
            suspect.steps.erase(suspect.steps.begin(),
                                suspect.steps.begin() + (suspect.steps.empty() ? 0 : 1));
        }
        learnt.happened.push_back(
            {Happened::Kind::Played, after, step.table, step.phase, sure, false});
        m_doubtful = 0;
    }
    learnt.isOver = isOver() && isSettled();
}

} // namespace pocketmars::session
