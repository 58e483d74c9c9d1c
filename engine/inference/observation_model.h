#pragma once

#include "engine/inference/slip.h"
#include "engine/observation/observation.h"
#include "engine/state/state.h"
#include "engine/state/unknown_cards.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace pocketmars::engine {

/// How likely an observation is, whatever state the table may be in: each item is right with its
/// confidence; where it is wrong, counts are rather one off than three, and other values are all as
/// likely. Items are taken as independent, looks are not: see givenThat(). What is unseen or unread
/// tells nothing.
class ObservationModel {
public:
    /// @param colours  by seat; the observation's players in the same order
    /// @param before   another of the same players, or null: what has not been touched since shows
    ///                 what it showed, and is read as it was read
    ObservationModel(const Observation& seen, const std::vector<std::string>& colours,
                     const ObservationModel* before = nullptr);

    /// The same observation where the table before it is known: what is as it was and is read as it
    /// was read has the same shadow on it, and is hardly read right by now if it was misread then.
    /// @param before  of the same players
    /// @param then    the state at which that was observed
    /// @return nothing where nothing was misread then that is read so again
    [[nodiscard]] std::optional<ObservationModel> givenThat(const ObservationModel& before,
                                                            const State& then) const;

    /// log p(seen | state), up to a term that is the same for every state, in two parts.
    struct LogLikelihood {
        double known = 0.0;   ///< of what the state knows
        double unknown = 0.0; ///< the chance that cards it doesn't know are what was seen

        [[nodiscard]] double total() const { return known + unknown; }
    };
    [[nodiscard]] LogLikelihood logLikelihood(const State& state) const {
        return logLikelihood(state, Untouched{});
    }

    /// Where cards lie that have not been touched since the observation before.
    struct Untouched {
        /// The first so many cards of each prep module.
        std::array<std::size_t, kMaxPlayers> prep{};
        bool deck = false;
        bool discard = false;
    };

    /// The same where a card that nobody touched still shows what it showed.
    [[nodiscard]] LogLikelihood logLikelihood(const State& state, const Untouched& untouched) const;

    /// How well a state fits that is not the last one: the game went on before it was seen, so that
    /// of what changes in every turn each item may be another by now. Only what nobody undoes
    /// counts in full: a card that lies in a stack.
    [[nodiscard]] double logLikelihoodOnTheWay(const State& state) const;

    /// About the most that the observation can be likely if the game goes on from a state before it
    /// is seen, relative to logLikelihoodAsRead(): a card that lies in a stack stays there, the top
    /// one nearly always.
    [[nodiscard]] double logLikelihoodToCome(const State& state) const;

    /// The same if every item is as it was read.
    [[nodiscard]] double logLikelihoodAsRead() const { return m_asRead; }

    /// log p of what was seen of the number of a seat's colonists at a spot, and of its energy, if
    /// it is `value`; what was not read tells nothing (0).
    /// @param value  0..7
    [[nodiscard]] double logColonists(std::size_t seat, Spot spot, std::size_t value) const;
    [[nodiscard]] double logEnergy(std::size_t seat, std::size_t value) const {
        return m_players[seat].energy[value];
    }

    /// Says of a state's unknown cards what was seen of them: suits in prep modules and on the
    /// deck, the top of the discard pile. Each is the likeliest value.
    void name(State& state) const;

    /// The same, but only what is as good as certain: nothing takes a name back. To have seen it
    /// twice proves nothing: the same shadow lies on it.
    /// @param sure  how certain, 0..1
    void nameCertain(State& state, double sure) const { nameSeen(state, sure); }

    /// The same of what was seen once, in a state whose names are glimpses: one that does not agree
    /// with what is seen now is taken back, unless it is known.
    /// @param known  the same state, without names that are glimpses
    /// @param sure   how certain, 0..1
    void nameGlimpsed(State& state, const State& known, double sure) const;

private:
    static constexpr std::size_t kValues = 8; ///< energy 0..7, colonists 0..7
    static constexpr std::size_t kDown = 7;   ///< of a strip: face down; before it the ranks
    using Counts = std::array<double, kValues>;
    using Strip = std::array<double, kDown + 1>;
    using Suits = std::array<double, kSuitCount>;
    using Cards = std::array<double, kCardCount + 1>; ///< by index; last: an empty pile
    using Tops = std::array<double, kSuitCount + 1>;  ///< last: an empty deck
    using Backs = std::optional<std::vector<Suits>>;

    struct Player {
        Counts energy{};
        Counts earth{};
        Counts ship{};
        std::array<Counts, 4> oneStar{};
        std::array<Counts, 4> twoStar{};
        Backs prep;
    };

    /// What shows of hidden cards.
    struct Hidden {
        std::array<Backs, kMaxPlayers> preps;
        std::optional<Cards> discardTop;
        std::optional<Tops> deckTop;
    };
    [[nodiscard]] Hidden hidden() const;

    /// The log of the likeliest of some values.
    template <class Values> [[nodiscard]] static double best(const Values& logs) {
        return *std::max_element(logs.begin(), logs.end());
    }
    void addPlayer(const Observation& seen, std::size_t seat, const std::string& colour);
    [[nodiscard]] static Strip stripLogs(const Reading<StackCard>& strip);
    /// What a card of a stack shows, by index of a strip; nothing where that is not known.
    [[nodiscard]] static std::optional<std::size_t> shownBy(GameCard card);

    void nameSeen(State& state, double sure) const;

    [[nodiscard]] double stackLikelihood(const State& state, Suit suit) const;
    [[nodiscard]] double alignment(std::span<const GameCard> cards,
                                   std::span<const Strip> strips) const;
    /// What nobody touches shows as it did at the look before.
    void expectUntouched(const ObservationModel& before);
    void expectMiscount(const ObservationModel& before, std::span<const GameCard> cards, Suit suit);
    /// @param assignment  by card, the back that it shows; may be null
    /// @param isSame      nobody has touched what was seen before
    [[nodiscard]] LogLikelihood prepLikelihood(const State& state, const SeenCards& known,
                                               std::size_t seat,
                                               std::vector<std::size_t>* assignment,
                                               bool isSame) const;
    [[nodiscard]] LogLikelihood discardLikelihood(const State& state, const SeenCards& known,
                                                  bool isSame) const;
    [[nodiscard]] LogLikelihood deckLikelihood(const State& state, const SeenCards& known,
                                               bool isSame) const;

    std::vector<Player> m_players;
    std::array<std::optional<std::vector<Strip>>, kSuitCount> m_stacks;
    /// A stack that was miscounted: what lay there when it was read as now, and how likely that is
    /// to be read so again.
    struct Miscounted {
        std::vector<GameCard> cards;
        std::size_t read = 0; ///< the first so many strips
        double logLikelihood = 0;
    };
    std::array<std::optional<Miscounted>, kSuitCount> m_miscounted;
    std::optional<Cards> m_discardTop;
    std::optional<Tops> m_deckTop;
    std::optional<Hidden> m_then;  ///< as it was read before
    std::optional<Hidden> m_again; ///< as it is likely now, if it is the same as then
    double m_asRead = 0.0;
};

} // namespace pocketmars::engine
