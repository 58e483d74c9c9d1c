#include "app/parts/board_model.h"

#include "app/support/item_text.h"
#include "app/support/player_colour.h"
#include "engine/observation/item_path.h"
#include "engine/rules/score.h"

#include <utility>

namespace pocketmars::app {
namespace {

using engine::Item;
using engine::ItemKind;
using engine::Zone;

/// Draws the parts of one game.
class Drawer {
public:
    Drawer(const engine::NamedState& game, const calibration::Profile* profile)
        : m_state(&game.state), m_table(engine::observe(game)) {
        for (const auto& colour : game.colours) {
            m_colours << playerColour(profile, colour);
        }
        for (const auto& lines : engine::score(game).players) {
            m_totals << lines.total();
        }
    }

    [[nodiscard]] BoardBuilding building(engine::Suit suit) const {
        BoardBuilding out;
        out.suit = QString::fromStdString(std::string(engine::name(suit)));
        out.title = suitText(suit);
        std::size_t place = 0;
        for (const auto card : m_state->cards.in(Zone::stack(suit))) {
            auto drawn = boardCard(card);
            drawn.path = path({ItemKind::CardInStack, 0, suit, place++});
            out.stack << drawn;
        }
        if (suit != engine::Suit::Habitation) {
            const auto b = engine::index(suit);
            for (std::size_t seat = 0; seat < m_state->playerCount; ++seat) {
                const auto& player = m_state->players[seat];
                out.oneStar << pieces({ItemKind::OneStar, seat, suit}, player.oneStar[b]);
                out.twoStar << pieces({ItemKind::TwoStar, seat, suit}, player.twoStar[b]);
            }
        }
        return out;
    }

    [[nodiscard]] BoardSeat seat(std::size_t seat) const {
        const auto& player = m_state->players[seat];
        BoardSeat out;
        out.title = colourText(m_table.players[seat].colour);
        out.automaton = engine::roleOf(*m_state, seat) == engine::Role::Da;
        out.colour = m_colours[static_cast<qsizetype>(seat)];
        out.toMove = isActive(seat);
        out.ship = pieces({ItemKind::Ship, seat}, player.ship);
        out.earth = pieces({ItemKind::Earth, seat}, player.earth);
        out.energy = pieces({ItemKind::Energy, seat}, player.energy);
        std::size_t place = 0;
        for (const auto card : m_state->cards.in(Zone::prep(seat))) {
            auto drawn = boardCard(card);
            drawn.path = path({ItemKind::CardInPrep, seat, {}, place++});
            out.prep << drawn;
        }
        out.hand = static_cast<int>(m_state->cards.count(Zone::hand(seat)));
        out.total = m_totals[static_cast<qsizetype>(seat)];
        return out;
    }

    /// Whose phase or turn it is.
    [[nodiscard]] bool isActive(std::size_t seat) const {
        switch (m_state->phase) {
        case engine::Phase::Over:
        case engine::Phase::Failure:
            return false;
        case engine::Phase::Android:
            return engine::roleOf(*m_state, seat) == engine::Role::Da;
        case engine::Phase::Architect:
        case engine::Phase::Turn:
            break;
        }
        return m_state->toMove == seat;
    }

    [[nodiscard]] BoardCard discardTop() const {
        const auto pile = m_state->cards.in(Zone::discard());
        auto drawn = pile.empty() ? BoardCard() : boardCard(pile.back());
        drawn.path = path({ItemKind::DiscardTop});
        return drawn;
    }

private:
    [[nodiscard]] QString path(const Item& item) const {
        return QString::fromStdString(engine::pathOf(m_table, item));
    }
    [[nodiscard]] BoardPieces pieces(const Item& item, int count) const {
        return {count, m_colours[static_cast<qsizetype>(item.player)], titleText(m_table, item),
                path(item)};
    }

    const engine::State* m_state;
    engine::Observation m_table; ///< names the items
    QList<QColor> m_colours;     ///< by seat
    QList<int> m_totals;         ///< by seat
};

} // namespace

BoardCard boardCard(engine::GameCard card) {
    BoardCard out;
    out.faceDown = card.isFaceDown();
    const auto id = card.id();
    const auto suit = card.suit();
    out.suit = suit ? QString::fromStdString(std::string(engine::name(*suit))) : QString();
    if (id && !out.faceDown) {
        out.text = id->suit() == engine::Suit::Habitation
                       ? QString(QChar(static_cast<char16_t>(u'A' + id->rank())))
                       : QString::number(id->value());
        out.title = cardText(*id);
    } else {
        out.text = out.faceDown ? QString() : QStringLiteral("?");
        //: A card of which nothing is known
        out.title = suit ? suitText(*suit) : BoardModel::tr("Unknown card");
        if (out.faceDown) {
            //: A card that lies face down; %1 its suit
            out.title = BoardModel::tr("%1, face down").arg(out.title);
        }
    }
    return out;
}

void BoardModel::setGame(const engine::NamedState& game, const calibration::Profile* profile) {
    const Drawer drawer(game, profile);
    m_buildings.clear();
    for (const auto suit : engine::kSuits) {
        m_buildings << drawer.building(suit);
    }
    m_seats.clear();
    for (std::size_t seat = 0; seat < game.state.playerCount; ++seat) {
        m_seats << drawer.seat(seat);
    }
    m_discardTop = drawer.discardTop();
    m_discard = static_cast<int>(game.state.cards.count(Zone::discard()));
    m_deck = static_cast<int>(game.state.cards.count(Zone::deck()));
    emit changed();
}

} // namespace pocketmars::app
