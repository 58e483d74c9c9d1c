#include "engine/reconcile.h"

#include "engine/automaton.h"
#include "engine/game.h"
#include "engine/observation_model.h"
#include "engine/state_hash.h"
#include "engine/unknown_cards.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace pocketmars::engine {
namespace {

// A priori, by phases that passed: none, one, two, three and more.
constexpr std::array<double, 4> kPassed{0.25, 0.55, 0.08, 0.08};
constexpr double kInMove = 0.03;
// By how much likelier a table makes a mistake that shows on it.
constexpr double kTrace = 3.0;
constexpr double kWorthTelling = 1e-5;
// Continuations that explain the table so much worse than the best are given up.
constexpr double kHopeless = 30.0; // nats

/// One decision on the way to a state.
struct Node {
    State state;
    int parent = -1; ///< below 0: a belief, -1 the first of them
    Action action{};
    int phases = 0;      ///< ended up to here
    double logPrior = 0; ///< each decision as likely as the others, unknown cards by chance
};

/// How likely it was that an unknown card is what an action says it is; 1 where it says nothing.
double chance(const State& state, const Action& action) {
    const auto zone = assumes(state, action);
    if (!zone) {
        return 1;
    }
    const auto asked = action.kind == ActionKind::Keep ? action.card2 : action.card;
    const auto place = placeOf(state, *zone, asked);
    const GameCard unknown = place ? state.cards.in(*zone)[*place].faceUp() : GameCard();
    const SeenCards seen(state);
    int fits = 0;
    int could = 0;
    for (int i = 0; i < kCardCount; ++i) {
        const CardId id(i);
        if (seen.canBe(unknown, id)) {
            ++could;
            fits += asked.id() ? static_cast<int>(asked.id() == id)
                               : static_cast<int>(asked.suit() == id.suit());
        }
    }
    // A bottom action that counts on a held suit names no card.
    constexpr double kHeld = 0.2;
    return fits > 0 ? static_cast<double>(fits) / could : kHeld;
}

/// A state by all that decides how it goes on and looks: the top of the discard pile shows, though
/// states that differ in the order of the pile are equal.
struct Seen {
    State state;

    [[nodiscard]] GameCard top() const {
        const auto discard = state.cards.in(Zone::discard());
        return discard.empty() ? GameCard().faceDown() : discard.back();
    }
    friend bool operator==(const Seen& a, const Seen& b) {
        return a.top() == b.top() && a.state == b.state;
    }
};

struct SeenHash {
    std::size_t operator()(const Seen& seen) const {
        return static_cast<std::size_t>(hashOf(seen.state)) ^ seen.top().code();
    }
};

/// All that can have happened, phase by phase.
class Search {
public:
    Search(std::span<const Belief> beliefs, int phases) : m_phases(phases) {
        for (std::size_t b = 0; b < beliefs.size(); ++b) {
            m_nodes.push_back({.state = beliefs[b].state,
                               .parent = -1 - static_cast<int>(b),
                               .logPrior = std::log(beliefs[b].weight)});
            m_seen.insert({beliefs[b].state});
        }
        for (std::size_t i = 0; i < m_nodes.size(); ++i) {
            expand(i);
        }
    }

    [[nodiscard]] const std::vector<Node>& nodes() const { return m_nodes; }

private:
    void expand(std::size_t i) {
        if (m_nodes[i].phases >= m_phases) {
            return;
        }
        const auto from = m_nodes[i]; // the vector grows
        legalActions(from.state, m_actions);
        m_chances.clear();
        double sum = 0;
        const bool isDa = !m_actions.empty() && isDaChoice(from.state);
        const std::size_t best = isDa ? bestForDa(from.state, m_actions) : 0;
        const int bestLead = isDa ? leadAfter(from.state, m_actions[best]) : 0;
        for (std::size_t a = 0; a < m_actions.size(); ++a) {
            double likely = chance(from.state, m_actions[a]);
            if (isDa && a != best) { // the player may break a tie another way, and no more
                likely = leadAfter(from.state, m_actions[a]) == bestLead ? kOtherTie : 0;
            }
            m_chances.push_back(likely);
            sum += likely;
        }
        for (std::size_t a = 0; a < m_actions.size(); ++a) {
            if (m_chances[a] == 0) {
                continue;
            }
            auto action = m_actions[a];
            if (action.kind == ActionKind::Shuffle) {
                action.seed = Action::kUnknownOrder; // on a real table
            }
            Node next{from.state, static_cast<int>(i), action, from.phases,
                      from.logPrior + std::log(m_chances[a] / sum)};
            apply(next.state, action);
            const bool ended = isSettled(next.state) && !isChance(next.state);
            next.phases += ended ? 1 : 0;
            if (m_seen.insert({next.state}).second) {
                m_nodes.push_back(next);
            }
        }
    }

