#include "engine/inference/laid_table.h"

#include "engine/state/state_check.h"
#include "engine/state/unknown_cards.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <variant>

namespace pocketmars::engine {
namespace {

void set(std::uint8_t& count, const Reading<int>& seen) {
    if (seen.isRead()) {
        count = static_cast<std::uint8_t>(seen.value());
    }
}

int colonistsOf(const PlayerState& player) {
    return player.earth + player.ship + colonistsInBuildings(player);
}

/// @return whether there are seven of them
bool layPieces(PlayerState& player, const std::string& colour, std::size_t seat,
               const Observation& seen) {
    const auto& lies = seen.players[seat];
    set(player.energy, lies.energy);
    set(player.earth, lies.earth);
    set(player.ship, lies.ship);
    for (const auto suit : kScoringSuits) {
        set(player.oneStar[index(suit)], colonists(seen.building(suit).oneStar, colour));
        set(player.twoStar[index(suit)], colonists(seen.building(suit).twoStar, colour));
    }
    // Those that are missing are where nobody could look.
    const int missing = kColonistsPerColour - colonistsOf(player);
    for (auto* space : {&player.ship, &player.earth}) {
        const bool wasRead = space == &player.earth ? lies.earth.isRead() : lies.ship.isRead();
        if (missing != 0 && !wasRead && *space + missing >= 0) {
            *space = static_cast<std::uint8_t>(*space + missing);
            break;
        }
    }
    return colonistsOf(player) == kColonistsPerColour;
}

/// The cards of a table that is laid anew, zone by zone.
class Cards {
public:
    Cards(const State& near, const Observation& seen) : m_state(near) {
        for (const auto suit : kSuits) {
            for (const auto& card : seen.building(suit).stack.valueOr({})) {
                if (const auto id = cardOf(suit, card).id()) {
                    m_shown.push_back(*id);
                }
            }
        }
        if (const auto top = seen.discardTop.valueOr(std::nullopt)) {
            m_shown.push_back(*top);
        }
    }

    void layStack(Suit suit, const std::vector<Reading<StackCard>>& seen) {
        const auto zone = Zone::stack(suit);
        const auto was = m_state.cards.in(zone);
        const std::vector<GameCard> before(was.begin(), was.end());
        // Cards that lie as they were seen stay; from the first one that does not on, all move.
        std::size_t same = 0;
        while (same < before.size() && same < seen.size() && shows(before[same], seen[same])) {
            ++same;
        }
        while (m_state.cards.count(zone) > same) {
            m_state.cards.move(zone, same, kAside);
        }
        for (std::size_t i = same; i < seen.size(); ++i) {
            const auto wanted =
                seen[i].isRead() || i >= before.size() ? cardOf(suit, seen[i]) : before[i];
            fetch(wanted, zone);
        }
    }

    void layPrep(std::size_t seat, const std::vector<Reading<Suit>>& seen) {
        const auto zone = Zone::prep(seat);
        m_laidPreps.push_back(zone);
        // The cards that are there already are the first to be taken for what was seen.
        const auto there = m_state.cards.in(zone);
        auto laid = keptFor(seen, {there.begin(), there.end()});
        for (std::size_t place = there.size(); place > 0; --place) {
            const auto isKept = [place](const Kept& each) { return each.place == place - 1; };
            if (std::none_of(laid.begin(), laid.end(), isKept)) {
                m_state.cards.move(zone, place - 1, kAside);
            }
        }
        // What is known best finds its card first.
        for (const bool isRead : {true, false}) {
            for (std::size_t i = 0; i < seen.size() && m_isPossible; ++i) {
                if (!laid[i].place && seen[i].isRead() == isRead) {
                    fetch(isRead ? GameCard(seen[i].value()) : GameCard(), zone);
                    laid[i].card = m_state.cards.in(zone).back();
                }
            }
        }
        for (std::size_t i = 0; i < seen.size() && m_isPossible; ++i) {
            m_state.cards.replace(zone, i, laid[i].card);
        }
    }

    void layDiscardTop(std::optional<CardId> seen) {
        const auto zone = Zone::discard();
        m_isPileLaid = true;
        if (!seen) {
            m_isPileEmpty = true;
            while (m_state.cards.count(zone) > 0) {
                m_state.cards.move(zone, 0, Zone::deck());
            }
            return;
        }
        const auto pile = m_state.cards.in(zone);
        if (pile.empty() || pile.back() != GameCard(*seen)) {
            fetch(GameCard(*seen), zone);
        }
    }

