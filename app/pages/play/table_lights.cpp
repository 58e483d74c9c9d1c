#include "app/pages/play/table_lights.h"

#include "app/support/item_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstddef>

namespace pocketmars::app {
namespace {

using engine::Observation;

/// Gives the texts of this file their context for translators.
struct Lights {
    Q_DECLARE_TR_FUNCTIONS(TableLights)
};

/// Puts the things of one kind together: the worst of them gives the colour.
class Light {
public:
    explicit Light(QString title) { m_light.title = std::move(title); }

    template <class T> void add(const QString& name, const engine::Reading<T>& reading) {
        if (reading.isUnseen()) {
            m_missing << name;
        } else if (!reading.isRead()) {
            m_unclear << name;
        }
    }

    [[nodiscard]] TableLight light(bool looked) && {
        m_missing.removeDuplicates();
        m_unclear.removeDuplicates();
        if (!looked) {
            m_light.colour = light::Dark;
        } else if (!m_missing.isEmpty()) {
            m_light.colour = light::Red;
            //: Beside a red light; %1 what the camera does not see, such as `Greenhouse, Aqualab`
            m_light.advice = Lights::tr("Bring into the picture, whole and uncovered: %1")
                                 .arg(m_missing.join(QStringLiteral(", ")));
        } else if (!m_unclear.isEmpty()) {
            m_light.colour = light::Amber;
            //: Beside an amber light; %1 what the camera sees badly
            m_light.advice = Lights::tr("Take hands and reflections away from: %1")
                                 .arg(m_unclear.join(QStringLiteral(", ")));
        } else {
            m_light.colour = light::Green;
        }
        return std::move(m_light);
    }

private:
    TableLight m_light;
    QStringList m_missing;
    QStringList m_unclear;
};

} // namespace

QList<TableLight> lightsFor(const Observation* seen) {
    //: What the camera must see: the five building cards
    Light buildings(Lights::tr("Buildings"));
    //: What the camera must see: the players' spaceship cards
    Light ships(Lights::tr("Ships"));
    //: What the camera must see: where colonists wait
    Light earth(Lights::tr("Earth"));
    //: What the camera must see: the face-down cards beside the ships
    Light prep(Lights::tr("Prep modules"));
    //: What the camera must see
    Light discard(Lights::tr("Discard pile"));
    const bool looked = seen != nullptr;
    if (looked) {
        for (const auto suit : engine::kSuits) {
            buildings.add(suitText(suit), seen->building(suit).stack);
        }
        for (const auto& player : seen->players) {
            const auto name = colourText(player.colour);
            ships.add(name, player.ship);
            ships.add(name, player.energy);
            earth.add(name, player.earth);
            prep.add(name, player.prep);
        }
        //: Name of a place on the table, in a list of what is to be seen
        discard.add(Lights::tr("the place of the discard pile"), seen->discardTop);
    }
    return {std::move(buildings).light(looked), std::move(ships).light(looked),
            std::move(earth).light(looked), std::move(prep).light(looked),
            std::move(discard).light(looked)};
}

QStringList setupSteps(const Observation& dealt) {
    QStringList steps;
    for (const auto& player : dealt.players) {
        const auto name = colourText(player.colour);
        //: Set-up; %1 a player's colour, %2 how many, %3 how many
        steps << Lights::tr("%1: %2 on the ship, %3 on Earth, energy at %4")
                     .arg(name)
                     .arg(player.ship.valueOr(0))
                     .arg(player.earth.valueOr(0))
                     .arg(player.energy.valueOr(0));
    }
    for (const auto& player : dealt.players) {
        //: Set-up; %1 a player's colour
        steps << Lights::tr("%1: 2 cards face down in the prep module")
                     .arg(colourText(player.colour));
    }
    //: Set-up
    steps << Lights::tr("Five buildings, nothing on them");
    //: Set-up
    steps << Lights::tr("No card on the discard pile");
    return steps;
}

std::vector<bool> setupSeen(const Observation& dealt, const Observation& seen) {
    std::vector<bool> out;
    const auto same = [](const auto& a, const auto& b) {
        return a.isRead() && b.isRead() && a.value() == b.value();
    };
    const auto players = std::min(dealt.players.size(), seen.players.size());
    for (std::size_t i = 0; i < dealt.players.size(); ++i) {
        const auto& a = dealt.players[i];
        out.push_back(i < players && same(a.ship, seen.players[i].ship) &&
                      same(a.earth, seen.players[i].earth) &&
                      same(a.energy, seen.players[i].energy));
    }
    for (std::size_t i = 0; i < dealt.players.size(); ++i) {
        out.push_back(i < players && seen.players[i].prep.isRead() &&
                      seen.players[i].prep.value().size() == 2);
    }
    out.push_back(std::all_of(engine::kSuits.begin(), engine::kSuits.end(), [&](engine::Suit suit) {
        const auto& building = seen.building(suit);
        const auto isFree = [&](const engine::Reading<engine::ColonistCounts>& space) {
            return std::all_of(seen.players.begin(), seen.players.end(), [&](const auto& player) {
                return engine::colonists(space, player.colour).valueOr(0) == 0;
            });
        };
        return building.stack.isRead() && building.stack.value().empty() &&
               isFree(building.oneStar) && isFree(building.twoStar);
    }));
    out.push_back(seen.discardTop.isRead() && !seen.discardTop.value());
    return out;
}

} // namespace pocketmars::app
