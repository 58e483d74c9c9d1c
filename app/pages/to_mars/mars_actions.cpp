#include "app/pages/to_mars/mars_actions.h"

#include "app/pages/to_mars/mars_items.h"
#include "app/pages/to_mars/mars_values.h"
#include "engine/to_mars/rules/game_words.h"

#include <QStringList>

#include <algorithm>

namespace pocketmars::app {
namespace {

using namespace to_mars;
using Target = MarsAction::Target;

QString capital(const std::string& words) {
    auto text = QString::fromStdString(words);
    return text.isEmpty() ? text : text.left(1).toUpper() + text.mid(1);
}

/// The actions of one player, as they are gathered.
class Gathering {
public:
    Gathering(const Game& game, std::size_t seat)
        : m_game(&game), m_seat(seat), m_player(&game.state().players[seat]),
          m_legal(legalMoves(game.table(), game.state())) {}

    QList<MarsAction> all() {
        ofMainBoard();
        ofProjects();
        ofPlayerBoard();
        ofShip();
        ofToken();
        ofGoals();
        ofFunding();
        return std::move(m_actions);
    }

private:
    void group(const QString& title) { m_group = title; }

    void add(const QString& text, Move move, Target target) {
        move.seat = m_seat;
        MarsAction action;
        action.group = std::exchange(m_group, {});
        action.text = text;
        action.move = move;
        action.target = target;
        action.legal = std::ranges::any_of(m_legal, [&move, target](const Move& one) {
            const bool sameItem = target != Target::None || one.item == move.item;
            return one.kind == move.kind && one.seat == move.seat && one.swap == move.swap &&
                   one.structure == move.structure && sameItem;
        });
        if (!action.legal) {
            action.why = reason(action);
        }
        m_actions << action;
    }

    /// Why there is no place for it: the reason at the first one.
    QString reason(const MarsAction& action) const {
        const auto& ship = m_game->table().ship;
        const bool hasPlaces = action.target == Target::None || action.target == Target::Space ||
                               (action.target == Target::Panel && !ship.panels.empty()) ||
                               (action.target == Target::Slot && !ship.astronautSlots.empty());
        if (!hasPlaces) {
            //: Why something can't be done
            return QObject::tr("this ship has no place for it");
        }
        const auto move = moveAt(action, ship, 0);
        const auto refusal = whyNot(m_game->table(), m_game->state(), move);
        return refusal ? QString::fromStdString(
                             toWords(*refusal, m_game->table(), m_game->state(), move))
                       : QString();
    }

    void structures(MoveKind kind, const std::array<int, kStructureCount>& counts, Target target,
                    const QString& pattern) {
        for (const auto structure : kStructures) {
            add(pattern.arg(capital(inWords(structure))).arg(counts[index(structure)]),
                {.kind = kind, .structure = structure}, target);
        }
    }

    void ofMainBoard() {
        //: Heading: structures of a player that are built
        group(QObject::tr("From the main board to the ship, for a ticket"));
        //: A structure that can be moved; %1 its name, %2 how many there are
        structures(MoveKind::Ship, m_player->onMainBoard, Target::Space, QObject::tr("%1 (%2)"));
    }

    void ofProjects() {
        //: Heading: what a player's projects can do
        group(QObject::tr("By a project"));
        if (m_player->has(Project::HabitatModule)) {
            add(capital(inWords(Project::HabitatModule)), {.kind = MoveKind::Habitat},
                Target::Space);
        }
        if (m_player->has(Project::LaunchPad)) {
            structures(MoveKind::Launch, m_player->onMainBoard, Target::Space,
                       //: A project's action: behind its name %1 a structure, %2 how many there are
                       QObject::tr("Launch: %1 (%2)"));
        }
        if (m_player->has(Project::OrbitalAssembly)) {
            structures(MoveKind::BuildOnto, m_player->onPlayerBoard, Target::Space,
                       //: A project's action: behind its name %1 a structure, %2 how many there are
                       QObject::tr("Assemble: %1 (%2)"));
        }
    }

    void ofPlayerBoard() {
        //: Heading: structures of a player that are not built yet
        group(QObject::tr("Built on the main board"));
        structures(MoveKind::Build, m_player->onPlayerBoard, Target::None, QObject::tr("%1 (%2)"));
    }

