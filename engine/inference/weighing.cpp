#include "engine/inference/weighing.h"

#include "engine/inference/seen_way.h"
#include "engine/inference/slip_gains.h"
#include "engine/rules/game.h"
#include "engine/state/public_view.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <unordered_map>
#include <utility>

namespace pocketmars::engine {
namespace {

// A priori, by phases that passed: none, one, two, … Who is in a hurry, or waits for nobody, leaves
// one table in three unseen.
constexpr std::array<double, 8> kPassed{0.25, 0.5, 0.1, 0.1, 0.01, 0.005, 0.003, 0.001};
// Of the tables after so many phases, those on which a move is under way.
constexpr double kInMove = 0.05;
// What was glimpsed may be wrong anyway: of all that looks alike, this much need not agree.
constexpr double kWorthGlimpsing = 0.05;
// A move has one chance in some hundred, and each card that shows itself takes one in some ten.
constexpr double kSurprising = 13.0; // nats
// Turns between two looks: of those that explain the table anyhow, and of those that nothing less
// explains.
constexpr int kTurns = 2;
constexpr int kMostTurns = 4;
// So many states are gone on from with another turn; of those that look alike, so many.
constexpr std::size_t kGoneOn = 30;
constexpr std::size_t kAlike = 3;
// They must not fit so much worse than the best of them; nor than the best without another turn,
// where the cards that show on the deck and the discard pile may have come there by luck. Nats.
constexpr double kLessFitting = 6.0;
constexpr double kLuck = 4.0;
// What is looked for is not so much less likely than the best that was found: somewhat more than a
// branch may be that is carried on, since the best may have come by luck to what the next table
// takes from it. Nor does it explain the table so much worse than if it were as it was read. Nats.
constexpr double kNotWorth = 14.0;
constexpr double kFarOff = 22.0;
// A belief that was not unlikely and explains a table so much worse than another one was misled by
// a glimpse, perhaps. Nats.
constexpr double kMuchWorse = 3.0;
// Memory has an end: once so many nodes were found on the way, no further state is gone on from,
// nor a further glimpse doubted.
constexpr std::size_t kMostGoneOn = 25'000;
// An end that shows nothing is as likely as that it has not come yet.
constexpr double kNoLess = 5.0; // nats
// Continuations that explain the table so much worse than the best are given up.
constexpr double kHopeless = 20.0; // nats
constexpr double kNever = -1e18;

/// A priori, that so many phases passed.
double logPassed(int phases) {
    return std::log(kPassed.at(std::min(static_cast<std::size_t>(phases), kPassed.size() - 1)));
}

/// Keeps of what is known of the way to a state what it has in common with another way that looks
/// the same. A phase in which nothing happened may be missing in one of them.
/// @param first  before it they are the same already
void generaliseWay(std::vector<State>& begins, const std::vector<State>& others,
                   std::size_t first) {
    auto other = others.begin() + static_cast<std::ptrdiff_t>(std::min(first, others.size()));
    for (std::size_t i = first; i < begins.size(); ++i) {
        auto& state = begins[i];
        const auto same = std::find_if(other, others.end(), [&state](const State& each) {
            return each.round == state.round && each.phase == state.phase &&
                   each.toMove == state.toMove;
        });
        if (same != others.end()) {
            generalise(state, *same);
            other = same;
        }
    }
}

/// Candidates that look alike, and did so whenever a phase ended on the way, are one, but for what
/// is a slip in one of them.
struct Look {
    PublicView view;
    std::size_t way = 0; ///< a hash
    int turns = 0;
    std::optional<Slip> slip;
    friend bool operator==(const Look&, const Look&) = default;
};

struct LookHash {
    std::size_t operator()(const Look& look) const {
        const auto slip = look.slip.value_or(Slip{Slip::Kind::FailureLeftOut, 0, 1, 0});
        return std::hash<PublicView>()(look.view) ^ look.way ^ (std::size_t{slip.is} << 8U) ^
               (static_cast<std::size_t>(look.turns) << 32U) ^ (std::size_t{slip.belongs} << 16U) ^
               (std::size_t{slip.seat} << 24U);
    }
};

std::optional<ObservationModel> modelSeen(const Observation* seen,
                                          const std::vector<std::string>& colours) {
    return seen != nullptr ? std::optional<ObservationModel>(std::in_place, *seen, colours)
                           : std::nullopt;
}

/// With the slip that was made behind the node.
State slipped(State state, const Weighing::Candidate& candidate) {
    if (candidate.made) {
        make(state, *candidate.made);
    }
    return state;
}

} // namespace

Weighing::Weighing(std::span<const Belief> beliefs, const std::vector<std::string>& colours,
                   const Observation& seen, const ReconcileOptions& options)
    : m_options(options), m_before(modelSeen(options.before, colours)),
      m_model(seen, colours, m_before ? &*m_before : nullptr), m_search(beliefs, options.turns),
      m_paths(beliefs, m_search), m_best(kNever), m_bestLegal(kNever) {
    for (const auto& belief : beliefs) {
        m_models.push_back(m_before && !belief.isMended ? m_model.givenThat(*m_before, belief.state)
                                                        : std::nullopt);
        m_stayed.push_back(std::log(belief.weight / belief.anew));
    }
    weigh(0);
    if (const auto doubted = misled(beliefs); !doubted.empty()) {
        const auto glimpsed = m_search.nodes().size();
        m_search.doubtGlimpses(
            beliefs, doubted, options.turns, kMostGoneOn,
            [worth = promise()](const SearchNode& next) { return worth(next).has_value(); });
        weigh(glimpsed);
    }
    const bool isSolo = beliefs.front().state.mode == Mode::Solo;
    // What one turn explains badly, or well by luck, another turn may explain better; with all
    // hands unknown it is looked for only where the table shows more than one turn. More than
    // two are looked for only where nothing else explains the table.
    if (isSolo || (trace() > kTrace && isSurprising())) {
        goOn(worthGoingOn());
        for (int turns = kTurns; turns < kMostTurns && isSurprising(); ++turns) {
            goOn(worthGoingOn());
        }
    }
    goOn(unlikelyBeliefs());
    // Slips are looked for only where the table shows a trace of one, where what is legal is a
    // surprise, or where one is doubtful still.
    if (trace() > kTrace || isSurprising() || m_search.hasSlip()) {
        const auto legal = m_search.nodes().size();
        m_search.leaveFailuresOut(
            [worth = promise()](const SearchNode& next) { return worth(next).has_value(); });
        weigh(legal);
        addSlips();
    }
}

double Weighing::trace() const { return std::exp(m_model.logLikelihoodAsRead() - m_bestKnown); }

bool Weighing::isSurprising() const {
    return m_bestLegal < m_model.logLikelihoodAsRead() - kSurprising;
}

const ObservationModel& Weighing::modelOf(const SearchNode& node) const {
    const auto& model = m_models[node.belief];
    return model ? *model : m_model;
}

void Weighing::add(const Candidate& candidate) {
    m_candidates.push_back(candidate);
    m_best = std::max(m_best, candidate.logWeight);
}

void Weighing::weigh(std::size_t first) {
    for (std::size_t i = first; i < m_search.nodes().size(); ++i) {
        const auto& node = m_search[i];
        const auto likelihood = logLikelihood(m_model, i);
        const double stays = m_models[node.belief]
                                 ? logLikelihood(modelOf(node), i).total() - likelihood.total()
                                 : 0;
        const double stayed = m_stayed[node.belief] + stays;
        const double weight = logPassed(node.phases) + (node.isBetween() ? 0 : std::log(kInMove)) +
                              node.logPrior + likelihood.total() + stays;
        add({i, std::nullopt, weight, stayed});
        const double anew = m_options.isWarned ? weight : weight - stayed;
        if (!node.slip && anew > m_bestLegal) {
            m_bestLegal = anew;
            m_bestKnown = likelihood.known + (m_options.isWarned ? stays : 0);
        }
    }
}

ObservationModel::LogLikelihood Weighing::logLikelihood(const ObservationModel& model,
                                                        std::size_t node) const {
    return model.logLikelihood(m_search[node].state, m_search.untouchedSince(node));
}

ContinuationSearch::Promise Weighing::promise() const {
    const double least =
        std::max(m_bestLegal - kNotWorth - m_model.logLikelihoodAsRead(), -kFarOff);
    return [this, least](const SearchNode& next) -> std::optional<double> {
        const double before = logPassed(std::max(next.phases, 1)) + next.logPrior;
        if (before <= least) {
            return std::nullopt;
        }
        const double best = before + modelOf(next).logLikelihoodToCome(next.state);
        return best > least ? std::optional(best) : std::nullopt;
    };
}

std::vector<std::size_t> Weighing::misled(std::span<const Belief> beliefs) const {
    std::vector<double> best(beliefs.size(), kNever);
    for (const auto& candidate : m_candidates) {
        auto& own = best[m_search[candidate.node].belief];
        own = std::max(own, candidate.logWeight);
    }
    double well = kNever;
    for (std::size_t b = 0; b < beliefs.size(); ++b) {
        well = std::max(well, best[b] - std::log(beliefs[b].weight));
    }
    std::vector<std::size_t> out;
    for (std::size_t b = 0; b < beliefs.size(); ++b) {
        const bool isWorse = best[b] - std::log(beliefs[b].weight) < well - kMuchWorse;
        if (beliefs[b].glimpsed && (trace() > kTrace || (isWorse && !m_search.isUnlikely(b)))) {
            out.push_back(b);
        }
    }
    return out;
}

void Weighing::goOn(const std::vector<std::size_t>& from) {
    if (m_goneOn > kMostGoneOn) {
        return;
    }
    const auto known = m_search.nodes().size();
    m_search.goOn(from, promise(), kMostGoneOn - m_goneOn);
    weigh(known);
    m_goneOn += m_search.nodes().size() - known;
}

std::vector<std::size_t> Weighing::unlikelyBeliefs() const {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < m_search.nodes().size(); ++i) {
        if (m_search.waits(i) && m_search.isUnlikely(m_search[i].belief)) {
            out.push_back(i);
        }
    }
    return out;
}