    /// Nothing where a card that was seen can't have come from anywhere.
    [[nodiscard]] std::optional<State> state() && {
        if (!m_isPossible) {
            return std::nullopt;
        }
        // What is left over: under the pile, whose top was seen.
        const auto pile = m_state.cards.count(Zone::discard());
        const auto to = m_isPileEmpty ? Zone::deck() : Zone::discard();
        while (m_state.cards.count(kAside) > 0) {
            m_state.cards.replace(kAside, 0, m_state.cards.in(kAside)[0].faceUp());
            m_state.cards.move(kAside, 0, to);
        }
        if (m_state.cards.count(Zone::discard()) > pile) {
            for (std::size_t i = 0; i < pile; ++i) {
                m_state.cards.move(Zone::discard(), 0, Zone::discard());
            }
        }
        return m_state;
    }

private:
    /// Empty between turns, so that it has room for what is put aside.
    static constexpr Zone kAside = Zone::drawn();

    /// A card that lies in a prep module as it did, if there is one for what was seen there.
    struct Kept {
        std::optional<std::size_t> place{}; ///< where it lay
        GameCard card{};                    ///< as it is known now
    };

    /// Which card of a prep module each back belongs to, likeliest first. A back of another suit
    /// than was known, where no card has gone, was known wrongly: which card it is nobody knows.
    [[nodiscard]] std::vector<Kept> keptFor(const std::vector<Reading<Suit>>& seen,
                                            const std::vector<GameCard>& before) const {
        std::vector<Kept> kept(seen.size());
        auto left = unknownOfSuits();
        const auto keep = [&](std::size_t i, std::size_t j) {
            const auto& back = seen[i];
            kept[i] = {j, before[j]};
            if (back.isRead() && before[j].suit() != back.value()) {
                --left[index(back.value())];
                if (const auto wrong = before[j].suit()) {
                    ++left[index(*wrong)];
                }
                kept[i].card = GameCard(back.value());
            }
        };
        const auto isTaken = [&kept](std::size_t j) {
            return std::any_of(kept.begin(), kept.end(),
                               [j](const Kept& each) { return each.place == j; });
        };
        const auto keepThatFit = [&](const auto& fits) {
            for (const bool isInPlace : {true, false}) {
                for (std::size_t i = 0; i < seen.size(); ++i) {
                    for (std::size_t j = 0; j < before.size(); ++j) {
                        if ((i == j || !isInPlace) && !kept[i].place && !isTaken(j) &&
                            fits(seen[i], before[j])) {
                            keep(i, j);
                        }
                    }
                }
            }
        };
        using Back = Reading<Suit>;
        keepThatFit([](const Back& back, GameCard card) {
            return back.isRead() && card.suit() == back.value();
        });
        keepThatFit([](const Back& back, GameCard) { return !back.isRead(); });
        keepThatFit([&left](const Back& back, GameCard card) {
            return !card.suit() && left[index(back.value())] > 0;
        });
        if (seen.size() >= before.size()) {
            keepThatFit(
                [&left](const Back& back, GameCard) { return left[index(back.value())] > 0; });
        }
        return kept;
    }

    /// How many cards of each suit lie where nobody knows of what suit they are.
    [[nodiscard]] std::array<int, kSuitCount> unknownOfSuits() const {
        std::array<int, kSuitCount> left{};
        left.fill(kCardsPerSuit);
        const auto count = [&](Zone zone) {
            for (const auto card : m_state.cards.in(zone)) {
                if (card.suit()) {
                    --left[index(*card.suit())];
                }
            }
        };
        std::for_each(kRestingZones.begin(), kRestingZones.end(), count);
        count(kAside);
        return left;
    }

    static bool shows(GameCard card, const Reading<StackCard>& seen) {
        if (!seen.isRead()) {
            return true;
        }
        const auto& value = seen.value();
        if (std::holds_alternative<FaceDown>(value)) {
            return card.isFaceDown();
        }
        if (card.isFaceDown()) {
            return false;
        }
        const auto id = card.id();
        if (const auto* strip = std::get_if<int>(&value)) {
            return *strip == 0 || (id && id->value() == *strip);
        }
        return id == std::get<CardId>(value);
    }

    static GameCard cardOf(Suit suit, const Reading<StackCard>& seen) {
        if (!seen.isRead()) {
            return GameCard(suit);
        }
        const auto& value = seen.value();
        if (std::holds_alternative<FaceDown>(value)) {
            return GameCard(suit).faceDown();
        }
        if (const auto* id = std::get_if<CardId>(&value)) {
            return GameCard(*id);
        }
        const int strip = std::get<int>(value);
        return strip == 0 ? GameCard(suit) : GameCard(CardId(suit, strip - 1));
    }

