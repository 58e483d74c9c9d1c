#include "app/parts/table_options.h"

#include "app/support/item_text.h"
#include "app/support/player_colour.h"

#include <algorithm>
#include <cassert>

namespace pocketmars::app {

TableOptions::TableOptions(Settings& settings, QObject* parent)
    : QObject(parent), m_settings(settings), m_edition(settings.edition()) {}

void TableOptions::setProfile(const calibration::Profile* profile) {
    if (profile != nullptr) {
        setKnown(profile->layout.colonists, profile);
    } else {
        m_known.clear();
        emit changed();
    }
}

void TableOptions::setColours(const std::vector<std::string>& colours) {
    setKnown(colours, nullptr);
}

void TableOptions::setKnown(const std::vector<std::string>& colours,
                            const calibration::Profile* profile) {
    m_known.clear();
    for (const auto& colour : colours) {
        m_known << PlayerChoice{QString::fromStdString(colour), colourText(colour),
                                playerColour(profile, colour), 0};
    }
    m_seated.removeIf([&](const QString& colour) {
        return std::none_of(m_known.begin(), m_known.end(),
                            [&](const PlayerChoice& known) { return known.value == colour; });
    });
    emit changed();
}

void TableOptions::setGame(Game game) {
    if (game == m_game) {
        return;
    }
    m_game = game;
    m_seated = m_seated.mid(0, seats());
    emit changed();
}

void TableOptions::setPlayers(const session::PlayerOptions& said) {
    const bool solo = said.mode == engine::name(engine::Mode::Solo);
    m_game = solo ? Solo : Versus;
    m_seated.clear();
    for (const auto& colour : solo ? std::vector{said.human, said.da} : said.players) {
        m_seated << QString::fromStdString(colour);
    }
    emit changed();
}

void TableOptions::retranslate() {
    for (auto& known : m_known) {
        known.text = colourText(known.value.toStdString());
    }
    emit changed();
}

QList<PlayerChoice> TableOptions::colours() const {
    auto all = m_known;
    for (auto& choice : all) {
        choice.seat = static_cast<int>(m_seated.indexOf(choice.value)) + 1;
    }
    return all;
}

void TableOptions::setPolish(bool polish) {
    if (polish == this->polish()) {
        return;
    }
    m_edition = polish ? engine::Edition::Polish : engine::Edition::English;
    m_settings.setEdition(m_edition);
    emit changed();
}

QString TableOptions::summary() const {
    if (m_game == Automatic) {
        //: Who plays is found out from the photo
        return tr("Players: automatic");
    }
    if (!missing().isEmpty()) {
        return missing();
    }
    const auto said = readOptions();
    return playersText({*said.mode, said.players});
}

QString TableOptions::missing() const {
    if (m_game == Solo && m_seated.size() < 2) {
        //: On the button with the players: what is still to be said; DA is the automaton
        return m_seated.isEmpty() ? tr("Choose your colour") : tr("Choose the colour of DA");
    }
    if (m_game == Versus && m_seated.size() < 2) {
        //: On the button with the players: what is still to be said
        return tr("Choose 2 to 4 colours");
    }
    return {};
}

void TableOptions::take(const session::ProposedPlayers& proposed) {
    session::PlayerOptions said;
    said.mode = engine::name(proposed.mode);
    if (proposed.mode == engine::Mode::Solo) {
        said.human = proposed.colours[0];
        said.da = proposed.colours[1];
    } else {
        said.players = proposed.colours;
    }
    setPlayers(said);
}

bool TableOptions::agreesWith(const session::ProposedPlayers& proposed) const {
    const auto said = readOptions();
    if (said.mode != proposed.mode) {
        return false;
    }
    return *said.mode == engine::Mode::Solo
               ? said.players == proposed.colours
               : std::is_permutation(said.players.begin(), said.players.end(),
                                     proposed.colours.begin(), proposed.colours.end());
}

void TableOptions::seat(const QStringList& colours) {
    m_seated.clear();
    for (const auto& known : m_known) {
        if (colours.contains(known.value)) {
            m_seated << known.value;
        }
    }
    std::sort(m_seated.begin(), m_seated.end(), [&](const QString& a, const QString& b) {
        return colours.indexOf(a) < colours.indexOf(b);
    });
    m_seated = m_seated.mid(0, seats());
    emit changed();
}

void TableOptions::toggle(const QString& colour) {
    if (!m_seated.removeOne(colour)) {
        if (m_seated.size() >= seats()) {
            return;
        }
        m_seated << colour;
    }
    emit toggled();
    emit changed();
}

void TableOptions::sit(int seat, const QString& colour) {
    if (m_game != Solo || m_seated.size() != 2 || seat < 0 || seat > 1 ||
        m_seated[seat] == colour) {
        return;
    }
    auto& other = m_seated[1 - seat];
    if (other == colour) {
        other = m_seated[seat];
    }
    m_seated[seat] = colour;
    emit toggled();
    emit changed();
}

vision::ReadOptions TableOptions::readOptions() const {
    assert(missing().isEmpty());
    vision::ReadOptions options;
    if (m_game != Automatic) {
        options.mode = m_game == Solo ? engine::Mode::Solo : engine::Mode::Versus;
        for (const auto& colour : m_seated) {
            options.players.push_back(colour.toStdString());
        }
    }
    return options;
}

int TableOptions::seats() const { return m_game == Solo ? 2 : engine::kMaxPlayers; }

QString playersText(const session::ProposedPlayers& players) {
    QStringList names;
    for (const auto& colour : players.colours) {
        names << colourText(colour);
    }
    return players.mode == engine::Mode::Solo
               //: A solo game; %1 the human's colour, %2 that of Devious Automatics
               ? TableOptions::tr("Solo: %1, DA %2").arg(names[0], names[1])
               : names.join(QStringLiteral(", "));
}

} // namespace pocketmars::app
