#include "app/pages/play/game_setup.h"

#include "app/services/play_services.h"
#include "app/session/support/log.h"
#include "app/session/words/words.h"

#include <algorithm>
#include <cassert>
#include <string>

namespace pocketmars::app {
namespace {

// Of the settings.
const auto kSolo = QStringLiteral("solo");
const auto kLevel = QStringLiteral("level");
const auto kDraft = QStringLiteral("draft");
const auto kSource = QStringLiteral("source");
const auto kColours = QStringLiteral("colours");

} // namespace

GameSetup::GameSetup(Settings& settings, QObject* parent)
    : QObject(parent), m_settings(settings), m_players(settings) {
    connect(&m_players, &TableOptions::changed, this, &GameSetup::changed);
    connect(&m_players, &TableOptions::toggled, this, [this] { m_isSaid = !m_isSeating; });
    m_players.setGame(TableOptions::Solo);
    setProfile(nullptr);
    recall();
}

void GameSetup::recall() {
    const auto last = m_settings.game();
    if (last.isEmpty()) {
        return;
    }
    const auto level = engine::levelFromName(last.value(kLevel).toString().toStdString());
    m_level = static_cast<Level>(level.value_or(engine::Level::Android));
    m_draft = last.value(kDraft).toBool();
    setSource(last.value(kSource).toString());
    m_players.setGame(last.value(kSolo, true).toBool() ? TableOptions::Solo : TableOptions::Versus);
    m_lastSeats = last.value(kColours).toStringList();
    takeLastSeats();
}

void GameSetup::takeLastSeats() {
    if (!m_lastSeats.isEmpty()) {
        m_players.seat(m_lastSeats);
        if (m_players.missing().isEmpty()) {
            m_lastSeats.clear(); // from now on it is as the player says
        }
    }
    seatSomebody();
}

void GameSetup::remember() {
    QStringList colours;
    for (const auto& colour : game().colours) {
        colours << QString::fromStdString(colour);
    }
    m_settings.setGame({{kSolo, solo()},
                        {kLevel, QString::fromStdString(std::string(
                                     engine::name(static_cast<engine::Level>(m_level))))},
                        {kDraft, m_draft},
                        {kSource, source()},
                        {kColours, colours}});
}

void GameSetup::setProfile(const calibration::Profile* profile) {
    if (profile != nullptr) {
        m_players.setProfile(profile);
    } else {
        m_players.setColours({"red", "yellow", "green", "blue"});
    }
    takeLastSeats();
}

void GameSetup::seatSomebody() {
    // Two who play are the usual case, so that nothing need be said to begin.
    m_isSeating = true;
    for (const auto& colour : m_players.colours()) {
        if (m_players.missing().isEmpty()) {
            break;
        }
        if (colour.seat == 0) {
            m_players.toggle(colour.value);
        }
    }
    m_isSeating = false;
}

void GameSetup::propose(const session::ProposedPlayers& proposed) {
    auto open = proposed;
    if (m_isLevelSaid) {
        open.level.reset();
    }
    const bool isNews = !missing().isEmpty() || !agreesWith(open) ||
                        (open.level && static_cast<Level>(*open.level) != m_level);
    if (!m_isSaid && isNews) {
        session::logInfo("the table shows who plays: " + session::joined(proposed.colours));
        take(open);
    }
}

void GameSetup::take(const session::ProposedPlayers& proposed) {
    if (proposed.level) {
        m_level = static_cast<Level>(*proposed.level);
    }
    m_lastSeats.clear();
    m_players.take(proposed);
}

bool GameSetup::agreesWith(const session::ProposedPlayers& proposed) const {
    return m_players.agreesWith(proposed);
}

void GameSetup::forgetSaid() {
    m_isSaid = false;
    m_isLevelSaid = false;
}

void GameSetup::setCameras(const std::vector<vision::Camera>& cameras) {
    m_sources.setCameras(cameras);
    emit sourceChanged();
}

void GameSetup::setPhones(const QStringList& names) {
    if (m_sources.setPhones(names)) {
        emit sourceChanged();
    }
}

void GameSetup::setGame(const session::KeptGameOptions& game) {
    session::PlayerOptions said;
    said.mode = engine::name(game.game.mode);
    if (game.game.mode == engine::Mode::Solo) {
        said.human = game.colours[0];
        said.da = game.colours[1];
    } else {
        said.players = game.colours;
    }
    m_players.setPlayers(said);
    m_players.setPolish(game.game.edition == engine::Edition::Polish);
    m_level = static_cast<Level>(game.game.level);
    m_draft = game.game.draft;
    if (!game.recording.empty()) {
        setSource(QString::fromStdString(game.recording.string()));
    }
    emit changed();
}

void GameSetup::setSolo(bool solo) {
    if (solo != this->solo()) {
        m_isSaid = true;
        m_players.setGame(solo ? TableOptions::Solo : TableOptions::Versus);
        seatSomebody();
    }
}

void GameSetup::setLevel(Level level) {
    m_isLevelSaid = true;
    if (level != m_level) {
        m_level = level;
        emit changed();
    }
}

void GameSetup::setDraft(bool draft) {
    if (draft != m_draft) {
        m_draft = draft;
        emit changed();
    }
}

QList<Choice> GameSetup::sources() const {
    auto all = m_sources.choices();
    //: In the list of cameras: the game is entered by hand
    all << Choice{{}, tr("No camera"), source().isEmpty()};
    return all;
}

void GameSetup::setSource(const QString& address) {
    if (m_sources.choose(address)) {
        emit sourceChanged();
    }
}

session::KeptGameOptions GameSetup::game() const {
    assert(missing().isEmpty());
    const auto said = m_players.readOptions();
    session::KeptGameOptions out;
    out.game.mode = *said.mode;
    out.game.edition = m_players.edition();
    out.game.level = static_cast<engine::Level>(m_level);
    out.game.players = static_cast<std::uint8_t>(said.players.size());
    out.game.draft = m_draft && *said.mode == engine::Mode::Versus;
    out.game.readings = m_settings.readings(m_settings.profile());
    out.colours = said.players;
    if (isRecording(source().toStdString())) {
        out.recording = source().toStdString();
    }
    return out;
}

} // namespace pocketmars::app
