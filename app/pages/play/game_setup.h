#pragma once

#include "app/live/camera_sources.h"
#include "app/parts/table_options.h"
#include "app/session/game/kept_game.h"
#include "app/session/watching/proposed_players.h"
#include "app/settings/settings.h"
#include "app/support/choice.h"
#include "vision/cameras.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace pocketmars::app {

/// What the player says of a game before it begins.
class GameSetup : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    /// Who plays, and the edition.
    Q_PROPERTY(pocketmars::app::TableOptions* players READ players CONSTANT)
    Q_PROPERTY(bool solo READ solo WRITE setSolo NOTIFY changed)
    /// Solo: how strong Devious Automatics starts.
    Q_PROPERTY(Level level READ level WRITE setLevel NOTIFY changed)
    /// Versus: whether the cards are drafted.
    Q_PROPERTY(bool draft READ draft WRITE setDraft NOTIFY changed)
    /// The cameras that are plugged in, phones that are one, and that there may be none; what was
    /// typed or chosen last.
    Q_PROPERTY(QList<pocketmars::app::Choice> sources READ sources NOTIFY sourceChanged)
    /// Address of what is watched: `0`, `phone://NAME`, `http://…`, a folder; empty: no camera.
    Q_PROPERTY(QString source READ source WRITE setSource NOTIFY sourceChanged)
    /// What is still to be said before the game can begin; empty if nothing is.
    Q_PROPERTY(QString missing READ missing NOTIFY changed)

public:
    enum Level { Android, SuperDroid, Cyborg };
    Q_ENUM(Level)

    /// @param settings  keeps the edition and how the last game was begun; outlives this
    explicit GameSetup(Settings& settings, QObject* parent = nullptr);

    /// @param profile  whose colours there are; null: those of the box
    void setProfile(const calibration::Profile* profile);
    void setCameras(const std::vector<vision::Camera>& cameras);
    /// @param names  of the phones that send their camera's pictures
    void setPhones(const QStringList& names);
    /// As the table shows it, unless the player has said who plays, or how strong DA is.
    void propose(const session::ProposedPlayers& proposed);
    /// As the table shows it, whatever was said.
    void take(const session::ProposedPlayers& proposed);
    /// Whether what was said is what the table shows; of people, the first player may be any.
    /// Only while nothing is missing().
    [[nodiscard]] bool agreesWith(const session::ProposedPlayers& proposed) const;
    /// Who plays next was not said yet.
    void forgetSaid();
    /// As a game that is gone on with was begun.
    void setGame(const session::KeptGameOptions& game);
    /// The next start begins with what is set now.
    void remember();

    [[nodiscard]] TableOptions* players() { return &m_players; }
    [[nodiscard]] bool solo() const { return m_players.game() == TableOptions::Solo; }
    void setSolo(bool solo);
    [[nodiscard]] Level level() const { return m_level; }
    void setLevel(Level level);
    [[nodiscard]] bool draft() const { return m_draft; }
    void setDraft(bool draft);
    [[nodiscard]] QList<Choice> sources() const;
    [[nodiscard]] const QString& source() const { return m_sources.address(); }
    void setSource(const QString& address);
    /// A folder of photos or a film.
    Q_INVOKABLE void setSourceUrl(const QUrl& file) { setSource(file.toLocalFile()); }
    [[nodiscard]] QString missing() const { return m_players.missing(); }

    /// Only while nothing is missing().
    [[nodiscard]] session::KeptGameOptions game() const;

signals:
    void changed();
    void sourceChanged();

private:
    void seatSomebody();
    void recall();
    /// Those of the last game, as far as the profile has their colours.
    void takeLastSeats();

    Settings& m_settings;
    TableOptions m_players;
    QStringList m_lastSeats; ///< colours of the last game, until they sit
    Level m_level = Android;
    bool m_draft = false;
    bool m_isSaid = false;      ///< who plays, by the player
    bool m_isLevelSaid = false; ///< likewise
    bool m_isSeating = false;   ///< somebody is seated, not by the player
    CameraSources m_sources;
};

} // namespace pocketmars::app