std::vector<std::size_t> Weighing::worthGoingOn() const {
    std::vector<std::pair<double, std::size_t>> waiting;
    for (std::size_t i = 0; i < m_search.nodes().size(); ++i) {
        const auto& node = m_search[i];
        if (m_search.waits(i) && !node.slip) {
            waiting.emplace_back(logPassed(node.phases) + node.logPrior +
                                     modelOf(node).logLikelihoodOnTheWay(node.state),
                                 i);
        }
    }
    std::sort(waiting.begin(), waiting.end(), [](const auto& a, const auto& b) {
        return a.first != b.first ? a.first > b.first : a.second < b.second;
    });
    std::unordered_map<std::size_t, std::size_t> looks;
    std::vector<std::size_t> best;
    for (const auto& [weight, node] : waiting) {
        if (weight < waiting.front().first - kLessFitting || weight < m_bestLegal - kLuck) {
            break;
        }
        if (++looks[lookOf(m_search[node].state)] <= kAlike) {
            best.push_back(node);
        }
        if (best.size() == kGoneOn) {
            break;
        }
    }
    return best;
}

void Weighing::addSlips() {
    const auto nodes = m_candidates.size();
    for (std::size_t c = 0; c < nodes; ++c) {
        const auto [i, none, weight, stayed] = m_candidates[c];
        const auto& node = m_search[i];
        if (!node.slip && node.isBetween()) {
            forEachSlip(node.state, m_model,
                        [&, from = i, base = weight, owed = stayed](const Slip& slip, double gain) {
                            const double gained =
                                gainOf(slip, m_search[from].state, modelOf(m_search[from]));
                            const double slipped = base + gained + std::log(prior(slip));
                            if (slipped > m_best - kHopeless) {
                                add({from, slip, slipped, owed + gained - gain});
                            }
                        });
        }
    }
}

