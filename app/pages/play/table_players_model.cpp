#include "app/pages/play/table_players_model.h"

#include "app/support/item_text.h"

#include <QStringList>

#include <algorithm>
#include <string>
#include <vector>

namespace pocketmars::app {

TablePlayersModel::TablePlayersModel(GameSetup& setup, QObject* parent)
    : QObject(parent), m_setup(setup) {
    connect(&m_setup, &GameSetup::changed, this, &TablePlayersModel::changed);
}

void TablePlayersModel::see(std::span<const vision::SeatSeen> seats) {
    auto proposed = session::proposePlayers(seats);
    if (!proposed) {
        return; // an arm over a ship changes nothing
    }
    m_proposed = std::move(proposed);
    emit changed();
    m_setup.propose(*m_proposed);
}

void TablePlayersModel::forget() {
    m_proposed.reset();
    m_kept.reset();
    emit changed();
}

QString TablePlayersModel::text() const {
    return m_proposed ? playersText(*m_proposed) : QString();
}

bool TablePlayersModel::contradicts() const {
    return m_proposed && m_setup.missing().isEmpty() && !m_setup.agreesWith(*m_proposed) &&
           m_kept != m_setup.game().colours;
}

bool TablePlayersModel::agrees() const {
    return m_proposed && m_setup.missing().isEmpty() && m_setup.agreesWith(*m_proposed);
}

QString TablePlayersModel::contradiction() const {
    if (!contradicts()) {
        return {};
    }
    QStringList missing;
    for (const auto& colour : m_setup.game().colours) {
        const auto& seen = m_proposed->colours;
        if (std::find(seen.begin(), seen.end(), colour) == seen.end()) {
            missing << colourText(colour);
        }
    }
    if (missing.isEmpty()) {
        //: The players that were chosen are other than on the table; %1 who lies there: `Solo: Red,
        //: DA Blue`
        return tr("On the table: %1").arg(text());
    }
    //: The players that were chosen are other than on the table; %1 those of whom nothing is seen:
    //: `White, Black`; %2 who lies there: `Solo: Red, DA Blue`
    return tr("Nothing seen of: %1. On the table: %2")
        .arg(missing.join(QStringLiteral(", ")), text());
}

TableLight TablePlayersModel::light() const {
    TableLight light;
    //: What the camera must see: ships and colonists of those who play
    light.title = tr("Players");
    if (agrees()) {
        light.colour = light::Green;
    } else if (contradicts()) {
        light.colour = light::Red;
        light.advice = contradiction();
        //: The light of the players, in words: the table shows others than were chosen
        light.words = tr("others lie there");
    }
    return light;
}

void TablePlayersModel::keepSaid() {
    if (m_setup.missing().isEmpty()) {
        m_kept = m_setup.game().colours;
        emit changed();
    }
}

void TablePlayersModel::take() {
    if (m_proposed) {
        m_setup.take(*m_proposed);
    }
}

} // namespace pocketmars::app
