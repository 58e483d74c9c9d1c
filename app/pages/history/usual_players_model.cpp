#include "app/pages/history/usual_players_model.h"

#include "app/support/item_text.h"
#include "app/support/player_colour.h"
#include "app/support/usual_colours.h"

#include <algorithm>

namespace pocketmars::app {

UsualPlayersModel::UsualPlayersModel(const HistoryServices& services, Background& background,
                                     QObject* parent)
    : QObject(parent), m_services(services), m_background(background) {}

void UsualPlayersModel::load() {
    m_background.run(m_services.usualPlayers, [this](const auto& names) {
        m_players.clear();
        for (const auto& colour : usualColours()) {
            UsualPlayer player;
            player.value = colour;
            player.title = colourText(colour.toStdString());
            player.colour = playerColour(nullptr, colour.toStdString());
            const auto name = names->find(colour.toStdString());
            player.name = name == names->end() ? QString() : QString::fromStdString(name->second);
            m_players << player;
        }
        emit changed();
    });
}

void UsualPlayersModel::setName(const QString& colour, const QString& name) {
    const auto known = std::find_if(m_players.begin(), m_players.end(),
                                    [&](const auto& player) { return player.value == colour; });
    if (known != m_players.end() && known->name == name.trimmed()) {
        return; // a field was left as it was
    }
    m_background.run([set = m_services.setUsualPlayer, colour = colour.toStdString(),
                      name = name.trimmed().toStdString()] { return set(colour, name); },
                     [this, colour, name](const auto&) {
                         // Not told: the field that says so is the one that was typed into.
                         for (auto& player : m_players) {
                             if (player.value == colour) {
                                 player.name = name.trimmed();
                             }
                         }
                         emit renamed();
                     });
}

} // namespace pocketmars::app