    static constexpr double kOtherTie = 0.05;

    int m_phases;
    std::vector<Node> m_nodes;
    std::unordered_set<Seen, SeenHash> m_seen;
    ActionList m_actions;
    std::vector<double> m_chances;
};

/// What a camera could tell apart.
struct PublicView {
    State state;
    friend bool operator==(const PublicView&, const PublicView&) = default;
};

PublicView publicView(const State& state) {
    PublicView view{state};
    // Whose turn it is lies on no table: a phase that does nothing may have passed or not.
    view.state.phase = Phase::Over;
    view.state.round = 1;
    view.state.toMove = 0;
    view.state.progress = {};
    auto& cards = view.state.cards;
    const auto hide = [&cards](Zone zone, std::size_t except) {
        for (std::size_t i = 0; i < cards.count(zone); ++i) {
            if (i != except) {
                cards.replace(zone, i, GameCard());
            }
        }
    };
    constexpr std::size_t kNone = kCardCount;
    for (std::size_t seat = 0; seat < state.playerCount; ++seat) {
        hide(Zone::hand(seat), kNone);
        for (std::size_t i = 0; i < cards.count(Zone::prep(seat)); ++i) {
            const auto suit = cards.in(Zone::prep(seat))[i].suit();
            cards.replace(Zone::prep(seat), i, suit ? GameCard(*suit) : GameCard());
        }
    }
    hide(Zone::deck(), kNone);
    hide(Zone::discard(), cards.count(Zone::discard()) - 1);
    return view;
}

struct PublicHash {
    std::size_t operator()(const PublicView& view) const {
        return static_cast<std::size_t>(hashOf(view.state));
    }
};

/// Keeps of one zone what two states have in common; where they differ, suits, and then nothing.
void generalise(State& state, const State& other, Zone zone) {
    const auto count = state.cards.count(zone);
    if (other.cards.count(zone) != count) {
        return;
    }
    std::vector<GameCard> left(other.cards.in(zone).begin(), other.cards.in(zone).end());
    const auto takeOut = [&left](GameCard card) {
        const auto found = std::find(left.begin(), left.end(), card);
        if (found == left.end()) {
            return false;
        }
        left.erase(found);
        return true;
    };
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < count; ++i) {
        if (!takeOut(state.cards.in(zone)[i])) {
            open.push_back(i);
        }
    }
    for (const auto i : open) {
        const auto suit = state.cards.in(zone)[i].suit();
        const auto alike = std::find_if(left.begin(), left.end(), [suit](GameCard card) {
            return suit && card.suit() == suit;
        });
        if (alike != left.end()) {
            left.erase(alike);
            state.cards.replace(zone, i, GameCard(*suit));
        } else {
            state.cards.replace(zone, i, GameCard());
        }
    }
}

void generalise(State& state, const State& other) {
    for (std::size_t seat = 0; seat < state.playerCount; ++seat) {
        generalise(state, other, Zone::hand(seat));
        generalise(state, other, Zone::prep(seat));
    }
    generalise(state, other, Zone::deck());
    generalise(state, other, Zone::discard());
}

/// What nobody can have touched on the way from a belief: seats as in solo; in versus a turn may
/// touch it all.
ObservationModel::Untouched untouchedSince(const std::vector<Node>& nodes, std::size_t last) {
    bool noArchitect = true;
    bool noAndroid = true;
    std::size_t at = last;
    while (nodes[at].parent >= 0) {
        at = static_cast<std::size_t>(nodes[at].parent);
        const auto phase = nodes[at].state.phase;
        noArchitect = noArchitect && (phase == Phase::Failure || phase == Phase::Android);
        noAndroid = noAndroid && (phase == Phase::Failure || phase == Phase::Architect);
    }
    const auto& from = nodes[at].state.cards;
    const auto& to = nodes[last].state.cards;
    const auto sameCount = [&](Zone zone) { return from.count(zone) == to.count(zone); };
    ObservationModel::Untouched out;
    out.prep.fill(at == last);
    if (nodes[last].state.mode == Mode::Solo) {
        out.prep[0] = noArchitect;
        out.prep[1] = noAndroid && sameCount(Zone::prep(1)); // the human only takes from it
    }
    out.deck = sameCount(Zone::deck());
    out.discard = sameCount(Zone::discard());
    return out;
}

struct Group {
    std::size_t node = 0;    ///< the likeliest
    double logWeight = -1e9; ///< of the likeliest
    double weight = 0;       ///< of all, against the best group's
    State state;             ///< what all have in common
};