    /// Puts a card behind the last one of a zone, from wherever it lies or may lie.
    void fetch(GameCard wanted, Zone to) {
        const auto face = wanted.faceUp();
        const auto take = [&](Zone from, std::size_t place) {
            m_state.cards.move(from, place, to);
            const auto last = m_state.cards.count(to) - 1;
            const auto known = m_state.cards.in(to)[last].faceUp();
            // What was known of it stays, unless more was seen.
            const auto best = known.id() || (known.suit() && !face.id()) ? known : face;
            m_state.cards.replace(to, last, wanted.isFaceDown() ? best.faceDown() : best);
        };
        for (const auto match : {Match::Exact, Match::Unknown, Match::Any}) {
            if (const auto place = find(kAside, face, match)) {
                return take(kAside, *place);
            }
            for (const auto zone : sourcesFor(to)) {
                const auto place = find(zone, face, match);
                if (place && (zone != to || match == Match::Exact)) {
                    return take(zone, *place);
                }
            }
        }
        m_isPossible = false;
    }

    /// Where a card may come from, likeliest first: what lies before DA comes from the deck, all
    /// else from a player.
    [[nodiscard]] std::vector<Zone> sourcesFor(Zone to) const {
        std::vector<Zone> sources;
        for (std::size_t seat = 0; seat < m_state.playerCount; ++seat) {
            sources.push_back(Zone::hand(seat));
        }
        for (std::size_t seat = 0; seat < m_state.playerCount; ++seat) {
            const auto prep = Zone::prep(seat);
            if (std::find(m_laidPreps.begin(), m_laidPreps.end(), prep) == m_laidPreps.end()) {
                sources.push_back(prep);
            }
        }
        const bool isDas = m_state.mode == Mode::Solo && to == Zone::prep(1);
        sources.insert(isDas ? sources.begin() : sources.end(), Zone::deck());
        sources.push_back(Zone::discard());
        return sources;
    }

    enum class Match { Exact, Unknown, Any };

    [[nodiscard]] std::optional<std::size_t> find(Zone zone, GameCard wanted, Match match) const {
        auto cards = m_state.cards.in(zone);
        if (zone == Zone::discard() && m_isPileLaid && !cards.empty()) {
            cards = cards.first(cards.size() - 1); // its top stays
        }
        const auto isIt = [&](GameCard card) {
            const auto face = card.faceUp();
            if (match == Match::Exact || (wanted.id() && face.id())) {
                return face == wanted && wanted.id();
            }
            return (!face.id() || (match == Match::Any && !isShown(*face.id()))) &&
                   (!wanted.suit() || !face.suit() || wanted.suit() == face.suit());
        };
        const auto found = std::find_if(cards.begin(), cards.end(), isIt);
        return found == cards.end()
                   ? std::nullopt
                   : std::optional(static_cast<std::size_t>(found - cards.begin()));
    }

    State m_state;
    /// Whether it is wanted by name, so that it does not do for a card that nobody can tell.
    [[nodiscard]] bool isShown(CardId id) const {
        return std::find(m_shown.begin(), m_shown.end(), id) != m_shown.end();
    }

    std::vector<CardId> m_shown; ///< cards that are seen by name
    std::vector<Zone> m_laidPreps;
    bool m_isPileLaid = false;
    bool m_isPileEmpty = false; ///< as it was seen
    bool m_isPossible = true;   ///< all cards were found
};

} // namespace

std::optional<State> laidAs(const State& near, const std::vector<std::string>& colours,
                            const Observation& seen) {
    if (seen.players.size() != near.playerCount) {
        return std::nullopt;
    }
    auto pieces = near;
    for (std::size_t seat = 0; seat < near.playerCount; ++seat) {
        if (!layPieces(pieces.players[seat], colours[seat], seat, seen)) {
            return std::nullopt;
        }
    }
    Cards cards(pieces, seen);
    for (const auto suit : kSuits) {
        if (const auto& stack = seen.building(suit).stack; stack.isRead()) {
            cards.layStack(suit, stack.value());
        }
    }
    // Cards by name first: of a back any card of its suit will do.
    if (seen.discardTop.isRead()) {
        cards.layDiscardTop(seen.discardTop.value());
    }
    for (std::size_t seat = 0; seat < near.playerCount; ++seat) {
        if (const auto& prep = seen.players[seat].prep; prep.isRead()) {
            cards.layPrep(seat, prep.value());
        }
    }
    auto laid = std::move(cards).state();
    return laid && isConsistent(*laid) ? laid : std::nullopt;
}

} // namespace pocketmars::engine
