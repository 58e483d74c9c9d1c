#pragma once

#include "app/session/scoring/player_options.h"
#include "app/session/watching/proposed_players.h"
#include "app/settings/settings.h"
#include "calibration/profile/profile.h"
#include "engine/box/player.h"
#include "vision/table_reader.h"

#include <QColor>
#include <QList>
#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <string>
#include <vector>

namespace pocketmars::app {

/// A colour that can be chosen for a player.
struct PlayerChoice {
    Q_GADGET
    QML_VALUE_TYPE(playerChoice)
    Q_PROPERTY(QString value MEMBER value CONSTANT)
    Q_PROPERTY(QString text MEMBER text CONSTANT)
    Q_PROPERTY(QColor colour MEMBER colour CONSTANT)
    Q_PROPERTY(int seat MEMBER seat CONSTANT)

public:
    QString value; ///< as the profile names it: `red`
    QString text;  ///< for people: `Red`
    QColor colour; ///< of the profile's piece
    int seat = 0;  ///< 1, 2, … in seating order; 0: does not play

    friend bool operator==(const PlayerChoice&, const PlayerChoice&) = default;
};

/// What the player says about a game before its table is read.
class TableOptions : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    Q_PROPERTY(Game game READ game WRITE setGame NOTIFY changed)
    /// The profile's colours, with the seat of each.
    Q_PROPERTY(QList<pocketmars::app::PlayerChoice> colours READ colours NOTIFY changed)
    Q_PROPERTY(bool polish READ polish WRITE setPolish NOTIFY changed)
    /// In a few words, for the button that opens the options: `Solo: Red, DA Blue`.
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    /// What is still missing before a table can be read; empty if nothing is.
    Q_PROPERTY(QString missing READ missing NOTIFY changed)

public:
    enum Game {
        Automatic, ///< the players are those whose ships and colonists are seen
        Solo,      ///< seat 1 the human, seat 2 Devious Automatics
        Versus     ///< 2 to 4 people
    };
    Q_ENUM(Game)

    /// @param settings  keeps the edition; outlives the options
    explicit TableOptions(Settings& settings, QObject* parent = nullptr);

    /// @param profile  whose colours there are; null for none. Seats of colours that it lacks are
    ///                 given up.
    void setProfile(const calibration::Profile* profile);
    /// The colours that there are where no profile says so.
    void setColours(const std::vector<std::string>& colours);

    [[nodiscard]] Game game() const { return m_game; }
    void setGame(Game game);
    /// Puts the texts into the language of now.
    void retranslate();

    [[nodiscard]] QList<PlayerChoice> colours() const;
    /// How many sit.
    [[nodiscard]] qsizetype seated() const { return m_seated.size(); }
    [[nodiscard]] bool polish() const { return m_edition == engine::Edition::Polish; }
    void setPolish(bool polish);
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString missing() const;

    /// Seats the players as they were said, for a game of that mode.
    void setPlayers(const session::PlayerOptions& said);

    /// Seats the players whom a table shows.
    void take(const session::ProposedPlayers& proposed);
    /// Whether what was said is what a table shows; of people, the first player may be any.
    /// Only while nothing is missing(), and a game was said.
    [[nodiscard]] bool agreesWith(const session::ProposedPlayers& proposed) const;

    /// Seats these colours, as far as there are such, and nobody else.
    void seat(const QStringList& colours);

    /// Seats a colour behind those that sit already; one that sits leaves its seat. A full table
    /// takes no more.
    Q_INVOKABLE void toggle(const QString& colour);

    /// Of a solo game that both sit at: gives a seat a colour. Who has it already gets the one that
    /// was there.
    /// @param seat  0: the human's; 1: that of Devious Automatics
    Q_INVOKABLE void sit(int seat, const QString& colour);

    [[nodiscard]] engine::Edition edition() const { return m_edition; }
    /// Only while nothing is missing().
    [[nodiscard]] vision::ReadOptions readOptions() const;

signals:
    void changed();
    /// By a tap of the player.
    void toggled();

private:
    [[nodiscard]] int seats() const;
    void setKnown(const std::vector<std::string>& colours, const calibration::Profile* profile);

    Settings& m_settings;
    QList<PlayerChoice> m_known; ///< the profile's colours; their seats are not used
    Game m_game = Automatic;
    QStringList m_seated; ///< in seating order
    engine::Edition m_edition;
};

/// Players in a few words: `Solo: Red, DA Blue`.
[[nodiscard]] QString playersText(const session::ProposedPlayers& players);

} // namespace pocketmars::app