    void ofShip() {
        //: Heading: solar panels and astronauts of the ship
        group(QObject::tr("On the ship"));
        //: What a player can do: then a place on the ship is tapped
        add(QObject::tr("Solar panel"), {.kind = MoveKind::BuildPanel}, Target::Panel);
        //: What a player can do: then a place on the ship is tapped
        add(QObject::tr("Astronaut"), {.kind = MoveKind::Astronaut}, Target::Slot);
        if (m_player->has(Project::AstronautExchange)) {
            //: What a player can do: then a place on the ship is tapped
            add(QObject::tr("Swapped astronaut"), {.kind = MoveKind::Astronaut, .swap = true},
                Target::Slot);
        }
        if (m_player->has(Project::LunarShuttle)) {
            //: What a player can do: then a place on the ship is tapped
            add(QObject::tr("Bring one back"), {.kind = MoveKind::Retrieve}, Target::Slot);
        }
    }

    void ofToken() {
        //: Heading: corporation tokens
        group(QObject::tr("Ticket"));
        //: What a player can do
        add(QObject::tr("Corporation token"), {.kind = MoveKind::Token}, Target::None);
    }

    void ofGoals() {
        //: Heading
        group(QObject::tr("Goals"));
        for (std::size_t goal = 0; goal < kGoalCount; ++goal) {
            add(capital(inWords(goal)), {.kind = MoveKind::Goal, .item = goal}, Target::None);
            m_actions.back().detail = claimsOf(goal);
        }
    }

    /// `8 VP: Fabio, 6 VP: closed`.
    [[nodiscard]] QString claimsOf(std::size_t goal) const {
        const auto& state = m_game->state();
        const auto open = openSlots(goal, state.players.size());
        QStringList claims;
        for (std::size_t slot = 0; slot < kGoalPoints.at(goal).size(); ++slot) {
            const auto& seat = state.goals.at(goal).at(slot);
            const auto who = seat ? QString::fromStdString(state.players[*seat].name)
                             //: Of a goal's points: nobody has claimed them yet
                             : slot < open ? QObject::tr("free")
                                           //: Of a goal's points: with so few players nobody can
                                           : QObject::tr("closed");
            //: A goal's points and who has them; %1 victory points, %2 a player, "free" or "closed"
            claims << QObject::tr("%1 VP: %2").arg(kGoalPoints.at(goal).at(slot)).arg(who);
        }
        return listed(claims);
    }

    void ofFunding() {
        //: Heading: projects that can be funded
        group(QObject::tr("Fund a project"));
        for (std::size_t project = 0; project < kProjectCount; ++project) {
            add(capital(inWords(static_cast<Project>(project))),
                {.kind = MoveKind::Fund, .item = project}, Target::None);
            m_actions.back().detail =
                QString::fromStdString(explained(static_cast<Project>(project)));
        }
        //: What a player can do: fund a project that is not To Mars'
        add(QObject::tr("Another corporation's"), {.kind = MoveKind::FundOther}, Target::None);
    }

    const Game* m_game;
    std::size_t m_seat;
    const Player* m_player;
    std::vector<Move> m_legal;
    QString m_group;
    QList<MarsAction> m_actions;
};

} // namespace

QList<MarsAction> marsActions(const Game& game, std::size_t seat) {
    return Gathering(game, seat).all();
}

Move moveAt(const MarsAction& action, const Ship& ship, std::size_t item) {
    auto move = action.move;
    if (action.target == Target::Space) {
        move.at = spacesOf(ship).at(item);
    } else if (action.target != Target::None) {
        move.item = item;
    }
    return move;
}

std::optional<Move> legalMoveAt(const MarsAction& action, const Game& game, std::size_t item) {
    auto move = moveAt(action, game.table().ship, item);
    const auto structure = move.kind == MoveKind::Habitat ? Structure::Dome : move.structure;
    const auto size = action.target == Target::Space
                          ? static_cast<std::size_t>(game.table().ship.sizeOf(structure))
                          : std::size_t{1};
    for (std::size_t i = 0; i < size; ++i) {
        if (!whyNot(game.table(), game.state(), move)) {
            return move;
        }
        if (action.target != Target::Space || move.at.place == 0) {
            break;
        }
        --move.at.place;
    }
    return std::nullopt;
}

} // namespace pocketmars::app