Continuation continuationOf(const std::vector<Node>& nodes, const Group& group, double posterior) {
    Continuation out;
    out.state = group.state;
    out.posterior = posterior;
    std::vector<std::size_t> path;
    auto at = static_cast<int>(group.node);
    for (; nodes[static_cast<std::size_t>(at)].parent >= 0;
         at = nodes[static_cast<std::size_t>(at)].parent) {
        path.push_back(static_cast<std::size_t>(at));
    }
    out.belief = static_cast<std::size_t>(-1 - nodes[static_cast<std::size_t>(at)].parent);
    bool begins = true;
    for (auto i = path.rbegin(); i != path.rend(); ++i) {
        const auto& node = nodes[*i];
        const auto& parent = nodes[static_cast<std::size_t>(node.parent)];
        if (begins) {
            out.phases.push_back({parent.state, {}, {}});
        }
        out.phases.back().actions.push_back(node.action);
        out.phases.back().after = node.state;
        begins = node.phases > parent.phases;
    }
    return out;
}

} // namespace

Reconciliation reconcile(std::span<const Belief> beliefs, const std::vector<std::string>& colours,
                         const Observation& seen, ReconcileOptions options) {
    assert(!beliefs.empty() && options.phases >= 0);
    const ObservationModel model(seen, colours);
    const Search search(beliefs, options.phases);
    const auto& nodes = search.nodes();

    std::optional<ObservationModel> before;
    if (options.before != nullptr) {
        before.emplace(*options.before, colours);
    }
    const auto* const earlier = before ? &*before : nullptr;
    std::vector<double> weights(nodes.size());
    double best = -1e18;
    double bestKnown = 0;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const auto& node = nodes[i];
        const bool between = node.parent < 0 || (isSettled(node.state) && !isChance(node.state));
        const auto passed = std::min(static_cast<std::size_t>(node.phases), kPassed.size() - 1);
        const auto likelihood = model.logLikelihood(node.state, earlier, untouchedSince(nodes, i));
        weights[i] =
            std::log(between ? kPassed[passed] : kInMove) + node.logPrior + likelihood.total();
        if (weights[i] > best) {
            best = weights[i];
            bestKnown = likelihood.known;
        }
    }
    const auto named = [&](std::size_t i) {
        auto state = nodes[i].state;
        model.nameCertain(state, earlier, untouchedSince(nodes, i), options.named);
        return state;
    };
    std::unordered_map<PublicView, Group, PublicHash> groups;
    std::vector<std::pair<std::size_t, Group*>> members;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (weights[i] < best - kHopeless) {
            continue;
        }
        // What looks alike now is one, though its cards may not be known for certain yet.
        auto shown = nodes[i].state;
        model.name(shown);
        auto& group = groups[publicView(shown)];
        group.weight += std::exp(weights[i] - best);
        if (weights[i] > group.logWeight) {
            group.logWeight = weights[i];
            group.node = i;
            group.state = named(i);
        }
        members.emplace_back(i, &group); // the map keeps its elements where they are
    }
    for (const auto& [i, group] : members) {
        if (i != group->node && weights[i] > group->logWeight + std::log(kWorthTelling)) {
            generalise(group->state, named(i));
        }
    }
    // Against the best continuation: the same moves, and a mistake that left the table as read.
    const double trace = std::exp(model.logLikelihoodAsRead() - bestKnown);
    // A mistake that was suspected before and shows no trace is not there.
    const double illegal = (trace > kTrace ? options.mistake : kMistake) * trace;
    double sum = illegal;
    std::vector<Group> order;
    for (const auto& [view, group] : groups) {
        order.push_back(group);
        sum += group.weight;
    }
    std::sort(order.begin(), order.end(), [](const Group& a, const Group& b) {
        return a.weight != b.weight ? a.weight > b.weight : a.node < b.node;
    });

    Reconciliation out;
    out.mistake = illegal / sum;
    out.showsMistake = trace > kTrace;
    for (const auto& group : order) {
        const double posterior = group.weight / sum;
        if (posterior < kWorthTelling && !out.continuations.empty()) {
            break;
        }
        out.continuations.push_back(continuationOf(nodes, group, posterior));
    }
    const auto& first = out.continuations.front();
    out.margin =
        first.posterior - (out.continuations.size() > 1 ? out.continuations[1].posterior : 0.0);
    if (illegal / sum > 1 - options.sure) {
        out.verdict = illegal / sum > 0.5 ? Verdict::Impossible : Verdict::Ambiguous;
    } else if (first.posterior < options.sure) {
        out.verdict = Verdict::Ambiguous;
    } else if (first.phases.empty()) {
        out.verdict = Verdict::Unchanged;
    } else {
        out.verdict =
            isSettled(first.state) && !isChance(first.state) ? Verdict::Certain : Verdict::InMove;
    }
    return out;
}

} // namespace pocketmars::engine
