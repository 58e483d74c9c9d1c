#pragma once

#include "engine/inference/continuation_paths.h"
#include "engine/inference/continuation_search.h"
#include "engine/inference/observation_model.h"
#include "engine/inference/reconcile.h"
#include "engine/inference/slip.h"

#include <cstddef>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace pocketmars::engine {

/// By how much likelier a table makes a mistake that shows on it.
inline constexpr double kTrace = 3.0;
/// Of what is believed: less is not told.
inline constexpr double kWorthTelling = 1e-5;

/// What may have happened, weighed: all that the search finds, each against what was seen.
class Weighing {
public:
    /// A way in which the game may have gone on.
    struct Candidate {
        std::size_t node = 0;
        std::optional<Slip> made; ///< behind the node; what was made before is the node's own
        double logWeight = 0;     ///< nats, as all logarithms here
        double stayed = 0;        ///< what of it is owed to misreads that stay
    };

    /// Candidates that look alike, and did so on the way: told as one.
    struct Group {
        Candidate best;
        double weight = 0;          ///< of all, against the best candidate's
        double anew = 0;            ///< the same, each look a witness of its own
        State state;                ///< what all have in common
        State glimpsed;             ///< the same of what was glimpsed, in most of them
        double glimpsedOf = 0;      ///< the weight of those
        std::vector<State> begins;  ///< the same of the states before each phase on the way
        std::set<std::size_t> from; ///< beliefs whose past counts in that already
    };

    /// @param options  copied
    Weighing(std::span<const Belief> beliefs, const std::vector<std::string>& colours,
             const Observation& seen, const ReconcileOptions& options);

    /// How much likelier the table is if it is just as it was read than as the best legal
    /// continuation has it.
    [[nodiscard]] double trace() const;

    /// The log weight of the likeliest candidate, and of the likeliest that is legal, each look a
    /// witness of its own.
    [[nodiscard]] double best() const { return m_best; }
    [[nodiscard]] double bestLegal() const { return m_bestLegal; }

    /// Candidates that look alike as one, likeliest first.
    [[nodiscard]] std::vector<Group> groups();
    [[nodiscard]] Continuation continuationOf(const Group& group);

private:
    /// Whether only something very unlikely is legal.
    [[nodiscard]] bool isSurprising() const;
    /// What was seen, as likely as it is where that belief goes on.
    [[nodiscard]] const ObservationModel& modelOf(const SearchNode& node) const;
    [[nodiscard]] ObservationModel::LogLikelihood logLikelihood(const ObservationModel& model,
                                                                std::size_t node) const;
    void add(const Candidate& candidate);
    void weigh(std::size_t first);
    /// How well a node may explain the table at best: nothing where what was found by now does
    /// much better.
    [[nodiscard]] ContinuationSearch::Promise promise() const;
    /// Beliefs whose glimpses may have misled: all where the table is not as any continuation has
    /// it; else those that explain it much worse than another belief does, or the other, however
    /// unlikely it was, would be certain now.
    [[nodiscard]] std::vector<std::size_t> misled(std::span<const Belief> beliefs) const;
    /// Looks for another turn behind nodes, as far as it may explain the table about as well.
    void goOn(const std::vector<std::size_t>& from);
    /// Where a turn is looked for of beliefs that are much less likely than others.
    [[nodiscard]] std::vector<std::size_t> unlikelyBeliefs() const;
    /// Where one more turn is looked for: of what can have been played up to there, that which
    /// leads best to the table, and not only in ways that look the same.
    [[nodiscard]] std::vector<std::size_t> worthGoingOn() const;
    void addSlips();
    /// Which of two that look alike is told. Nobody decides in the phase in which a game ends, so
    /// that an end that shows nothing has come as soon as it can.
    [[nodiscard]] bool isBetter(const Candidate& one, const Candidate& other) const;
    [[nodiscard]] std::optional<Slip> slipOf(const Candidate& candidate) const;
    [[nodiscard]] State shown(const Candidate& candidate) const;
    [[nodiscard]] State named(const Candidate& candidate);
    [[nodiscard]] State glimpsed(const Candidate& candidate, const State& known) const;

    ReconcileOptions m_options;
    std::optional<ObservationModel> m_before;
    ObservationModel m_model;
    std::vector<std::optional<ObservationModel>> m_models; ///< by belief, where it is another
    std::vector<double> m_stayed;                          ///< by belief
    ContinuationSearch m_search;
    ContinuationPaths m_paths;
    std::vector<Candidate> m_candidates;
    std::size_t m_goneOn = 0; ///< nodes
    double m_best;
    double m_bestLegal;     ///< each look a witness of its own
    double m_bestKnown = 0; ///< of the same
};

} // namespace pocketmars::engine