bool Weighing::isBetter(const Candidate& one, const Candidate& other) const {
    const bool isOver = m_search[one.node].state.phase == Phase::Over;
    const bool isOtherOver = m_search[other.node].state.phase == Phase::Over;
    const double more = one.logWeight - other.logWeight;
    return isOver == isOtherOver ? more > 0 : isOver ? more > -kNoLess : more > kNoLess;
}

std::optional<Slip> Weighing::slipOf(const Candidate& candidate) const {
    return candidate.made ? candidate.made : m_search[candidate.node].slip;
}

State Weighing::shown(const Candidate& candidate) const {
    auto state = slipped(m_search[candidate.node].state, candidate);
    m_model.name(state);
    return state;
}

State Weighing::named(const Candidate& candidate) {
    auto state = slipped(m_paths.knownAt(candidate.node).state, candidate);
    m_model.nameCertain(state, m_options.named);
    return state;
}

State Weighing::glimpsed(const Candidate& candidate, const State& known) const {
    auto state = slipped(m_search[candidate.node].state, candidate);
    m_model.nameGlimpsed(state, known, m_options.glimpsed);
    return state;
}

std::vector<Weighing::Group> Weighing::groups() {
    std::unordered_map<Look, Group, LookHash> groups;
    std::vector<std::pair<const Candidate*, Group*>> members;
    for (const auto& candidate : m_candidates) {
        if (candidate.logWeight < m_best - kHopeless) {
            continue;
        }
        // What looks alike now is one, though its cards may not be known for certain yet.
        const auto& state = m_search[candidate.node].state;
        auto& group = groups[{publicView(shown(candidate)), m_search[candidate.node].lookOfWay(),
                              turnsPlayed(state), slipOf(candidate)}];
        if (group.weight == 0 || isBetter(candidate, group.best)) {
            group.best = candidate;
        }
        group.weight += std::exp(candidate.logWeight - m_best);
        const double stayed = m_options.isWarned ? 0 : candidate.stayed;
        group.anew += std::exp(candidate.logWeight - stayed - m_best);
        members.emplace_back(&candidate, &group); // the map keeps its elements where they are
    }
    for (auto& [look, group] : groups) {
        group.state = named(group.best);
        group.glimpsed = glimpsed(group.best, group.state);
        group.begins = m_paths.begins(group.best.node);
        group.from.insert(m_search[group.best.node].belief);
        group.glimpsedOf = std::exp(group.best.logWeight - m_best);
    }
    std::stable_sort(members.begin(), members.end(), [](const auto& a, const auto& b) {
        return a.first->logWeight > b.first->logWeight;
    });
    for (const auto& [candidate, group] : members) {
        if (candidate->node != group->best.node &&
            candidate->logWeight > group->best.logWeight + std::log(kWorthTelling)) {
            const auto state = named(*candidate);
            if (group->glimpsedOf < (1 - kWorthGlimpsing) * group->weight) {
                generalise(group->glimpsed, glimpsed(*candidate, state));
                group->glimpsedOf += std::exp(candidate->logWeight - m_best);
            }
            generalise(group->state, state);
            const auto belief = m_search[candidate->node].belief;
            const bool isNew = group->from.insert(belief).second;
            generaliseWay(group->begins, m_paths.begins(candidate->node),
                          isNew ? 0 : m_paths.past(belief).size());
        }
    }
    std::vector<Group> out;
    out.reserve(groups.size());
    for (const auto& [look, group] : groups) {
        out.push_back(group);
    }
    std::sort(out.begin(), out.end(), [](const Group& a, const Group& b) {
        return a.weight != b.weight ? a.weight > b.weight : a.best.node < b.best.node;
    });
    return out;
}

Continuation Weighing::continuationOf(const Group& group) {
    Continuation out;
    out.state = group.state;
    out.glimpsed = group.glimpsed;
    out.slip = slipOf(group.best);
    out.belief = m_search[group.best.node].belief;
    const auto past = static_cast<std::ptrdiff_t>(m_paths.past(out.belief).size());
    out.past.assign(group.begins.begin(), group.begins.begin() + past);
    out.phases = m_paths.phases(group.best.node, group.begins);
    return out;
}

} // namespace pocketmars::engine
