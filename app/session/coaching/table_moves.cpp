#include "app/session/coaching/table_moves.h"

#include "engine/observation/item_path.h"
#include "engine/rules/game.h"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace pocketmars::session {
namespace {

using engine::Action;
using engine::ActionKind;
using engine::Item;
using engine::ItemKind;
using engine::NamedState;
using engine::State;
using engine::Zone;

/// A place where a player's colonists can be, and how many there are.
struct Place {
    Item item;
    int count;
};

std::vector<Place> placesOf(const State& state, std::size_t seat) {
    const auto& player = state.players[seat];
    std::vector<Place> places{{{ItemKind::Earth, seat}, player.earth},
                              {{ItemKind::Ship, seat}, player.ship}};
    for (const auto suit : engine::kScoringSuits) {
        const auto b = engine::index(suit);
        places.push_back({{ItemKind::OneStar, seat, suit}, player.oneStar[b]});
        places.push_back({{ItemKind::TwoStar, seat, suit}, player.twoStar[b]});
    }
    return places;
}

class Moves {
public:
    explicit Moves(const NamedState& game) : m_table(engine::observe(game)) {}

    void add(const std::optional<Item>& from, const Item& to) {
        TableMove move{from ? engine::pathOf(m_table, *from) : std::string(),
                       engine::pathOf(m_table, to)};
        if (std::ranges::find(m_moves, move) == m_moves.end()) {
            m_moves.push_back(std::move(move));
        }
    }

    /// What of a player's lies elsewhere now.
    void addPieces(const State& before, const State& after, std::size_t seat) {
        const auto were = placesOf(before, seat);
        const auto are = placesOf(after, seat);
        auto from = were.begin();
        for (std::size_t i = 0; i < are.size(); ++i) {
            for (int more = are[i].count - were[i].count; more > 0; --more) {
                from = std::find_if(from, were.end(), [&](const Place& place) {
                    return are[static_cast<std::size_t>(&place - were.data())].count < place.count;
                });
                if (from != were.end()) {
                    add(from->item, are[i].item);
                }
            }
        }
        if (before.players[seat].energy != after.players[seat].energy) {
            add(std::nullopt, {ItemKind::Energy, seat});
        }
    }

    /// Where a card goes that is played or discarded for something else.
    void addCard(const State& before, const Action& action, std::size_t seat) {
        switch (action.kind) {
        case ActionKind::PlayPrep:
            addConnected(before, inPrep(before, seat, action.card), action.card);
            break;
        case ActionKind::PlayOther:
            addConnected(before, inPrep(before, action.seat, action.card), action.card);
            break;
        case ActionKind::PlayHand:
        case ActionKind::ConvertHand:
        case ActionKind::Discard:
            add(std::nullopt, {ItemKind::DiscardTop});
            break;
        case ActionKind::ConvertPrep:
            add(inPrep(before, seat, action.card), {ItemKind::DiscardTop});
            break;
        case ActionKind::Launch:
            if (before.mode == engine::Mode::Solo) { // DA loses a card
                add(inPrep(before, 1, action.card), {ItemKind::DiscardTop});
            }
            break;
        default:
            break;
        }
    }

    [[nodiscard]] std::vector<TableMove> take() { return std::move(m_moves); }

private:
    /// A card that lies in somebody's prep module.
    static std::optional<Item> inPrep(const State& state, std::size_t owner,
                                      engine::GameCard card) {
        const auto prep = state.cards.in(Zone::prep(owner));
        auto found = std::ranges::find(prep, card);
        if (found == prep.end()) { // named by its suit, or not known yet which one it is
            found = std::ranges::find(prep, card.suit(), &engine::GameCard::suit);
        }
        if (found == prep.end()) {
            return std::nullopt;
        }
        return Item{
            ItemKind::CardInPrep, owner, {}, static_cast<std::size_t>(found - prep.begin())};
    }

    /// On top of its suit's stack, or below the building where there is none.
    void addConnected(const State& before, const std::optional<Item>& from, engine::GameCard card) {
        if (const auto suit = card.suit()) {
            const auto cards = before.cards.count(Zone::stack(*suit));
            add(from, cards > 0 ? Item{ItemKind::CardInStack, 0, *suit, cards - 1}
                                : Item{ItemKind::Stack, 0, *suit});
        }
    }

    engine::Observation m_table;
    std::vector<TableMove> m_moves;
};

} // namespace

std::vector<TableMove> tableMovesOf(const NamedState& known, std::span<const Action> line) {
    Moves moves(known);
    auto now = known.state;
    for (const auto& action : line) {
        const auto seat = engine::playerToDecide(now);
        if (!seat) {
            break;
        }
        moves.addCard(now, action, *seat);
        if (!engine::isLegal(now, action) || engine::assumes(now, action)) {
            if (action.kind == ActionKind::Launch) {
                moves.add(Item{ItemKind::Earth, *seat}, {ItemKind::Ship, *seat});
            }
            break;
        }
        const auto before = now;
        engine::apply(now, action);
        for (std::size_t player = 0; player < now.playerCount; ++player) {
            moves.addPieces(before, now, player);
        }
    }
    return moves.take();
}

} // namespace pocketmars::session
